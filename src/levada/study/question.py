"""What a question is: the ways to play that it compares, and what it makes of the games."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from levada.study.estimates import CONSTANT, Estimate, Estimator, number
from levada.study.sample import Sample


class Question(Protocol):
    name: ClassVar[str]
    raw_tables: ClassVar[Sequence[str]]

    @property
    def title(self) -> str:
        """The question, as it stands above table and picture."""

    def estimates(self, sample: Sample, estimator: Estimator) -> list[Estimate]: ...

    def answer(self, estimates: Sequence[Estimate]) -> str:
        """In a sentence."""


def found(estimates: Sequence[Estimate], **labels: str) -> Estimate:
    """The one estimate of these labels."""
    [one] = [each for each in estimates if labels.items() <= each.labels.items()]
    return one


def interval(estimate: Estimate, form: str = "+z.2f", scale: float = 1.0) -> str:
    mean = number(estimate.mean * scale, form)
    if estimate.is_constant:
        return f"{mean} ({CONSTANT})"
    low, high = number(estimate.low * scale, form), number(estimate.high * scale, form)
    return f"{mean} ({low} … {high})"

"""Teaches a small network to play by playing itself: `python examples/train.py exlibris --minutes 4`.

Every decision of every seat goes through one network. When a game ends, each of its decisions gets
what its seat got, and the network is changed so that what paid more than expected is chosen more
often (proximal policy optimisation). The weights are written as an .npz that examples/trained_player.py
reads with NumPy alone. Needs `pip install jax optax`.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
import optax

import levada

ROWS, STEPS, HIDDEN = 512, 96, 128
EPOCHS, MINIBATCH, CLIP, ENTROPY, VALUE = 2, 4096, 0.2, 0.01, 0.5
LEARNING_RATE = 1e-3
ROUNDS_A_CHECKPOINT = 20
COMPANY, GAMES_IN_COMPANY, SEED_IN_COMPANY = "novice", 300, 1_000_003


class Decisions(NamedTuple):
    """What was seen, what was legal, what was done and how likely it was, and what came of it."""

    seen: Any
    legal: Any
    action: Any
    log_chance: Any
    got: Any


def new_weights(key: Any, features: int, actions: int) -> dict[str, Any]:
    sizes = [features, HIDDEN, HIDDEN, actions + 1]
    weights = {}
    for layer, (inside, outside) in enumerate(pairwise(sizes)):
        key, drawn = jax.random.split(key)
        scale = (0.01 if layer == 2 else 1.4) / inside**0.5
        weights[f"weights{layer}"] = scale * jax.random.normal(drawn, (inside, outside))
        weights[f"bias{layer}"] = jnp.zeros(outside)
    return weights


def judge(weights: dict[str, Any], units: Any, seen: Any, legal: Any) -> tuple[Any, Any]:
    """The logarithm of each action's chance, and what the seat may expect to get."""
    flow = seen.astype(jnp.float32) / units
    for layer in range(2):
        flow = jax.nn.relu(flow @ weights[f"weights{layer}"] + weights[f"bias{layer}"])
    out = flow @ weights["weights2"] + weights["bias2"]
    return jax.nn.log_softmax(jnp.where(legal, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose_best(weights: dict[str, Any], units: Any, seen: Any, legal: Any) -> Any:
    return judge(weights, units, seen, legal)[0].argmax(1)


@jax.jit
def choose(weights: dict[str, Any], units: Any, seen: Any, legal: Any, key: Any) -> tuple[Any, Any]:
    log_chances, _ = judge(weights, units, seen, legal)
    action = jax.random.categorical(key, log_chances)
    return action, jnp.take_along_axis(log_chances, action[:, None], 1)[:, 0]


def loss(weights: dict[str, Any], units: Any, batch: Decisions) -> Any:
    log_chances, expected = judge(weights, units, batch.seen, batch.legal)
    log_chance = jnp.take_along_axis(log_chances, batch.action[:, None], 1)[:, 0]
    gain = batch.got - jax.lax.stop_gradient(expected)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = jnp.exp(log_chance - batch.log_chance)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    spread = -(jnp.exp(log_chances) * jnp.where(batch.legal, log_chances, 0)).sum(1).mean()
    return VALUE * ((batch.got - expected) ** 2).mean() - better - ENTROPY * spread


@partial(jax.jit, static_argnums=0)
def improve(
    optimizer: Any, weights: dict[str, Any], moments: Any, units: Any, batch: Decisions
) -> tuple[dict[str, Any], Any]:
    changes, moments = optimizer.update(jax.grad(loss)(weights, units, batch), moments, weights)
    return optax.apply_updates(weights, changes), moments


def play(batch: levada.Batch, weights: dict[str, Any], units: Any, key: Any) -> Decisions:
    """So many steps in all rows; of them the decisions whose games have ended meanwhile."""
    kept, seats, rewards, dones = [], [], [], []
    for drawn in jax.random.split(key, STEPS):
        now = batch.observations.copy(), batch.masks.copy()
        drawn_action, its_log_chance = choose(weights, units, *now, drawn)
        actions = np.asarray(drawn_action, np.int64)
        kept.append((*now, actions, np.asarray(its_log_chance)))
        seats.append(batch.seats.copy())
        batch.step(actions)
        rewards.append(batch.rewards.copy())
        dones.append(batch.dones.copy())
    got, is_known = what_came(np.stack(seats), np.stack(rewards), np.stack(dones))
    seen, legal, action, log_chance = (np.stack(each)[is_known] for each in zip(*kept, strict=True))
    return Decisions(seen, legal, action, log_chance, got[is_known])


def what_came(seats: Any, rewards: Any, dones: Any) -> tuple[Any, Any]:
    """By step and row: what the seat got when that game ended, and whether it has."""
    got, is_known = np.zeros(seats.shape, np.float32), np.zeros(seats.shape, np.bool_)
    row = np.arange(seats.shape[1])
    latest, has_ended = np.zeros_like(rewards[0]), np.zeros_like(dones[0])
    for step in reversed(range(len(seats))):
        latest[dones[step]] = rewards[step][dones[step]]
        has_ended |= dones[step]
        got[step], is_known[step] = latest[row, seats[step]], has_ended
    return got, is_known


def share_won(company: levada.Batch, weights: dict[str, Any], units: Any) -> float:
    """What the network wins at one seat of each game, a built-in level at the others: the same deals each time."""
    company.reset()
    mine = company.numbers % company.players
    won, is_over = 0.0, np.zeros(company.size, np.bool_)
    while not is_over.all():
        best = choose_best(weights, units, company.observations.copy(), company.masks.copy())
        actions, others = np.array(best, np.int64), company.seats != mine
        actions[others] = company.act(COMPANY, others)
        company.step(actions)
        ended = np.flatnonzero(company.dones & ~is_over)
        won += float(company.rewards[ended, mine[ended]].sum())
        is_over[ended] = True
    return won / company.size


def train(
    batch: levada.Batch, weights: dict[str, Any], minutes: float, rounds: int, out: Path
) -> None:
    """Plays and improves in turn until the time is over, or the rounds are."""
    units, chance = jnp.asarray(batch.game.engine.units), np.random.default_rng(batch.seed)
    key, optimizer = jax.random.key(batch.seed), optax.adam(LEARNING_RATE)
    company = levada.Batch(
        batch.game.name, GAMES_IN_COMPANY, seed=SEED_IN_COMPANY, players=batch.players
    )
    moments, end = optimizer.init(weights), time.monotonic() + 60 * minutes
    for number in range(1, rounds + 1):
        key, drawn = jax.random.split(key)
        decisions = play(batch, weights, units, drawn)
        for _ in range(EPOCHS):
            order = chance.permutation(len(decisions.got))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                chosen = order[first : first + MINIBATCH]
                part = Decisions(*(column[chosen] for column in decisions))
                weights, moments = improve(optimizer, weights, moments, units, part)
        is_over = number == rounds or time.monotonic() > end
        if is_over or number % ROUNDS_A_CHECKPOINT == 0:
            save(out, batch, weights)
            share = share_won(company, weights, units)
            print(
                f"round {number}: {batch.numbers.min():,} games, wins {share:.0%} of "
                f"{company.size} against {COMPANY}s (an equal share is {1 / batch.players:.0%}); "
                f"saved to {out}",
                flush=True,
            )
        if is_over:
            return


def save(out: Path, batch: levada.Batch, weights: dict[str, Any]) -> None:
    """Whole at any moment, so that whoever interrupts has the last one."""
    kept: dict[str, Any] = {name: np.asarray(array) for name, array in weights.items()}
    kept |= {"game": batch.game.name, "features_version": batch.game.features_version}
    unfinished = unfinished_of(out)
    np.savez(unfinished, allow_pickle=False, **kept)
    unfinished.replace(out)


def unfinished_of(out: Path) -> Path:
    return out.with_suffix(".part.npz")


def check_out(out: Path) -> None:
    """Before the training, not after it."""
    if out.is_dir():
        raise ValueError(f"--out {out}: that is a folder; expected a file to write")
    try:
        unfinished_of(out).touch()
        unfinished_of(out).unlink()
    except OSError as error:
        raise ValueError(f"--out {out}: {error.strerror}") from None


def read_weights(start: Path, batch: levada.Batch, new: dict[str, Any]) -> dict[str, Any]:
    """Weights of the same game that fit into the network."""
    try:
        with np.load(start, allow_pickle=False) as kept:
            learnt = str(kept["game"]), int(kept["features_version"])
            weights = {name: jnp.asarray(kept[name]) for name in new}
    except OSError as error:
        raise ValueError(f"--start {start}: {error.strerror}") from None
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
        raise ValueError(f"--start {start}: expected weights that train.py has written") from None
    if learnt != (batch.game.name, batch.game.features_version):
        raise ValueError(
            f"--start {start}: these weights are for {learnt[0]}, version {learnt[1]} of features; "
            f"expected {batch.game.name}, version {batch.game.features_version}"
        )
    if any(weights[name].shape != new[name].shape for name in new):
        raise ValueError(f"--start {start}: these weights are of a network of another size")
    return weights


def prepare(given: argparse.Namespace) -> tuple[levada.Batch, dict[str, Any]]:
    """The games and the weights to begin with; ValueError says what cannot be."""
    if given.rounds < 1:
        raise ValueError(f"--rounds {given.rounds}: expected 1 or more")
    batch = levada.Batch(given.game, ROWS, seed=given.seed, players=given.players)
    check_out(given.out)
    new = new_weights(jax.random.key(given.seed), batch.game.features, batch.game.actions)
    return batch, new if given.start is None else read_weights(given.start, batch, new)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Teaches a small network to play by itself.")
    parser.add_argument("game", choices=["exlibris", "santiago"])
    parser.add_argument("--players", type=int, default=3, help="at the tables it learns at")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument(
        "--rounds", type=int, default=1_000_000, help="the same give the same weights"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to go on with")
    parser.add_argument("--out", type=Path, default=Path("trained.npz"))
    given = parser.parse_args(words)
    try:
        batch, weights = prepare(given)
    except ValueError as error:
        print(f"train.py: {error}", file=sys.stderr)
        sys.exit(2)
    train(batch, weights, given.minutes, given.rounds, given.out)


if __name__ == "__main__":
    main()

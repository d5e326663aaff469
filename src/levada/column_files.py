"""Columns as files: Parquet for programs that read tables, CSV for everything else."""

import csv
from importlib import import_module
from pathlib import Path

from levada.atomic_file import replacing
from levada.columns import Columns
from levada.extras import check_installed
from levada.options import OptionError
from levada.value_text import quote

PARQUET, CSV = ".parquet", ".csv"


def check_format(path: Path) -> None:
    """Before work begins whose result could not be written."""
    if path.suffix not in (PARQUET, CSV):
        raise OptionError(f"{quote(path.name)}: expected a name that ends in {PARQUET} or {CSV}")
    if path.suffix == PARQUET:
        check_installed("pyarrow")
    if not path.parent.is_dir():
        raise OptionError(f"{path.parent}: there is no such directory")


def write_columns(path: Path, columns: Columns) -> None:
    """Writes the file as a whole or not at all; how it ends says what it is."""
    check_format(path)
    with replacing(path) as draft:
        if path.suffix == PARQUET:
            arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
            parquet.write_table(arrow.table(columns), draft)
        else:
            write_csv(draft, columns)


def write_csv(path: Path, columns: Columns) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))

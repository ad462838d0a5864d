"""Data sets in Arrow and Parquet. Importing this module needs the packages of `rookery[data]`."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from rookery.datasets.columns import COLUMNS, SCHEMA_VERSION
from rookery.datasets.errors import DatasetError
from rookery.datasets.rows import Columns

try:
    import pyarrow as pa
    from pyarrow import compute, parquet
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("data sets need pyarrow: install rookery[data]", name=error.name) from error

METADATA: Final = b"rookery"
"""The key of our metadata in each file: `schema_version`, and what determines the data set."""

DICTIONARIES: Final = [
    name if not kind.startswith("list") else f"{name}.list.element" for name, kind, _ in COLUMNS if kind.endswith("string") and name != "position"
]
"""Columns with few different texts; positions are all different, and a dictionary of them would only take space."""

COMPRESSION: Final[Mapping[str, Any]] = {"compression": "zstd", "compression_level": 6, "use_dictionary": DICTIONARIES}


def schema_with(terms: Mapping[str, Any]) -> pa.Schema:
    """Return the schema of the files of a data set that is determined by these terms."""
    metadata = {METADATA: json.dumps({"schema_version": SCHEMA_VERSION, **terms}, ensure_ascii=False)}
    return pa.schema([(name, _type(kind)) for name, kind, _ in COLUMNS], metadata)


def _type(kind: str) -> pa.DataType:
    of = kind.removeprefix("list ")
    plain: pa.DataType = {"float": pa.float32(), "double": pa.float64(), "binary": pa.binary(), "string": pa.string()}.get(of) or pa.type_for_alias(
        of
    )
    return plain if of == kind else pa.list_(plain)


SCHEMA: Final = schema_with({}).remove_metadata()


def batch_of(columns: Columns) -> pa.RecordBatch:
    """Return the rows as one batch of Arrow."""
    return pa.record_batch([pa.array(columns[field.name], field.type) for field in SCHEMA], schema=SCHEMA)


@contextmanager
def writer_to(file: BinaryIO, terms: Mapping[str, Any]) -> Iterator[Callable[[pa.RecordBatch], None]]:
    """Yield a function that appends a row group to a Parquet file."""
    with parquet.ParquetWriter(file, schema_with(terms), **COMPRESSION) as writer:
        yield writer.write_batch


def terms_of(path: Path) -> dict[str, Any]:
    """Return our metadata of a file; raise DatasetError if it is no file of a data set with this schema."""
    try:
        schema = parquet.read_schema(path)
        terms: dict[str, Any] = json.loads((schema.metadata or {})[METADATA])
    except (pa.ArrowInvalid, KeyError, ValueError) as error:
        raise DatasetError("dataset-not-ours", "{file} is not a complete file of a data set", file=path.name) from error
    version = terms.get("schema_version")
    if version != SCHEMA_VERSION:
        template = "{file} has version {found} of the schema, and this release reads version {known}"
        raise DatasetError("dataset-schema-version", template, file=path.name, found=str(version), known=SCHEMA_VERSION)
    if schema.remove_metadata() != SCHEMA:
        raise DatasetError("dataset-schema", "the columns of {file} are not those of the schema", file=path.name)
    return terms


def batches(path: Path, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
    """Yield the row groups of a file, one at a time in memory."""
    with parquet.ParquetFile(path) as file:
        for group in range(file.num_row_groups):
            yield file.read_row_group(group, columns=columns).combine_chunks().to_batches()[0]


def lengths(column: pa.Array) -> list[int]:
    """Return the length of each list of a column, 0 for null."""
    found: list[int] = compute.fill_null(compute.list_value_length(column), 0).to_pylist()
    return found

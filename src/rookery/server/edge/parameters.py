"""The types of query parameters that several routes share."""

from typing import Annotated, Final, TypeAlias

from litestar.params import QueryParameter

LARGEST: Final = 2**53 - 1
"""The largest integer that all JSON parsers and the store represent exactly."""

Whole: TypeAlias = Annotated[int, QueryParameter(ge=-LARGEST, le=LARGEST)]
MaybeWhole: TypeAlias = Annotated[int | None, QueryParameter(ge=-LARGEST, le=LARGEST)]

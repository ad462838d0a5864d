"""Errors of executors and workers."""

from rookery.core.errors import ReasonedError


class WorkError(ReasonedError):
    """Workers that cannot start, cannot be trusted, or end again and again."""

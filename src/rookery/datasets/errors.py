"""The errors of data sets."""

from rookery.core.errors import GameError


class DatasetError(GameError):
    """A folder that cannot receive a data set, or a data set that is damaged."""

    code = "dataset/invalid"

"""The tests of data sets. Without the packages of `rookery[data]`, only those of rows are collected."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyarrow") else ["test_checking.py", "test_writing.py"]

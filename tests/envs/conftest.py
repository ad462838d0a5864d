"""The tests of the environments. Without the packages of `rookery[envs]`, only those of the text environment are collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") else ["test_[!t]*.py"]

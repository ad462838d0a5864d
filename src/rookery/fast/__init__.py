"""Compiled twins of the games, for search, training, environments and simulation; tested to be equivalent to games/, the reference implementation."""

import logging

from rookery.fast.common.rng import COMPILED

if not COMPILED:
    logging.getLogger(__name__).warning("The twins of the games run uncompiled (there was no C compiler at installation): bots will be slower.")

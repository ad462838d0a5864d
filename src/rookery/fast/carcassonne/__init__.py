"""Carcassonne with all its expansions, compiled: the twin of games/carcassonne, the reference implementation."""

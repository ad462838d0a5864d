"""Carcassonne with all its expansions, compiled: the twin of games/carcassonne, which is the authority."""

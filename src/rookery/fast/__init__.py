"""Compiled twins of the games, for search, training and environments; proven equal to games/, which is the authority."""

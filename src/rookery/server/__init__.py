"""The server: tables for friends that never lose a move.

It reaches games through GAMES and Rules and knows none by name. Its rooms depend on each other in one direction, which import-linter checks
(pyproject.toml); `services.py` composes them, and only `edge` stands above it.
"""

"""Frames: the messages in which people see a table, built from views.

Nothing about a game leaves the server unless a module of this room built it, so hidden information cannot leak anywhere else.
"""

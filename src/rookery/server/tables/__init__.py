"""A table is the sum of its append-only log.

Promises: every change is a command that appends entries, an acknowledged entry is durable, and no process owns a table. This room knows
neither HTTP nor bots' thinking.
"""

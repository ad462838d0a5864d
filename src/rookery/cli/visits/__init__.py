"""Bots as guests of a Rookery server: its client, a table as the bot sees it, and the games played there."""

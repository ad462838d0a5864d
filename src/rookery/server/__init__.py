"""The server: tables for friends that never lose a move. It reaches games through GAMES and Rules and knows none by name."""

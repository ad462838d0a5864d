"""Playing games: matches, draws, bots and tournaments. The lowest layer that may use randomness."""

"""Playing: one match, its chance, its bots, and series of matches. The first layer that may use randomness."""

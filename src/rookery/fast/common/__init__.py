"""What the twins of all games share: random numbers, the buffers of a caller, and structs for Python."""

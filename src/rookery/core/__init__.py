"""The interface that every game implements. It uses only the standard library, and no clocks, randomness or I/O."""

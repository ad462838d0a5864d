"""Code shared by all twins: random numbers, buffers, and C structs for uncompiled Python."""

"""Guests and their devices, their results and ratings, the notifications they receive, and the operator.

Promises: the store holds only hashes of cookies and codes, a device that signs out is turned away at once, and no route leads to the
operator's powers.
"""

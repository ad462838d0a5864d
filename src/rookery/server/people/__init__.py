"""Guests and their devices, their results and ratings, the notifications they receive, and the operator.

Promises: the store holds only hashes of cookies and codes, a device that signs out loses access immediately, and no route gives access
to the operator's powers.
"""

"""Connections and presence, and the frames that connections receive.

Promises: a viewer sees a table state only after its commit, each viewer gets the states in order, and a slow client delays nobody else.
"""

"""Work that takes seconds of CPU time: bots, hints and analyses.

It runs in worker processes with a lower priority than the server. Promises: bots receive views only, turns at tables come before
analyses, and a killed worker costs no more than the work in progress.
"""

"""Games with the same draws for everybody (daily games and challenges), and puzzles.

Each guest has one attempt at a deal. Promises: nobody sees the draws of a deal, or how others played it, before their own attempt is over.
"""

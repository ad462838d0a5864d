"""Guests and their devices, their results and ratings, the notices they receive, and the operator."""

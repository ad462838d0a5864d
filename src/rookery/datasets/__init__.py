"""Data sets of games for research: a row per action, in Parquet files with a card that says how they were made (docs/datasets.md).

Reading and writing files needs the packages of `rookery[data]`; rows and columns do not.
"""

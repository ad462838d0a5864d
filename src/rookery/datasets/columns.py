"""The columns of a data set: names, types and meanings. The documents and the card of a data set show the same table."""

from typing import Final, NamedTuple

SCHEMA_VERSION: Final = 1
"""Increases when a column changes its meaning or goes away; a new column does not change it."""

CHANCE_ACTOR: Final = -1


class Column(NamedTuple):
    """A column of every file; `kind` is a type of Arrow, with `list ` before the type of a list's elements."""

    name: str
    kind: str
    meaning: str


OF_GAME: Final = (
    Column("game_number", "int64", "the number of the game in this data set, from 0"),
    Column("game_id", "string", "a hash of the setup and all actions: equal games have equal ids, whatever their source"),
    Column("source", "string", "`simulation`, `records` or `server`"),
    Column("deal", "int64", "the number of the deal, if the record has one: games of one deal share their draws, so they are not independent"),
    Column("game", "string", "`five-towers` or `carcassonne`"),
    Column("seats", "int8", "the number of seats"),
    Column("options", "list string", "the options of the setup as `NAME=VALUE`"),
    Column("expansions", "list string", "the expansions"),
    Column("opener", "int8", "the seat that opens"),
    Column("bots", "list string", "the bot of each seat; null for a person or an unknown player"),
    Column("result", "list int16", "the final points of each seat"),
    Column(
        "sheets", "list string", "the final score sheet of each seat: `LABEL:POINTS`, with commas between the lines, and details as `:NAME=VALUE`"
    ),
    Column("win_share", "list double", "the share of the win of each seat: 1 for the winner; tied winners share it"),
)
"""The same in all rows of a game."""

OF_ACTION: Final = (
    Column("ply", "int32", "the number of the action in its game, from 0"),
    Column(
        "position",
        "string",
        "the position before the action, in notation; null in data sets without positions, except at the beginning from a custom one",
    ),
    Column("actor", "int8", "the seat that acts; -1 for chance"),
    Column("legal", "list string", "the legal actions of the seat in notation, sorted; null for chance"),
    Column("legal_numbers", "list int16", "the numbers of these actions; null for chance, or without a compiled twin"),
    Column("action", "string", "the action in notation"),
    Column("action_number", "int16", "the number of the action; null without a compiled twin"),
    Column("points", "list int16", "the points of each seat before the action"),
    Column("gains", "list int16", "the points that each seat gains by the action; the last action of a game includes the final scoring"),
    Column(
        "value", "list float", "each seat's expected share of the win before the action, estimated by a bot; null for chance, or unless asked for"
    ),
    Column("observation", "binary", "the observation of the acting seat; null for chance, or unless asked for"),
    Column("mask", "binary", "1 for every number of a legal action, else 0; null like the observation"),
)

COLUMNS: Final = (*OF_GAME, *OF_ACTION)

from rookery.fast cimport carcassonne as rules
from rookery.fast.carcassonne_board cimport find_places, lay
from rookery.fast.carcassonne_position cimport (
    CELLS, DRAW, DRAW_TYPE, IN_PILE, LABELS, MOST_LEGAL, OVER, PLACE, ROW, TILE, Position,
)
from rookery.fast.carcassonne_tiles cimport TILES
from rookery.fast.rng cimport Rng

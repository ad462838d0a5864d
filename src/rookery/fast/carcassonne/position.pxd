# A position of Carcassonne in C: one flat struct. rules.py explains the representation.

cdef enum:
    # kinds of piece, in the order in which a tile lists them
    CITY = 0
    ROAD = 1
    FIELD = 2
    MONASTERY = 3
    GARDEN = 4
    # steps
    DRAW = 0
    THIEF = 1
    TILE = 2
    MEEPLE = 3
    OVER = 4
    # score labels: 2 x kind if complete, 2 x kind + 1 if open, or one of these
    RECALLED = 10
    GUARD = 11
    GUARD_REPLACED = 12
    GUARD_AT_END = 13
    # codes of seat actions (rules.py)
    SKIP = 0
    CLAIM = 1              # add 2 x piece, + 1 with the abbot
    GUARD_TOWER = 17       # add the tower
    RAISE = 25             # add the tower
    RECALL = 33
    PLACE = 128            # add 4 x grid index + quarter turns
    # sizes
    ROW = 127
    CELLS = 8192
    IN_PILE = 96
    LABELS = 16
    TYPES = 64

cdef struct Position:
    # The board, indexed by grid index: 0 empty, 1 + the index of the open place, -1 - the index of the tile.
    short grid[8192]
    # Indexed by tile, in order of placement.
    short face[104]                # 4 x type + quarter turns
    short cell[104]                # its grid index
    short first[104]               # the node of its first piece
    signed char x[104]
    signed char y[104]
    # Indexed by open place, in no order.
    short pattern[212]             # the edge letters it requires
    short open_cell[212]
    signed char open_x[212]
    signed char open_y[212]
    unsigned char fits[212]        # the rotations of the drawn tile, as in Tiles.fits
    # Indexed by node. A root holds the data of its feature; for other nodes only the parent is valid.
    short parent[384]
    unsigned char kind[384]
    signed char ends[384]          # open ends of a city or road
    unsigned char shields[384]
    unsigned int figures[384]      # number of figures per seat, four bits each
    unsigned long long on[768]     # bitmask of its tiles, two words for each node
    # Indexed by figure on the board, in no order.
    unsigned char on_tile[40]
    unsigned char on_piece[40]
    unsigned char owner[40]
    unsigned char abbot[40]        # whether it is an abbot
    # Indexed by tower, in order of placement.
    unsigned char tower[8]         # its tile
    unsigned char floors[8]
    signed char guard[8]           # owner, or -1
    # Indexed by pile and index in it.
    unsigned char bag[480]         # types of tile
    unsigned char in_pile[5]
    # Number of tiles neither in a pile nor on the board, indexed by type.
    unsigned char out[64]
    # Indexed by seat.
    signed char meeples[5]         # in supply
    signed char abbots[5]          # in supply
    short tally[80]                # points, indexed by seat and label
    unsigned short noted[5]        # bitmask of the labels with an entry, even if it is 0
    # Numbers.
    unsigned char seats
    unsigned char farmers          # whether fields may be claimed
    unsigned char expansions       # bitmask of the expansions in play, in the order of tiles.EXPANSIONS
    unsigned char step
    unsigned char seat
    short turn
    short laid
    short opens
    short nodes
    short places                   # number of placements of the drawn tile
    signed char west               # the columns and rows of the open places farthest out
    signed char east
    signed char north
    signed char south
    signed char pile               # the pile to draw from, -1 between turns
    signed char drawn              # the type of the drawn tile, -1 if none
    signed char placed             # the tile placed this turn, -1 if none
    unsigned char standing         # number of figures on the board
    unsigned char towers
    unsigned char supply           # remaining floors
    unsigned char rising           # bitmask of the towers that may get one of the scarce floors
    signed char stolen             # the type of the stolen tile, -1 if none

# A position of Carcassonne in C: one flat struct. rules.py explains how it is to be read.

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
    # what points are for: 2 x kind when complete, 2 x kind + 1 when open, or one of these
    RECALLED = 10
    GUARD = 11
    GUARD_REPLACED = 12
    GUARD_AT_END = 13
    # actions: up to RECALL the codes of rules.py are the numbers of actions.py, except for the order of towers
    SKIP = 0
    CLAIM = 1
    GUARD_TOWER = 17
    RAISE = 25
    RECALL = 33
    PLACE = 128            # as a code, by place on the grid
    FIRST_PLACE = 34       # as a number, by open place in reading order
    FIRST_DRAW = 882       # chance's begin here
    # sizes
    ROW = 127
    CELLS = 8192
    IN_PILE = 96
    LABELS = 16
    TYPES = 64

cdef struct Position:
    # The board, by place: 0 nothing, 1 + the number of the open place, -1 - the number of the tile.
    short grid[8192]
    # By tile, in the order of laying.
    short face[104]                # 4 x type + quarter turns
    short cell[104]                # where it lies
    short first[104]               # the node of its first piece
    signed char x[104]
    signed char y[104]
    # By open place, in no order.
    short pattern[212]             # the letters its edges must have
    short open_cell[212]
    signed char open_x[212]
    signed char open_y[212]
    unsigned char fits[212]        # the rotations of the drawn tile, as in Tiles.fits
    # By node: a root speaks for its whole feature, of the others only the parent means anything.
    short parent[384]
    unsigned char kind[384]
    signed char ends[384]          # sides of a city or road still without a neighbour
    unsigned char shields[384]
    unsigned int figures[384]      # how many of each seat, four bits a seat
    unsigned long long low[384]    # the tiles it lies on, 0 to 63
    unsigned long long high[384]   # the tiles it lies on, 64 and above
    # By figure on the board, in no order.
    unsigned char on_tile[40]
    unsigned char on_piece[40]
    unsigned char owner[40]
    unsigned char abbot[40]        # whether it is one
    # By tower, in the order of laying.
    unsigned char tower[8]         # its tile
    unsigned char floors[8]
    signed char guard[8]           # whose it is, -1 if there is none
    # By pile and place in it.
    unsigned char bag[480]         # types of tile
    unsigned char in_pile[5]
    # By type: the tiles that have left the piles but do not lie on the board.
    unsigned char out[64]
    # By seat.
    signed char meeples[5]         # in supply
    signed char abbots[5]          # in supply
    short tally[80]                # by seat and label: points
    unsigned short noted[5]        # a bit for every label under which something was noted, be it 0
    # Numbers.
    unsigned char seats
    unsigned char farmers          # whether fields may be claimed
    unsigned char step
    unsigned char seat
    short turn
    short laid
    short opens
    short nodes
    short places                   # in how many ways the drawn tile can be laid
    signed char pile               # to draw from, -1 between turns
    signed char drawn              # the type, -1 if none
    signed char placed             # the tile laid this turn, -1 if none
    unsigned char standing         # figures on the board
    unsigned char towers
    unsigned char supply           # of floors
    unsigned char rising           # a bit for every tower that may get one of too few floors
    signed char stolen             # the type of the stolen tile, -1 if none

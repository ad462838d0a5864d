# Data of all tiles for hot code, shared by all tables. A face is 4 x type + quarter turns.

cdef enum:
    WATER = 4
    LETTERS = 5
    PATTERNS = 625
    PIECES = 8
    SPOTS = 14   # spots of a tile where claims name a piece: four sides, eight half-edges, the monastery, the garden
    BASES = 6    # types with a tower base

cdef struct Tiles:
    # Indexed by edges and pattern: bits 0 to 3 are the fitting rotations, the bits above are their number.
    unsigned char fits[20000]
    # Indexed by face and side, or half-edge.
    signed char letter[1024]
    signed char at_side[1024]            # the city or road there, or -1
    signed char at_half[2048]            # the field there, or -1
    short mark[1024]                     # the side's contribution to the pattern of the adjacent place
    # Indexed by type.
    unsigned char edges[64]
    unsigned char pieces[64]
    unsigned char joining[64]            # number of pieces with ports, which precede monastery and garden
    unsigned char borders[64]            # number of field-city borders
    unsigned char thief[64]              # the number on the thief's sign
    unsigned char base[64]               # 1 + the number of the tower base among all bases, 0 without one
    unsigned char water[64]
    # Indexed by face and piece.
    unsigned char spot[2048]             # the spot at which a claim names the piece
    # Indexed by type and piece.
    unsigned char kind[512]
    unsigned char ports[512]
    unsigned char shield[512]
    # The two pieces of each border, indexed by type and border.
    unsigned char border_field[512]
    unsigned char border_city[512]
    # Points per tile and shield if complete and if open, and the figure that may stand there, indexed by kind.
    unsigned char complete[5]
    unsigned char open[5]
    unsigned char for_meeple[5]
    unsigned char for_abbot[5]

cdef Tiles TILES

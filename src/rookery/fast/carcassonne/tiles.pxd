# Data of all tiles for hot code, the same for every table. A face is 4 x type + quarter turns.

cdef enum:
    WATER = 4
    LETTERS = 5
    PATTERNS = 625
    PIECES = 8

cdef struct Tiles:
    # By edges and pattern: bits 0 to 3 are the fitting rotations, the bits above their number.
    unsigned char fits[20000]
    # By face and side, or half-edge.
    signed char letter[1024]
    signed char at_side[1024]            # the city or road there, or -1
    signed char at_half[2048]            # the field there, or -1
    short mark[1024]                     # the side's contribution to the pattern of the adjacent place
    # By type.
    unsigned char edges[64]
    unsigned char pieces[64]
    unsigned char joining[64]            # number of pieces with ports, which precede monastery and garden
    unsigned char borders[64]            # number of field-city borders
    unsigned char thief[64]              # the number on the sign
    unsigned char base[64]
    unsigned char water[64]
    # By type and piece.
    unsigned char kind[512]
    unsigned char ports[512]
    unsigned char shield[512]
    # By type and border: the two pieces.
    unsigned char border_field[512]
    unsigned char border_city[512]
    # By kind: points per tile and shield if complete, if open; the figure that may stand there.
    unsigned char complete[5]
    unsigned char open[5]
    unsigned char for_meeple[5]
    unsigned char for_abbot[5]

cdef Tiles TILES

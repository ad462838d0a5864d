# The facts of all tiles as the hot code reads them, the same for every table. A face is 4 x type + quarter turns.

cdef enum:
    WATER = 4
    LETTERS = 5
    PATTERNS = 625
    PIECES = 8

cdef struct Tiles:
    # By edges and pattern: bits 0 to 3 are the rotations that fit, the bits above tell how many they are.
    unsigned char fits[20000]
    # By face and side, or half-edge.
    signed char letter[1024]
    signed char at_side[1024]            # the city or road there, -1 if none
    signed char at_half[2048]            # the field there, -1 if none
    short mark[1024]                     # what the side adds to the pattern of the place beside it
    # By type.
    unsigned char edges[64]
    unsigned char pieces[64]
    unsigned char joining[64]            # pieces with ports; they come before monastery and garden
    unsigned char borders[64]            # how often a field touches a city
    unsigned char thief[64]              # the number on the sign
    unsigned char base[64]
    unsigned char water[64]
    # By type and piece.
    unsigned char kind[512]
    unsigned char ports[512]
    unsigned char shield[512]
    # By type and border: the pieces that touch.
    unsigned char border_field[512]
    unsigned char border_city[512]
    # By kind: points a tile and shield when complete, when open; which figure may stand there.
    unsigned char complete[5]
    unsigned char open[5]
    unsigned char for_meeple[5]
    unsigned char for_abbot[5]

cdef Tiles TILES

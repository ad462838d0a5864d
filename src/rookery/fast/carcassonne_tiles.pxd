# The facts of all tiles as the hot code reads them. A face is a tile type in one rotation: 4 * type + quarter turns.

cdef enum:
    CITY = 0
    ROAD = 1
    FIELD = 2
    MONASTERY = 3
    GARDEN = 4
    KINDS = 5
    WATER = 4  # the number of the river among the letters of edges

    TYPES = 64
    FACES = 256  # 4 * TYPES
    PIECES = 8  # of one tile
    LETTERS = 5  # any, city, road, field, water
    PATTERNS = 625  # LETTERS ** 4: what the four edges of an open place may have to be
    EDGES = 32  # tiles with different edges
    PILES = 5


cdef class Tiles:
    cdef readonly object book, codes, piles
    cdef readonly int types, main_piles, first

    # by edges and pattern: bits 0 to 3 tell the rotations that fit, the bits above how many they are
    cdef unsigned char[20000] fits  # EDGES * PATTERNS

    # by face and side (4 each) or half-edge (8 each); -1 where nothing is
    cdef signed char[1024] letter
    cdef signed char[1024] at_side
    cdef signed char[2048] at_half
    cdef short[1024] mark  # what the side adds to the pattern of the place beside it

    # by type
    cdef unsigned char[TYPES] edges
    cdef unsigned char[TYPES] pieces
    cdef unsigned char[TYPES] joining  # pieces with ports; they come before monastery and garden
    cdef unsigned char[TYPES] borders
    cdef unsigned char[TYPES] thief
    cdef unsigned char[TYPES] base
    cdef unsigned char[TYPES] water
    cdef unsigned char[TYPES] pile
    cdef unsigned char[TYPES] count

    # by type and piece (8 each)
    cdef unsigned char[512] kind
    cdef unsigned char[512] ports
    cdef unsigned char[512] shield

    # by type and border (8 each): the field piece and the city piece that touch
    cdef unsigned char[512] border_field
    cdef unsigned char[512] border_city

    # by kind, complete (0) or open (1): points per tile and shield; and by kind whether the figure may stand there
    cdef unsigned char[10] worth
    cdef unsigned char[5] for_meeple
    cdef unsigned char[5] for_abbot

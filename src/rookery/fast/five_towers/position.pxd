# A position of 5 Towers in C: one flat struct, copied as a whole, and the numbers that all modules use. rules.py explains how it is to be read.

cdef enum:
    # steps of a round
    REVEAL = 0
    AUCTION = 1
    BUILDING = 2
    OVER = 3
    # sizes and marks
    TYPES = 5
    DISPLAY = 5
    NONE = 160             # the ground below every tower, where a card could be
    PASS = 6               # choices: 0 to 5 are bids
    DEMOLISH = 7
    PLACE = 12
    RETRACT = 17
    CHOICES = 18
    SILENT = 7             # a call not yet made
    RETRACT_ACTION = 92    # actions by number: up to PLACE they are as the choices
    FIRST_REVEAL = 93      # chance's begin here
    CARDS = 80             # kinds of card
    OBSERVATION = 336      # bytes, as observation.py lays them out

cdef struct Position:
    # Sets of the display, for the seat that acts.
    unsigned int first[5]          # by slot: the sets in which this card can be the first placed of its type
    unsigned int none[5]           # by type: the sets without a card of it
    unsigned int on[5]             # by type: the sets whose cards of it fit on the actor's tower
    unsigned int under[5]          # the same after demolishing the uppermost card; nothing where that is forbidden
    # What lies on the table.
    unsigned char piles[110]       # the draw pile from the front, the discard pile up to the end
    unsigned char covered[161]     # by card: what it lies on in a tower or demolition pile; the ground lies on itself
    unsigned char top[25]          # by seat and type: the uppermost card
    unsigned char height[25]       # by seat and type: how many cards
    unsigned char demolished[5]    # by seat: the uppermost card of the demolition pile
    unsigned char pile[5]          # by seat: how many cards lie in it
    unsigned char display[5]       # by slot: the card turned up
    unsigned char calls[5]         # by seat: 0 to 5, pass or silent
    # Numbers.
    unsigned char seats
    unsigned char cards            # how many are in the game: 80 or 110
    unsigned char retracting       # whether more may be bid than can be built
    unsigned char step
    unsigned char round
    unsigned char deck_pass
    unsigned char opener
    unsigned char actor            # the speaker or builder
    unsigned char draw             # how many cards the draw pile has
    unsigned char discard          # how many the discard pile has
    unsigned char shown            # how many slots of the display were filled
    unsigned char left             # a bit for every slot whose card still lies there
    unsigned char fit              # a bit for every slot whose card fits on the actor's tower
    unsigned char doubled          # a bit for every slot whose card lies in an earlier one too
    unsigned char to_place
    unsigned char may_demolish
    unsigned char bidder
    signed char highest            # the highest number said; -1 before the opener has spoken

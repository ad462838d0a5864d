# A position of 5 Towers in C: one flat struct, copied as a whole, and shared constants. rules.py explains the representation.

cdef enum:
    # steps of a round
    REVEAL = 0
    AUCTION = 1
    BUILDING = 2
    OVER = 3
    # sizes and sentinels
    TYPES = 5
    DISPLAY = 5
    NONE = 160             # the ground below every tower, represented as a card
    PASS = 6               # choices: 0 to 5 are bids
    DEMOLISH = 7
    PLACE = 12
    RETRACT = 17
    CHOICES = 18
    SILENT = 7             # no call yet
    RETRACT_ACTION = 92    # action numbers, equal to choices up to PLACE
    FIRST_REVEAL = 93      # first action of chance
    CARDS = 80             # card kinds

cdef struct Position:
    # Sets of the display, for the acting seat.
    unsigned int first[5]          # sets in which the slot's card can be the first of its type to be placed
    unsigned int none[5]           # sets without a card of the type
    unsigned int on[5]             # sets whose cards of the type fit on the actor's tower
    unsigned int under[5]          # likewise after demolishing the uppermost card; 0 where that is illegal
    # The table.
    unsigned char piles[110]       # the draw pile at the front, the discard pile at the end
    unsigned char covered[161]     # the card below each card in a tower or demolition pile; the ground is below itself
    unsigned char top[25]          # uppermost card, indexed by seat and type
    unsigned char height[25]       # number of cards, indexed by seat and type
    unsigned char demolished[5]    # uppermost card of each seat's demolition pile
    unsigned char pile[5]          # number of cards in each seat's demolition pile
    unsigned char display[5]       # revealed card in each slot
    unsigned char calls[5]         # each seat's call: 0 to 5, pass or silent
    # Numbers.
    unsigned char seats
    unsigned char cards            # cards in the game: 80 or 110
    unsigned char retracting       # whether overbids are legal
    unsigned char hides            # whether the table hides the cards of the piles
    unsigned char step
    unsigned char round
    unsigned char deck_pass
    unsigned char opener
    unsigned char actor            # the speaker or builder
    unsigned char draw             # cards in the draw pile
    unsigned char discard          # cards in the discard pile
    unsigned char shown            # filled slots of the display
    unsigned char left             # bitmask of the slots whose card is still on display
    unsigned char fit              # bitmask of the slots whose card fits on the actor's tower
    unsigned char doubled          # bitmask of the slots whose card duplicates one in an earlier slot
    unsigned char to_place
    unsigned char may_demolish
    unsigned char bidder
    signed char highest            # the highest bid; -1 before the opener's call

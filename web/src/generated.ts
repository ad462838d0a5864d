// Made by tools/generate.py from the package. Do not edit: run `make generate`.

/** The arguments of messages that are put into words themselves: names of things in a game, never what people write. */
export const WORDED_ARGUMENTS = ["tower", "figure", "feature", "port", "source"] as const;

/** The types of towers in the order that is used everywhere. */
export const TYPES = ["candy", "scary", "tree", "scrap", "sand"] as const;

/** The values printed on cards. */
export const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** The value that is drawn as a top. */
export const TOP = 0;

/** The values that carry triangles: on the one everything may lie, the other may lie on everything. */
export const MARKED = [8, 9] as const;

/** The most cards that one tower can have (FT-D5). */
export const MOST_CARDS = 21;

/** The most cards that one player can demolish (FT-35, FT-D8). */
export const MOST_DEMOLISHED = 44;

/** What a finished city pays each field that it touches (BC-15). */
export const CITY_IN_FIELD = 3;

/** Points a tile, and a coat of arms, of what is complete, and a tile around an abbot who goes home (BC-08, BC-09, AB-04). */
export const EACH = {"road": 1, "city": 2, "abbot": 1};

/** What a monastery or garden with tiles all around it brings (BC-10, AB-03). */
export const SURROUNDED = 9;

/** What a guard brings that is replaced (TT-25). */
export const GUARD_REPLACED = 2;

/** What a guard brings at the end at least (TT-48). */
export const GUARD_AT_END = 5;

/** The preset phrases of the chat. */
export const PHRASES = ["hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game"] as const;

/** The most characters of a name. */
export const NAME = 24;

/** The most characters of a chat message. */
export const CHAT = 280;

export const CLOUD = "M0 0q2-14 18-13Q24-28 42-23q12-12 26 2 18-2 20 12 14 1 12 9z";

export const FLYING_ROOK = "M-9-4q5-2 9 4 4-6 9-4-6 1-8 8h-2q-2-7-8-8z";

export const FIR = "M0-26 8-8H4l6 10H-10L-4-8h-4z";

/** The height of a storey; all measures of a tower are shares of its width, unless they say otherwise. */
export const STOREY = 0.5;

/** From storey to storey, if there is room enough. */
export const PITCH = 0.44;

/** The height of a top. */
export const CROWN = 0.96;

/** A top is never drawn at less than this share of its size. */
export const LEAST_CROWN = 0.62;

/** A top is this much larger than the storeys it is squeezed with. */
export const CROWN_SQUEEZE = 1.25;

/** The size of a number if there is room enough. */
export const NUMBER = 0.31;

/** The least size in pixels at which a number can be read, as long as its storey is that high. */
export const READABLE = 10.0;

/** The middle of a number above the foot of its storey, as a share of the pitch. */
export const PLATE_MIDDLE = 0.5;

/** The same for a top. */
export const TOP_PLATE_MIDDLE = 0.52;

/** The middle of a window, likewise. */
export const WINDOW_MIDDLE = 0.46;

/** The height of a place where a card may go, as a share of the pitch. */
export const GHOST = 0.98;

/** The width and height of a card; what follows lies within them. */
export const CARD = [100, 148] as const;

export const CARD_STOREY = [9, 91, 82, 41] as const;

export const CARD_TOP = [24, 70, 64, 61.4] as const;

export const CARD_NUMBER = [13, 58] as const;

/** Two digits are fitted into this width: those of a wide font would reach the emblem. */
export const CARD_NUMBER_WIDTH = 52;

export const CARD_EMBLEM = [66, 13, 24, 24] as const;

/** The emblem beside two digits. */
export const CARD_SMALL_EMBLEM = [71, 13, 20, 20] as const;

export const CARD_MARKS = [[14, 67, 10, 9], [26, 67, 10, 9], [38, 67, 10, 9]] as const;

/** The figures of Carcassonne around their spots: left, top, width and height of the symbol, and the middle of the seat mark. */
export const FIGURES = {"meeple": [-12, -16.7, 24, 27, 0, 0], "farmer": [-16, -13, 32, 21, 4, -2.5], "abbot": [-12, -19.5, 24, 31.5, -1.5, 1.3], "guard": [-11.4, -17.1, 22.8, 27.6, -1.4, 1.1]};

/** The size of a seat mark on a figure. */
export const SEAT_MARK = 7.2;

/** From floor to floor of a tower of Carcassonne. */
export const FLOOR_PITCH = 9.5;

/** The box of its first floor around the middle of the base. */
export const FLOOR = [-13.5, -13.0, 27.0, 18.0] as const;

/** How far a guard stands above the top floor. */
export const GUARD_ABOVE = 4;

"""The numbers of a twin's actions, which actions.py documents; compiled modules use the codes of rules.py instead."""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.board import ones
    from rookery.fast.carcassonne.position import CELLS, CLAIM, GUARD_TOWER, PLACE, RAISE, RECALL, ROW, SKIP, TILE, Position
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.common.buffers import clear_bytes
    from rookery.fast.common.uncompiled import named

    SKIPS, FIRST_CLAIM, FIRST_GUARD, FIRST_RAISE, RECALLS = named(__file__, "SKIPS", "FIRST_CLAIM", "FIRST_GUARD", "FIRST_RAISE", "RECALLS")
    FIRST_PLACE, FIRST_DRAW, SHADOWED, WINDOW, MIDDLE = named(__file__, "FIRST_PLACE", "FIRST_DRAW", "SHADOWED", "WINDOW", "MIDDLE")


# --- from code to number


def number_of(p: cython.pointer[Position], code: cython.int) -> cython.int:
    """Return the number of a seat's legal action."""
    if code < PLACE:
        return number_of_choice(p, code)
    number: cython.int = window_number(p, code)
    if exceeds_window(p) and first_placement(p, (number - FIRST_PLACE) >> 2, number - FIRST_PLACE & 3) != code:
        return SHADOWED + code - PLACE
    return number


def number_of_choice(p: cython.pointer[Position], code: cython.int) -> cython.int:
    """Return the number of an action other than a placement."""
    if code == SKIP:
        return SKIPS
    if code == RECALL:
        return RECALLS
    if code >= RAISE:
        return FIRST_RAISE + base_of(p, code - RAISE)
    if code >= GUARD_TOWER:
        return FIRST_GUARD + base_of(p, code - GUARD_TOWER)
    return FIRST_CLAIM + 2 * TILES.spot[PIECES * p.face[p.placed] + ((code - CLAIM) >> 1)] + (code - CLAIM & 1)


def base_of(p: cython.pointer[Position], tower: cython.int) -> cython.int:
    """Return the number of a tower's base among all bases."""
    return TILES.base[p.face[p.tower[tower]] >> 2] - 1


def window_number(p: cython.pointer[Position], code: cython.int) -> cython.int:
    """Return the number of a placement, even if another placement has the same."""
    slot: cython.int = p.grid[(code - PLACE) >> 2] - 1
    return FIRST_PLACE + 4 * window_cell(p.open_x[slot], p.open_y[slot]) + (code - PLACE & 3)


def window_cell(x: cython.int, y: cython.int) -> cython.int:
    """Return the number of a cell in the window."""
    return WINDOW * (y + MIDDLE & WINDOW - 1) + (x + MIDDLE & WINDOW - 1)


def first_row(p: cython.pointer[Position]) -> cython.int:
    """Return the first row of the window that the board uses; 0 if the board continues at the other edge."""
    return 0 if crosses_edge(p) else p.north + MIDDLE


def rows_in_use(p: cython.pointer[Position]) -> cython.int:
    """Return how many rows of the window the board uses, or all if it continues at the other edge."""
    return WINDOW if crosses_edge(p) else p.south - p.north + 1


def crosses_edge(p: cython.pointer[Position]) -> cython.bint:
    """Return whether the board reaches beyond the first or last row of the window."""
    return p.north < -MIDDLE or p.south >= WINDOW - MIDDLE


def exceeds_window(p: cython.pointer[Position]) -> cython.bint:
    """Return whether two open places can lie in the same cell of the window."""
    return p.east - p.west >= WINDOW or p.south - p.north >= WINDOW


# --- from number to code


def code_of(p: cython.pointer[Position], number: cython.longlong) -> cython.int:
    """Return the code of a seat's action, -1 if the number is not legal."""
    if p.step == TILE:
        if FIRST_PLACE <= number < FIRST_DRAW:
            return first_placement(p, cython.cast(cython.int, number - FIRST_PLACE) >> 2, number - FIRST_PLACE & 3)
        if SHADOWED <= number < SHADOWED + 4 * CELLS:
            return shadowed_placement(p, cython.cast(cython.int, PLACE + number - SHADOWED))
        return -1
    actions: cython.int[32] = [0] * 32
    for i in range(rules.legal(p, actions)):
        if number_of_choice(p, actions[i]) == number:
            return actions[i]
    return -1


def first_placement(p: cython.pointer[Position], cell: cython.int, rotation: cython.int) -> cython.int:
    """Return the first placement in reading order at a cell of the window, -1 without one."""
    west: cython.int = p.west + (cell - MIDDLE - p.west & WINDOW - 1)
    y: cython.int = p.north + (cell // WINDOW - MIDDLE - p.north & WINDOW - 1)
    while y <= p.south:
        x: cython.int = west
        while x <= p.east:
            at = x + ROW * y & CELLS - 1
            if p.grid[at] > 0 and p.fits[p.grid[at] - 1] >> rotation & 1:
                return PLACE + 4 * at + rotation
            x += WINDOW
        y += WINDOW
    return -1


def shadowed_placement(p: cython.pointer[Position], code: cython.int) -> cython.int:
    """Return this code if it is a placement whose number in the window belongs to another one, else -1."""
    slot: cython.int = p.grid[(code - PLACE) >> 2] - 1
    if slot < 0 or not p.fits[slot] >> (code & 3) & 1:
        return -1
    return code if number_of(p, code) >= SHADOWED else -1


# --- all legal actions


def list_numbers(p: cython.pointer[Position], numbers: cython.pointer[cython.ushort]) -> cython.int:
    """Write the numbers of a seat's legal actions in ascending order and return how many they are."""
    words: cython.ulonglong[64] = [0] * 64
    rotations: cython.ulonglong = 0
    count: cython.int = 0
    if p.step != TILE:
        return list_choices(p, numbers)
    for slot in range(p.opens):
        rotations = p.fits[slot] & 15
        if rotations:
            cell = window_cell(p.open_x[slot], p.open_y[slot])
            words[cell >> 4] |= rotations << 4 * (cell & 15)
    for i in range(64):
        word: cython.ulonglong = words[i]
        while word:
            numbers[count] = FIRST_PLACE + 64 * i + ones(word - 1 & ~word)  # the number of trailing zeros
            word &= word - 1
            count += 1
    return list_shadowed(p, numbers, count) if exceeds_window(p) else count


def list_choices(p: cython.pointer[Position], numbers: cython.pointer[cython.ushort]) -> cython.int:
    """List actions other than placements."""
    actions: cython.int[32] = [0] * 32
    count: cython.int = rules.legal(p, actions)
    for i in range(count):
        insert(numbers, i, number_of_choice(p, actions[i]))
    return count


def list_shadowed(p: cython.pointer[Position], numbers: cython.pointer[cython.ushort], count: cython.int) -> cython.int:
    """Append placements whose number in the window belongs to another one; return the new count."""
    for slot in range(p.opens):
        for rotation in range(4):
            if p.fits[slot] >> rotation & 1:
                number = number_of(p, PLACE + 4 * p.open_cell[slot] + rotation)
                if number >= SHADOWED:
                    insert(numbers, count, number)
                    count += 1
    return count


def insert(numbers: cython.pointer[cython.ushort], count: cython.int, number: cython.int) -> cython.void:
    """Insert a number into a sorted list."""
    while count > 0 and numbers[count - 1] > number:
        numbers[count] = numbers[count - 1]
        count -= 1
    numbers[count] = number


def write_mask(p: cython.pointer[Position], mask: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write 1 for every legal action number of a seat over zeros, or over an earlier mask of the same game."""
    actions: cython.int[32] = [0] * 32
    clear_mask(p, mask, row)
    if p.step != TILE:
        for i in range(rules.legal(p, actions)):
            mask[row + number_of_choice(p, actions[i])] = 1
        return
    for slot in range(p.opens):
        if p.fits[slot] & 15:
            at = row + FIRST_PLACE + 4 * window_cell(p.open_x[slot], p.open_y[slot])
            for i in range(4):
                mask[at + i] |= p.fits[slot] >> i & 1


def clear_mask(p: cython.pointer[Position], mask: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Clear all numbers that can have been legal so far; a board only grows."""
    clear_bytes(mask, row, FIRST_PLACE)
    clear_bytes(mask, row + FIRST_PLACE + 4 * WINDOW * first_row(p), 4 * WINDOW * rows_in_use(p))

"""Fields as a net sees them: the cities they touch, complete or promised, and with whom they share open places."""

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_on
    from rookery.fast.carcassonne.coming import Coming, fitting
    from rookery.fast.carcassonne.position import FIELD, Position
    from rookery.fast.carcassonne.scan import Items, Scan, add_item, lead, lowest, tile_beside
    from rookery.fast.carcassonne.tiles import PIECES, TILES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_field(s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Number a field with farmers."""
    j: cython.int = s.fields
    if s.field_mark[node] == s.stamp:
        return
    s.field_mark[node], s.field_number[node] = s.stamp, j
    s.field[j] = node
    s.complete[j] = s.unfinished[j] = 0
    s.promised[j] = s.ways_in[j] = s.field_rivals[j] = s.field_allies[j] = 0.0
    s.fields += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_fields(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan]) -> cython.void:
    """The cities of all fields, and the open places of those with farmers."""
    i: cython.int
    border: cython.int
    type_: cython.int
    for i in range(p.opens if s.fields else 0):
        look_at_field_place(p, c, s, i)
    for i in range(p.laid):
        type_ = p.face[i] >> 2
        for border in range(PIECES * type_, PIECES * type_ + TILES.borders[type_]):
            look_at_border(p, s, root(p, p.first[i] + TILES.border_field[border]), root(p, p.first[i] + TILES.border_city[border]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_field_place(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], slot: cython.int) -> cython.void:
    """Add an open place to the fields with farmers that touch it."""
    side: cython.int
    half: cython.int
    tile: cython.int
    piece: cython.int
    node: cython.int
    i: cython.int
    known: cython.int
    count: cython.int = 0
    for side in range(4):
        tile = tile_beside(p, p.open_cell[slot], side)
        for half in range(0 if tile < 0 else 2):
            piece = TILES.at_half[8 * p.face[tile] + 2 * (side ^ 2) + half]
            node = -1 if piece < 0 else root(p, p.first[tile] + piece)
            if node < 0 or s.field_mark[node] != s.stamp:
                continue
            known = 0
            for i in range(count):
                known |= s.meeting[i] == s.field_number[node]
            if not known:
                s.meeting[count] = s.field_number[node]
                count += 1
    if count:
        share_field_place(p, s, count, c.all[fitting(c, p.pattern[slot])])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def share_field_place(p: cython.pointer[Position], s: cython.pointer[Scan], count: cython.int, weight: cython.float) -> cython.void:
    """So many fields with farmers meet at an open place."""
    i: cython.int
    other: cython.int
    leaders: cython.int
    most: cython.int
    field: cython.int
    for i in range(count):
        field = s.meeting[i]
        s.ways_in[field] += weight
        lead(p, s, p.figures[s.field[field]])
        leaders, most = s.leaders, s.most
        for other in range(count):
            if other == i:
                continue
            lead(p, s, p.figures[s.field[s.meeting[other]]])
            if s.leaders & ~leaders:
                s.field_rivals[field] += weight if s.most >= most else 0.5 * weight
            else:
                s.field_allies[field] += weight


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_border(p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int, city: cython.int) -> cython.void:
    """A field touches a city: note it once."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong
    field: cython.int
    if s.city_mark[city] != s.stamp:
        s.city_mark[city], s.city_number[city] = s.stamp, s.cities & 63
        s.cities += 1
    bit = one << s.city_number[city]
    if s.field_mark[node] != s.stamp:
        look_at_free_border(p, s, node, city, bit)
        return
    field = s.field_number[node]
    if p.ends[city] == 0:
        s.complete[field] |= bit
    elif not s.unfinished[field] & bit:
        s.unfinished[field] |= bit
        s.promised[field] += chance_of(p, s, city)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_free_border(
    p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int, city: cython.int, bit: cython.ulonglong
) -> cython.void:
    """The same for a field that nobody is on: what the best of them would bring matters."""
    if s.free_mark[node] != s.stamp:
        s.free_mark[node] = s.stamp
        s.free_cities[node] = 0
        s.free_worth[node] = 0.0
    if not s.free_cities[node] & bit:
        s.free_cities[node] |= bit
        s.free_worth[node] += chance_of(p, s, city)
        s.best_free_field = max(s.best_free_field, s.free_worth[node])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chance_of(p: cython.pointer[Position], s: cython.pointer[Scan], city: cython.int) -> cython.float:
    """The chance that a city will be complete at the end."""
    if p.ends[city] == 0:
        return 1.0
    return s.close_all[city] if s.mark[city] == s.stamp else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_fields(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items]) -> cython.void:
    """The fields with farmers."""
    j: cython.int
    seat: cython.int
    at: cython.Py_ssize_t
    for j in range(s.fields):
        lead(p, s, p.figures[s.field[j]])
        at = add_item(t, FIELD, s.leaders)
        write_cities(p, s, t, j, at)
        write_hold(p, s, t, j, at)
        for seat in range(p.seats):
            s.farmers[seat] += p.figures[s.field[j]] >> 4 * seat & 15


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_cities(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], j: cython.int, at: cython.Py_ssize_t) -> cython.void:
    """What a field has and may get."""
    done: cython.float = members(s.complete[j]) / 5.0
    tiles: cython.float = tiles_on(p, s.field[j]) / 20.0
    t.x[at] = done
    t.x[at + 1] = s.promised[j] / 3.0
    t.x[at + 2] = members(s.unfinished[j]) / 5.0
    t.x[at + 3] = tiles
    t.x[at + 4] = s.left
    t.x[at + 5] = s.left * s.left
    t.x[at + 6] = done * s.left
    t.x[at + 12] = tiles * s.left
    t.x[at + 15] = s.complete[j] == 0
    t.x[at + 16] = s.ways_in[j] / 8.0
    t.x[at + 19] = s.ways_in[j] / 8.0 * s.left
    t.x[at + 22] = s.promised[j] / 3.0 * s.left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_hold(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], j: cython.int, at: cython.Py_ssize_t) -> cython.void:
    """How firmly a field is held. `lead` was asked before."""
    first: cython.int = lowest(s.leaders)
    alone: cython.float = s.most - s.next == 1
    rivals: cython.float = min(1.0, s.field_rivals[j])
    t.x[at + 7] = alone
    t.x[at + 8] = s.most - s.next >= 2
    t.x[at + 9] = s.next > 0
    t.x[at + 10] = s.most == s.next
    t.x[at + 11] = s.left * alone
    t.x[at + 13] = (s.most - 1) / 2.0
    t.x[at + 14] = t.x[at] * alone * s.left
    t.x[at + 17] = rivals
    t.x[at + 18] = min(1.0, s.field_allies[j])
    t.x[at + 20] = rivals * t.x[at]
    t.x[at + 21] = rivals * s.left
    t.x[at + 23] = s.leaders >> p.seat & 1
    t.x[at + 24] = s.other_hand[first] == 0
    t.x[at + 25] = min(s.other_hand[first], 3) / 3.0 * s.left
    t.x[at + 26] = min(p.meeples[first], 3) / 3.0 * s.left
    t.x[at + 27] = s.left * t.x[at] if s.other_hand[first] > 0 else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def members(bits: cython.ulonglong) -> cython.int:
    """How many a set has."""
    count: cython.int = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

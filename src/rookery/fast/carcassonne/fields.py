"""Fields as a net sees them: the cities they touch, complete or promised, and with whom they share open places."""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_on
    from rookery.fast.carcassonne.coming import Coming, fitting
    from rookery.fast.carcassonne.position import FIELD, Position
    from rookery.fast.carcassonne.scan import Items, Scan, add_item, lead, lowest, tile_beside
    from rookery.fast.carcassonne.tiles import PIECES, TILES


# --- the board, whatever figures are on it


def look_at_fields(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan]) -> cython.void:
    """The cities and the open places of all fields. Cities were looked at before."""
    i: cython.int
    border: cython.int
    type_: cython.int
    for i in range(p.opens):
        s.place_weight[i] = c.all[fitting(c, p.pattern[i])]
        look_at_field_place(p, s, i)
    for i in range(p.laid):
        type_ = p.face[i] >> 2
        for border in range(PIECES * type_, PIECES * type_ + TILES.borders[type_]):
            look_at_border(p, s, root(p, p.first[i] + TILES.border_field[border]), root(p, p.first[i] + TILES.border_city[border]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_field_place(p: cython.pointer[Position], s: cython.pointer[Scan], slot: cython.int) -> cython.void:
    """Note the fields that touch an open place, each once."""
    side: cython.int
    half: cython.int
    tile: cython.int
    piece: cython.int
    s.place_fields[slot] = 0
    for side in range(4):
        tile = tile_beside(p, p.open_cell[slot], side)
        for half in range(0 if tile < 0 else 2):
            piece = TILES.at_half[8 * p.face[tile] + 2 * (side ^ 2) + half]
            if piece >= 0:
                add_field(s, slot, root(p, p.first[tile] + piece))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_field(s: cython.pointer[Scan], slot: cython.int, node: cython.int) -> cython.void:
    i: cython.int
    for i in range(8 * slot, 8 * slot + s.place_fields[slot]):
        if s.place_field[i] == node:
            return
    s.place_field[8 * slot + s.place_fields[slot]] = node
    s.place_fields[slot] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_at_border(p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int, city: cython.int) -> cython.void:
    """A field touches a city: note it once."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong
    chance: cython.float
    if s.city_mark[city] != s.stamp:
        s.city_mark[city], s.city_number[city] = s.stamp, s.cities & 63
        s.cities += 1
    if s.land_mark[node] != s.stamp:
        mark_land(s, node)
        s.land[s.lands] = node
        s.lands += 1
    bit = one << s.city_number[city]
    if (s.complete[node] | s.unfinished[node]) & bit:
        return
    chance = chance_of(p, s, city)
    s.harvest[node] += chance
    if p.ends[city] == 0:
        s.complete[node] |= bit
    else:
        s.unfinished[node] |= bit
        s.promised[node] += chance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mark_land(s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Begin to note the cities of a field."""
    s.land_mark[node] = s.stamp
    s.complete[node] = s.unfinished[node] = 0
    s.promised[node] = s.harvest[node] = 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chance_of(p: cython.pointer[Position], s: cython.pointer[Scan], city: cython.int) -> cython.float:
    """The chance that a city will be complete at the end."""
    if p.ends[city] == 0:
        return 1.0
    return s.close_all[city] if s.mark[city] == s.stamp else 0.0


# --- a position on it


def note_field(s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Number a field with farmers."""
    j: cython.int = s.fields
    if s.field_mark[node] == s.pass_:
        return
    if s.land_mark[node] != s.stamp:  # it touches no city
        mark_land(s, node)
    s.field_mark[node], s.field_number[node] = s.pass_, j
    s.field[j] = node
    s.ways_in[j] = s.field_rivals[j] = s.field_allies[j] = 0.0
    s.fields += 1


def share_fields(p: cython.pointer[Position], s: cython.pointer[Scan]) -> cython.void:
    """Note where fields with farmers meet, and what the best field without any would bring."""
    i: cython.int
    at: cython.int
    count: cython.int
    for i in range(p.opens if s.fields else 0):
        count = 0
        for at in range(8 * i, 8 * i + s.place_fields[i]):
            if s.field_mark[s.place_field[at]] == s.pass_:
                s.meeting[count] = s.field_number[s.place_field[at]]
                count += 1
        if count:
            share_field_place(p, s, count, s.place_weight[i])
    for i in range(s.lands):
        if s.field_mark[s.land[i]] != s.pass_:
            s.best_free_field = max(s.best_free_field, s.harvest[s.land[i]])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def share_field_place(p: cython.pointer[Position], s: cython.pointer[Scan], count: cython.int, weight: cython.float) -> cython.void:
    """`count` fields with farmers meet at an open place."""
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
    done: cython.float = members(s.complete[s.field[j]]) / 5.0
    tiles: cython.float = tiles_on(p, s.field[j]) / 20.0
    t.x[at] = done
    t.x[at + 1] = s.promised[s.field[j]] / 3.0
    t.x[at + 2] = members(s.unfinished[s.field[j]]) / 5.0
    t.x[at + 3] = tiles
    t.x[at + 4] = s.left
    t.x[at + 5] = s.left * s.left
    t.x[at + 6] = done * s.left
    t.x[at + 12] = tiles * s.left
    t.x[at + 15] = s.complete[s.field[j]] == 0
    t.x[at + 16] = s.ways_in[j] / 8.0
    t.x[at + 19] = s.ways_in[j] / 8.0 * s.left
    t.x[at + 22] = s.promised[s.field[j]] / 3.0 * s.left


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

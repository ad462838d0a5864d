"""Net inputs for fields: adjacent cities, complete or expected, and shared open places."""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_on
    from rookery.fast.carcassonne.coming import Coming, fitting
    from rookery.fast.carcassonne.position import FIELD, Position
    from rookery.fast.carcassonne.scan import Items, Scan, add_item, lead, lowest, tile_beside
    from rookery.fast.carcassonne.tiles import PIECES, TILES


# --- the board, independent of figures


def look_at_fields(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan]) -> cython.void:
    """Find the cities and open places of all fields. Requires the data of cities."""
    for i in range(p.opens):
        s.place_weight[i] = c.all[fitting(c, p.pattern[i])]
        look_at_field_place(p, s, i)
    for i in range(p.laid):
        type_ = p.face[i] >> 2
        for border in range(PIECES * type_, PIECES * type_ + TILES.borders[type_]):
            look_at_border(p, s, root(p, p.first[i] + TILES.border_field[border]), root(p, p.first[i] + TILES.border_city[border]))


def look_at_field_place(p: cython.pointer[Position], s: cython.pointer[Scan], slot: cython.int) -> cython.void:
    """Record each field that touches an open place once."""
    s.place_fields[slot] = 0
    for side in range(4):
        tile = tile_beside(p, p.open_cell[slot], side)
        for half in range(0 if tile < 0 else 2):
            piece = TILES.at_half[8 * p.face[tile] + 2 * (side ^ 2) + half]
            if piece >= 0:
                add_field(s, slot, root(p, p.first[tile] + piece))


def add_field(s: cython.pointer[Scan], slot: cython.int, node: cython.int) -> cython.void:
    for i in range(8 * slot, 8 * slot + s.place_fields[slot]):
        if s.place_field[i] == node:
            return
    s.place_field[8 * slot + s.place_fields[slot]] = node
    s.place_fields[slot] += 1


def look_at_border(p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int, city: cython.int) -> cython.void:
    """Record each city that touches a field once."""
    one: cython.ulonglong = 1
    if s.city_mark[city] != s.stamp:
        s.city_mark[city], s.city_number[city] = s.stamp, s.cities & 63
        s.cities += 1
    if s.land_mark[node] != s.stamp:
        mark_land(s, node)
        s.land[s.lands] = node
        s.lands += 1
    bit: cython.ulonglong = one << s.city_number[city]
    if (s.complete[node] | s.unfinished[node]) & bit:
        return
    chance: cython.float = chance_of(p, s, city)
    s.harvest[node] += chance
    if p.ends[city] == 0:
        s.complete[node] |= bit
    else:
        s.unfinished[node] |= bit
        s.promised[node] += chance


def mark_land(s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Start collecting the cities of a field."""
    s.land_mark[node] = s.stamp
    s.complete[node] = s.unfinished[node] = 0
    s.promised[node] = s.harvest[node] = 0.0


def chance_of(p: cython.pointer[Position], s: cython.pointer[Scan], city: cython.int) -> cython.float:
    """Return the probability that a city will be complete at the end."""
    if p.ends[city] == 0:
        return 1.0
    return s.close_all[city] if s.mark[city] == s.stamp else 0.0


# --- positions on this board


def note_field(s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Assign an index to a field with farmers."""
    j: cython.int = s.fields
    if s.field_mark[node] == s.pass_:
        return
    if s.land_mark[node] != s.stamp:  # no adjacent city
        mark_land(s, node)
    s.field_mark[node], s.field_number[node] = s.pass_, j
    s.field[j] = node
    s.ways_in[j] = s.field_rivals[j] = s.field_allies[j] = 0.0
    s.fields += 1


def share_fields(p: cython.pointer[Position], s: cython.pointer[Scan]) -> cython.void:
    """Record where fields with farmers meet, and the value of the best field without any."""
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


def share_field_place(p: cython.pointer[Position], s: cython.pointer[Scan], count: cython.int, weight: cython.float) -> cython.void:
    """Record `count` fields with farmers that meet at an open place."""
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
    """Append the fields with farmers."""
    for j in range(s.fields):
        lead(p, s, p.figures[s.field[j]])
        at = add_item(t, FIELD, s.leaders)
        write_cities(p, s, t, j, at)
        write_hold(p, s, t, j, at)
        for seat in range(p.seats):
            s.farmers[seat] += p.figures[s.field[j]] >> 4 * seat & 15


def write_cities(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], j: cython.int, at: cython.Py_ssize_t) -> cython.void:
    """Write a field's complete and expected cities."""
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


def write_hold(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], j: cython.int, at: cython.Py_ssize_t) -> cython.void:
    """Write how secure a field is. Requires `lead`."""
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


def members(bits: cython.ulonglong) -> cython.int:
    """Return the number of set bits."""
    count: cython.int = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

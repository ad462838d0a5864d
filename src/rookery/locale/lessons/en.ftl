### The lessons. The client loads this file when it opens a lesson. A bubble (-text) has at most 40 words.

lesson-title = Lesson: { $game }
lesson-leave = Leave the lesson
lesson-parts = { $game } in six parts
lesson-part = Part { $part } of { $parts }: { $name }
lesson-where = Part { $part } of { $parts }, { $name }, step { $step } of { $steps }.
lesson-step = step { $step } of { $steps }
lesson-show = Show me
lesson-shown = That’s how it’s done. Now it’s your turn.
lesson-check = Check
lesson-next = Next
lesson-finish = Finish
lesson-again = Try again
lesson-wrong = Not this one
lesson-wrong-said = Not this one: { $why }
lesson-right = Right!
lesson-right-said = Right! { $why }
lesson-some = Right so far, but one more card would fit.
lesson-more = More
lesson-less = Less
lesson-went-home = This card is back in your hand: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lesson-put-here = Put it here: { $tower }
lesson-hand = Your cards
lesson-answers = Answers
lesson-picture = The position
lesson-turn = Turn the tile
lesson-lay-at = Place it here: { $port }
lesson-first-game = Play your first game
lesson-first-game-about = Against two gentle bots, { $first } and { $second }. No clock, hints allowed.
lesson-repeat = Once more
lesson-rival = Jonas
lesson-know = What you know now
lesson-done-about = Six parts, a few minutes, and you know the rules.

## 5 Towers

lesson-five-towers-part-towers = Goal and towers
lesson-five-towers-part-eight-nine = Eight and nine
lesson-five-towers-part-auction = The auction
lesson-five-towers-part-hammer = The hammer
lesson-five-towers-part-points = Tops and points
lesson-five-towers-part-round = A whole round
lesson-five-towers-other-type = All cards of a tower are of one type. This card belongs on the { $tower } tower.
lesson-five-towers-equal = { $value } is equal to { $on }, and equal is not lower. A card must be lower than the one it covers.
lesson-five-towers-higher = { $value } is higher than { $on }. A card must be lower than the one it covers.

lesson-five-towers-types-title = Your goal
lesson-five-towers-types-text = The player with the most points wins, and every card in your towers scores. You build five towers: candy, scary, tree, scrap and sand. All cards of a tower are of one type; the first one starts it.
lesson-five-towers-types-ask = Build both cards
lesson-five-towers-types-right = The candy tower grew, and a tree tower began.

lesson-five-towers-lower-title = Numbers go down
lesson-five-towers-lower-text = A new card goes on top and must be lower than the one it covers. Equal is not lower. High numbers at the bottom leave room for more cards.
lesson-five-towers-lower-ask = Which card fits on the 7?
lesson-five-towers-lower-right = 4 is lower than 7.

lesson-five-towers-order-title = You choose the order
lesson-five-towers-order-text = Build them in any order, but think first: a low number at the bottom blocks what comes later.
lesson-five-towers-order-ask = Build all three cards
lesson-five-towers-order-wrong = The { $left } would have no place on the { $value }, and you must build all your cards. So the card goes back.
lesson-five-towers-order-right = 12, 6, 3: all three are built.

lesson-five-towers-eight-title = The open floor: 8
lesson-five-towers-eight-text = Numbers must go down as a tower grows. But on an 8 you may place any number of the same type, even a 15.
lesson-five-towers-eight-ask = Which of these may go on the 8?
lesson-five-towers-eight-other = An 8 takes any number, but only of its own type. This card starts a tower of its own.
lesson-five-towers-eight-right = Both candy cards fit: on an 8, higher is fine and lower too.

lesson-five-towers-nine-title = The flying floor: 9
lesson-five-towers-nine-text = A 9 lands on any number of its type, even on a 1. Only a top, the 0, stops it. On the 9, numbers must go down again.
lesson-five-towers-nine-ask = Build both cards
lesson-five-towers-nine-right = First the 9, and then there is room for the 6.

lesson-five-towers-on-nine-title = One last look
lesson-five-towers-on-nine-text = A 9 lands almost anywhere. But what may go on a 9?
lesson-five-towers-on-nine-ask = Which card may go on the 9?
lesson-five-towers-on-nine-higher = { $value } is higher than { $on }. A card must be lower than the one it covers. A 9 lands on any number but 0, yet carries only what is lower.
lesson-five-towers-on-nine-right = 8 is lower than 9, and now anything may go on it.

lesson-five-towers-auction-title = The auction
lesson-five-towers-auction-text = Five cards are on display. Bid how many you’ll take, 0 to 5. Everyone gets one turn: bid more or pass. The highest bidder chooses that many cards and must build them all.
lesson-five-towers-auction-ask = Bid the most you can build
lesson-five-towers-auction-fewer = You can build one more. Every lit lantern is a card that fits your towers.
lesson-five-towers-auction-more = The sand 10 has no place: your sand tower has a top. Bid only what you can build.
lesson-five-towers-auction-low = Pip has already bid { $said }. You must bid more, or pass.
lesson-five-towers-auction-right = 4: candy, scary, tree and scrap each have a place.

lesson-five-towers-five-title = Five ends the auction
lesson-five-towers-five-text = You open this round: the others bid after you, and each may bid more. But nobody can bid more than 5, so a bid of 5 ends the auction at once. Then you must build all five.
lesson-five-towers-five-ask = All five fit. Make sure you get them
lesson-five-towers-five-less = Pip or Peep could still bid more. Only 5 cannot be beaten.
lesson-five-towers-five-right = The auction is over at once, and all five cards are yours.

lesson-five-towers-hammer-title = The hammer
lesson-five-towers-hammer-text = Stuck on a low card? After taking your cards, before you build, you may demolish the uppermost card of one tower. It costs points at the end: 1 for the first, 2 for the second.
lesson-five-towers-hammer-ask = You bid 5. What do you do first?
lesson-five-towers-hammer-gone = Once you’ve placed a card you can no longer demolish, and the sand 7 won’t fit on the 6.
lesson-five-towers-hammer-right = The 6 is gone. Now the 7 and all the others have a place.

lesson-five-towers-points-title = Tops and points
lesson-five-towers-points-text = A 0 is a top: nothing more is added or demolished there. Each card scores 1, or 2 in a tower with a top. Your main tower, the tallest, scores 1 more per card. Demolished cards cost 1, 2, 3.
lesson-five-towers-points-ask = Two cards have been demolished. How many points is that?
lesson-five-towers-points-main = Each card of the main tower scores 1 more: 6 cards, 6 points.
lesson-five-towers-points-demolished = Two demolished cards cost 1 + 2 points.
lesson-five-towers-points-right = 4 + 6 + 12, and 6 for the main tower, minus 3.

lesson-five-towers-round-bid-title = A whole round
lesson-five-towers-round-bid-text = Pip opened with 1, Peep bid 2, and you bid last. Four cards fit your towers, but the tree 1 would leave hardly any room on its tower.
lesson-five-towers-round-bid-ask = Win the three better cards
lesson-five-towers-round-many = 4 would win too, but then you would have to build the tree 1 as well. 3 is enough.
lesson-five-towers-round-low = Peep has already bid { $said }. You must bid more, or pass.
lesson-five-towers-round-bid-right = Everyone has had a turn, and 3 is the highest bid. You build.

lesson-five-towers-round-build-title = Choose your cards
lesson-five-towers-round-build-text = You take any three of the five cards and build them all, in any order. The cards you leave go to the discard pile.
lesson-five-towers-round-build-ask = Build three cards that leave room
lesson-five-towers-round-leave = It fits, but hardly anything goes on a { $value }. You choose the cards, so leave this one.
lesson-five-towers-round-closed = Your sand tower has a top: nothing more is added there.
lesson-five-towers-round-build-right = Three towers are taller now, and the tree tower still has room.

lesson-five-towers-round-next-title = How the game goes on
lesson-five-towers-round-next-text = Five new cards come, and the player to the builder’s left opens. When the draw pile runs out, the discards are shuffled and come back, once. When it runs out again, the game ends after that round.
lesson-five-towers-round-next-ask = You have built. Who opens the next round?
lesson-five-towers-round-next-pip = Pip, to your left
lesson-five-towers-round-next-peep = Peep, to your right
lesson-five-towers-round-next-you = You again
lesson-five-towers-round-left = The player to the builder’s left opens, and Peep sits to your right.
lesson-five-towers-round-same = The same player opens again only if nobody takes a card. Then all five are discarded.
lesson-five-towers-round-next-right = Pip sits to your left and opens.

lesson-five-towers-done = You can play 5 Towers
lesson-five-towers-know-fall = Numbers go down as a tower grows.
lesson-five-towers-know-marks = An 8 takes anything, a 9 goes on anything but 0.
lesson-five-towers-know-bid = Bid only what you can build.
lesson-five-towers-know-top = A top doubles the points and closes the tower.

## Carcassonne

lesson-carcassonne-part-edges = Edges
lesson-carcassonne-part-meeples = Meeples
lesson-carcassonne-part-points = Points
lesson-carcassonne-part-gardens = River and abbot
lesson-carcassonne-part-towers = Towers and guards
lesson-carcassonne-part-thieves = Towers and thieves

lesson-carcassonne-edges-title = Edges must match
lesson-carcassonne-edges-text = Draw a tile and place it next to others. Every touching edge must match: road to road, city to city, field to field. Turn it as you like.
lesson-carcassonne-edges-ask = Extend the road
lesson-carcassonne-edges-city = A field would touch a city there, however you turn the tile.
lesson-carcassonne-edges-turn = A road would touch a field there. Turn the tile.
lesson-carcassonne-edges-elsewhere = It fits, field to field. But it doesn’t extend the road.
lesson-carcassonne-edges-right = Road to road: the road continues.

lesson-carcassonne-meeples-title = Your meeples
lesson-carcassonne-meeples-text = Then you may place one meeple on that tile: road, city, field or monastery. Not where someone already stands on the same road, city or field, however far away.
lesson-carcassonne-meeples-ask = Where does your meeple go?
lesson-carcassonne-meeples-claim-road = On the road
lesson-carcassonne-meeples-claim-field = On the field
lesson-carcassonne-meeples-skip = Nowhere
lesson-carcassonne-meeples-road = Jonas already stands on this road, on the tile next to yours.
lesson-carcassonne-meeples-nowhere = You may keep your meeple. But there is a free place on this tile: find it.
lesson-carcassonne-meeples-right = A farmer lies down on the field and stays to the end of the game.

lesson-carcassonne-points-title = Points
lesson-carcassonne-points-text = What your tile completes scores at once: a road 1 per tile, a city 2 per tile and 2 per coat of arms. Its meeples come home. The player with the most there gets the points; tied players all do.
lesson-carcassonne-points-ask = Your city is complete. How many points?
lesson-carcassonne-points-shield = The coat of arms counts 2 as well.
lesson-carcassonne-points-double = That is an incomplete city at the end of the game. Complete, each tile and coat of arms counts 2.
lesson-carcassonne-points-right = Three tiles and one coat of arms, 2 points each.

lesson-carcassonne-river-title = The River
lesson-carcassonne-river-text = With the River you lay its tiles first, from the spring to the lake. Every river tile must continue the river, and it never turns back: of two bends in a row, the second must turn the other way.
lesson-carcassonne-river-ask = Continue the river
lesson-carcassonne-river-back = The river would turn back: two bends in a row must not turn the same way.
lesson-carcassonne-river-turn = The water would end at the edge of your tile. Turn it.
lesson-carcassonne-river-elsewhere = The river flows on in the east. Every river tile must continue it.
lesson-carcassonne-river-right = First to the east, then to the south: the river flows on, and it divides the fields.

lesson-carcassonne-gardens-title = Monasteries and gardens
lesson-carcassonne-gardens-text = Both score 9 when surrounded by eight tiles. Only the abbot may enter gardens; call him home early to score what his place is worth so far. Farmers score at the end: 3 for each completed city at their field.
lesson-carcassonne-gardens-ask = Your abbot comes home. How many points?
lesson-carcassonne-gardens-itself = The garden’s own tile counts too.
lesson-carcassonne-gardens-surrounded = 9 only when all eight tiles around it are there.
lesson-carcassonne-gardens-right = The garden itself and five tiles around it.

lesson-carcassonne-towers-title = Towers and guards
lesson-carcassonne-towers-text = A tower base gets one floor. A tower of two floors reaches two tiles left, right, up and down, across gaps too. If your tile is within reach, your meeple may stand there as a guard.
lesson-carcassonne-towers-ask = You placed the road bend. May you guard the tower?
lesson-carcassonne-towers-yes = Yes
lesson-carcassonne-towers-gap = No, there is a gap between them
lesson-carcassonne-towers-far = No, it is too far away
lesson-carcassonne-towers-gap-wrong = Empty places count like tiles: the reach goes across gaps.
lesson-carcassonne-towers-far-wrong = Two floors reach two tiles, and your tile is the second to the right.
lesson-carcassonne-towers-right = Two floors, two to the right. Someone else’s guard would go home with 2 points.

lesson-carcassonne-guards-title = Not the old Tower
lesson-carcassonne-guards-text = Nobody is captured and no ransom is paid. A thief tile first raises every tower without a guard by one floor. Then each guard scores the number on the tile and goes home.
lesson-carcassonne-guards-ask = You are red and draw this thief tile. Who scores?
lesson-carcassonne-guards-both = You 6, Jonas 6
lesson-carcassonne-guards-floors = You 12, Jonas 18
lesson-carcassonne-guards-jonas = Only Jonas: 6
lesson-carcassonne-guards-floors-wrong = The number counts once per guard, not for each floor.
lesson-carcassonne-guards-jonas-wrong = All guards score, on whatever tower they stand.
lesson-carcassonne-guards-right = Height counts for reach only. The tower without a guard grew to two floors.

lesson-carcassonne-stolen-title = The thieves steal a tile
lesson-carcassonne-stolen-text = No guard anywhere? The towers grow, and the thieves steal the tile: it lies beside the scoreboard, and you place a tower tile. The next guards score its number too.
lesson-carcassonne-stolen-ask = You draw this thief tile. What do you place?
lesson-carcassonne-stolen-tower = A tower tile
lesson-carcassonne-stolen-thief = The thief tile
lesson-carcassonne-stolen-nothing = Nothing
lesson-carcassonne-stolen-thief-wrong = Nobody is on guard, so the thief tile is stolen.
lesson-carcassonne-stolen-nothing-wrong = You place a tile on every turn: a tower tile in place of the stolen one.
lesson-carcassonne-stolen-right = All towers grew, the 6 lies beside the scoreboard, and you place a tower tile.

lesson-carcassonne-done = You can play Carcassonne
lesson-carcassonne-know-edges = Every touching edge must match.
lesson-carcassonne-know-meeples = One meeple per tile, where nobody stands yet.
lesson-carcassonne-know-points = Completed features score, and their meeples come home.
lesson-carcassonne-know-towers = Guards score the thieves’ number.

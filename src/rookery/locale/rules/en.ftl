### The rules: one sentence per ledger row that a player needs. The client loads this file when it opens the rules.

rule-title = Rules of { $game }
rule-search = Search the rules
rule-search-example = Search, for instance: nine
rule-clear = Clear the search
rule-found = { $count ->
        [one] { $count } rule mentions “{ $query }”
       *[other] { $count } rules mention “{ $query }”
    }
rule-found-first = First: { $rule }
rule-none = No rule mentions this. Try a shorter word.
rule-moment = Right now
rule-sections = Sections of the rules
rule-copy = Copy the link to this rule
rule-copied = Link copied
rule-examples = Examples
rule-fits = { $card } on { $on } fits
rule-fits-not = { $card } on { $on } does not fit
rule-first = { $card } as the first card
rule-tile-fits = this tile fits
rule-tile-fits-not = this tile does not fit
rule-try = Try it in the lesson
rule-page = All rules on one page
rule-numbers = zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen

rule-section-five-towers-cards = Goal and cards
rule-section-five-towers-auction = The auction
rule-section-five-towers-building = Building
rule-section-five-towers-hammer = The hammer and tops
rule-section-five-towers-end = Clean-up and end
rule-section-five-towers-points = Points
rule-section-five-towers-open = Other questions
rule-section-carcassonne-tiles = Tiles
rule-section-carcassonne-meeples = Meeples
rule-section-carcassonne-points = Points
rule-section-carcassonne-river = The River
rule-section-carcassonne-abbot = The Abbot
rule-section-carcassonne-towers = Towers and guards
rule-section-carcassonne-thieves = Thieves

## 5 Towers

rule-FT-06 = The player with the most points at the end wins; tied players share the victory.
rule-FT-10 = There are five types: candy, scary, tree, scrap and sand. Values run from 0 to 15. You have at most one tower of each type.
rule-FT-12 = With 2 or 3 players there is one card of each value in each type, 80 in all. With 4 or 5, there is one more of 0, 2, 5, 7, 10 and 12, 110 in all.
rule-FT-D1 = There is one 8 and one 9 of each type.
rule-FT-27 = Each round, five cards are turned up. Then come the auction, building and clean-up.
rule-FT-29 = The opener bids how many cards to take, from 0 to 5. Who opens the first round is decided at random.
rule-FT-30 = Going clockwise, everyone bids higher or passes. Each player gets exactly one turn to bid.
rule-FT-32 = A bid for all cards on display, usually 5, ends the auction at once.
rule-FT-33 = The highest bidder chooses exactly that many of the cards on display.
rule-FT-42 = Bid only what you can build: you must be able to place every card you take, demolishing at most one card first.
rule-FT-43 = A player who cannot build all their cards takes the whole turn back and bids again: a different number, or a pass. The auction continues from there.
rule-FT-14 = You must build all the cards you take, in any order.
rule-FT-16 = All cards of a tower are of one type. The first card of a type starts its tower.
rule-FT-19 = A card must be lower than the one it covers; equal is not lower.
rule-FT-20 = On an 8 you may place any value of the same type.
rule-FT-21 = A 9 may be placed on any value of the same type except 0.
rule-FT-22 = A new card goes on top of its tower. Cards already placed are never moved, and all values stay visible.
rule-FT-A11 = A tower may start with a 0; then it is complete with a single card.
rule-FT-35 = After taking cards and before placing any, you may demolish the uppermost card of one of your towers, whether you need to or not.
rule-FT-A10 = Even the only card of a tower may be demolished. Then any value may start that tower again.
rule-FT-36 = Demolished cards go face down beside you. They never come back, and cost points at the end.
rule-FT-39 = A 0 is a top and completes its tower: nothing is added to it, not even a 9, and nothing is demolished.
rule-FT-48 = After building, the cards left on display are discarded.
rule-FT-49 = The player to the left of the builder opens the next round.
rule-FT-50 = If the opener bids 0 and everyone passes, the display is discarded without building, and the same player opens again.
rule-FT-51 = When the draw pile runs out for the first time, the discarded cards are shuffled into a new draw pile after that round.
rule-FT-52 = The game ends with the round in which the draw pile runs out for the second time. The last display may have fewer than five cards.
rule-FT-54 = With fewer cards on display, the highest possible bid is lower too.
rule-FT-55 = At the end, add up the points of all your towers, add 1 more point for each card of your main tower, and subtract the points for demolished cards.
rule-FT-56 = Each card of a tower without a top scores 1 point.
rule-FT-57 = Each card of a tower with a top scores 2 points; the top counts as a card too.
rule-FT-58 = Your main tower is your tallest: each of its cards scores 1 more point.
rule-FT-59 = The first demolished card costs 1 point, the second 2, the third 3, and so on.
rule-FT-A17 = Everyone can see the size of each pile. The cards still to come are listed unless the table hides them.

## Carcassonne

rule-BC-03 = On your turn you draw a tile and place it, then you may place one meeple, then everything the tile completes is scored.
rule-BC-01 = There are 72 land tiles. The start tile lies in the middle; every other tile is equally likely to be drawn.
rule-BC-04 = A tile is placed next to at least one other, and all touching edges must match: road to road, city to city, field to field.
rule-BC-05 = A tile that fits nowhere leaves the game, and another one is drawn.
rule-BC-18 = Fields end at roads, cities and rivers.
rule-BC-02 = Each player has 7 meeples.
rule-BC-06 = A meeple goes only on the tile just placed, and only on a road, city, field or monastery that has no figure on it anywhere, not even your own.
rule-BC-07 = Roads, cities and fields with figures may be joined later by a tile; then they are shared.
rule-BC-13 = After scoring, all figures there go home. You may place a meeple, score with it and take it back in the same turn. Without figures nothing is scored.
rule-BC-12 = The player with the most figures on a feature takes all its points; if there is a tie, everyone tied takes them all.
rule-BC-08 = A road is complete when both ends are closed, or when it is a loop. It scores 1 point per tile.
rule-BC-09 = A city is complete when its wall has no gap. It scores 2 points per tile and 2 per coat of arms.
rule-BC-10 = A monastery is complete with all eight tiles around it. It scores 9 points.
rule-BC-11 = A tile counts once for a feature, even if the feature enters it twice.
rule-BC-15 = A meeple on a field is a farmer and stays to the end. Then the field scores 3 points for each completed city it touches.
rule-BC-16 = The game ends after the turn in which the last tile is placed. Then incomplete roads score 1 per tile, cities 1 per tile and coat of arms, monasteries 1 plus 1 for each tile around them, and the fields are scored.
rule-BC-17 = The player with the most points wins; tied players share the victory.
rule-RI-01 = The spring is the first tile. Then the river tiles come in random order, then the lake, then the land tiles.
rule-RI-03 = Every river tile must continue the river.
rule-RI-04 = The river makes no U-turn: of two bends in a row, the second must not turn the same way as the first.
rule-RI-06 = No figure stands on the river. It scores nothing and divides fields.
rule-RI-08 = With Towers & Thieves there is one more river tile, with a tower base. Its tower may be guarded at once.
rule-AB-01 = Each player also has one abbot. Gardens matter only for the abbot.
rule-AB-02 = The abbot may stand on a monastery or in a garden; a meeple never stands in a garden. The abbot cannot be a guard.
rule-AB-03 = A garden scores like a monastery: 9 when surrounded; if not, at the end of the game 1 plus 1 for each tile around it.
rule-AB-04 = Instead of placing a figure you may take your abbot back and score what its place is worth at that moment.
rule-AB-05 = If the tile just placed completes the abbot’s monastery or garden, that scores as usual; you cannot take him back early instead.
rule-TT-A19 = This is not the old Tower expansion: nobody is captured, and no ransom is paid.
rule-TT-09 = There are 12 thief tiles among the land tiles, 5 tower tiles in a stack of their own, and 20 floors. Everyone can see how many are left.
rule-TT-13 = A player who places a tile with a tower base must put exactly one floor on it. More floors come with the thieves. Without a floor there is no room for a guard.
rule-TT-17 = Instead of placing a meeple on your tile you may put it on a tower as a guard, on your tile or another. It counts for no road, city or field.
rule-TT-19 = A guard may be placed only if the tile you just placed is within the tower’s reach. The tower’s own tile always is.
rule-TT-22 = A tower reaches as many tiles left, right, up and down as it has floors, never diagonally.
rule-TT-23 = Empty places do not break the reach; they are counted like tiles.
rule-TT-24 = If another player’s guard stands there, it goes home and its owner scores 2 points at once. A tower has one guard at most.
rule-TT-29 = A player who draws a thief tile first raises the towers, then scores the guards, and then places the tile.
rule-TT-30 = Every tower without a guard gets one floor.
rule-TT-31 = A tower has at most 5 floors.
rule-TT-33 = If there are not enough floors, the player who drew the tile chooses which towers get one. All that are left are given out.
rule-TT-42 = Each guard, on any tower, scores the number on the tile for its owner. This goes for all players.
rule-TT-43 = If a stolen tile lies beside the scoreboard, each guard also scores its number. Then that tile leaves the game.
rule-TT-45 = Then all guards go home, before the tile is placed. Its symbol has no further effect.
rule-TT-35 = If no tower has a guard, the towers grow, and the thieves steal the tile: it lies beside the scoreboard.
rule-TT-36 = In place of a stolen tile you place a tower tile; if none is left, a land tile.
rule-TT-40 = If another stolen tile already lies there, it leaves the game.
rule-TT-48 = At the end each guard on a tower scores 5 points, and the number on the stolen tile if there is one.
rule-TT-50 = On the river tile with the tunnel the field continues above the bend. A tower base ends neither road nor field.

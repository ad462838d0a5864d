# Deals: the daily game, challenges, and how everybody did.

deal-title = Daily game
deal-lead = The same cards or tiles and the same rivals for everybody, one try a day: only choices count.
deal-earlier = Earlier days
deal-go-on = Play on
deal-compare = Compare
deal-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
deal-next = Next game in
deal-next-in = { $hours } h { $minutes } min
deal-once = One try, until midnight (UTC).
deal-late = This day is over. You can still play it, out of competition.
deal-against = Against { $names }
deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-uncounted = out of competition
deal-gave-up = given up
deal-new = not played
deal-headline =
    { $how ->
        [won] You win with { $points }
        [tied] A tie at { $points }
       *[lost] You end with { $points }
    }
deal-headline-none = You gave up
deal-better = Better than { $share } of 100.
deal-place-of = Place { $place } of { $all }.
deal-same-five-towers = Same cards for everybody.
deal-same-carcassonne = Same tiles for everybody.
deal-results =
    { $count ->
        [one] Result of { $count } player
       *[other] Results of { $count } players
    }
deal-place = place { $place }
deal-choices = Your choices and everybody’s
deal-choices-others = Everybody’s choices
deal-about-five-towers = How many cards were taken in the same round.
deal-about-carcassonne = What was done with the meeple in the same turn, with the same tile.
deal-as-you = { $count } of { $all } as you
deal-as-you-rare = Only { $count } of { $all } as you
deal-most = You: { $yours }. Most: { $most }.
deal-like-most = You: { $yours }, like most.
deal-most-five-towers = You took { $yours }, most took { $most }.
deal-like-most-five-towers = You took { $yours }, like most.
deal-made-city = city
deal-made-road = road
deal-made-field = field
deal-made-monastery = monastery
deal-made-garden = garden
deal-made-skipped = nothing
deal-made-recalled = abbot home
deal-made-guarded = guard
deal-standings = Standings
deal-all = Show all
deal-lead-column = lead
deal-watch = Replay of { $name }
deal-go-through = Go through it
deal-by = { $name } challenges you
deal-by-nobody = A challenge for you
deal-by-lead = You play the same cards or tiles against the same rivals. Then you see both results side by side.
deal-chart = Points from { $least } to { $highest }, yours: { $points }
deal-first = You are the first today.
deal-open-day = Results of this day

# Deals: the daily game, challenges, and the comparison of all attempts.

deal-title = Daily game
deal-lead = The same cards or tiles and the same rivals for everyone, one try a day: only your choices count.
deal-earlier = Earlier days
deal-go-on = Continue
deal-compare = Compare
deal-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
deal-next = Next game in
deal-next-in = { $hours } h { $minutes } min
deal-once = One try, until midnight (UTC).
deal-late = This day is over. You can still play it, but it won’t be ranked.
deal-against = Against { $names }
deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-uncounted = unranked
deal-gave-up = resigned
deal-new = not played
deal-headline =
    { $how ->
        [won] You win with { $points }
        [tied] A tie at { $points }
       *[lost] You finish with { $points }
    }
deal-headline-none = You resigned
deal-given-up = You’ll see how the others did when the day is over.
deal-given-up-challenge = Only those who play to the end see the other results.
deal-better = Better than { $share } in 100 players.
deal-place-of = Ranked #{ $place } of { $all }.
deal-same-five-towers = Same cards for everyone.
deal-same-carcassonne = Same tiles for everyone.
deal-results =
    { $count ->
        [one] Result of { $count } player
       *[other] Results of { $count } players
    }
deal-place = #{ $place }
deal-choices = Your choices compared
deal-choices-others = Everyone’s choices
deal-about-five-towers = How many cards were taken in the same round.
deal-about-carcassonne = What was done with the meeple in the same turn, with the same tile.
deal-as-you = { $count } of { $all } did the same
deal-as-you-rare = Only { $count } of { $all } did the same
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
deal-made-recalled = abbot recalled
deal-made-guarded = guard
deal-standings = Standings
deal-all = Show all
deal-lead-column = lead over the best rival
deal-watch =
    { $you ->
        [yes] Your replay
       *[no] { $name }’s replay
    }
deal-go-through = Review the game
deal-by = { $name } challenges you
deal-by-nobody = A challenge for you
deal-by-lead = You play the same cards or tiles against the same rivals. Then you see both results side by side.
deal-chart = Points from { $least } to { $highest }, yours: { $points }
deal-first = You’re the first today.
deal-open-day = Results of this day
deal-strongest = You and { $name }
deal-strongest-about = The same deal from your seat, against the same rivals.
deal-strongest-plays = { $name } is playing this deal now. The result appears here in a moment.
deal-strongest-even = You scored the same.
deal-strongest-ahead =
    { $points ->
        [one] You are one point ahead.
       *[other] You are { $points } points ahead.
    }
deal-strongest-behind =
    { $points ->
        [one] You are one point behind.
       *[other] You are { $points } points behind.
    }

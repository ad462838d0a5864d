# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Change your name
web-me-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
web-me-since = { $games } since { $date }
web-me-rating-later = You get a rating after 10 games with the same number of players.
web-me-rating-seats = { $seats } players: { $rating }
web-me-trend = { $change } in { $games } games
web-me-luck-and-choices = Luck and choices
web-me-which-game = Which game
web-me-choices = your choices, mean of six games
web-me-luck = luck of one game
web-me-luck-about = In wins out of 100: what the draws changed, and what the best choices promised more than yours.
web-me-average = On average luck brought you { $luck } a game, and your choices gave away { $cost }.
web-me-last-games = Your last games
web-me-place = { $place } of { $seats }
web-me-more-games = Show more games
web-me-export = Download all your games
web-me-opponents = Your favourite opponents
web-me-opponent = { $ahead } times ahead, { $behind } behind

# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Change your name
web-me-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
web-me-since = { $games } since { $date }
web-me-daily-row =
    { $count ->
        [one] Daily game streak: { $count } day.
       *[other] Daily game streak: { $count } days.
    }
web-me-rating-later = You get a rating after 10 games with the same number of players.
web-me-rating-seats = { $seats } players: { $rating }
web-me-trend = { $change } in { $games } games
web-me-luck-and-choices = Luck and choices
web-me-which-game = Which game
web-me-choices = your choices, six-game average
web-me-luck = luck per game
web-me-luck-about = In points, compared with the best bot in your place.
web-me-luck-gain =
    { $count ->
        [one] Luck brought you one point a game.
       *[other] Luck brought you { $count } points a game.
    }
web-me-luck-loss =
    { $count ->
        [one] Luck cost you one point a game.
       *[other] Luck cost you { $count } points a game.
    }
web-me-luck-even = Luck evened out over your games.
web-me-choices-few = Your choices: { $now } points a game.
web-me-choices-up = Your choices improved from { $before } to { $now } points a game.
web-me-choices-down = Your choices slipped from { $before } to { $now } points a game.
web-me-choices-same = Your choices held steady at { $now } points a game.
web-me-last-games = Your last games
web-me-place = { $place } of { $seats }
web-me-more-games = Show more games
web-me-export = Download all your games
web-me-opponents = Your favourite opponents
web-me-opponent =
    { $ahead ->
        [one] { $ahead } time ahead, { $behind } behind
       *[other] { $ahead } times ahead, { $behind } behind
    }
web-your-name = Your name, as others see it
web-rename = Save
web-renamed = Your name has been changed.
web-no-statistics = No finished games yet.
web-device = Another device
web-device-about = Use a link or a code to continue on another device. It works once, within ten minutes.
web-device-link = Create a link
web-devices = Your devices
web-device-this = this device
web-device-unknown = unknown device
web-device-seen = last active { $date }
web-device-sign-out = Sign out
web-device-sign-out-question = Sign out this device: { $device }?
web-sign-out-sure = Yes, sign out
web-recovery = Recovery code
web-recovery-about = A code to print or write down. It brings you back from any device, for good, without a password. Anyone who has it can play as you.
web-recovery-new = Create a recovery code
web-recovery-made = You have had one since { $date }. A new one replaces it.
web-recovery-once = Keep it safe: it is shown only this once.
web-print = Print
web-forget = Sign out here
web-forget-question = Sign out? Without another device or a recovery code you can’t come back as { $name }.
web-forget-everywhere = Sign out on all devices
web-statistics-played = played
web-statistics-won = won
web-statistics-mean = average points
web-statistics-best = best

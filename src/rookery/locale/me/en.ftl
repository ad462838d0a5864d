# The profile: ratings, luck and choices, games, opponents, devices, and ways to restore the guest.

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
web-me-rating-later = You get a rating after 10 rated games with the same number of players.
web-me-rating-how = How ratings work
web-me-rating-rule-points = A win against a strong opponent raises your rating a lot, a loss to a weak one lowers it a lot. Each game and number of players has its own rating.
web-me-rating-rule-new = Once you have a rating, only opponents who have one can change it.
web-me-rating-rule-hints = Games with hints, daily games, challenges and practice don’t count.
web-me-rating-rule-end = If you resign, you come last. A rated game can’t be called off. You can all agree to end it; then it doesn’t count.
web-me-rating-rule-often = At most 10 games a day count between the same two people.
web-me-rating-rule-person = Games between two identities of one browser don’t count for 30 days. In a guest’s first week, neither do games with guests on the same network who use the same kind of device.
web-me-rating-seats = { $seats } players: { $rating }
web-me-trend = { $change } in { $games } games
web-me-luck-and-choices = Luck and choices
web-me-which-game = Which game
web-me-choices = your choices, six-game average
web-me-luck = luck per game
web-me-luck-about = In points. Luck is compared with average draws, choices with the best bot in your place.
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
web-me-habits = Habits
web-me-habits-about = Mistakes that recur, from your last { $games } analysed games.
web-me-habits-points = Points lost compared with the best move; ± shows the uncertainty.
web-me-habit-cost =
    { $points ->
        [one] About one point a game (± { $error }), in { $occurred } of { $games } games.
       *[other] About { $points } points a game (± { $error }), in { $occurred } of { $games } games.
    }
web-me-habit-example = See an example
web-me-habits-few =
    { $count ->
        [one] Analyse at least { $needed } games to see your habits. Analysed so far: one.
       *[other] Analyse at least { $needed } games to see your habits. Analysed so far: { $count }.
    }
web-me-habits-how = The rook analyses finished games when the server has time. A game whose replay you open goes first.
web-me-habits-next = Open a game to analyse
web-me-habits-none = No mistake recurs often enough to cost you points. Well played!
web-habit-five-towers-open-high = You open too high while your towers are empty
web-habit-five-towers-bid-high = You bid too high
web-habit-five-towers-bid-low = You bid too low or pass too early
web-habit-five-towers-demolition = You demolish the wrong cards or at the wrong time
web-habit-five-towers-top = You put tops on your towers too early
web-habit-five-towers-room = You leave too little room on your towers
web-habit-five-towers-card = You build the wrong cards
web-habit-carcassonne-points = You leave points behind
web-habit-carcassonne-rival = You help your rivals’ features
web-habit-carcassonne-claim = You place too few figures
web-habit-carcassonne-place = You place figures where they earn less
web-habit-carcassonne-hand = You place too many figures
web-habit-carcassonne-guard = You place too few guards
web-habit-carcassonne-likely = You make your own features hard to complete
web-habit-carcassonne-worth = You extend your own features too little
web-habit-carcassonne-share = You seldom join your rivals’ features
web-me-puzzles-solved = Solved on the first try: { $solved } of { $tried }
web-me-puzzles-none = No rating yet: solve your first puzzle.
web-me-last-games = Your last games
web-me-place = { $place } of { $seats }
web-me-rating-change = rating
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
web-device-sign-out-question = Sign out this device: { $device }? Your links stop working, and so does a recovery code that this device may know.
web-sign-out-sure = Yes, sign out
web-recovery = Recovery code
web-recovery-about = A code to print or write down. It lets you back in from any device, at any time, without a password. Anyone who has it can play as you.
web-recovery-new = Create a recovery code
web-recovery-made = You have had one since { $date }. A new one replaces it.
web-recovery-once = Keep it safe: it is shown only this once.
web-recovery-replaced = Here is your new code. Earlier ones no longer work.
web-print = Print
web-forget = Sign out here
web-forget-question = Sign out? Without another device or a recovery code you can’t come back as { $name }.
web-forget-everywhere = Sign out everywhere else
web-forget-everywhere-question = Sign out everywhere else? Your other devices are signed out; links and your recovery code stop working. You stay signed in here and get a new code.
web-statistics-played = played
web-statistics-won = won
web-statistics-mean = average points
web-statistics-best = best

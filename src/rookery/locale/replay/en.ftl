# The replay of a finished game: playback, the graph, and the rook's analysis.

web-replay-play = Play
web-replay-at = Move { $at } of { $length }
web-replay-start = The game begins.
web-graph = Points from start to finish; drag to see the game at any moment
web-graph-shows = What the graph shows
web-graph-points = Points
web-chance = Chance to win
web-chance-graph = Chance to win from start to finish; drag to see the game at any moment
web-chance-of = { $name }: { $chance } to win
web-panel-shows = What the panel shows
web-rook-view = The rook’s view
web-eyes = Whose moves
web-rook-looking = The rook is thinking
web-rook-looked = { $known } of { $all } moves analysed
web-analysis-failed = The rook could not make sense of this game.
web-analysis-clean = Nothing to improve. Well played!
web-moments =
    { $count ->
        [one] One moment is worth another look
       *[other] { $count } moments are worth another look
    }
web-moment = Moment { $at } of { $count }
web-moment-previous = Previous moment
web-moment-next = Next moment
web-moment-small = There was a better move
web-moment-big = This one hurt
web-moment-cards = More could be built
web-moment-top = The top was worth more
web-moment-room = Too little room left
web-moment-rival = A gift to a rival
web-moment-demolition = A costly demolition
web-moment-points = Points left behind
web-moment-claim = A figure was missing
web-moment-hand = One figure too many
web-moment-guard = A guard was missing
web-moment-likely = Harder to complete
web-moment-share = You could have shared it
web-moment-made = { $name }: { $choice }
web-moment-better = Better: { $choice }
web-moment-cost =
    { $cost ->
        [one] It costs one win in 100 games.
       *[other] It costs { $cost } wins in 100 games.
    }
web-try-here = Try another move here
web-way-see = Show the better line
web-way = The better line
web-way-about = Same draws as in the game; the rook plays every seat.
web-way-pays = It continues until the gain shows in points.
web-way-never = The gain does not show in points here: the draws that followed suited the game better.
web-way-gain = { $round }: lead compared with the game
web-way-leave = Back to the game
web-find-all = Learn from the mistakes
web-find = Find a better move
web-find-five-towers-open = Find a better opening bid
web-find-five-towers-bid = Find a better bid
web-find-five-towers-place = Find a better way to build
web-find-carcassonne-place = Find a better place for the tile
web-find-carcassonne-figure = Find a better use for your figures
web-find-yours = Your key moments
web-find-moments = Moments
web-find-at = { $at } of { $count }
web-find-right = Right: { $chance } to win.
web-find-better = Better ({ $chance } to win), but there’s a stronger move.
web-find-wrong = Not this one ({ $chance } to win).
web-find-shown = This was the better move.
web-find-end = Done
web-account = Luck and choices, in points
web-account-start = Expected
web-account-luck = Luck of the draw
web-account-others = The others
web-account-own = Own choices
web-account-result = Result
web-account-good = { $good } of { $choices } choices were as good as the best.
web-account-about = Luck is compared with average draws, choices with the best bot’s.
web-speed = Speed
web-share-here = Share this moment
web-first = To the start
web-previous = Step back
web-next = Step forward
web-last = To the end
web-import = Open a record
web-import-about = Replay and analyse a game from your bots, the terminal or another server: a .rook file, or one line of JSON.
web-import-choose = Choose a file
web-import-paste = Paste text
web-import-text = Text of the record
web-import-open = Open
web-import-drop = Drop the file here
web-imported = Opened from files
web-replay-imported = From a file: { $game }, { $date }
web-error-record-unreadable = This record can’t be opened: { $because }.
web-error-record-running = This game is still being played here. You can open its record once it is over.
web-error-request-too-large = That is too much for a record. The limit is 64 kB.

# English. Message ids are fixed; a new language is a copy of this file under its own code, with everything to the right
# of the = signs translated. Arguments ($name, $count ...) may be moved or repeated; one that only selects a variant may be omitted.
#
#   $you    yes if the sentence is about the reader, else no
#   $name   who acts, or whose choice is explained
#   $rival  another player; $rival-is-you is yes if that is the reader, else no
#   $tower  a tower-* message of this file

## Lists

listed = { $first } and { $last }

## The command line

about = Play the tower games by the rulebook, against bots or with your own programs.
about-more =
    "rookery COMMAND --help" explains a command. Start with:
      rookery play five-towers

command-play = Play a game in the terminal against bots.
command-simulate = Let bots play whole games.
command-replay = Check a record action by action and show it.
command-referee = Referee a game for other programs, over standard input and output.
command-visit = Bring a bot to a table of a Rookery server.
command-score = Add up the scores of a game played at a real table.
command-serve = Host games on this machine: tables for friends, bots and links to share.
command-verify = Check that a game from a server was shuffled fairly.
command-backup = Copy the server’s data to a file, even while it is running.
command-restore = Replace the server’s data with a backup.
command-migrate = Move a server’s data between a SQLite file and a PostgreSQL database, in either direction.
command-admin = Administer a server: close tables, ban people, make announcements.
command-admin-tables = List the latest tables: name, game, state, last change, players.
command-admin-close = Close a table. A running game is aborted and not rated.
command-admin-people = Find people by name: id, name, addresses.
command-admin-ban = Ban someone by id, address or both.
command-admin-unban = Lift a ban.
command-admin-bans = List all bans with their dates and reasons.
command-admin-announce = Show an announcement to everyone; without a text, remove it.
command-games = List the games with their options and bots.

example-play =
    Examples:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    While you play, "help" shows a summary of the rules and what you can type.
example-simulate =
    Example:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Examples:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Example:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    It prints a JSON line, reads an action such as "bid 3", prints the next line, and so on. For details see docs/protocol.md.
example-visit =
    Examples:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    The link of a table works as URL, too. The bot keeps its seat if you stop the command and start it again.
example-score =
    Example with three towers, two of them with a top, and two demolished cards:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    If no players are given, you are asked for them, or they are read from standard input, one per line.
    For Carcassonne, name the players; then note the points as they are scored:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Examples:
      rookery serve
      rookery serve --lan --invite-only
    With --lan, anyone on the same network can join: scan the code with a phone.
example-verify =
    Example:
      rookery verify game-1.rook
    The record of a finished server game contains the secret of its shuffle; docs/protocol.md explains how the draws follow from it.
example-backup =
    Example:
      rookery backup rookery-monday.sqlite3
example-restore =
    Example:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Examples:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Stop the servers first. The source stays as it is; an interrupted copy continues with the same command.
example-admin =
    Examples:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "The server restarts at nine."
    It works on the data file or the database. A running server follows within a second or two; nobody can do this over the network.
example-games =
    Example:
      rookery games

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-actions = actions
help-help = show this help
help-version = show the version
help-language = the language of the messages, such as en

argument-game = the game; "rookery games" lists them
argument-seats = number of players (default 3)
argument-seats-arena = number of players (default 2)
argument-seats-referee = number of players (required)
argument-option = set an option of the game, for example overbids=retract; can be repeated
argument-expansions = play with these expansions
argument-opener = seat that opens, counted from 0 (default: at random)
argument-opener-arena = seat that opens, counted from 0 (default: seat 0)
argument-opener-referee = seat that opens, counted from 0 (default: seat 0, or at random with --chance auto)
argument-seed = any text; the same seed gives the same draws
argument-bots-others = who plays against you: one bot for all seats, or one for each seat from 1 on
argument-bots-all = who plays: one bot for all seats, or one for each
argument-games = number of games (default 100)
argument-json-simulate = print each game as one JSON record
argument-json-replay = print the records as JSON lines
argument-save = save the game here when it ends or when you leave
argument-force = replace an existing file
argument-resume = resume a saved game; it is saved to the same file unless --save names another
argument-plain = no colours, plain characters only
argument-data = the file that holds all tables and guests (default: in your data folder)
argument-database = the address of a PostgreSQL database to use instead of a file; in ROOKERY_DATABASE no list of processes shows its password
argument-direct-database = a second address of the database that avoids a connection pool such as PgBouncer (or in ROOKERY_DIRECT_DATABASE)
argument-workers = number of server processes that share the port; more than one needs --database (default: 1)
argument-admin-table = the name of the table, as in its link
argument-admin-name = part of a name, or an id
argument-admin-guest = the id of a guest
argument-admin-address = an IP address, with or without a guest
argument-admin-reason = a note for yourself
argument-admin-who = the banned id or address
argument-admin-text = one line of up to 280 characters
argument-port = port to listen on (default 8000)
argument-host = address to listen on (default 127.0.0.1, this machine only)
argument-lan = let anyone on the local network join, and show the address as a QR code
argument-host-name = another host name of this server, for instance behind a proxy; can be repeated
argument-https = use behind an HTTPS proxy, so that cookies are sent over HTTPS only
argument-invite-only = admit only people who have the invite code shown at the start
argument-bot-cores = number of CPU cores the bots may use (default: all but one)
argument-limit = change a limit of the server, for instance crowd=1000 if a thousand people share one address; can be repeated
argument-no-analysis = do not analyse finished games in the background
argument-no-browser = do not open a browser
argument-backup = the file to write
argument-restore = the backup to read
argument-force-restore = replace the existing data
argument-migrate-from = the data to copy: a file, or the address of a PostgreSQL database
argument-migrate-to = the copy: a new file, or the address of an empty PostgreSQL database
argument-migrate-data = the data file beside which the key to the PostgreSQL database is (default: in your data folder)
argument-file = a .rook file or JSON lines; "-" for standard input
argument-record = show only the K-th record in the file, counted from 1
argument-at = show the table after N actions
argument-svg = save a drawing of the table, at the end or after N actions, to this file
argument-theme = colours of the drawing: light (default) or dark
argument-chance = who makes the random draws: caller (default), or auto for the referee itself
argument-players = a player’s name and result, such as "Red: 4 3* 6* -2"
argument-score-expansions = Carcassonne: the expansions in play (default: all)
argument-score-no-fields = Carcassonne: fields do not score

## What can go wrong

complaint = rookery: { $sentence }
usage-no-command = There is no such command; "rookery --help" lists them all.
usage-value = { $argument } needs a value; "--help" explains it.
usage-unknown = This command has no argument “{ $argument }”; "--help" lists those it takes.
usage-missing = Something is missing: { $arguments }. "--help" explains it.
usage-number = “{ $text }” must be a whole number, 0 or more.
usage-not-utf-8 = The argument “{ $argument }” is not UTF-8 text.
no-such-game = There is no game “{ $game }” (known: { $known }).
no-such-language = There is no translation into “{ $language }” (known: { $known }).
option-form = Options are given as NAME=VALUE, not as “{ $text }”.
option-twice = The option “{ $option }” is given twice.
bots-count =
    { $wanted ->
        [one] One bot is needed, but { $given } were named.
       *[other] Name one bot for all seats or { $wanted } bots, not { $given }.
    }
play-what = Name a game to play, or a saved game to resume: "rookery play five-towers".
simulate-none = At least one game must be played.
chance-who = --chance must be caller or auto, not “{ $text }”.
chance-seed = A seed makes sense only with "--chance auto".
save-exists = { $file } already exists; use --force to replace it.
save-is-folder = { $file } is a folder, not a file.
save-no-folder = { $file } cannot be saved: its folder does not exist.
save-not-allowed = { $file } cannot be saved: its folder is read-only.
save-where = Say where: save FILE
resume-one =
    { $count ->
        [0] { $source }: there is no record to resume.
       *[other] { $source }: there is more than one record; only a file with a single record can be resumed.
    }
resume-unwritable = { $source }: this game could not be saved again, because its tags or its position do not fit into a .rook file.
resume-over = { $source }: this game is over; "rookery replay" shows it.
serve-ready = Rookery is open: { $address }
serve-data = Everything is saved in { $file }
serve-stop = Press Ctrl+C to stop; no game is lost.
serve-not-installed = { $command } needs the server packages: pip install 'rookery[server]'
serve-in-use = { $file } is in use by another server; stop that one first, or choose another file with --data.
serve-newer = { $file } was written by another, probably newer release of Rookery; please update Rookery.
serve-wrong-key = The key to { $file } is missing or is the wrong one; without it, running games cannot be read. Put { $key } back, or set { $variable }.
serve-port = A port is a number up to 65535, not { $port }.
serve-limit-unknown = There is no limit “{ $name }”; there are { $known }.
serve-limit-value = The limit { $name } is a positive number, not “{ $value }”; only seconds may have decimals.
serve-failed = The server could not start on port { $port }; another program may be using it. Try another number with --port.
serve-cannot-write = { $file } cannot be written, so no game could be kept; check its permissions and the disk space.
database-form = The address of a database looks like postgresql://USER@HOST/NAME; in a password, write @ as %40, / as %2F, # as %23 and ? as %3F.
serve-no-postgres = PostgreSQL needs one more package: pip install 'rookery[server,postgres]'
serve-cannot-connect = The database { $database } cannot be used: { $reason }
serve-workers = Several workers need a PostgreSQL database; name it with --database.
serve-new-key = The secrets of running games are encrypted with a new key: { $key }. Every machine that uses this database needs a copy of this file, or its content in { $variable }.
serve-unfinished = { $file } holds an unfinished copy. Run the same rookery migrate command again to complete it.
backup-nothing = There is no data in { $file } yet.
backup-done = The data has been copied to { $file }.
backup-failed = { $file } could not be written, and no partial copy was left behind: { $reason }.
backup-database = { $database } is a PostgreSQL database, so use pg_dump and pg_restore; rookery migrate copies it to a file or back.
restore-exists = { $file } already exists; use --force to replace it.
restore-broken = { $file } is not a valid backup for this release of Rookery; nothing was changed.
restore-wrong-key = The key to { $file } is missing or is the wrong one, so nothing was changed. Put it into { $key }, or set { $variable }.
restore-done = The data has been restored to { $file }.
migrate-not-empty = { $target } already has data; a copy needs a new file or an empty database.
migrate-other-copy = { $target } holds an unfinished copy of { $source }; complete that one first, or delete it.
migrate-in-use = A server is using { $place }; stop all of its servers first.
migrate-other-key = { $key } does not belong to { $source }, but the copy needs the same key; put the right key there, or move that file away.
migrate-failed = The data could not be copied completely: { $reason }. The same command continues the copy.
migrate-progress = Copying { $table }
migrate-heading-table = table
migrate-heading-rows = rows
migrate-done = { $target } now has all data, row by row the same; { $source } is unchanged.
migrate-differs = { $target } is not the same as { $source }; these tables differ: { $tables }.
admin-closed = The table { $table } is closed.
admin-banned = Banned: { $who }.
admin-unbanned = No longer banned: { $who }.
admin-announced = Everyone can see this now.
admin-unannounced = The announcement has been removed.
admin-table-unknown = There is no table { $table }.
admin-table-closed = The table { $table } is already closed.
admin-no-guest = There is no guest { $guest }; "rookery admin people" finds them by name.
admin-no-ban = { $who } is not banned.
admin-announcement-form = An announcement must be one line of visible text, up to { $most } characters long.
verify-good =
    { $draws ->
        [one] The one draw follows
       *[other] All { $draws } draws follow
    } from the secret, whose fingerprint was published before the game: { $commitment }.
verify-nobody = No seat added entropy. This proves that the draws were fixed before the game, not that the server did not choose them.
verify-sealed = Entropy came from these seats: { $seats }. According to the record, each committed to theirs before any of it was revealed. If one of these seats was yours and you find your own entropy in the record, nobody, not even the server, could have chosen the draws. Anyone else has to trust at least one of these seats.
verify-unsealed = Entropy came from these seats: { $seats }. It was not sealed, so a player who contributed last and knew the secret could have chosen the draws.
verify-recommitted =
    However, the shuffle was redone { $times ->
        [one] once
       *[other] { $times } times
    }, because these seats withheld their entropy: { $seats }. Anyone who held them and knew the secret could have chosen among { $shuffles } shuffles. A lost connection looks the same.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: there is no record.
replay-no-record = { $source }: there is no record number { $number }.
replay-at =
    { $actions ->
        [one] The record has only one action, not { $at }.
       *[other] The record has { $actions } actions, not { $at }.
    }
replay-one-form = --json and --svg cannot be used together.
no-such-theme = There is no theme “{ $theme }” (known: { $known }).
replay-which = { $source }: there are several records; choose one with --record.
source-standard-input = standard input
line-too-long = { $source }: longer than the limit of { $limit } bytes.
not-utf-8 = { $source }: not UTF-8 text (byte { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = The output was closed before everything was written.
input-ended = The input ended before the game did.
interrupted = Interrupted.

## Playing

player-you = You
player-you-listed = you
player-person = person
player-seat = Seat { $seat }
player-tagged = Seat { $seat } ({ $player })
seed-drawn = seed { $seed }
welcome = { $title }. Type the number or the notation of a choice; "help" explains more.
prompt = Your choice:
prompt-which = The tile fits there in several ways. Which one ({ $letters })?
prompt-done = Press Enter to end your turn, or type "undo" to take it back:
only-choice = Your only choice: { $choice }.
finish-offer = all) Place all of them
nothing-to-finish = The order matters, or you still have to choose the cards: place them one by one.
refused = Not allowed: { $reason }
not-a-choice = “{ $text }” is neither a choice nor a command; "help" lists the commands.
not-your-turn = Your turn is over, so “{ $text }” was not played.
undone = Taken back: { $action }.
nothing-to-undo = There is nothing you can take back.
hint = A bot would choose: { $choice } ({ $action }).
look-where = There is no “{ $text }” to look at here.
to-come-hidden = At this table the cards still to come are hidden.
saved = Saved to { $file }.
left = You have left the game.
play-commands =
    You can type:
      a number         the choice with that number; or several, separated by spaces
      bid 3, pass ...  the notation of a choice, as in records
      all              place all cards, when their order does not matter
      undo             take back your last move
      hint             what a bot would do
      cards            the cards still to come
      save FILE        save the game so far
      quit             leave the game

event-ended = Nothing is left to draw.
rules-elsewhere = There is no summary of the rules of this game here.
table-seat = { $name } { $points }

## Simulating and replaying

simulate-progress = games
summary-seat = seat
summary-bot = bot
summary-mean = average points
summary-lowest = lowest
summary-highest = highest
summary-victories = wins
summary-share = share
summary-games =
    { $games ->
        [one] One game of { $longest } actions.
       *[other] { $games } games of { $mean } actions on average ({ $shortest } to { $longest }).
    }
replay-progress = records
replay-title =
    { $title } with { $seats } players, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
replay-after =
    { $actions ->
        [0] Before the first action
        [one] After one action
       *[other] After { $actions } actions
    }
replay-unfinished = The game is not finished.
replay-summary =
    { $games ->
        [one] One record is correct
       *[other] All { $games } records are correct
    }, finished: { $finished }; { $actions ->
        [one] one action was checked.
       *[other] { $actions } actions were checked.
    }

## The list of games

games-title = { $title } ({ $game })
games-facts = { $fewest } to { $most } players, ages { $age } and up, { $shortest } to { $longest } minutes
games-designer = designed by { $designer }
games-option = option { $name }: { $explanation }
games-default = { $name } (default): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = expansion { $name }: { $explanation }
games-no-expansions = no expansions
games-bots = bots, from weakest to strongest: { $names }
games-levels = levels: { $names }
games-link = more about it: { $link }

## Score sheets and victory

score-total = total
won-alone =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
won-together =
    Shared victory: { $names }, { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
score-how = For each player: the height of each tower, with * after those that have a top, then a minus and the number of demolished cards: Red: 4 3* 6* -2
score-prompt = Player { $number } (press Enter when done):
score-player = Player { $number }
score-place = { $place }. { $name }: { $points }
score-line = Line { $line }: { $reason }
score-nobody = There are no players to score.
score-name = A player’s name has 1 to { $longest } characters and is followed by a colon.
no-score-sheet = There is no score sheet for { $game }.
score-twice = { $name } is named twice.
score-many = There can be at most { $most } players.
sheet-word = “{ $word }” is neither a height such as 4 or 6* nor a number of demolished cards such as -2.
sheet-empty = There is neither a tower nor a demolished card; write 0 for no tower.
sheet-towers = There can be at most { $most } towers.
sheet-tall = A tower can have at most { $most } cards, not { $cards }.
sheet-top-of-nothing = 0* is not possible: a top is a card, so that tower has at least one.
sheet-demolished-twice = “{ $word }” gives the demolished cards a second time.
sheet-demolished-many = At most { $most } cards can be demolished, not { $cards }.
sheet-cc-who = Who is playing? Names with commas between them:
sheet-cc-prompt = Points, or help or end:
sheet-cc-how =
    Write who scored, a colon, and what for:
      Ona: city 4 1             a city of 4 tiles with 1 coat of arms
      Ona, Mila: road 5         a tied road of 5 tiles
      Ona: monastery            a completed monastery; also: garden
      Ona: abbot 6              an abbot taken back: his tile and those around it
      Ona: guard                a guard of Ona’s was replaced
      thieves 6+5: Ona 2, Mila  a thief tile 6, a stolen tile 5, and the guards
      Ona: other -3             anything else, also to correct
      undo                      takes back the last line
      history Ona               shows all points of Ona, without a name those of everyone
      scores                    shows the scores
      end                       goes on to the final scoring
sheet-cc-noted = { $line }. Scores: { $scores }.
sheet-cc-undone = Taken back: { $line }. Scores: { $scores }.
sheet-cc-scores = Scores: { $scores }.
sheet-cc-nothing = Nothing is noted there yet.
sheet-cc-full = A sheet has at most { $most } lines.
sheet-cc-line = “{ $line }” doesn’t say who scores: write Ona: city 4 1, or help.
sheet-cc-kind = “{ $word }” scores nothing here. Choose from { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] { $kind } takes no number.
        [1] { $kind } takes one number.
       *[other] { $kind } takes { $fewest } to { $most } numbers.
    }
sheet-cc-number = “{ $text }” is not a number from { $least } to { $most }.
sheet-cc-player = “{ $name }” is not one of the players: { $names }.
sheet-cc-players = There are { $fewest } to { $most } players.
sheet-cc-name = A player’s name has 1 to { $longest } characters and no colon.
sheet-cc-expansion = “{ $name }” is not an expansion (known: { $known }).
sheet-cc-counts =
    { $count ->
        [1] Write one number.
       *[other] Write { $count } numbers, one for each of { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Tiles of incomplete roads ({ $names }):
        [city] Tiles of incomplete cities, with coats of arms as 4+1 ({ $names }):
        [monastery] Tiles of incomplete monasteries and gardens with those around them ({ $names }):
        [field] Completed cities at the fields ({ $names }):
        [stolen] Number of the stolen tile, 0 if there is none:
       *[other] Guards on towers ({ $names }):
    }

## 5 Towers: names

tower-candy = candy
tower-scary = scary
tower-tree = tree
tower-scrap = scrap
tower-sand = sand
tower-first = first
tower-second = second
tower-third = third
tower-fourth = fourth
tower-fifth = fifth
letter-candy = C
letter-scary = Y
letter-tree = T
letter-scrap = P
letter-sand = S
card = { $tower } { $value }

## 5 Towers: options

option-overbids = may players bid more cards than they can build?
option-overbids-refused = no, such a bid is not accepted
option-overbids-retract = yes, but the bid is taken back if the cards cannot all be built
option-cards-to-come = can everyone see which cards are still to come?
option-cards-to-come-shown = yes
option-cards-to-come-hidden = no, only how many

## 5 Towers: choices

choice-bid = Bid { $count }
choice-pass = Pass
choice-place = Place { $tower } { $value }
choice-demolish = Demolish { $tower } { $value }
choice-retract = Take back the bid

## 5 Towers: what happens

event-revealed = Revealed: { $cards }.
event-bid =
    { $you ->
        [yes] You bid { $count }.
       *[no] { $name } bids { $count }.
    }
event-passed =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
event-won =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
event-demolished =
    { $you ->
        [yes] You demolish
       *[no] { $name } demolishes
    } { $card } ({ $pile } so far).
event-placed =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $card }.
event-topped =
    { $you ->
        [yes] You complete
       *[no] { $name } completes
    } the { $tower } tower, { $height ->
        [one] one card
       *[other] { $height } cards
    } high.
event-retracted =
    { $you ->
        [yes] You take back your bid of { $count }.
       *[no] { $name } takes back the bid of { $count }.
    }
event-nobody-built = Nobody builds this round.
event-discarded = Discarded: { $cards }.
event-reshuffled =
    The draw pile has run out: { $cards ->
        [one] one discarded card becomes the new draw pile.
       *[other] { $cards } discarded cards are shuffled into a new draw pile.
    }

ended-second-pass = The game is over: the draw pile has run out a second time.
ended-nothing-to-shuffle = The game is over: the draw pile has run out and no card was discarded.

## 5 Towers: score sheets

score-tower = { $tower } tower, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
score-topped-tower = { $tower } tower with a top, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
score-main-tower = main tower ({ $tower }), { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
score-demolished = { $cards ->
        [one] one demolished card
       *[other] { $cards } demolished cards
    }

## 5 Towers: the table

table-round = Round { $round }
table-pass =
    { $number ->
        [1] first pass through the draw pile
       *[other] second pass through the draw pile
    }
table-draw-pile = { $cards } to draw
table-discard-pile = { $cards } discarded
table-display = Display
table-display-empty = no cards
table-to-place =
    { $cards ->
        [one] one more to place
       *[other] { $cards } more to place
    }
table-to-come =
    { $cards ->
        [one] One card is still to come:
       *[other] { $cards } cards are still to come:
    }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-demolished = { $cards } demolished
call-bid = bid { $count }
call-pass = passed
call-opener = opener
call-none = { "" }

rules-five-towers =
    5 Towers in short:
      Five cards are auctioned each round. The opener bids how many to take, 0 to 5;
      going clockwise, everyone else bids higher or passes, once. A bid of 5 ends
      the auction. The highest bidder takes that many cards and must build them all.
      You have one tower of each type: candy C, scary Y, tree T, scrap P, sand S.
      A card must be lower than the one it covers, but anything goes on an 8 ({ $eight }),
      and a 9 ({ $nine }) on anything but a 0. A 0 ({ $top }) is a top: nothing can be added
      to that tower or removed from it.
      Before placing, you may demolish the uppermost card of one of your towers.
      The discarded cards are reshuffled once; when the pile runs out again, the
      game ends. A card is worth 1 point, or 2 if its tower has a top; each card of
      your main tower, the tallest, is worth 1 more. Demolished cards cost 1, 2, 3
      and so on. The player with the most points wins.

## 5 Towers: why an action is not allowed, by the rule that forbids it

refused-FT-19 = The card must be lower than the one it would cover.
refused-FT-25 = That card is not in the draw pile.
refused-FT-27 = First the display must be filled from the draw pile.
refused-FT-28 = That belongs to a different step of the round.
refused-FT-29 = The opener bids a number from 0 to 5 and cannot pass.
refused-FT-30 = A bid must be higher than the highest so far.
refused-FT-33 = That card is not on display.
refused-FT-35 = You may demolish one card only, before placing any, and only from a tower that has cards.
refused-FT-39 = A tower with a top is complete; nothing can be demolished from it.
refused-FT-40 = A tower with a top is complete; nothing can be added to it.
refused-FT-42 = After that you could not build all the cards you bid for.
refused-FT-43 = You cannot build that many cards, so the bid must be taken back.
refused-FT-52 = The game is over.
refused-FT-54 = There are not that many cards on display.
refused-FT-A1 = You can build that many cards, so the bid stands.

## Carcassonne: names

feature-city = city
feature-road = road
feature-field = field
feature-monastery = monastery
feature-garden = garden
feature-guard = guard
figure-meeple = a meeple
figure-abbot = the abbot
port-N = north
port-E = east
port-S = south
port-W = west
port-NL = north-west
port-NR = north-east
port-EL = north-east
port-ER = south-east
port-SL = south-east
port-SR = south-west
port-WL = south-west
port-WR = north-west
cell = ({ $x }, { $y })

## Carcassonne: options and expansions

option-farmers = may meeples be placed on fields?
option-farmers-on = yes
option-farmers-off = no
expansion-river = a river is placed first
expansion-abbot = an extra figure for each player, for monasteries and gardens
expansion-towers-and-thieves = towers to guard; when thieves come, towers grow and guards score

## Carcassonne: choices

choice-draw = Draw a tile
choice-lay =
    { $rotation ->
        [0] Place the tile at ({ $x }, { $y })
       *[other] Place the tile at ({ $x }, { $y }), rotated { $rotation }°
    }
choice-claim-city = Place { $figure } in the city ({ $port })
choice-claim-road = Place { $figure } on the road ({ $port })
choice-claim-field = Place { $figure } on the field ({ $port })
choice-claim-monastery = Place { $figure } on the monastery
choice-claim-garden = Place { $figure } in the garden
choice-skip = Place nothing
choice-recall = Take your abbot back from ({ $x }, { $y })
choice-guard = Place a guard on the tower at ({ $x }, { $y })
choice-raise = Add a floor to the tower at ({ $x }, { $y })

## Carcassonne: what happens

event-drawn =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } tile { $tile }.
event-set-aside = Tile { $tile } fits nowhere and is set aside.
event-laid =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } tile { $tile } at { $at }.
event-laid-tile =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } a tile at { $at }.
event-claimed-city =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } in the city ({ $port }).
event-claimed-road =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } on the road ({ $port }).
event-claimed-field =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } on the field ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } on the monastery.
event-claimed-garden =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } in the garden.
event-skipped =
    { $you ->
        [yes] You place nothing
       *[no] { $name } places nothing
    }.
event-recalled =
    { $you ->
        [yes] You take your abbot back
       *[no] { $name } takes the abbot back
    } from { $at }.
event-scored =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the { $feature } at { $at }: { $lines }.
event-raised = The tower at { $at } now has { $floors ->
        [one] one floor.
       *[other] { $floors } floors.
    }
event-guard-replaced =
    { $you ->
        [yes] Your guard
       *[no] { $name }’s guard
    } at { $at } is replaced.
event-guarded =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } a guard on the tower at { $at }.
event-stolen = Thieves steal tile { $tile } ({ $number }).

ended-no-tile-left = The game is over: no tile is left.

## Carcassonne: score sheets

score-road = completed roads
score-city = completed cities
score-monastery = completed monasteries
score-garden = completed gardens
score-road-open = incomplete roads
score-city-open = incomplete cities
score-monastery-open = incomplete monasteries
score-garden-open = incomplete gardens
score-field = fields
score-recalled = abbot taken back
score-guard = guards who spotted thieves
score-guard-replaced = replaced guards
score-guard-end = guards at the end
score-other = other points
line-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
line-shields =
    { $count ->
        [one] one coat of arms
       *[other] { $count } coats of arms
    }
line-cities =
    { $count ->
        [one] one completed city
       *[other] { $count } completed cities
    }
line-thief = the thief
line-stolen = the stolen tile
line-guard = still on the tower
line-guard-replaced = replaced

## Carcassonne: the table

table-piles = to draw: { $piles }
table-pile =
    { $tiles } { $pile ->
        [river] river
        [lake] lake
        [tower] tower
       *[other] land
    }
table-floors =
    { $floors ->
        [one] one floor left
       *[other] { $floors } floors left
    }
table-stolen = stolen: { $number }
table-beyond =
    The board continues to the { $sides }{ $places ->
        [0] { "" }
        [one] {" "}(one place)
       *[other] {" "}({ $places } places)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] One tile is still to come:
       *[other] { $tiles } tiles are still to come:
    }

rules-carcassonne =
    Carcassonne in short:
      Draw a tile and place it next to others so that all touching edges match. Then
      you may place one meeple on it, on a feature that has no figure on it yet.
      What the tile completes is scored, and the meeples there come home. The
      player with the most meeples there scores; if there is a tie, all tied score.
        road { $road }        1 per tile
        city { $city }        2 per tile and coat of arms { $shield }; 1 each if incomplete
        monastery { $monastery }  9 with all eight tiles around it; at the end 1 per tile
        field          only at the end: 3 for each completed city it touches
      River: its tiles { $river } come first and make no U-turn. { $bridge } is a bridge.
      Abbot: he may stand on monasteries and in gardens { $garden }, which score like
      monasteries; take him back early to score what his place is worth so far.
      Towers & Thieves: a tower { $tower } reaches as many tiles in all four directions
      as it has floors. If your tile is within reach, your meeple may guard it. When
      a thief tile { $thief } is drawn, every tower without a guard gets a floor; each
      guard scores the number on the tile and goes home. If there is no guard, the
      tile is stolen, and a tower tile is placed instead. At the end a guard
      scores 5. A to E are the players’ meeples, a to e their abbots.

commands-carcassonne =
    You can type:
      4                place the tile on spot 4, where it fits in one way only
      4b, or 2,-1 b    place it on spot 4, or on that cell, rotated as shown at b
      a number         in the meeple step: the choice with that number
      place 2,-1 90    the notation of a choice, as in records
      look north       show what lies north (east, south, west) of the screen
      look 3,-2        show what lies around a cell
      look all         show the whole board
      look, or Enter   show the table again
      undo             take back your last move
      hint             what a bot would do
      tiles            the tiles still to come
      save FILE        save the game so far
      quit             leave the game

## Carcassonne: why an action is not allowed, by the rule that forbids it

refused-BC-01 = That tile is not in the current draw pile.
refused-BC-02 = You have no such figure left in your supply.
refused-BC-03 = That belongs to a different step of the turn.
refused-BC-04 = The tile must touch another, and all touching edges must match.
refused-BC-06 = A meeple may only go on the tile just placed, and only on a feature that has no figure on it yet.
refused-BC-15 = At this table, no meeples are placed on fields.
refused-BC-16 = The game is over.
refused-RI-03 = A river tile must continue the river.
refused-RI-04 = The river must not turn the same way twice in a row.
refused-AB-02 = Only an abbot may stand in a garden, and an abbot may stand only in gardens and on monasteries.
refused-AB-04 = Your abbot is not there.
refused-AB-05 = The feature your abbot stands on is already complete.
refused-TT-17 = There is no tower there.
refused-TT-19 = The tile just placed is out of that tower’s reach.
refused-TT-33 = That tower does not get a floor now.
refused-TT-A4 = Your guard is already on that tower.
refused-TT-A11 = That tower has no floor to stand on.

## The web client: everywhere

web-name = Rookery
web-locale = en_GB
web-page-about = Play 5 Towers and Carcassonne in your browser, with friends or against clever rooks.
web-menu = Menu
web-menu-game = This game
web-menu-table = This table
web-menu-device = This device
web-close = Close
web-leave = Back to the home page
web-home = Home
web-about = About this site
web-undo = Undo
web-total = Total
web-points = Everyone’s points
web-turned = turning point
web-players = Players
web-log = Game log
web-dock = The current turn
web-choices = All your choices
web-your-turn = Your turn
web-undone = The last move was taken back.
web-keys = Keys
web-key-arrows = move between choices
web-key-enter = confirm
web-key-p = pass
web-key-u = undo
web-key-h = ask the rook
web-key-help = rules and keys
web-thinking = { $name } is thinking
web-wait = One moment
web-nowhere = There is nothing here. The link may be incomplete.

## The web client: switches

web-sound = Sounds
web-night = Night
web-language = Language
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Day
web-theme-dark = Night
web-switch-sound = Sounds
web-switch-still = Reduce motion
web-switch-letters = Letters next to the colours
web-switch-list = Show moves as a list
web-switch-keys = Single-key shortcuts
web-switch-tell = Notify me when it’s my turn
web-tell-refused = Your browser blocks notifications from this page. You can change that in its settings.
web-switch-push = Notify me on this device when it’s my turn, even when Rookery is closed
web-push-about = Only in games with days per turn. Your browser’s push service delivers the message; it is encrypted, so only you can read it.
web-push-turn = Your turn in { $game }
web-push-with = With { $names }

## The web client: the connection, and what can go wrong

web-reconnecting = Reconnecting. Your game is safe.
web-back = Reconnected
web-error-network = The server can’t be reached right now. Nothing is lost; we’ll keep trying.
web-error-server-failed = Something went wrong on our side. Please try again.
web-error-server-upgrading = This server is being updated. Please try again in a moment.
web-error-server-busy = It’s very busy here right now. Please try again.
web-error-action-stale = The game has already moved on.
web-error-action-not-your-turn = It’s not your turn.
web-error-action-no-take-back = That can no longer be taken back.
web-error-action-illegal = That’s not allowed here.
web-error-hint-not-allowed = Hints are not allowed at this table.
web-error-help-not-allowed = Help on the board is off at this table.
web-error-table-unknown = There is no such table. The link may be incomplete.
web-error-table-closed = The host has closed this table.
web-error-table-not-open = The game has already started; you can watch it.
web-error-table-not-running = No game is in progress at this table.
web-error-table-not-finished = The game is not over yet.
web-error-table-not-host = Only the host can do that.
web-error-table-too-many =
    { $most ->
        [one] You have one unfinished game. Please finish it first.
       *[other] You have { $most } unfinished games. Please finish one first.
    }
web-error-guest-banned = You have been banned from this server.
web-error-guest-not-friend = You haven’t finished a game together yet.
web-error-chat-silenced = The host has removed you from the chat.
web-error-table-too-many-listed =
    { $most ->
        [one] There is already one open table from your network. Make this one link-only.
       *[other] There are already { $most } open tables from your network. Make this one link-only.
    }
web-error-seat-taken = Someone is already sitting there.
web-error-seat-not-free = Every seat needs a player or a bot before the game can start.
web-error-seat-not-yours = That is not your seat.
web-error-seat-bot-plays = A bot is playing for you until this turn ends or the others let you back in.
web-error-seat-kept-out = The host has removed you from this table; you can still watch.
web-error-seat-gone = They have left, or already have a seat.
web-error-proposal-too-early = It is too early for that.
web-error-proposal-unknown = That is not possible now.
web-error-entropy-not-committed = Entropy counts only if you committed to its hash beforehand.
web-error-push-invalid = Your browser gave an address that notifications can’t be sent to.
web-error-push-not-available = This server doesn’t send notifications.
web-error-setup-invalid = The game can’t be played with these settings.
web-error-rate-limited = That was a bit too fast. Please wait a moment.
web-error-rate-limited-wait =
    { $seconds ->
        [one] That was a bit too fast. Please wait one second.
       *[other] That was a bit too fast. Please wait { $seconds } seconds.
    }
web-error-code-unknown = This code is wrong or has already been used.
web-error-code-mistyped = There is a typo in this code. Please compare it with your printout.
web-error-guest-known = You already have a profile here.
web-error-device-unknown = This device is already signed out.
web-error-guest-not-invited = Invitation only.
web-error-name-invalid = A name must have 1 to { $longest } characters.
web-error-name-invalid-mixed = A name can’t mix letters of different alphabets.
web-error-name-invalid-alike = Someone at this table has a name that looks just like this one.

## The web client: first page

web-lead = Two tower games, one good evening.
web-lead-more = For two to five players: friends, strangers or clever rooks.
game-five-towers = 5 Towers
web-game-five-towers-about = Bid for cards, build them all.
game-carcassonne = Carcassonne
web-game-carcassonne-about = River, Abbot, Towers & Thieves.
web-game-facts =
    { $fewest } to { $most } players, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-play = Play
web-lessons = Lessons
web-learn = Learn it in a few minutes
web-learn-offer = New to { $game }?
web-learn-offer-about = A short lesson shows you how to play, step by step.
web-learn-begin = Start the lesson
web-learn-later = Not now
web-rules = Rules
web-read-rule = Read the rule
web-your-tables = Your tables
web-all-yours = All your tables ({ $count })
web-open-tables = Open tables
web-all-open = All open tables
web-more-tables = Show more
web-no-open-tables = No open tables like that right now. Open one yourself!
web-filter-any = Any
web-filter-game = Game
web-filter-speed = Speed
web-speed-none = No clock
web-speed-quick = Quick
web-speed-calm = Calm
web-speed-days = Days per turn
web-invited = { $name } invites you to { $game }.
web-invited-go = Go to the table
web-invited-no = Not now
web-invite = Invite people you have played with
web-invite-one = Invite { $name }
web-invite-done = { $name } will see your invitation on the home page.
web-finished = Finished games
web-free-seats =
    { $count ->
        [0] All seats taken
        [one] One free seat
       *[other] { $count } free seats
    }
web-result = Final score { $scores }
web-you-won = You won
web-you-placed =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
web-no-tables = No tables yet. Choose a game and press Play, or join your friends.
web-no-finished = No finished games yet. When there is one, you can replay it here.
web-all-finished = All finished games
web-replay-link = Replay of { $game }, { $date }
web-join = Join a table
web-join-label = Link or name of the table
web-join-go = Join
web-join-wrong = That’s not the link or the name of a table. Part of it may be missing.
web-to-replays = Replays
web-to-replays-about = See the move that turned the game.
web-to-score-about = Keeps score at a real table, even offline.
web-to-device = Your other devices
web-to-device-about = Start here, continue on your phone.
web-to-programs = Bring your own bot
web-to-programs-about = How programs play here, with examples.
web-door = Invitation only
web-door-code = Your invite code
web-door-enter = Enter

## The web client: a new table

web-company = Who’s playing?
web-company-bots = With bots
web-company-bots-about = Starts right away.
web-company-friends = With friends
web-company-friends-about = You get a link to share.
web-how-many = How many players?
web-against = Your opponents
web-level = strength { $level } of { $most }
bot-uniform = Pip
bot-uniform-family = Peep, Bo, Fluff
web-bot-uniform-about = A fledgling. Hops about and takes whatever comes.
bot-greedy = Magpie
bot-greedy-family = Jay, Daw, Twig
web-bot-greedy-about = Grabs what glitters most right now.
bot-heuristic = Corvina
bot-heuristic-family = Hugo, Nora, Edgar
web-bot-heuristic-about = Plays calmly and thinks ahead. Keeps something back for later.
bot-tuned = Raven
bot-tuned-family = Merle, Wren, Sable
web-bot-tuned-about = Weighs every card and leaves little to luck.
bot-learned = Munin
bot-learned-family = Otto, Ivy, Onyx
web-bot-learned-about = Learned the game by playing thousands of games against itself.
bot-search = Hugin
bot-search-family = Max, Iris, Juno
web-bot-search-about = Looks a few moves ahead before deciding.
bot-deep = Odin
bot-deep-family = Saga, Bragi, Vidar
web-bot-deep-about = Plays every good move through in its head, turn by turn.
level-novice = Novice
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = A fledgling, still learning the game. Takes little and overlooks a lot.
level-apprentice = Apprentice
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Drawn to whatever glitters right now, but leaves something for the others.
level-journeyman = Journeyman
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Keeps something back for later, but is often tempted by what is near.
level-expert = Expert
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Weighs things calmly and usually finds a good move. Slips now and then.
level-master = Master
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Knows what everything is worth and hardly ever slips.
level-grandmaster = Grandmaster
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Plays every good move through in its head before deciding.
web-listed = Anyone can join
web-listed-about = The table appears on the home page.
web-play-now = Play now
web-open-table = Open the table
web-options = More options
web-expansions = Which expansions?
web-expansions-all = All expansions
web-expansions-all-about = Everything below
web-expansions-none = Base game only
web-expansions-none-about = No expansions
web-expansions-some = Your own mix
web-expansion-river = The River
web-expansion-river-about = You lay a river first. Its water divides the fields.
web-expansion-abbot = The Abbot
web-expansion-abbot-about = One more figure each, for monasteries and gardens. Called home early, it scores at once.
web-expansion-towers-and-thieves = Towers & Thieves
web-expansion-towers-and-thieves-about = Guard the growing towers: when thieves come, every guard scores. No prisoners, no ransom.
web-clock = Thinking time
web-clock-none = no limit
web-clock-quick = 5 minutes plus 10 seconds per turn
web-clock-calm = 15 minutes plus 30 seconds per turn
web-clock-days = 2 days per turn
web-clock-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-clock-low = Less than 20 seconds left
web-hints = Hints
web-hints-about = On your turn you may ask the rook what it would do. Games with hints aren’t rated.
web-hints-allowed = allowed
web-hints-none = not allowed
web-rating = Rating
web-rated = rated game
web-unrated-practice = not rated: practice
web-unrated-deal = not rated: the same draws for everyone
web-unrated-hints = not rated: hints are allowed
web-unrated-seats = not rated: one player holds several seats
web-unrated-one-person = not rated: the same browser, or new guests on one network with the same kind of device
web-unrated-often = not rated: two of you have played 10 rated games today
web-bot-speed = Bot speed
web-bot-speed-slow = slow
web-bot-speed-normal = normal
web-bot-speed-at-once = instant

## The web client: before the game

web-lobby-waiting = The game can start as soon as every seat is taken.
web-lobby-full = Everyone is here.
web-lobby-move = Drag a row, or press its dots and then the arrow keys, to change seats.
web-lobby-change = Table settings
web-missing-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-missing-name = Someone is still choosing a name.
web-seat-choosing = Someone is choosing a name
web-seat-choosing-about = has opened the link
web-seat-move = Move { $name }
web-seat-moved = { $name }: seat { $seat }
web-seat-left =
    { $minutes ->
        [one] left one minute ago
       *[other] left { $minutes } minutes ago
    }
web-program = { $name } (bot)
web-seat-free = free seat
web-guest = Guest
web-not-here = away
web-sit = Sit here
web-add-bot = Add a bot…
web-choose-bot = Choose a bot
web-free-seat = Remove { $name }
web-start = Start
web-start-host = Waiting for { $name } to start the game.
web-become-host = Become the host
web-lobby-name = Save
web-seat-host = host
web-seat-here = here
web-seat-your-device = on your device
web-seat-same-device = on { $name }’s device
web-seat-more = Change { $name }’s seat
web-seat-up = One seat up
web-seat-down = One seat down
web-seat-bot-instead = Replace with a bot…
web-seat-remove-sure = Remove { $name } from the table?
web-seat-keep-out = Remove and block
web-beside = Someone next to you? Add their name
web-ask-name = What is your name?
web-ask-name-about = Other players see it. We’ll remember it for next time.
web-here-now = Here now
web-watches = watching
web-give-seat = Give a seat
web-give-seat-to = Give { $name } a seat
web-seat-given = The host has given you a seat.
web-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-close-table = Close the table
web-close-table-question = Close this table for good?
web-close-table-sure = Yes, close it for good
web-share = Share this link with anyone who wants to play or watch:
web-share-local = Only this computer can open this link. To let friends join, start the server with “rookery serve --lan”.
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-hand-on = Share…
web-qr = The link as a QR code for a phone camera
web-screen-show = Show on a big screen
web-screen-about = Open this link on a tablet or television in the middle of the table. It shows the game, and everyone plays on their own phone.
web-screen-here = Show on this device
web-screen-here-means = This device then has no seat. The first person to sit down becomes the host.
web-screen-join = Scan to play on your phone
web-screen-sleep = This browser can’t keep the display on. Turn off its sleep timer.
web-full-screen = Full screen
web-fair = Fair shuffle
web-fair-about = This number fixes the shuffle before anyone sits down. After the game, anyone can check it.
web-fair-again =
    The shuffle was redone { $count ->
        [one] once
       *[other] { $count } times
    }, because not everyone revealed their part in time. Not revealed: { $players }.

## The web client: at the table

web-again = Play again
web-replay = Replay
web-record = Download the game
web-share-result = Share the picture
web-stand-up = Let a bot play for me
web-stand-up-means = A bot takes over until you come back and make a move.
web-bot-plays = A bot plays for you
web-bot-plays-asked = as you asked
web-bot-plays-flagged = your time ran out; you’ll play again from your next turn
web-bot-plays-flagged-again = your time ran out again; the others can let you back in
web-bot-plays-agreed = the others agreed to it while you were away
web-bot-plays-resigned = you have resigned
web-played-for-you = A bot has played for you
web-back-here = I’m back
web-back-ask = Ask to come back
web-plate-bot = bot playing
web-plate-away = away { $minutes } min
web-away-now = { $name } is not here
web-away-for =
    { $minutes ->
        [one] { $name } has been away for one minute
       *[other] { $name } has been away for { $minutes } minutes
    }
web-away-wait = Wait for { $name }
web-away-wait-about = Nothing happens until then.
web-away-wait-clock =
    { $again ->
        [yes] At 0:00 a bot takes over for the rest of the game.
       *[no] At 0:00 a bot finishes this turn.
    }
web-propose-stand-in = Let a bot play for { $name }
web-propose-stand-in-about = If everyone agrees, until { $name } is back.
web-propose-end = End the game without { $name }
web-propose-end-about = If everyone agrees. { $name } comes last.
web-propose-soon = possible in { $time }
web-agreed-of = { $count } of { $all }
web-asks-stop = { $name } asks to end the game without a winner.
web-asks-take-back = { $name } asks to take a move back.
web-asks-return = { $name } is back and asks to rejoin the game.
web-asks-stand-in = { $name } asks to let a bot play for { $other }.
web-asks-end = { $name } asks to end the game without { $other }.
web-agree = Agree
web-decline = Decline
web-way-abort = Call the game off
web-way-resign = Resign
web-way-stop = Ask to end it without a winner
web-way-take-back = Ask to take my move back
web-sure-abort = Call the game off for everyone? It will not count.
web-sure-resign = Resign this game? You’ll come last.
web-sure-no = No, go back
web-ended-aborted = The game was called off. It does not count.
web-ended-agreed = Everyone agreed to end the game. Nobody wins.
web-ended-resigned = The game is over: { $names } resigned.
web-ended-abandoned = The game is over: { $names } did not come back.
web-rematch-asks = { $name } asks for another game
web-rematch-asked = You asked for another game
web-rematch-refused = Not this time: { $names }
web-rematch-stays = The score sheet stays open. Seats in the next game: { $names }.
web-rematch-begins = Starting in { $seconds } s; bots take the seats of anyone who doesn’t answer.
web-rematch-join = I’m in
web-rematch-decline = Not now
web-rematch-yes = is in
web-rematch-no = not now
web-rematch-open = no answer yet
web-next-began = The next game has begun without you.
web-next-watch = Watch it
web-next-table = Next table
web-watching = You are watching
web-your-turn-name = { $name }, your turn
web-hand-over-about = Hand over the device.
web-hand-over-go = I’m ready
web-rook-ask = Ask the rook
web-rook-thinks = Thinking…
web-rook-says = My advice:
web-rook-mark = the rook’s advice
web-hint-promise = { $chance } to win, on average { $margin } points against the best rival (usually ± { $spread })
web-than-next = Compared with the next best move:
web-than-best = Compared with the best move:
web-guide-good = A good choice.
web-guide-alike = A good choice. I would have chosen something else, but it makes almost no difference.
web-guide-instead = I would have chosen something else: { $choice }.
web-hint-others = Next best
web-won =
    { $you ->
        [yes] You win with { $points }
       *[no] { $name } wins with { $points }
    }
web-follows =
    { $you ->
        [yes] You come next with { $points }.
       *[no] Next: { $name } with { $points }.
    }
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The web client: talking

web-chat = Chat
web-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-chat-nothing = No messages yet. Why not say hello?
web-chat-lines = Messages
web-chat-phrases = Quick phrases
web-chat-text = Message
web-chat-send = Send
web-chat-mute = Mute { $name }
web-chat-unmute = Unmute { $name }
web-chat-remove = Remove { $name } from the chat
web-chat-restore = Let { $name } chat again
web-error-chat-invalid = A message is one line of up to 280 characters.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thank-you = Thank you!
web-phrase-oops = Oops!
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It’s your turn.
web-phrase-good-game = Good game!

## The web client: 5 Towers

web-ft-open = Your turn: open the auction
web-ft-beat = Your turn: beat { $count } or pass
web-ft-only-pass = Your turn: you can only pass
web-ft-at-most =
    { $count ->
        [0] None of these cards fits your towers.
        [one] You can build at most one of these cards.
       *[other] You can build at most { $count } of these cards.
    }
web-ft-all = You can build all of these cards.
web-ft-too-low = The highest bid is { $count }. Bid more, or pass.
web-ft-bid-too-high = Bid { $count }: more cards than you can build
web-ft-bid-demolish =
    Bid { $count }: first you demolish { $cards }, which costs { $points ->
        [one] one point
       *[other] { $points } points
    }
web-ft-no-place = does not fit your towers
web-ft-place-later = fits only after a demolition
web-ft-way-start = The { $card } would start a new tower.
web-ft-way-fits = The { $card } would go on your { $on }.
web-ft-way-after = The { $card } would go on the { $on }, once that is built.
web-ft-way-demolish = The { $card } does not fit on your { $on }; you could demolish that card first.
web-ft-way-never = The { $card } does not fit on your { $on }.
web-ft-way-held = Not yet: if you build the { $card } first, there is no place left for { $cards }.
web-ft-way-held-others = Not yet: after the { $card } you could not build as many cards as you bid for.
web-ft-clash-demolish = For { $cards } you would have to demolish one card each, and you may demolish only one.
web-ft-clash-order = Of { $cards } you can build only { $count }.
web-ft-stairs = Bids
web-ft-build =
    { $count ->
        [one] Build: one card left
       *[other] Build: { $count } cards left
    }
web-ft-build-of = Build { $count } of these { $offered }
web-ft-they-build =
    { $count ->
        [one] { $name } builds: one card left
       *[other] { $name } builds: { $count } cards left
    }
web-ft-too-much = Too many cards: take back your bid
web-ft-demolish-first = Demolish a card first
web-ft-pick = Choose a card, or drag it onto its tower.
web-ft-hammer = Choose a card. To make room first, tap a hammer: it demolishes that tower’s uppermost card.
web-ft-hammer-only = Your bid needs more room. Tap a hammer to demolish that tower’s uppermost card.
web-ft-tap-tower = Tap the { $tower } tower, or the card again.
web-ft-rest = Build the rest
web-ft-complete = Your { $tower } tower is complete.
web-ft-tower =
    { $count ->
        [0] No { $tower } tower yet
        [one] The { $tower } tower, one card: { $values }
       *[other] The { $tower } tower, { $count } cards, from the top: { $values }
    }
web-ft-to-draw = to draw
web-ft-discarded = discarded
web-ft-this-round = This round
web-ft-to-come = Still to come
web-ft-to-come-key = Outlined numbers can still be drawn; a dot means there are two.
web-ft-main-tower = Main tower
web-ft-demolished = Demolished
web-ft-look-at = { $name }’s towers, full size
web-ft-key-digits = bid that number; when building: choose that card, counted from the left
web-ft-key-demolish = demolish the uppermost card of that tower
web-ft-rounds =
    { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }

## The web client: replays

web-replay-of = Replay: { $game }, { $date }
web-round = Turn { $number }
web-round-five-towers = Round { $number }
web-moment-then = Then: { $choice }
web-find-show = Show me
web-practice = Practice: this game does not count.
web-practice-back = Back to the replay
web-puzzle = Puzzle: { $game }
web-puzzle-short = Puzzle
web-puzzle-daily = Puzzle of the day.
web-puzzle-ask = What is the best move?
web-puzzle-ask-five-towers-bid = What is your best bid?
web-puzzle-ask-five-towers-place = What do you do first?
web-puzzle-ask-carcassonne-place = Where does this tile go?
web-puzzle-ask-carcassonne-claim = Place a figure? Where?
web-puzzle-right = Right: { $choice }
web-puzzle-wrong = Better: { $choice }
web-puzzle-shown = Best: { $choice }
web-puzzle-chances = Your chance to win
web-puzzle-picked = your answer
web-puzzle-rating = Your puzzle rating
web-puzzle-standing = This puzzle: { $rating }. Solved on the first try by { $solved } of { $tries }.
web-puzzle-counted = Your first try counts: { $change } to your rating.
web-puzzle-again = You’ve tried this one before, so it won’t count.
web-puzzle-next = Next puzzle
web-puzzle-look = Explore the position
web-puzzle-share = Share the puzzle
web-puzzle-retry = Try again
web-puzzles = Puzzles
web-to-puzzles = Puzzles: { $game }
web-to-puzzles-about = Find the best move, starting with today’s puzzle
web-error-puzzle-none = No new puzzles. You have solved them all!
web-error-puzzle-unknown = There is no such puzzle.
web-new-game = New game: { $game }
web-to-daily = Daily game
web-to-daily-about = The same cards and rivals for everyone
web-challenge = Challenge a friend
web-compare = Compare with everyone
web-error-deal-alone = No bot can take over in this game.
web-error-deal-hidden = You can see this game once you have played yours to the end, or the day is over.
web-error-deal-unknown = There is no such game.
web-moves = Moves
web-pause = Pause
web-to-table = Back to the table

## The web client: the board of Carcassonne

web-cc-place-tile = Place your tile
web-cc-place-piece = Place a figure?
web-cc-raise-tower = Choose a tower to raise
web-cc-nothing-to-place = Nothing left to place
web-cc-tap-place = Tap a place on the board, or drag the tile there.
web-cc-fits =
    { $count ->
        [one] Fits here in one way
       *[other] Fits here in { $count } ways
    }
web-cc-fits-not = Does not fit this way round.
web-cc-clash-R-F = The road would meet a field.
web-cc-clash-R-C = The road would meet a city.
web-cc-clash-R-V = The road would meet the river.
web-cc-clash-F-R = The field would meet a road.
web-cc-clash-F-C = The field would meet a city.
web-cc-clash-F-V = The field would meet the river.
web-cc-clash-C-R = The city would meet a road.
web-cc-clash-C-F = The city would meet a field.
web-cc-clash-C-V = The city would meet the river.
web-cc-clash-V-R = The river would meet a road.
web-cc-clash-V-F = The river would meet a field.
web-cc-clash-V-C = The river would meet a city.
web-cc-put = Place it here
web-cc-put-only = Place it here, no figure
web-cc-put-with = With a figure on it
web-cc-put-with-figure = Place it here with a figure: { $what }
web-cc-turn-left = Rotate left
web-cc-turn-right = Rotate right
web-cc-keys = [R] rotates, [←↑↓→] move, [Enter] places
web-cc-kind =
    { $kind ->
        [city] City
        [road] Road
        [field] Field
        [monastery] Monastery
        [garden] Garden
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Your city
        [road] Your road
        [field] Your field
        [monastery] Your monastery
        [garden] Your garden
       *[other] Yours: { $kind }
    }
web-cc-owned = { $name }: { $what }
web-cc-nobodys = { $what }, nobody on it
web-cc-shared = { $what }, shared
web-cc-finishes = { $what }: complete
web-cc-tile-count =
    { $count ->
        [one] One tile
       *[other] { $count } tiles
    }
web-cc-shield-count =
    { $count ->
        [one] One coat of arms
       *[other] { $count } coats of arms
    }
web-cc-at-once = +{ $points } at once
web-cc-at-end = { $points } at the end
web-cc-so-far = { $points } so far
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, meeple
        [abbot] { $what }, abbot
       *[other] { $what }, { $who }
    }
web-cc-guard = Tower
web-cc-raise = One more floor
web-cc-recall = Take the abbot back
web-cc-skip = No figure
web-cc-pick-piece = Choose on the board or here.
web-cc-taken =
    { $kind ->
        [city] { $name } is in this city.
        [road] { $name } is on this road.
        [field] { $name } is on this field.
        [monastery] { $name } is on this monastery.
        [garden] { $name } is in this garden.
       *[other] { $name } is here.
    }
web-cc-taken-own =
    { $kind ->
        [city] You are in this city.
        [road] You are on this road.
        [field] You are on this field.
        [monastery] You are on this monastery.
        [garden] You are in this garden.
       *[other] You are here.
    }
web-cc-only-skip = Your turn ends by itself in a moment.
web-cc-guard-replaces = { $name }’s guard goes home: { $name } +{ $points }.
web-cc-also-scores = { $name } scores too: +{ $points }.
web-cc-done = Done
web-cc-done-city = Done: into the city
web-cc-done-road = Done: onto the road
web-cc-done-field = Done: onto the field
web-cc-done-monastery = Done: onto the monastery
web-cc-done-garden = Done: into the garden
web-cc-done-guard = Done: guard the tower
web-cc-done-raise = Done: add the floor
web-cc-done-recall = Done: take the abbot back
web-cc-done-skip = Done: no figure
web-cc-places-tile = { $name } places a tile
web-cc-places-piece = { $name } places a figure
web-cc-turns-until =
    { $count ->
        [1] Then it’s your turn
       *[other] { $count } turns until yours
    }
web-cc-if-ended = If the game ended now
web-cc-supply =
    { $count ->
        [0] no meeples left
        [one] one meeple left
       *[other] { $count } meeples left
    }
web-cc-just-now = Just now
web-cc-board = The board
web-cc-tools = Board view
web-cc-fields = Fields
web-cc-claims = Who owns what
web-cc-whole = Whole board
web-cc-zoom-in = Zoom in
web-cc-zoom-out = Zoom out
web-cc-step-tile = Tile
web-cc-step-piece = Figure
web-cc-step-score = Score
web-cc-stock-tiles =
    { $count ->
        [one] tile
       *[other] tiles
    }
web-cc-stock-tower-tiles =
    { $count ->
        [one] tower tile
       *[other] tower tiles
    }
web-cc-stock-floors =
    { $count ->
        [one] floor
       *[other] floors
    }
web-cc-stock-stolen = stolen
web-cc-looking = What you are looking at
web-cc-when-finished =
    { $points ->
        [one] point (complete)
       *[other] points (complete)
    }
web-cc-points-now =
    { $points ->
        [one] point if the game ended now
       *[other] points if the game ended now
    }
web-cc-finished-cities =
    { $count ->
        [one] One completed city touches it
       *[other] { $count } completed cities touch it
    }
web-cc-unfinished-cities =
    { $count ->
        [one] One incomplete city: 3 more once it is completed
       *[other] { $count } incomplete cities: 3 more for each that is completed
    }
web-cc-missing =
    { $count ->
        [one] One tile is missing
       *[other] { $count } tiles are missing
    }
web-cc-closed-worth = { $points } when complete
web-cc-who = Figures on it
web-cc-most-takes-all = The player with the most scores all the points. If there is a tie, everyone tied scores.
web-cc-before = Previous
web-cc-next = Next
web-cc-floor-count =
    { $count ->
        [one] One floor
       *[other] { $count } floors
    }
web-cc-no-guard = Nobody guards it.
web-cc-guarded-by = On guard: { $name }
web-cc-still-to-come = Still to come
web-cc-come-here = Here { $count }
web-cc-come-all = All { $count }
web-cc-come-fit =
    { $count ->
        [one] { $count } of the { $all } tiles to come also fits here.
       *[other] { $count } of the { $all } tiles to come also fit here.
    }
web-cc-come-tile = tile { $tile }: { $count }
web-cc-edge = { $edge } { $port }
web-cc-edge-C = city
web-cc-edge-R = road
web-cc-edge-V = river
web-cc-edge-none = fields on all sides
web-cc-say-place = Place { $number } of { $count }, at { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## The web client: Carcassonne, told

web-cc-roads = Roads
web-cc-cities = Cities
web-cc-monasteries = Monasteries, gardens
web-cc-guards = Guards and thieves
web-cc-unfinished = Incomplete
web-cc-look = Look at the board
web-cc-end-guards = Guards
web-cc-final = Final scoring
web-cc-while-playing = During the game
web-cc-step-of = { $number } of { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } point ({ $lines })
       *[other] { $points } points ({ $lines })
    }.
web-cc-told-tie =
    A tie: { $names } each get { $points ->
        [one] { $points } point ({ $lines })
       *[other] { $points } points ({ $lines })
    }.
web-cc-go-on = Continue
web-cc-go-on-key = [Space] to continue
web-cc-to-result = See the result
web-cc-to-sheets = See the score sheets
web-cc-final-again = Replay the final scoring
web-cc-decided =
    { $kind ->
        [road] The roads decide it.
        [city] The cities decide it.
        [monastery] The monasteries and gardens decide it.
        [field] The fields decide it.
        [guard] The guards decide it.
       *[other] The final scoring decides it.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] You drew a thief tile
       *[no] { $name } drew a thief tile
    }
web-cc-thief-rise =
    { $count ->
        [0] No tower grows
        [one] One tower without a guard grows
       *[other] { $count } towers without a guard grow
    }
web-cc-thief-score = Every guard scores { $points }
web-cc-thief-home = All guards go home
web-cc-thief-place =
    { $you ->
        [yes] You place this tile
       *[no] { $name } places this tile
    }
web-cc-thief-stolen = No guard: the tile is stolen
web-cc-thief-tower =
    { $you ->
        [yes] You place a tower tile instead
       *[no] { $name } places a tower tile instead
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] You draw another tile instead
       *[no] { $name } draws another tile instead
    }
web-cc-thief-gone = Stolen
web-cc-thief-instead =
    { $tower ->
        [yes] Tower tile
       *[no] Another tile
    }
web-cc-thief-towers-left =
    { $count ->
        [0] No tower tile left
        [one] One tower tile left
       *[other] { $count } tower tiles left
    }
web-cc-thief-told =
    { $stolen ->
        [0] Thieves! Every guard scores { $number }.
       *[other] Thieves! Every guard scores { $number }, and { $stolen } more for the stolen tile.
    }
web-cc-moved-on = The game has moved on.
web-cc-stolen-told = Thieves! No tower has a guard, so they take the tile.
web-cc-stolen-tile = Stolen tile: { $number }
web-cc-stolen-about = Counts for every guard, then leaves the game
web-turns = Turns
web-cc-row =
    { $did ->
        [city] in the city
        [road] on the road
        [field] on the field
        [monastery] on the monastery
        [garden] in the garden
        [guarded] on a tower
        [recalled] abbot taken back
       *[other] no figure
    }

## The web client: score sheet

web-score = Score sheet
web-score-new = New score sheet
web-score-all = All score sheets
web-score-kept = Score sheets on this device
web-score-remove = Delete
web-score-remove-question = Delete this score sheet for good?
web-score-remove-sure = Yes, delete it
web-score-broken = There is no score sheet in this link. Part of it may be missing.
web-score-unknown = This score sheet is not on this device.
web-score-not-kept = This browser cannot keep the sheet. Share it as a link before you leave the page.
web-score-same-name = Two players cannot have the same name.
web-score-colour = { $name }, colour: { $colour }
web-score-colour-of = { $name }: choose a colour
web-colour =
    { $seat ->
        [1] red
        [2] blue
        [3] yellow
        [4] teal
       *[5] black
    }
web-score-add-player = Add a player
web-score-in-play = Which expansions are you using?
web-score-begin = Start the sheet
web-score-less = { $what }: one less
web-score-more = { $what }: one more
web-score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-score-each =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
web-score-top = { $tower } tower: top
web-score-main-about = Each card of the main tower, the tallest, scores 1 more point.
web-score-who = Who scores? Tap several for a tie.
web-score-what = What is scored
web-score-guards-of = How many guards does each player have?
web-score-kind =
    { $kind ->
        [thieves] Thieves
        [guard] Guard replaced
        [abbot] Abbot taken back
       *[other] Other
    }
web-score-thieves =
    { $stolen ->
        [0] Thieves { $number }
       *[other] Thieves { $number } and stolen tile { $stolen }
    }
web-score-tiles = Tiles
web-score-shields = Coats of arms
web-score-around = Its tile and those around it
web-score-thief-number = Thief tile
web-score-thief-number-about = its number
web-score-stolen = Stolen tile
web-score-stolen-about = its number, 0 if there is none
web-score-guards = guards on towers
web-score-other = Points
web-score-other-about = negative to correct
web-score-give = Give { $names } { $points }
web-score-give-whom = Who scores?
web-score-undone = Undone: { $what }
web-score-history = { $name }, { $points }: what for
web-score-no-history = No points yet.
web-score-step =
    { $kind ->
        [road] Roads
        [city] Cities
        [monastery] Monasteries
        [field] Fields
       *[other] Guards
    }
web-score-step-about =
    { $kind ->
        [road] 1 point for each tile of an incomplete road.
        [city] 1 point for each tile and each coat of arms of an incomplete city.
        [monastery] Incomplete monasteries and gardens: 1 point for the tile itself and 1 for each tile around it.
        [field] 3 points for each completed city that touches your field.
       *[other] 5 points for each of your guards on a tower. If a stolen tile is beside the scoreboard, each guard also scores its number.
    }
web-score-count =
    { $kind ->
        [road] Tiles of incomplete roads
        [city] Tiles of incomplete cities
        [shields] coats of arms in them
        [monastery] Tiles, with those around them
        [field] Completed cities at the fields
       *[other] Guards on towers
    }
web-score-leads =
    { $count ->
        [1] { $names } leads with { $points }
       *[other] { $names } lead with { $points }
    }
web-score-back = Back
web-score-next = Next: { $what }
web-score-share = Share the sheet
web-score-text = Copy as text
web-score-link = Share as a link
web-score-no-picture = The picture could not be made here. Try the text or the link.
web-score-again = New sheet, same players

## The web client: you

web-me = Your profile
web-your-name-here = Your name
web-recovery-have = I have a recovery code
web-identities = Your other profiles in this browser
web-identities-about = Switch back to a profile you used here before.
web-become-code = Your recovery code
web-become-look = Continue
web-become-known = You are playing as { $here }. Switch to { $name }?
web-become-stranger = Continue here as { $name }?
web-become-warning = Only if { $name } is you. If someone else sent you this link, they would see what you do here and could do it in your place.
web-become-kept = You can switch back to { $here } at any time, in your profile.
web-become-yes = Switch to { $name }
web-become-stay = Stay as { $here }
web-become-not-me = That’s not me

## The arena

command-arena = Let bots compete until it is clear who is stronger.
example-arena =
    Examples:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Every deal is played with each bot in every seat. The same command continues where it was stopped.
argument-arena-bots = two or more bots: a built-in name, module:Class, or a program that speaks the referee protocol; append "@50ms" to limit the time per decision
argument-arena-games = number of games for each pair (default: 400)
argument-jobs = number of processes that play at once (default: 1); the result is the same
argument-cluster = play on a Ray cluster: its address, such as 10.0.0.1:6379, or "auto" for the cluster of this machine, or "local" to start one here; the result is the same
jobs-number = Jobs go from 1 to { $most }.
jobs-or-cluster = Choose one of --jobs, --threads and --cluster.
argument-arena-until = stop a pair early once the stronger bot is known, assuming a difference of at least this many percent of the wins
argument-arena-limit = seconds after which a bot without an answer forfeits the game (default: 60)
argument-arena-records = store the games in this file and resume from it (default: a file in this folder, named after the tournament)
argument-arena-json = print the result as JSON
argument-arena-markdown = write the result as Markdown tables into this file
argument-arena-svg = draw the result into this file
arena-records = The games are saved in { $file }; so far there are { $games }.
arena-interrupted = Stopped. Nothing is lost: the same command continues.
arena-bots = The arena needs at least two different bots.
arena-numbers = Games, seconds and percent must be at least 1, and jobs from 1 to { $most }.
arena-other-records = { $file } holds another tournament; choose another file with --records.
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins, %
arena-time = ms/move
arena-games = Games
arena-forfeits = Forfeits
arena-host = Host
arena-processor = Processor
arena-residual = Residual ± s.e., %
arena-residual-large = The results of these hosts differ from all others by more than three standard errors: { $hosts }
arena-pair = Pair
arena-margin = Points ahead
arena-estimate = { $mean } [{ $low }, { $high }]
arena-progress = { $games } of { $total } games; a fair share is { $fair } of the wins.
arena-decided = Stopped early because the question is answered: { $pairs }
arena-forfeited = { $bot } forfeited: { $reason }
argument-bots-referee = let these bots play, by seat: 1=heuristic,2=greedy
bots-by-seat = “{ $text }” names no bot for a seat: write SEAT=NAME, with each seat from 0 to { $last } at most once.
bot-failed = The bot “{ $bot }” on seat { $seat } failed: { $reason }

## Data sets

command-dataset = Write games as Parquet files for research, or check such files.
example-dataset =
    Examples:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    A card, README.md, says how the data were made.
argument-dataset-games = number of simulated games (default: 1000)
argument-dataset-records = take the games from this file of records, or from standard input for "-"; can be repeated
argument-dataset-server = take the finished games of a server: a data file, or the address of a PostgreSQL database
argument-dataset-out = the folder for the files: a new or empty one, or one with a part of the same data set, which is continued
argument-dataset-no-positions = leave out the positions, which is faster
argument-dataset-observations = add the observations and masks of the compiled twins
argument-dataset-value = let this bot evaluate the position before each decision
argument-dataset-samples = rollouts per evaluation (default: 50)
argument-dataset-name = the name of the data set on its card
argument-dataset-edition = the version of the data set on its card (default: 1.0.0)
argument-dataset-licence = the licence on the card, such as CC-BY-4.0 (default: CC0-1.0 for simulated games, otherwise not stated)
argument-dataset-check = check this data set: its checksums, its columns, and some games by the rules
argument-dataset-replay = number of games to replay by the rules (default: 20)
dataset-which = Give either a game, --records or --server, together with --out; or only --check.
dataset-numbers = Games and samples must be at least 1.
dataset-not-installed = Data sets need one more package: pip install 'rookery[data]'
dataset-interrupted = Stopped. The finished files are complete, and the same command continues.
dataset-interrupted-once = Stopped. The finished files are complete, but standard input cannot be read again; start over in another folder.
dataset-done = The data set is in { $folder }. Games: { $games }, rows: { $rows }, files: { $files }.
dataset-left-out = Unfinished games that were left out: { $games }
dataset-good = The data set is in order. Files: { $files }, games: { $games }, rows: { $rows }; replayed by the rules: { $replayed }.

## Studies

command-study = Study a game with strong bots: who has the advantage, and what its elements are worth.
example-study =
    Examples:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = number of deals per question (default: 400)
argument-study-seed = a number; the same seed gives the same games (default: 1)
argument-study-markdown = print the result as a Markdown table
study-none = There is no study of { $game }.
study-numbers = A study needs at least 2 deals, and 1 to { $most } jobs.
study-interrupted = Stopped. The answers so far are above.
study-progress = { $games } of { $total } games
study-question = Question
study-seats = Seats
study-expansions = Expansions
study-points = Worth in points
study-opening = Going first
study-first-seat = Going first
study-demolition = Demolishing (wins without it)
study-eight = Placing higher cards on an 8 (wins without it)
study-nine = Placing a 9 on lower cards (wins without it)
study-fields = Claiming fields (wins without them)
study-abbot = Using the abbot (wins without it)
study-guards = Placing guards (wins without them)
study-river = Playing with The River (more for everyone)
study-abbot-added = Playing with The Abbot (more for everyone)
study-towers-added = Playing with Towers & Thieves (more for everyone)
study-guard =
    A guard with { $thieves ->
        [0] no thief
        [one] one thief
        [7] seven or more thieves
       *[other] { $thieves } thieves
    } to come

## Training

command-train = Let neural nets learn a game by playing against themselves.
example-train =
    Example:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    It can be stopped at any time; the same command continues.
argument-train-seats = number of players (default: 2); each number has its own net
argument-train-games = number of games to learn from (default: 300000, in Carcassonne 20000)
argument-train-seed = a number; the same seed gives the same net (default: 1)
argument-train-hidden = the widths of the two hidden layers of a net for 5 Towers, multiples of 4 up to 128 (default: 64,32)
argument-train-threads = number of threads that play at once (default: 1); the result is the same
argument-train-out = the file for the weights (default: the game and the number of players, such as five-towers-2.bin)
argument-train-method = a parameter of the method; docs/strength-trials.md explains it
train-none = There is no net to train for { $game }.
train-numbers = One of the numbers is out of range. Seats go from 2 to 5 and threads from 1 to 64; in 5 Towers, the batch is a multiple of 8, and the help explains the layers.
train-other-run = { $file } holds a different run; choose another file with --out, or remove it.
train-resumed = { $file } already holds { $games } games; the run continues from there.
train-progress = { $games } of { $total } games, { $speed } per second; loss { $loss }; wins in percent (fair: { $fair }): against one-ply { $oneply }, against flat Monte Carlo { $flat }
train-progress-greedy = { $games } of { $total } games, { $speed } per second; loss { $loss }; wins in percent (fair: { $fair }): against greedy { $greedy }
train-done = The weights are in { $file }.
train-interrupted = Stopped. Nothing is lost: the same command continues.

## Why a record or a setup cannot be used

reason-line = line { $line }: { $reason }
reason-action = action { $number }: { $reason }
reason-not-allowed = “{ $action }” is not allowed here under rule { $rule }
reason-not-an-action = “{ $text }” is not an action ({ $known })
reason-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
reason-opener = the opener must be a seat from 0 to { $last }, not { $seat }
reason-no-option = { $game } has no option “{ $name }” (known: { $known })
reason-option-value = the option “{ $name }” must be one of these: { $known }; not “{ $value }”
reason-no-expansion = { $game } has no expansion “{ $name }” (known: { $known })
reason-expansion-twice = an expansion is named twice
reason-no-bot = { $game } has no bot “{ $name }” (known: { $known })
reason-dataset-not-ours = { $file } is not a complete file of a data set
reason-dataset-schema-version = { $file } has version { $found } of the schema, and this release reads version { $known }
reason-dataset-schema = the columns of { $file } are not those of the schema
reason-dataset-order = in { $file }, action { $ply } of game { $game } is in the wrong place
reason-dataset-card = the card has no facts about the files
reason-dataset-no-card = there is no { $file } in { $folder }, so it is not a complete data set
reason-dataset-files = the card and the folder disagree about { $file }
reason-dataset-terms = { $file } does not belong to this data set
reason-dataset-checksum = { $file } is not the file that the card describes: its checksum differs
reason-dataset-statistics = the statistics on the card are not those of the files
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = game { $number }: { $reason }
reason-dataset-wrong-value = action { $ply } of game { $number } has a wrong value in the column { $column }
reason-dataset-no-advisor = the bot “{ $name }” does not evaluate positions (known: { $known })
reason-dataset-not-empty = the folder { $folder } is not empty
reason-dataset-other = the folder { $folder } holds another data set, or a part of one
reason-dataset-no-games = there is no finished game to write
reason-cut-off = the record is cut off: it has no closing line "end"
reason-after-end = something follows the closing line
reason-record-from-position = the record does not begin at the start of the game
reason-record-unfinished = the game in this record is not over
reason-records-several = the file contains several records; only a file with one can be opened
reason-tag-twice = the tag “{ $name }” is given twice
reason-tag-missing = the tag “{ $name }” is missing
reason-key-missing = the key “{ $name }” is missing
reason-not-json = not a JSON record
reason-scores-early = the record states final scores, but its game is not over
reason-scores-wrong = the record states scores { $stated }, but they are { $found }
reason-no-shuffle = the record has no tag “{ $name }”, so its draws cannot be checked
reason-shuffle-tags = the tags of the shuffle cannot be read
reason-other-secret = the secret is not the one whose fingerprint was published before the game
reason-other-opener = the opener does not follow from the secret
reason-other-draw = action { $number } is “{ $action }”, but the secret gives “{ $expected }”
reason-no-game = there is no game “{ $game }” (known: { $known })
reason-other-game = these settings are for { $given }, not for { $game }
reason-no-entrant = “{ $name }” is not a bot: it is neither one of { $known }, nor module:Class, nor a program
reason-no-time = “{ $name }” would have no time at all
reason-no-budget = the time of “{ $name }” cannot be limited: it has no method "with_budget(seconds)"
reason-no-module = there is no module “{ $module }” for the bot “{ $name }”, neither in this folder nor installed
reason-no-class = the module “{ $module }” has no class “{ $name }”
reason-not-made = the bot “{ $name }” cannot be created: { $text }
reason-no-choose = “{ $name }” is not a bot: it has no method "choose(view, rng)"
reason-abstract = the class “{ $name }” is abstract: it does not define { $known }
reason-needs-arguments = the bot “{ $name }” cannot be created without arguments: give { $known } a default value
reason-async-choose = the method "choose" of “{ $name }” is async: write "def choose", not "async def choose"
reason-choose-arguments = the method "choose" of “{ $name }” must take a view and a random generator: "def choose(self, view, rng)"
reason-perhaps = { $reason }; perhaps you mean: { $known }
reason-first-words = { $reason }; it wrote: { $text }
reason-ended = “{ $name }” has stopped running
reason-no-answer = no answer within { $seconds } s
reason-process-ended = the bot ended its process ({ $how })
reason-workers-ended = { $count } workers in a row have ended with the same task
reason-mixed-builds = results of different builds cannot be mixed: { $here } here, but { $others }; install the same package everywhere
reason-other-bots = on { $host }, the file of a bot is missing or has another content
reason-cluster-missing = a cluster needs Ray: pip install 'rookery[cluster]'
reason-cluster-unreachable = no Ray cluster answers at “{ $address }”
reason-cluster-refused = the cluster “{ $address }” cannot be used: { $text }
reason-cluster-empty = the cluster “{ $address }” has no processors
reason-cluster-silent = no worker has started within { $seconds } s on { $hosts }
reason-cluster-no-package = Python cannot import Rookery on { $hosts }; install the same package there
reason-wrote-too-much = “{ $name }” wrote too much at once
reason-not-started = “{ $name }” could not be started: { $errno }
reason-no-command = “{ $name }” could not be started
reason-crashed = the bot has crashed: { $text }
reason-at = { $error } ({ $file }, line { $number }, in { $function })
reason-chose-illegal = the bot chose “{ $action }”: { $reason }; legal here: { $known }
reason-returned = { $method } returned { $value }; it must return the text of one of the actions in "view.choices"
reason-returned-choice = { $method } returned a choice; it must return its text, { $example }
reason-returned-coroutine = { $method } is async: write "def", not "async def"
reason-not-chance = there is nothing to draw now
reason-take-back = you can only take back your own last action, before a draw or another player’s action
reason-stands-alone = nothing may follow “{ $action }”
reason-place-needs = "place" needs a cell and a rotation, such as: { $example }
reason-recall-needs = "recall" needs the cell of the abbot, such as: { $example }
reason-tower-needs = “{ $action }” needs the cell of a tower, such as: { $example }
reason-no-room-for-tag = the tag “{ $name }” or its value cannot be written in a record
reason-no-room-for-action = the action “{ $text }” cannot be written in a record
reason-key-twice = a key is given twice
reason-key-unknown = there is no key “{ $text }”
reason-not-object = a JSON record must be a single object
reason-record-long = longer than the { $most } characters a record may have
reason-not-finished-once = a game must be either finished or forfeited
reason-not-a-time = “{ $text }” is not a time
reason-position-begins = a position begins with one of these: { $known }; not with “{ $text }”
reason-position-word = “{ $text }” does not belong in a position of this game
reason-position-twice = the position has “{ $name }” twice
reason-position-needs = the position has no “{ $name }”
reason-number-from-to = “{ $text }” is not a number from { $low } to { $high }
reason-number = “{ $text }” is not a number
reason-too-many-of = the position has more of { $name } than the game has
reason-step-empty = there is nothing to do in the step “{ $name }” of this position
reason-cards-missing = the position does not say where all the cards are
reason-tower-twice = the { $tower } tower is given twice
reason-tower-order = in the { $tower } tower, a { $value } cannot be on a { $below }
reason-demolish-yes = “{ $text }” is not possible: write demolish=yes or leave it out
reason-calls = "calls" must have one entry per player ({ $seats }), separated by commas: a number, "pass" or "-"
reason-calls-clockwise = bids go clockwise from the opener
reason-calls-rise = the opener bids a number, and every later bid is higher
reason-call-high = nobody can bid more cards than are on display
reason-call-early = nobody can have bid before the display is full
reason-call-late = nobody can have bid after the end of the game
reason-call-unbuildable = someone bid more cards than they can build
reason-display-long = there are more than five cards on display
reason-reveal-full = a card can be revealed only when fewer than five are on display
reason-auction-display = an auction needs five cards on display, or all that are left
reason-auction-over = the auction is already over
reason-auction-running = the auction is not over yet
reason-nothing-bid = nobody has bid for the cards that are to be placed
reason-building-display = the cards that were on display are missing
reason-demolish-first = a card can be demolished only before any is placed
reason-cards-left = the game is not over while there are cards left
reason-place-in-building = cards can be placed only in the building step
reason-place-unbuildable = the cards to be placed cannot be built
reason-not-a-type = “{ $text }” is not a tower type ({ $known })
reason-not-a-card = “{ $text }” is not a card; a card looks like { $example }, with a value from 0 to 15
reason-not-on-empty-cell = “{ $text }” is not a tile on an empty cell
reason-first-tile = there must be a tile at 0,0
reason-edges = the edges of { $tile } at { $at } do not match the tiles around it
reason-tile-alone = the tile at { $at } touches no other
reason-not-on-piece = “{ $text }” is not a figure on a feature of the board
reason-figure-place = “{ $name }” cannot stand on “{ $place }”
reason-two-figures = there are two figures on { $name } at { $at }
reason-too-many-figures = seat { $seat } has more figures on the board than there are
reason-not-scoring = “{ $text }” is not something that scores
reason-drawn-when = there is a drawn tile between drawing and placing, and only then
reason-placed-when = the tile placed this turn belongs in the meeple step, and only there
reason-pile-empty = the draw pile is empty or unknown
reason-pile-order = the draw piles are used one after the other
reason-pile-other = the tile of this turn is not from the current draw pile
reason-pile-unnamed = "pile" must name a draw pile
reason-complete-scored = completed features have been scored, so no figure can be left there
reason-tiles-left = the game is not over while there are tiles left
reason-not-of-towers = “{ $text }” makes no sense for a tower
reason-floors-sum = the floors in the supply and on the towers do not add up to { $floors }
reason-floors-tower = a tower has 0 to { $most } floors and must be given only once
reason-tower-bases = there must be one tower on each tower base, and nowhere else
reason-guard-floor = a guard needs a floor to stand on
reason-stolen-out = a stolen tile must be out of the game
reason-rising-when = towers are chosen only when a thief tile was drawn and there are too few floors
reason-rising-guarded = a tower that gets a floor has no guard and fewer than { $most } floors
reason-not-a-cell = “{ $text }” is not a cell such as { $example }
reason-not-a-tile = “{ $text }” is not a tile of this game
reason-not-a-piece = “{ $text }” is not a feature such as: { $example }
reason-not-a-figure = there is no figure “{ $text }” in this game
reason-wrong-value =
    { $kind ->
        [a-text] “{ $name }” must be a string
        [a-number] “{ $name }” must be a number
        [a-list-of-texts] “{ $name }” must be a list of strings
        [a-list-of-numbers-or-null] “{ $name }” must be a list of numbers, or null
        [an-object-of-texts] “{ $name }” must be an object with string values
       *[other] “{ $name }” has a wrong value
    }
reason-wrong-part =
    { $kind ->
        [a-tile] “{ $text }” is not a tile
        [a-figure] “{ $text }” is not a figure
        [points] “{ $text }” is not a score
       *[other] “{ $text }” cannot be read
    }
reason-other = { $reason }

## What the system reports

system-not-found = there is no such file or folder
system-denied = access is not allowed
system-is-folder = this is a folder, not a file
system-no-folder = part of the path is not a folder
system-exists = it already exists
system-disk-full = there is no space left on the disk
system-long-name = the name is too long
system-many-files = too many files are open
system-no-program = this is not a program that can be run here
system-in-use = it is in use by another program
system-other = system error { $code }

## Advice and analysis

hint-ahead = { $choice } ({ $action }): { $chance } to win, on average { $points } points ahead (± { $spread }).
hint-behind = { $choice } ({ $action }): { $chance } to win, on average { $points } points behind (± { $spread }).
advice-alike = It makes almost no difference.
advice-later = It pays off in later rounds.
advice-not-later = It pays off less in later rounds.
advice-cards =
    { $you ->
        [yes] You build
       *[no] { $name } builds
    } { $count ->
        [one] one more card.
       *[other] { $count } more cards.
    }
advice-not-cards =
    { $you ->
        [yes] You build
       *[no] { $name } builds
    } { $count ->
        [one] one fewer card.
       *[other] { $count } fewer cards.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [one] Your { $tower } tower gets its top.
           *[other] Your { $tower } tower gets its top, so its { $cards } cards count double.
        }
       *[no] { $cards ->
            [one] { $name }’s { $tower } tower gets its top.
           *[other] { $name }’s { $tower } tower gets its top, so its { $cards } cards count double.
        }
    }
advice-not-top =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } { $tower } tower stays without its top.
advice-room =
    { $count ->
        [one] It leaves room for the { $tower } { $value } still to come.
       *[other] It leaves room for { $count } { $tower } cards still to come, up to the { $value }.
    }
advice-not-room =
    { $count ->
        [one] It leaves no room for the { $tower } { $value } still to come.
       *[other] It leaves no room for { $count } { $tower } cards still to come.
    }
advice-rival =
    { $rival-is-you ->
        [yes] You build
       *[no] { $rival } builds
    } { $count ->
        [one] one fewer card.
       *[other] { $count } fewer cards.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] You build
       *[no] { $rival } builds
    } { $count ->
        [one] one more card.
       *[other] { $count } more cards.
    }
advice-demolition =
    { $count ->
        [one] It saves one point for demolished cards.
       *[other] It saves { $count } points for demolished cards.
    }
advice-not-demolition =
    { $count ->
        [one] Demolishing costs one more point.
       *[other] Demolishing costs { $count } more points.
    }
advice-in-kind =
    { $kind ->
        [city] in the city
        [road] on the road
        [field] on the field
        [monastery] on the monastery
       *[garden] in the garden
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Your city
            [road] Your road
            [field] Your field
            [monastery] Your monastery
           *[garden] Your garden
        }
       *[no] { $kind ->
            [city] { $name }’s city
            [road] { $name }’s road
            [field] { $name }’s field
            [monastery] { $name }’s monastery
           *[garden] { $name }’s garden
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Your city
            [road] Your road
            [field] Your field
            [monastery] Your monastery
           *[garden] Your garden
        }
       *[no] { $kind ->
            [city] { $rival }’s city
            [road] { $rival }’s road
            [field] { $rival }’s field
            [monastery] { $rival }’s monastery
           *[garden] { $rival }’s garden
        }
    }
advice-points =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } more right away: +{ $count }.
advice-not-points =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } less right away: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] You score
       *[no] { $rival } scores
    } less right away: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] You score
       *[no] { $rival } scores
    } more right away: +{ $count }.
advice-claim =
    { $outlook ->
        [good] A figure { advice-in-kind } is worth more than in hand: about +{ $count }. Completion is likely (tiles that close it: { $tiles }).
       *[other] A figure { advice-in-kind } is worth more than in hand: about +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] A figure { advice-in-kind } promises more: about +{ $count }. Completion is likely (tiles that close it: { $tiles }).
       *[other] A figure { advice-in-kind } promises more: about +{ $count }.
    }
advice-not-claim = A figure { advice-in-kind } would be worth more than in hand: about +{ $count }.
advice-not-place =
    { $doubt ->
        [city] This city will probably not be completed (tiles left that close it: { $left }).
        [road] This road will probably not be completed (tiles left that close it: { $left }).
       *[none] A figure { advice-in-kind } would promise more: about +{ $count }.
    }
advice-hand =
    { $you ->
        [yes] Your meeple
       *[no] { $name }’s meeple
    } is worth more in hand: about +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] This city will probably not be completed (tiles left that close it: { $tiles }). { advice-hand }
        [road] This road will probably not be completed (tiles left that close it: { $tiles }). { advice-hand }
       *[none] { $you ->
            [yes] Your meeple
           *[no] { $name }’s meeple
        } would be worth more in hand: about +{ $count }.
    }
advice-guard = A guard is worth more: about +{ $count } (thieves still to come: { $thieves }).
advice-not-guard = A guard would be worth more: about +{ $count } (thieves still to come: { $thieves }).
advice-likely = { advice-own-kind } is more likely to be completed (tiles that close it: { $tiles }).
advice-not-likely = { advice-own-kind } is less likely to be completed (tiles that close it: { $fewer }).
advice-worth = { advice-own-kind } gains value: about +{ $count }.
advice-not-worth = { advice-own-kind } gains less value: about −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] you get
       *[no] { $name } gets
    } a share, about +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] you get
       *[no] { $name } gets
    } no share, about −{ $count }.
advice-takeover =
    { advice-their-kind } becomes { $you ->
        [yes] yours
       *[no] { $name }’s
    }.
advice-not-takeover =
    { advice-their-kind } does not become { $you ->
        [yes] yours
       *[no] { $name }’s
    }.
advice-rival-likely = { advice-their-kind } is less likely to be completed (tiles that close it: { $tiles }).
advice-not-rival-likely = { advice-their-kind } is more likely to be completed (tiles that close it: { $more }).
advice-rival-worth = { advice-their-kind } gains less value: about −{ $count }.
advice-not-rival-worth = { advice-their-kind } gains more value: about +{ $count }.
advice-turns = It pays off in later turns.
advice-not-turns = It pays off less in later turns.
command-analyse = Show what each choice in a finished game cost, and what was luck.
example-analyse =
    Examples:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = rollouts per choice (default: 100); more take longer but give more certain results
argument-analyse-all = list every choice, not only those that cost a lot
argument-analyse-json = print the analysis as JSON
argument-analyse-svg = draw everyone’s chances into this file
analyse-samples = At least one sample is needed.
analyse-progress = actions
analyse-interrupted = Stopped. Nothing was written.
analyse-no-advisor = No bot of { $game } can explain its choices, so its games cannot be analysed.
analyse-clean = No choice cost a lot. Well played!
analyse-chart = Chance to win after each action
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } is an inaccuracy; it costs { $cost } of winning chance.
        [mistake] { $player }: { $action } is a mistake; it costs { $cost } of winning chance.
        [blunder] { $player }: { $action } is a blunder; it costs { $cost } of winning chance.
       *[none] { $player }: { $action } costs { $cost } of winning chance.
    }
analyse-better = Better: { $action }, with { $chance } to win.
analyse-player = Player
analyse-cost = Cost
analyse-inaccuracy = Inaccuracies
analyse-mistake = Mistakes
analyse-blunder = Blunders
analyse-luck = Luck
command-puzzles = Find positions with one clearly best choice in games of bots, or check the puzzles that come with Rookery.
example-puzzles =
    Examples:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = number of games to search (default: 10)
argument-puzzles-first = the number of the first game (default: 1), to continue a search
argument-puzzles-seed = the same seed gives the same puzzles (default: 1)
argument-puzzles-out = append the puzzles to this file instead of printing them; with --check, the file to check
argument-puzzles-check = verify every solution with a search ten times deeper
puzzles-progress = games
puzzles-checking = puzzles
puzzles-checked = { $agreed } of { $all } solutions agree with a search ten times as deep ({ $share }).
puzzles-not-agreed = Not confirmed: { $puzzles }

## Visiting a server

argument-visit-url = address of the server, or the link of a table
argument-visit-bot = who plays: a built-in name, module:Class, or a program that speaks the referee protocol
argument-visit-table = the table to join: the last part of its link
argument-visit-seat = seat of the bot, counted from 0 (default: the first free one)
argument-visit-game = open a table for this game, with bots of the server on the other seats
argument-visit-bots = the server’s bots at an opened table: one for all other seats, or one for each (default: apprentice)
argument-visit-games = number of games, all but the first as rematches (default 1)
argument-visit-name = name at the table (default: that of the class or program)
argument-visit-cookies = file that keeps the bot’s identity, and with it its seat
argument-visit-seed = any text for the bot’s random numbers
argument-visit-json = print one JSON line per game
visit-what = Name a table to join, by its link or with --table, or a game with --game to open a table. There must be at least one game to play.
visit-address = “{ $url }” is not the address of a server, such as { $example }
visit-seat = There is no seat { $seat }; the last one is { $last }.
visit-no-server = { $url } cannot be reached ({ $reason }).
visit-not-rookery = { $url } does not answer like a Rookery server.
visit-refused = The server refuses: { $text }
visit-lost = The connection is lost. Nothing is lost at the table; trying again.
visit-back = The connection is back.
visit-cookies-used = A running visit uses { $file }; give this one another file with --cookies or another name with --name.
visit-cookies-other = { $file } does not hold cookies; choose another file with --cookies.
visit-other-rules = The rules here cannot follow the server’s game; it may run another release: { $reason }
visit-other-choices = The server offers other choices than the rules here; it may run another release.
visit-opened = Table: { $url }
visit-resumed = Back at the table: { $url }
visit-waiting = On seat { $seat }, waiting for the game to start.
visit-no-seat = There is no free seat at this table.
visit-closed = The table has been closed.
visit-no-rematch = The others do not want a rematch.
visit-left = A bot of the server continues on the seat. Once yours is repaired, the same command takes the seat back.
visit-kept = The game waits. Once the bot is repaired, the same command continues it.
visit-interrupted = Stopped. The seat is kept: the same command continues.
visit-result =
    Game { $number }, seat { $seat }: { $result ->
        [won] won
        [tied] tied
        [none] no result
       *[lost] lost
    }, { $scores }
visit-summary = { $won } of { $games } games won ({ $share }), { $mean } points on average

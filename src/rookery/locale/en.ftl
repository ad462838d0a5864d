# English. Message ids are fixed; a new language is a copy of this file under its own code with everything right of the = signs put into
# that language. Arguments ($name, $count ...) may be moved or repeated; one that only selects may be left out.
#
#   $you    yes when the sentence is about the reader, else no
#   $name   who acts
#   $tower  a tower-* message of this file

## Lists

listed = { $first } and { $last }

## The command line

about = Play the tower games by their rulebooks, against bots or with your own programs.
about-more =
    "rookery COMMAND --help" explains a command. Begin with:
      rookery play five-towers

command-play = Play a game in the terminal against bots.
command-simulate = Let bots play whole games.
command-replay = Check a record action by action and show it.
command-referee = Be the referee for outside programs, over standard input and output.
command-score = Add up the score sheets of a real table.
command-serve = Turn this machine into a place to play: tables for friends, bots and links to share.
command-verify = Prove that a game from a server was shuffled fairly.
command-backup = Copy the server's data to a file, also while it runs.
command-restore = Put a backup in the place of the server's data.
command-games = List the games with their options and bots.

example-play =
    Examples:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    While you play, "help" shows the rules in short and what can be typed.
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
    It prints a JSON line, reads an action such as "bid 3", prints the next line, and so on. All of it is told in docs/protocol.md.
example-score =
    Example, three towers of which two have a top, and two demolished cards:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    Without players they are asked for, or read from standard input, one a line.
example-serve =
    Examples:
      rookery serve
      rookery serve --lan --invite-only
    With --lan everybody in the same network can come; the code that is shown can be photographed with a phone.
example-verify =
    Example:
      rookery verify game-1.rook
    The record of a finished game from a server tells the secret of its shuffle; docs/protocol.md tells how the draws follow from it.
example-backup =
    Example:
      rookery backup rookery-monday.sqlite3
example-restore =
    Example:
      rookery restore rookery-monday.sqlite3 --force
example-games =
    Example:
      rookery games

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help
help-version = show the version
help-language = the language to speak, such as en

argument-game = the game; "rookery games" lists them
argument-seats = how many play (as a rule 3; the referee must be told)
argument-option = set an option of the game, for example overbids=retract; may be given several times
argument-expansions = play with these expansions
argument-opener = the seat that opens, counted from 0; as a rule it is drawn by lot, or is seat 0 where the caller plays chance
argument-seed = any text; the same seed gives the same draws
argument-bots-others = who plays against you: one name for all, or one for each seat from 1 on
argument-bots-all = who plays: one name for all seats, or one for each
argument-games = how many games (as a rule 100)
argument-json-simulate = print each game as one JSON record
argument-json-replay = print the records as JSON lines
argument-save = save the game here when it ends or when you leave
argument-force = replace a file that exists
argument-resume = go on with a saved game; it is saved there again unless --save names another file
argument-plain = use no colours, and plain signs only
argument-data = the file that holds all tables and guests (as a rule in your own data folder)
argument-port = the port to listen on (8000)
argument-host = the address to listen on (127.0.0.1: only this machine)
argument-lan = let everybody in the local network come, and show the address as a QR code
argument-host-name = a further name under which this server is reached, for instance behind a proxy; may be given several times
argument-https = set when a proxy in front speaks https, so that cookies travel by it alone
argument-invite-only = let only those in who have the invitation that is shown
argument-bot-cores = how many cores the bots may use (all but one)
argument-no-browser = do not open a browser
argument-backup = the file to write
argument-restore = the backup to read
argument-force-restore = replace the data that is there
argument-file = a .rook file or JSON lines; - reads standard input
argument-record = show only the K-th record of the file, counted from 1
argument-at = show the table after N actions
argument-svg = draw the table, at the end or after N actions, into this file
argument-theme = the colours of the drawing: light as by day (as a rule), or dark as by night
argument-chance = who plays chance: caller, or auto for the referee itself (as a rule caller)
argument-players = a player's name and result, such as "Red: 4 3* 6* -2"

## What can go wrong

complaint = rookery: { $sentence }
usage-no-command = There is no such command; "rookery --help" lists those there are.
usage-value = { $argument } is not followed by what it needs; "--help" explains it.
usage-unknown = '{ $argument }' is not an argument of this command; "--help" lists those it takes.
usage-missing = Something is missing: { $arguments }. "--help" explains it.
usage-number = '{ $text }' is not a whole number from 0 on.
usage-not-utf-8 = The argument '{ $argument }' is not UTF-8 text.
no-such-game = There is no game '{ $game }' (known: { $known }).
no-such-language = There are no words in the language '{ $language }' (known: { $known }).
option-form = An option is given as NAME=VALUE, not as '{ $text }'.
option-twice = The option '{ $option }' is given twice.
bots-count =
    { $wanted ->
        [one] One bot is needed, but { $given } were named.
       *[other] Name one bot for all or { $wanted } of them, not { $given }.
    }
play-what = Name a game to play, or a record to go on with: "rookery play five-towers".
simulate-none = At least one game must be played.
chance-who = Chance is played by the caller or is auto, not '{ $text }'.
chance-seed = A seed is of use only with "--chance auto".
save-exists = { $file } exists already; it would be replaced only with --force.
save-is-folder = { $file } is a folder, not a file.
save-no-folder = { $file } cannot be saved, since its folder does not exist.
save-not-allowed = { $file } cannot be saved, since its folder may not be written to.
save-where = Say where: save FILE
resume-one =
    { $count ->
        [0] { $source } holds no record to go on with.
       *[other] { $source } holds more than one record; only a single one can be gone on with.
    }
resume-unwritable = The game in { $source } could not be saved again, since its tags or its position do not fit into a .rook file.
resume-over = The game in { $source } is over; "rookery replay" shows it.
serve-ready = Rookery is open: { $address }
serve-data = Everything is kept in { $file }
serve-stop = Stop it with Ctrl+C; no game is lost.
serve-not-installed = { $command } needs the packages of the server: pip install 'rookery[server]'
serve-in-use = { $file } is in use by another server; stop it first, or name another file with --data.
serve-newer = { $file }: { $reason }.
serve-port = A port is a number up to 65535, not { $port }.
serve-failed = The server could not start on port { $port }; perhaps another program listens there. Try --port with another number.
backup-nothing = There is no data yet in { $file }.
backup-done = The data has been copied to { $file }.
restore-exists = { $file } exists; add --force to replace it.
restore-broken = { $file } is not a sound backup that this version of Rookery can read; nothing was changed.
restore-done = The data is back in { $file }.
verify-good = Every one of the { $draws } draws follows from the secret. It was committed to as { $commitment }.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source } holds no record.
replay-no-record = { $source } has no record number { $number }.
replay-at =
    { $actions ->
        [one] The record has one action only, not { $at }.
       *[other] The record has { $actions } actions, not { $at }.
    }
replay-one-form = --json and --svg exclude each other.
no-such-theme = There is no theme '{ $theme }' (known: { $known }).
replay-which = { $source } holds several records; --record says which one to show.
source-standard-input = standard input
line-too-long = { $source }: longer than the { $limit } bytes that are read.
not-utf-8 = { $source }: not UTF-8 text (byte { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = The output was closed before all of it was written.
input-ended = The input ended before the game did.
interrupted = Interrupted.

## Playing

player-you = You
player-bot = { $bot } { $seat }
player-seat = Seat { $seat }
player-tagged = Seat { $seat } ({ $player })
seed-drawn = seed { $seed }
welcome = { $title }. Type a number or the notation of a choice; "help" explains more.
prompt = Your choice:
prompt-which = The tile fits there in several ways. Which one ({ $letters })?
prompt-done = Enter ends your turn, "undo" takes it back:
only-choice = Your only choice: { $choice }.
finish-offer = all) Place all of them
nothing-to-finish = The order matters or not all cards are taken: place them one by one.
refused = Not allowed: { $reason }
not-a-choice = '{ $text }' is neither a choice nor a command; "help" lists the commands.
not-your-turn = Your turn is over, so '{ $text }' was not played.
undone = Taken back: { $action }.
nothing-to-undo = There is nothing of yours to take back.
hint = A bot would choose: { $choice } ({ $action }).
look-where = There is no '{ $text }' to look at here.
to-come-hidden = This table does not show which cards are still to come.
saved = Saved in { $file }.
left = You have left the game.
play-commands =
    You can type:
      a number         the choice with that number; several with spaces between
      bid 3, pass ...  the notation of a choice, as records have it
      all              place all cards, when their order does not matter
      undo             take back what you have just done
      hint             what a bot would do
      cards            the cards still to come
      save FILE        save the game so far
      quit             leave the game

event-ended = Nothing is left to draw.
rules-elsewhere = There is no short form of the rules of this game here.
table-seat = { $name } { $points }

## Simulating and replaying

simulate-progress = games
summary-seat = seat
summary-bot = bot
summary-mean = mean points
summary-lowest = lowest
summary-highest = highest
summary-victories = victories
summary-share = share
summary-games =
    { $games ->
        [one] One game of { $longest } actions.
       *[other] { $games } games of { $mean } actions in the mean ({ $shortest } to { $longest }).
    }
replay-progress = records
replay-title =
    { $title } with { $seats } seats, { $actions ->
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
    }, { $finished } of them finished; { $actions ->
        [one] one action was checked.
       *[other] { $actions } actions were checked.
    }

## The list of games

games-title = { $title } ({ $game })
games-facts = { $fewest } to { $most } players, age { $age } and up, { $shortest } to { $longest } minutes
games-designer = designed by { $designer }
games-option = option { $name }: { $explanation }
games-default = { $name } (as a rule): { $explanation }
games-value = { $name }: { $explanation }
games-expansion = expansion { $name }: { $explanation }
games-no-expansions = no expansions
games-bots = bots, from weak to strong: { $names }
games-link = more about it: { $link }

## Score sheets and victory

score-total = total
won-alone =
    { $you ->
        [yes] You win with { $points } points.
       *[no] { $name } wins with { $points } points.
    }
won-together = { $names } share the victory with { $points } points each.
score-how = For each player the heights of the towers, * behind those with a top, and after a minus the demolished cards: Red: 4 3* 6* -2
score-prompt = Player { $number } (Enter when all are there):
score-player = Player { $number }
score-place = { $place }. { $name }: { $points }
score-line = Line { $line }: { $reason }
score-nobody = There are no players whose score could be added up.
score-name = A player's name has 1 to { $longest } letters and stands before the colon.
no-score-sheet = There is no score sheet for { $game }.
score-twice = { $name } is named twice.
score-many = At most { $most } players have a score sheet.
sheet-word = '{ $word }' is not a height such as 4 or 6* nor a number of demolished cards such as -2.
sheet-empty = There is neither a tower nor a demolished card; 0 stands for no tower.
sheet-towers = There are at most { $most } towers.
sheet-tall = A tower has at most { $most } cards, not { $cards }.
sheet-top-of-nothing = 0* cannot be: a top is a card itself, so the tower has at least one.
sheet-demolished-twice = The demolished cards are given a second time by '{ $word }'.
sheet-demolished-many = At most { $most } cards can have been demolished, not { $cards }.

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

option-overbids = may one bid more cards than one can build?
option-overbids-refused = no, such a bid is not accepted
option-overbids-retract = yes, but the bid is taken back when it cannot be built
option-cards-to-come = does everybody see which cards are still to come?
option-cards-to-come-shown = yes
option-cards-to-come-hidden = no, only how many

## 5 Towers: choices

choice-bid = Bid { $count }
choice-pass = Pass
choice-place = Place { $tower } { $value }
choice-demolish = Demolish { $tower } { $value }
choice-retract = Take the bid back

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
    } { $card } ({ $pile ->
        [one] the first
       *[other] { $pile } so far
    }).
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
event-nobody-built = Nobody builds.
event-discarded = Left over: { $cards }.
event-reshuffled = The draw pile has run out: { $cards } discarded cards are shuffled into a new one.

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
        [1] first time through the cards
       *[other] second time through the cards
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
call-bid = bids { $count }
call-pass = passes
call-opener = opens
call-none = { "" }

rules-five-towers =
    5 Towers in ten lines:
      Each round five cards are auctioned. The opener bids how many to take,
      0 to 5; clockwise everybody else bids more or passes, once. 5 ends it.
      The highest bidder takes that many of the cards and must build them all.
      There is one tower a type: candy C, scary Y, tree T, scrap P, sand S.
      A card must be lower than the one it covers, but all goes on an 8 ({ $eight })
      and a 9 ({ $nine }) on all. A 0 ({ $top }) is a top: nothing is added or removed.
      Before placing you may demolish the uppermost card of one of your towers.
      The discarded cards are shuffled once; when all are gone again, it ends.
      A card is worth 1, with a top on its tower 2, in the tallest tower 1 more.
      Demolished cards cost 1, 2, 3 and so on. Most points win.

## 5 Towers: why an action is not allowed, by the rule that forbids it

refused-FT-19 = The card must be lower than the one it would cover.
refused-FT-25 = That card is not in the draw pile.
refused-FT-27 = First the display is filled up from the draw pile.
refused-FT-28 = That belongs to another step of the round.
refused-FT-29 = The opener bids a number from 0 to 5 and cannot pass.
refused-FT-30 = A bid must be higher than the highest so far.
refused-FT-33 = That card is not on display.
refused-FT-35 = Only before placing, once, and only from a tower that stands may a card be demolished.
refused-FT-39 = A tower with a top is complete, and nothing of it can be demolished.
refused-FT-40 = A tower with a top is complete, and nothing can be added to it.
refused-FT-42 = After that, not all cards you bid for could be built.
refused-FT-43 = The bid cannot be built, so it must be taken back.
refused-FT-52 = The game is over.
refused-FT-54 = There are not that many cards on display.
refused-FT-A1 = The bid can be built, so it cannot be taken back.

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
piece-with-port = the { $feature } ({ $port })
piece-alone = the { $feature }

## Carcassonne: options and expansions

option-farmers = may meeples be placed on fields?
option-farmers-on = yes
option-farmers-off = no
expansion-river = a river is laid before the land
expansion-abbot = one more figure for each player, for monasteries and gardens
expansion-towers-and-thieves = towers to be guarded, and thieves who make them rise and score

## Carcassonne: choices

choice-draw = Draw a tile
choice-lay = Lay the tile at { $x },{ $y }, turned by { $rotation }°
choice-claim-city = Place { $figure } in the city ({ $port })
choice-claim-road = Place { $figure } on the road ({ $port })
choice-claim-field = Place { $figure } on the field ({ $port })
choice-claim-monastery = Place { $figure } on the monastery
choice-claim-garden = Place { $figure } in the garden
choice-skip = Place nothing
choice-recall = Take the abbot back from { $x },{ $y }
choice-guard = Guard the tower at { $x },{ $y }
choice-raise = Raise the tower at { $x },{ $y }

## Carcassonne: what happens

event-drawn =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } tile { $tile }.
event-set-aside = Tile { $tile } fits nowhere and is set aside.
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $name } lays
    } tile { $tile } at { $at }.
event-claimed =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } { $figure } on { $piece }.
event-skipped =
    { $you ->
        [yes] You place nothing
       *[no] { $name } places nothing
    }.
event-recalled =
    { $you ->
        [yes] You take the abbot back
       *[no] { $name } takes the abbot back
    } from { $at }.
event-scored =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } { $points } for the { $feature } at { $at } ({ $lines }).
event-raised = The tower at { $at } has { $floors ->
        [one] one floor.
       *[other] { $floors } floors.
    }
event-guard-replaced =
    { $you ->
        [yes] Your guard
       *[no] The guard of { $name }
    } at { $at } is replaced.
event-guarded =
    { $you ->
        [yes] You guard
       *[no] { $name } guards
    } the tower at { $at }.
event-stolen = Thief tile { $tile } ({ $number }) is stolen.

ended-no-tile-left = The game is over: no tile is left.

## Carcassonne: score sheets

score-road = finished roads
score-city = finished cities
score-monastery = finished monasteries
score-garden = finished gardens
score-road-open = unfinished roads
score-city-open = unfinished cities
score-monastery-open = unfinished monasteries
score-garden-open = unfinished gardens
score-field = fields
score-recalled = the abbot taken back
score-guard = guards, for thieves
score-guard-replaced = guards that were replaced
score-guard-end = guards at the end
line-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
line-shields =
    { $count ->
        [one] one shield
       *[other] { $count } shields
    }
line-cities =
    { $count ->
        [one] one finished city
       *[other] { $count } finished cities
    }
line-thief = the thief
line-stolen = the stolen tile
line-guard = the guard
line-guard-replaced = the guard was replaced

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
        [one] one floor
       *[other] { $floors } floors
    }
table-stolen = stolen: { $number }
table-beyond =
    There is more { $sides }{ $places ->
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
      Draw a tile and lay it beside others so that all touching edges match. Then
      you may place one meeple on the tile, where its whole feature is still empty.
      What the tile completes is scored, and its meeples come home; most meeples
      take the points, and all who are tied take them.
        road { $road }        1 a tile
        city { $city }        2 a tile and 2 a shield { $shield }; unfinished at the end 1 each
        monastery { $monastery }  9 with all eight tiles around it; at the end 1 a tile
        field          only at the end: 3 for each finished city that touches it
      River: its tiles { $river } come first and make no U-turn. { $bridge } is a bridge.
      Abbot: he goes on monasteries and gardens { $garden }, which score like
      monasteries, and may be taken back early for what they are worth then.
      Towers and thieves: a tower { $tower } reaches as many tiles in the four
      directions as it has floors. If your tile is in its reach, your meeple may
      guard it. When a thief tile { $thief } is drawn, towers without a guard rise and
      every guard scores the number and goes home; without any guard the tile is
      stolen and a tower tile is laid instead. At the end a guard scores 5.
      A to E are the meeples of the players, a to e their abbots.

commands-carcassonne =
    You can type:
      4                lay the tile on place 4, where it fits in one way only
      4b, or 2,-1 b    lay it on place 4, or on that cell, turned as drawn at b
      a number         in the meeple step: the choice with that number
      place 2,-1 90    the notation of a choice, as records have it
      look north       show what lies north (east, south, west) of the screen
      look 3,-2        show what lies around a cell
      look all         show the whole board
      look, or Enter   show the table again
      undo             take back what you have just done
      hint             what a bot would do
      tiles            the tiles still to come
      save FILE        save the game so far
      quit             leave the game

## Carcassonne: why an action is not allowed, by the rule that forbids it

refused-BC-01 = That tile is not in the pile that is drawn from.
refused-BC-02 = No such figure is left in your supply.
refused-BC-03 = That belongs to another step of the turn.
refused-BC-04 = The tile must touch the board, and all touching edges must match.
refused-BC-06 = A meeple goes on the tile just laid, and only where no figure stands on the same feature.
refused-BC-15 = At this table no meeples are placed on fields.
refused-BC-16 = The game is over.
refused-RI-03 = A river tile must continue the river.
refused-RI-04 = The river must not turn the same way twice in a row.
refused-AB-02 = Only the abbot goes into gardens, and it goes only there and on monasteries.
refused-AB-04 = Your abbot does not stand there.
refused-AB-05 = Your abbot there is on a feature that is complete.
refused-TT-17 = There is no tower.
refused-TT-19 = The tile just laid is out of that tower's reach.
refused-TT-33 = That tower does not rise now.
refused-TT-A4 = Your guard stands on that tower already.
refused-TT-A11 = That tower has no floor to stand on.

## The web client: everywhere

web-name = Rookery
web-menu = Menu
web-close = Close
web-leave = Back to the first page
web-home = To the first page
web-undo = Undo
web-total = Total
web-players = The players
web-log = What happened
web-dock = Your turn and your bid
web-choices = Everything you can do now
web-your-turn = Your turn
web-thinking = { $name } is thinking
web-wait = One moment
web-nowhere = There is nothing here. Perhaps the link was cut short.

## The web client: switches

web-sound = Sounds
web-night = Night
web-language = Language
web-theme = Day or night
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night
web-switch-sound = Sounds
web-switch-still = Less motion
web-switch-letters = Letters beside the colours
web-switch-list = Show all choices as a list
web-switch-tell = Tell me when it is my turn
web-tell-refused = Your browser does not allow this page to tell you. You can change that in its settings.

## The web client: the line to the house, and what can go wrong

web-reconnecting = Reconnecting, your game is safe
web-back = Back
web-error-network = The house cannot be reached at the moment. Nothing is lost; it is tried again by itself.
web-error-server-failed = Something went wrong in the house, not with you. Please try again.
web-error-server-busy = It is very busy here. Please try again.
web-error-action-stale = The table moved on.
web-error-action-not-your-turn = It is not your turn.
web-error-action-no-take-back = That cannot be taken back any more.
web-error-action-illegal = That is not allowed here.
web-error-hint-not-allowed = This table plays without hints.
web-error-table-unknown = There is no such table. Perhaps the link was cut short.
web-error-table-closed = The table was closed by whoever opened it.
web-error-table-not-open = The game has begun; you can watch it.
web-error-table-not-running = No game is running at this table.
web-error-table-not-finished = The game is not over yet.
web-error-table-not-host = Only whoever opened the table can do that.
web-error-table-too-many = You have many unfinished tables. Please finish one first.
web-error-seat-taken = Somebody sits there already.
web-error-seat-not-free = Every seat needs a player or a bot before the game can start.
web-error-seat-not-yours = That is not your seat.
web-error-setup-invalid = The game cannot be played like this.
web-error-rate-limited = That was much at once. Please wait a moment.
web-error-code-unknown = This code is not known, or it has been used already.
web-error-guest-not-invited = This house is by invitation only.
web-error-name-invalid = A name has 1 to 24 letters.

## The web client: first page

web-lead = Two tower games, one good evening.
web-lead-more = For two to five players: friends, strangers or clever rooks.
web-game-five-towers = 5 Towers
web-game-five-towers-about = Bid for cards, build them all.
web-game-carcassonne = Carcassonne
web-game-carcassonne-about = River, Abbot, Towers & Thieves.
web-game-facts =
    { $fewest } to { $most } players, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-play = Play
web-your-tables = Your tables
web-open-tables = Open tables
web-finished = Finished games
web-free-seats =
    { $count ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-result = Result { $scores }
web-you-won = You won
web-you-placed = Place { $place }
web-no-tables = No table yet. Choose a game and press Play, or join your friends.
web-no-finished = No game is finished yet. Afterwards you can see here how it went.
web-all-finished = All finished games
web-replay-link = Replay of { $game }, { $date }
web-join = Join a table
web-join-label = Its link or its name
web-join-go = Join
web-join-wrong = That is not the link or the name of a table. Perhaps a part of it is missing.
web-to-replays = Replays
web-to-replays-about = See the move where the game turned.
web-to-device = Your other devices
web-to-device-about = Begin here, play on with your phone.
web-to-programs = Bring your own bot
web-to-programs-about = How programs play here, with examples.
web-door = This house is by invitation only
web-door-code = Your invitation
web-door-enter = Come in

## The web client: a new table

web-company = Who plays?
web-company-bots = With bots
web-company-bots-about = It begins at once.
web-company-friends = With friends
web-company-friends-about = You get a link to share.
web-how-many = How many players?
web-against = Against whom?
web-level = strength { $level } of { $most }
web-bot-uniform = Pip
web-bot-uniform-family = Dot, Bo, Fluff
web-bot-uniform-about = A fledgling. Hops about and takes whatever comes.
web-bot-greedy = Magpie
web-bot-greedy-family = Jay, Pica, Twig
web-bot-greedy-about = Grabs what glitters most right now.
web-bot-heuristic = Corvina
web-bot-heuristic-family = Hugo, Mina, Edgar
web-bot-heuristic-about = Calm and far-sighted. Keeps room for later.
web-listed = Anyone may join
web-listed-about = The table appears on the first page.
web-play-now = Play now
web-open-table = Open the table
web-options = More options
web-expansions = Expansions
web-expansion-river = The River
web-expansion-abbot = The Abbot
web-expansion-towers-and-thieves = Towers & Thieves
web-clock = Time to think
web-clock-none = as much as you like
web-clock-quick = 5 minutes, and 10 seconds more each turn
web-clock-calm = 15 minutes, and 30 seconds more each turn
web-clock-days = 2 days for each turn
web-clock-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-hints = Hints
web-hints-about = Whoever is to act may ask the rook what it would do.
web-hints-allowed = allowed
web-hints-none = not allowed

## The web client: before the game

web-lobby-waiting = As soon as every seat is taken, the game can start.
web-lobby-full = Everybody is here.
web-seat-free = free seat
web-guest = Guest
web-not-here = not here now
web-sit = Sit here
web-add-bot = Add a bot …
web-free-seat = Free the seat of { $name }
web-start = Start
web-close-table = Close the table
web-close-table-sure = Yes, close it for good
web-share = Share this link with those who want to play or watch:
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-hand-on = Share …
web-qr = The link as a code for the camera of a phone
web-fair = Shuffled fairly
web-fair-about = This number fixes the shuffle before anybody sits down. After the game everybody can check it.

## The web client: at the table

web-again = Play again
web-replay = Replay
web-record = Keep the record
web-stand-up = Let a bot play for me
web-stand-up-means = A bot takes over until you come back and act.
web-rook-ask = Ask the rook
web-rook-thinks = Thinking …
web-rook-says = My advice:
web-rook-mark = the rook's advice
web-won =
    { $you ->
        [yes] You win with { $points }
       *[no] { $name } wins with { $points }
    }
web-follows =
    { $you ->
        [yes] You follow with { $points }.
       *[no] { $name } follows with { $points }.
    }
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The web client: talking

web-chat = Talk
web-chat-unread =
    { $count ->
        [0] Talk
        [one] Talk, { $count } new line
       *[other] Talk, { $count } new lines
    }
web-chat-nothing = Nothing has been said yet. A hello is always welcome.
web-chat-lines = What was said
web-chat-phrases = Quick phrases
web-chat-text = Your words
web-chat-send = Say it
web-chat-mute = Mute { $name }
web-chat-unmute = Hear { $name } again
web-error-chat-invalid = One line of up to 280 characters can be said at a time.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thank-you = Thank you!
web-phrase-oops = Oops!
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It is your turn.
web-phrase-good-game = Good game!

## The web client: 5 Towers

web-ft-open = Your turn: open the auction
web-ft-beat = Your turn: beat { $count } or pass
web-ft-only-pass = Your turn: you can only pass
web-ft-at-most =
    { $count ->
        [0] None of these cards has a place on your towers.
        [one] You can build at most one of these cards.
       *[other] You can build at most { $count } of these cards.
    }
web-ft-all = You could build all of these cards.
web-ft-cannot-build = More cards than you can build.
web-ft-no-place = no place on your towers
web-ft-card-no-place = This card has no place, or no room would be left for the others.
web-ft-stairs = Bids
web-ft-build =
    { $count ->
        [one] Build: one card left
       *[other] Build: { $count } cards left
    }
web-ft-they-build =
    { $count ->
        [one] { $name } builds: one card left
       *[other] { $name } builds: { $count } cards left
    }
web-ft-too-much = That was too much: take the bid back
web-ft-demolish-first = Demolish a card first
web-ft-pick = Choose a card, or drag it onto its tower.
web-ft-hammer = Choose a card. A hammer first removes the uppermost card of one tower.
web-ft-hammer-only = No card has a place yet. A hammer removes the uppermost card of its tower.
web-ft-tap-tower = Tap the { $tower } tower, or the card again.
web-ft-rest = Build the rest
web-ft-complete = Your { $tower } tower is complete.
web-ft-covered = Not possible now: your { $tower } tower ends with { $top }.
web-ft-tower =
    { $count ->
        [0] No { $tower } tower yet
        [one] The { $tower } tower, one card: { $values }
       *[other] The { $tower } tower, { $count } cards from the top: { $values }
    }
web-ft-to-draw = to draw
web-ft-discarded = discarded
web-ft-this-round = This round
web-ft-to-come = Still to come
web-ft-to-come-key = Outlined numbers can still be drawn; a dot means two of them.
web-ft-main-tower = Main tower
web-ft-demolished = Demolished
web-ft-rounds =
    { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }

## The web client: replays

web-replay-at = Move { $at } of { $length }
web-replay-of = Replay, { $game }, { $date }
web-replay-start = The game begins.
web-round = Turn { $number }
web-round-five-towers = Round { $number }
web-graph = Points, from the beginning to the end; move along to see the game at any moment
web-points = Everybody’s points
web-turned = here it turned
web-moves = Moves
web-speed = Speed
web-share-here = Share from here
web-first = To the beginning
web-previous = One back
web-pause = Pause
web-next = One on
web-last = To the end
web-to-table = To the table

## The web client: you

web-me = About you
web-your-name-here = Your name
web-your-name = Your name, as others see it
web-rename = Change it
web-renamed = Good, that is your name now.
web-statistics = Your games
web-no-statistics = No game finished yet.
web-statistics-played = played
web-statistics-won = won
web-statistics-mean = average points
web-statistics-best = best
web-device = Another device
web-device-about = A link or code makes another device yours as well. It works once, for ten minutes.
web-device-link = Make a link

## The arena

command-arena = Let bots compete until you know who is stronger.
example-arena =
    Examples:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Every deal is played with each bot in every seat. The same command continues where it was stopped.
argument-arena-bots = two or more bots: a built-in name, module:Class, or a program that speaks the referee's lines; "@50ms" after it sets its time for a decision
argument-arena-games = how many games each pair plays (default: 400)
argument-arena-jobs = how many processes play at once (default: 1)
argument-arena-until = stop a pair early once it is clear who is stronger, for a difference of this many percent of the wins
argument-arena-limit = seconds after which a bot that gives no answer forfeits the game (default: 60)
argument-arena-records = keep the games in this file and continue from it (default: a name of its own in this folder)
argument-arena-json = print the result as JSON
argument-arena-markdown = write the result as Markdown tables into this file
argument-arena-svg = draw the result into this file
arena-records = The games are kept in { $file }; { $games } of them are there already.
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
arena-pair = Pair
arena-margin = Points ahead
arena-progress = { $games } of { $total } games; a fair share is { $fair } % of the wins.
arena-forfeited = { $bot } forfeited: { $reason }
argument-bots-referee = let these bots play, by seat: 1=heuristic,2=greedy
bots-by-seat = "{ $text }" names no bot for a seat: write SEAT=NAME, with each seat from 0 to { $last } at most once.

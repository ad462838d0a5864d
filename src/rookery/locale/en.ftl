# English. Message ids are fixed; a new language is a copy of this file under its own code with everything right of the = signs put into
# that language. Arguments ($name, $count ...) may be moved, repeated or left out.
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
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Example:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    It prints a JSON line, reads an action such as "bid 3", prints the next line, and so on. All of it is told in docs/protocol.md.
example-score =
    Example, three towers of which two have a top, and two demolished cards:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    Without players they are asked for, or read from standard input, one a line.
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
argument-force = let --save replace a file that exists
argument-resume = go on with a saved game; it is saved there again unless --save names another file
argument-plain = use no colours, and plain signs only
argument-file = a .rook file or JSON lines; - reads standard input
argument-record = show only the K-th record of the file, counted from 1
argument-at = show the table after N actions
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
save-exists = { $file } exists already; --force lets it be replaced.
save-is-folder = { $file } is a folder, not a file.
save-no-folder = { $file } cannot be saved, since its folder does not exist.
save-not-allowed = { $file } cannot be saved, since its folder may not be written to.
save-where = Say where: save FILE
resume-one =
    { $count ->
        [0] { $source } holds no record to go on with.
       *[other] { $source } holds more than one record; only a single one can be gone on with.
    }
resume-over = The game in { $source } is over; "rookery replay" shows it.
record-broken = { $source }: { $reason }
replay-nothing = { $source } holds no record.
replay-no-record = { $source } has no record number { $number }.
replay-at =
    { $actions ->
        [one] The record has one action only, not { $at }.
       *[other] The record has { $actions } actions, not { $at }.
    }
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
to-come-hidden = This table does not show which cards are still to come.
saved = Saved in { $file }.
left = You have left the game.
play-commands =
    You can type:
      a number         the choice with that number; several with commas between
      bid 3, pass ...  the notation of a choice, as records have it
      all              place all cards, when their order does not matter
      undo             take back what you have just done
      hint             what a bot would do
      cards            the cards still to come
      save FILE        save the game so far
      quit             leave the game

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
games-facts = "  "{ $fewest } to { $most } players, age { $age } and up, { $shortest } to { $longest } minutes
games-designer = "  "designed by { $designer }

game-nim = Nim
web-game-nim-about = Who takes the last counter?
bot-perfect = Perfect
choice-nim-take = take { $count }
event-nim-took = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $count }.
line-nim-last = the last counter
ended-nim = The heap is empty.
refused-NIM-02 = Take one to three counters.
reason-nim-action = “{ $text }” is not an action of Nim.
reason-nim-position = “{ $text }” is not a position of Nim.
deal-same-nim = Everybody begins with the same heap.
nim-heap = { $count } counters
nim-won = Games won
lesson-nim-part-last = The last counter
lesson-nim-four-title = Leave four
lesson-nim-four-text = The player who leaves four counters wins.
lesson-nim-four-ask = How many do you take?
lesson-nim-four-right = Whatever follows, the last counter is yours.
lesson-nim-four-take-1 = Take 1
lesson-nim-four-take-2 = Take 2
lesson-nim-four-take-3 = Take 3
lesson-nim-leave-four = Four are not left then.
lesson-nim-done = You know Nim
lesson-nim-know-four = Leave four
rule-section-nim-all = Nim
rule-NIM-01 = There are twelve or twenty counters.
rule-NIM-02 = In your turn, take one to three.
rule-NIM-03 = The last counter wins.

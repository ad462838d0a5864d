# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Смени името си
web-me-games =
    { $count ->
        [one] една игра
       *[other] { $count } игри
    }
web-me-since = { $games } от { $date } насам
web-me-rating-later = Рейтинг има след 10 игри с еднакъв брой играчи.
web-me-rating-seats = { $seats } играчи: { $rating }
web-me-trend = { $change } за { $games } игри
web-me-luck-and-choices = Късмет и решения
web-me-which-game = Коя игра
web-me-choices = твоите решения, средно от шест игри
web-me-luck = късмет в една игра
web-me-luck-about = В победи от 100: какво промениха тегленията и колко повече обещаваха най-добрите решения от твоите.
web-me-average = Средно на игра късметът ти донесе { $luck }, а решенията ти изпуснаха { $cost }.
web-me-last-games = Последните ти игри
web-me-place = { $place } от { $seats }
web-me-more-games = Покажи още игри
web-me-export = Свали всичките си игри
web-me-opponents = Любимите ти противници
web-me-opponent = { $ahead } пъти пред тях, { $behind } след тях

# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Змінити ім’я
web-me-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
web-me-since = { $games } від { $date }
web-me-rating-later = Рейтинг з’явиться після 10 партій з однаковою кількістю гравців.
web-me-rating-seats = гравців { $seats }: { $rating }
web-me-trend = { $change } за { $games } партій
web-me-luck-and-choices = Удача й рішення
web-me-which-game = Яка гра
web-me-choices = твої рішення, середнє з шести партій
web-me-luck = удача однієї партії
web-me-luck-about = У перемогах зі 100: що змінило витягування і наскільки більше обіцяли найкращі рішення, ніж твої.
web-me-average = У середньому за партію удача дала тобі { $luck }, а твої рішення віддали { $cost }.
web-me-last-games = Твої останні партії
web-me-place = { $place } з { $seats }
web-me-more-games = Показати більше партій
web-me-export = Завантажити всі свої партії
web-me-opponents = Твої улюблені суперники
web-me-opponent = попереду { $ahead }, позаду { $behind }

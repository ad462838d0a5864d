# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Zmień nick
web-me-games =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
       *[many] { $count } gier
    }
web-me-since = { $games } od { $date }
web-me-rating-later = Ranking pojawi się po 10 grach z tą samą liczbą graczy.
web-me-rating-seats = na { $seats } graczy: { $rating }
web-me-trend = { $change } w { $games } grach
web-me-luck-and-choices = Szczęście i decyzje
web-me-which-game = Która gra
web-me-choices = twoje decyzje, średnia z sześciu gier
web-me-luck = szczęście w jednej grze
web-me-luck-about = W wygranych na 100: co zmieniło dobieranie i o ile więcej obiecywały najlepsze decyzje niż twoje.
web-me-average = Średnio na grę szczęście dało ci { $luck }, a twoje decyzje oddały { $cost }.
web-me-last-games = Twoje ostatnie gry
web-me-place = { $place } z { $seats }
web-me-more-games = Pokaż więcej gier
web-me-export = Pobierz wszystkie swoje gry
web-me-opponents = Twoi ulubieni przeciwnicy
web-me-opponent = { $ahead } razy przed nimi, { $behind } za nimi

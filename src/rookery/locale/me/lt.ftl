# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Keisti vardą
web-me-games =
    { $count ->
        [one] { $count } žaidimas
        [few] { $count } žaidimai
       *[other] { $count } žaidimų
    }
web-me-since = { $games } nuo { $date }
web-me-rating-later = Reitingą gausi po 10 žaidimų su tiek pat žaidėjų.
web-me-rating-seats = { $seats } žaid.: { $rating }
web-me-trend = { $change } per { $games } žaidimus
web-me-luck-and-choices = Sėkmė ir sprendimai
web-me-which-game = Kuris žaidimas
web-me-choices = tavo sprendimai, šešių žaidimų vidurkis
web-me-luck = vieno žaidimo sėkmė
web-me-luck-about = Pergalėmis iš 100: ką pakeitė traukimai ir kiek daugiau žadėjo geriausi sprendimai nei tavo.
web-me-average = Vidutiniškai per žaidimą sėkmė tau davė { $luck }, o sprendimai atidavė { $cost }.
web-me-last-games = Tavo paskutiniai žaidimai
web-me-place = { $place } iš { $seats }
web-me-more-games = Rodyti daugiau žaidimų
web-me-export = Atsisiųsti visus savo žaidimus
web-me-opponents = Tavo mėgstamiausi varžovai
web-me-opponent = { $ahead } k. priekyje, { $behind } k. už jų

# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

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
web-your-name = Twój nick, tak jak widzą go inni
web-rename = Zapisz
web-renamed = Nick został zmieniony.
web-no-statistics = Nie ma jeszcze skończonej gry.
web-device = Inne urządzenie
web-device-about = Link albo kod pozwoli ci grać dalej na innym urządzeniu. Działa raz, przez dziesięć minut.
web-device-link = Utwórz link
web-devices = Twoje urządzenia
web-device-this = to urządzenie
web-device-unknown = nieznane urządzenie
web-device-seen = ostatnio { $date }
web-device-sign-out = Wyloguj
web-device-sign-out-question = Wylogować to urządzenie: { $device }?
web-sign-out-sure = Tak, wyloguj
web-recovery = Kod odzyskiwania
web-recovery-about = Kod do wydrukowania lub zapisania. Pozwala wrócić z każdego urządzenia, na zawsze i bez hasła. Kto go ma, jest tobą.
web-recovery-new = Utwórz kod
web-recovery-made = Masz kod od { $date }. Nowy go zastąpi.
web-recovery-once = Przechowaj go dobrze: widać go tylko ten jeden raz.
web-print = Drukuj
web-forget = Wyloguj tutaj
web-forget-question = Wylogować? Bez innego urządzenia lub kodu odzyskiwania nie wrócisz już jako { $name }.
web-forget-everywhere = Wyloguj na wszystkich urządzeniach
web-statistics-played = rozegrane
web-statistics-won = wygrane
web-statistics-mean = średnio punktów
web-statistics-best = najlepszy wynik

# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Zmień nick
web-me-games =
    { $count ->
        [one] jedna gra
        [few] { $count } gry
       *[many] { $count } gier
    }
web-me-since = { $games } od { $date }
web-me-daily-row =
    { $count ->
        [one] Gra dnia: { $count } dzień z rzędu.
        [few] Gra dnia: { $count } dni z rzędu.
       *[many] Gra dnia: { $count } dni z rzędu.
    }
web-me-rating-later = Ranking pojawi się po 10 grach rankingowych z tą samą liczbą graczy.
web-me-rating-how = Jak działa ranking
web-me-rating-rule-points = Wygrana z silnym rywalem daje dużo, porażka ze słabym dużo kosztuje. Każda gra i liczba graczy ma osobny ranking.
web-me-rating-rule-new = Gdy masz już ranking, zmieniają go tylko rywale, którzy też go mają.
web-me-rating-rule-hints = Gry z podpowiedziami, gry dnia, wyzwania i ćwiczenia się nie liczą.
web-me-rating-rule-end = Kto się poddaje, zajmuje ostatnie miejsce. Gry rankingowej nie można odwołać. Możecie ją razem zakończyć, wtedy się nie liczy.
web-me-rating-rule-often = Między tymi samymi dwiema osobami liczy się najwyżej 10 gier dziennie.
web-me-rating-rule-person = Gry między dwoma profilami z jednej przeglądarki nie liczą się przez 30 dni. W pierwszym tygodniu gościa nie liczą się też gry z gośćmi z tej samej sieci na takim samym urządzeniu.
web-me-rating-seats = na { $seats } graczy: { $rating }
web-me-trend = { $change } w { $games } grach
web-me-luck-and-choices = Szczęście i decyzje
web-me-which-game = Która gra
web-me-choices = twoje decyzje, średnia z sześciu gier
web-me-luck = szczęście w jednej grze
web-me-luck-about = W punktach. Szczęście w porównaniu z przeciętnym losowaniem, a decyzje z najlepszym botem na twoim miejscu.
web-me-luck-gain =
    { $count ->
        [one] Szczęście dało ci jeden punkt na grę.
        [few] Szczęście dało ci { $count } punkty na grę.
       *[many] Szczęście dało ci { $count } punktów na grę.
    }
web-me-luck-loss =
    { $count ->
        [one] Pech kosztował cię jeden punkt na grę.
        [few] Pech kosztował cię { $count } punkty na grę.
       *[many] Pech kosztował cię { $count } punktów na grę.
    }
web-me-luck-even = Szczęście i pech się wyrównały.
web-me-choices-few = Twoje decyzje: { $now } pkt na grę.
web-me-choices-up = Twoje decyzje poprawiły się z { $before } na { $now } pkt na grę.
web-me-choices-down = Twoje decyzje pogorszyły się z { $before } na { $now } pkt na grę.
web-me-choices-same = Twoje decyzje pozostały na poziomie { $now } pkt na grę.
web-me-habits = Nawyki
web-me-habits-about = Błędy, które się powtarzają w twoich ostatnich przeanalizowanych grach ({ $games }).
web-me-habits-points = Punkty stracone w porównaniu z najlepszym ruchem; ± to niepewność.
web-me-habit-cost =
    { $points ->
        [one] Około jednego punktu na grę (± { $error }); gry: { $occurred } z { $games }.
        [few] Około { $points } punktów na grę (± { $error }); gry: { $occurred } z { $games }.
        [many] Około { $points } punktów na grę (± { $error }); gry: { $occurred } z { $games }.
       *[other] Około { $points } punktu na grę (± { $error }); gry: { $occurred } z { $games }.
    }
web-me-habit-example = Zobacz przykład
web-me-habits-few = Aby zobaczyć swoje nawyki, przeanalizuj co najmniej { $needed } gier. Przeanalizowano dotąd: { $count }.
web-me-habits-how = Gawron analizuje skończone gry, gdy serwer ma czas. Gra, której powtórkę otworzysz, jest analizowana jako pierwsza.
web-me-habits-next = Otwórz grę do analizy
web-me-habits-none = Żaden błąd nie powtarza się tak często, by kosztować cię punkty. Dobra gra!
web-habit-five-towers-open-high = Zaczynasz licytację za wysoko, gdy twoje wieże są puste
web-habit-five-towers-bid-high = Licytujesz za wysoko
web-habit-five-towers-bid-low = Licytujesz za nisko albo pasujesz za wcześnie
web-habit-five-towers-demolition = Usuwasz nie te karty albo nie w porę
web-habit-five-towers-top = Za wcześnie kładziesz dachy na wieże
web-habit-five-towers-room = Zostawiasz za mało miejsca na wieżach
web-habit-five-towers-card = Dokładasz nie te karty
web-habit-carcassonne-points = Przepuszczasz punkty, które są do zdobycia
web-habit-carcassonne-rival = Pomagasz obszarom przeciwników
web-habit-carcassonne-claim = Stawiasz za mało pionków
web-habit-carcassonne-place = Stawiasz pionki tam, gdzie dają mniej
web-habit-carcassonne-hand = Stawiasz za dużo pionków
web-habit-carcassonne-guard = Stawiasz za mało strażników
web-habit-carcassonne-likely = Utrudniasz ukończenie własnych obszarów
web-habit-carcassonne-worth = Za mało rozbudowujesz własne obszary
web-habit-carcassonne-share = Zbyt rzadko dołączasz do obszarów przeciwników
web-me-puzzles-solved = Rozwiązane za pierwszym razem: { $solved } z { $tried }
web-me-puzzles-none = Nie masz jeszcze rankingu: rozwiąż pierwszą zagadkę.
web-me-last-games = Twoje ostatnie gry
web-me-place = { $place } z { $seats }
web-me-rating-change = ranking
web-me-more-games = Pokaż więcej gier
web-me-export = Pobierz wszystkie swoje gry
web-me-opponents = Twoi ulubieni przeciwnicy
web-me-opponent = wyżej: { $ahead }, niżej: { $behind }
web-your-name = Twój nick, tak jak widzą go inni
web-rename = Zapisz
web-renamed = Nick został zmieniony.
web-no-statistics = Nie ma jeszcze skończonych gier.
web-device = Inne urządzenie
web-device-about = Link albo kod pozwoli ci grać dalej na innym urządzeniu. Działa raz, przez dziesięć minut.
web-device-link = Utwórz link
web-devices = Twoje urządzenia
web-device-this = to urządzenie
web-device-unknown = nieznane urządzenie
web-device-seen = ostatnio { $date }
web-device-sign-out = Wyloguj
web-device-sign-out-question = Wylogować to urządzenie: { $device }? Twoje linki przestaną działać, a także kod odzyskiwania, jeśli urządzenie może go znać.
web-sign-out-sure = Tak, wyloguj
web-recovery = Kod odzyskiwania
web-recovery-about = Kod do wydrukowania lub zapisania. Pozwala wrócić z każdego urządzenia, na zawsze i bez hasła. Kto go ma, może grać pod twoim nickiem.
web-recovery-new = Utwórz kod
web-recovery-made = Masz kod od { $date }. Nowy go zastąpi.
web-recovery-once = Przechowaj go dobrze: widać go tylko ten jeden raz.
web-recovery-replaced = Oto twój nowy kod. Poprzednie już nie działają.
web-print = Drukuj
web-forget = Wyloguj tutaj
web-forget-question = Wylogować? Bez innego urządzenia lub kodu odzyskiwania nie wrócisz już jako { $name }.
web-forget-everywhere = Wyloguj wszędzie indziej
web-forget-everywhere-question = Wylogować wszędzie indziej? Twoje inne urządzenia zostaną wylogowane, a linki i kod odzyskiwania przestaną działać. Tutaj nic się nie zmieni i dostaniesz nowy kod.
web-statistics-played = rozegrane
web-statistics-won = wygrane
web-statistics-mean = średnio punktów
web-statistics-best = najlepszy wynik

# Deals: the daily game, challenges, and how everybody did.

deal-title = Gra dnia
deal-lead = Dla wszystkich te same karty lub płytki i ci sami rywale, jedna próba dziennie: liczą się tylko twoje decyzje.
deal-earlier = Wcześniejsze dni
deal-go-on = Graj dalej
deal-compare = Porównaj
deal-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
deal-next = Następna gra za
deal-next-in = { $hours } godz. { $minutes } min
deal-once = Jedna próba, do północy (UTC).
deal-late = Ten dzień minął. Możesz jeszcze zagrać poza konkursem.
deal-against = Rywale: { $names }
deal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
deal-uncounted = poza konkursem
deal-gave-up = poddana
deal-new = nierozegrana
deal-headline =
    { $how ->
        [won] Wygrywasz z wynikiem { $points }
        [tied] Remis z wynikiem { $points }
       *[lost] Twój wynik: { $points }
    }
deal-headline-none = Gra poddana
deal-given-up = Wyniki innych zobaczysz, gdy minie dzień.
deal-given-up-challenge = Wyniki innych widzi tylko ten, kto dogra do końca.
deal-better = Lepiej niż { $share } na 100 graczy.
deal-place-of = Miejsce { $place } z { $all }.
deal-same-five-towers = Te same karty dla wszystkich.
deal-same-carcassonne = Te same płytki dla wszystkich.
deal-results =
    { $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
        [many] { $count } wyników
       *[other] { $count } wyniku
    }
deal-place = miejsce { $place }
deal-choices = Twoje decyzje i decyzje innych
deal-choices-others = Decyzje wszystkich
deal-about-five-towers = Ile kart wzięto w tej samej rundzie.
deal-about-carcassonne = Co zrobiono z podwładnym w tym samym ruchu, z tą samą płytką.
deal-as-you = { $count } z { $all } tak jak ty
deal-as-you-rare = Tylko { $count } z { $all } tak jak ty
deal-most = Ty: { $yours }. Większość: { $most }.
deal-like-most = Ty: { $yours }, jak większość.
deal-most-five-towers = Ty: { $yours }, większość: { $most }.
deal-like-most-five-towers = Ty: { $yours }, jak większość.
deal-made-city = miasto
deal-made-road = droga
deal-made-field = pole
deal-made-monastery = klasztor
deal-made-garden = ogród
deal-made-skipped = nic
deal-made-recalled = powrót opata
deal-made-guarded = strażnik
deal-standings = Klasyfikacja
deal-all = Pokaż wszystko
deal-lead-column = przewaga nad najlepszym rywalem
deal-watch =
    { $you ->
        [yes] Twoja powtórka
       *[no] Powtórka: { $name }
    }
deal-go-through = Prześledź partię
deal-by = { $name } rzuca ci wyzwanie
deal-by-nobody = Wyzwanie dla ciebie
deal-by-lead = Grasz tymi samymi kartami lub płytkami przeciw tym samym rywalom. Potem widzisz oba wyniki obok siebie.
deal-chart = Punkty od { $least } do { $highest }, twoje: { $points }
deal-first = Dzisiaj nikt jeszcze nie grał przed tobą.
deal-open-day = Wyniki tego dnia
deal-strongest = Ty i { $name }
deal-strongest-about = Ta sama partia na twoim miejscu, z tymi samymi rywalami.
deal-strongest-plays = { $name } właśnie rozgrywa tę partię. Wynik pojawi się tu za chwilę.
deal-strongest-even = Tyle samo punktów.
deal-strongest-ahead =
    { $points ->
        [one] Masz { $points } punkt więcej.
        [few] Masz { $points } punkty więcej.
        [many] Masz { $points } punktów więcej.
       *[other] Masz { $points } punktu więcej.
    }
deal-strongest-behind =
    { $points ->
        [one] Masz { $points } punkt mniej.
        [few] Masz { $points } punkty mniej.
        [many] Masz { $points } punktów mniej.
       *[other] Masz { $points } punktu mniej.
    }

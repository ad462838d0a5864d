# Deals: the daily game, challenges, and how everybody did.

deal-title = Tagespartie
deal-lead = Für alle dieselben Karten oder Plättchen und dieselben Gegner, ein Versuch am Tag: Nur deine Entscheidungen zählen.
deal-earlier = Frühere Tage
deal-go-on = Weiterspielen
deal-compare = Vergleichen
deal-players =
    { $count ->
        [one] { $count } hat gespielt
       *[other] { $count } haben gespielt
    }
deal-next = Nächste Partie in
deal-next-in = { $hours } Std. { $minutes } Min.
deal-once = Ein Versuch, bis Mitternacht (UTC).
deal-late = Dieser Tag ist vorbei. Du kannst noch außer Konkurrenz spielen.
deal-against = Gegen { $names }
deal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
deal-uncounted = außer Konkurrenz
deal-gave-up = aufgegeben
deal-new = nicht gespielt
deal-headline =
    { $how ->
        [won] Du gewinnst mit { $points }
        [tied] Gleichstand bei { $points }
       *[lost] Du kommst auf { $points }
    }
deal-headline-none = Du hast aufgegeben
deal-given-up = Wie die anderen gespielt haben, siehst du, wenn der Tag vorbei ist.
deal-given-up-challenge = Die anderen Ergebnisse sieht nur, wer zu Ende spielt.
deal-better = Besser als { $share } von 100 Mitspielern.
deal-place-of = Platz { $place } von { $all }.
deal-same-five-towers = Dieselben Karten für alle.
deal-same-carcassonne = Dieselben Plättchen für alle.
deal-results =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }
deal-place = Platz { $place }
deal-choices = Deine Entscheidungen und die der anderen
deal-choices-others = Die Entscheidungen aller
deal-about-five-towers = Wie viele Karten in derselben Runde genommen wurden.
deal-about-carcassonne = Was im selben Zug mit dem Meeple geschah, bei demselben Plättchen.
deal-as-you = { $count } von { $all } wie du
deal-as-you-rare = Nur { $count } von { $all } wie du
deal-most = Du: { $yours }. Die meisten: { $most }.
deal-like-most = Du: { $yours }, wie die meisten.
deal-most-five-towers = Du hast { $yours } genommen, die meisten { $most }.
deal-like-most-five-towers = Du hast { $yours } genommen, wie die meisten.
deal-made-city = Stadt
deal-made-road = Straße
deal-made-field = Wiese
deal-made-monastery = Kloster
deal-made-garden = Garten
deal-made-skipped = nichts
deal-made-recalled = Abt zurück
deal-made-guarded = Wache
deal-standings = Rangliste
deal-all = Alle zeigen
deal-lead-column = Vorsprung auf den besten Gegner
deal-watch =
    { $you ->
        [yes] Deine Wiederholung
       *[no] Wiederholung von { $name }
    }
deal-go-through = Partie durchgehen
deal-by = { $name } fordert dich heraus
deal-by-nobody = Eine Herausforderung für dich
deal-by-lead = Du spielst mit denselben Karten oder Plättchen gegen dieselben Gegner. Danach siehst du beide Ergebnisse nebeneinander.
deal-chart = Punkte von { $least } bis { $highest }, deine: { $points }
deal-first = Vor dir hat heute noch niemand gespielt.
deal-open-day = Ergebnisse dieses Tages
deal-strongest = Du und { $name }
deal-strongest-about = Dieselbe Partie von deinem Platz aus, gegen dieselben Gegner.
deal-strongest-plays = { $name } spielt diese Partie gerade. Das Ergebnis erscheint gleich hier.
deal-strongest-even = Ihr habt gleich viele Punkte.
deal-strongest-ahead =
    { $points ->
        [one] Du liegst einen Punkt vorn.
       *[other] Du liegst { $points } Punkte vorn.
    }
deal-strongest-behind =
    { $points ->
        [one] Du liegst einen Punkt zurück.
       *[other] Du liegst { $points } Punkte zurück.
    }

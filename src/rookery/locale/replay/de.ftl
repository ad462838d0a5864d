# A finished game seen again: playing it back, the graph, what the rook thinks of it.

web-replay-play = Abspielen
web-replay-at = Aktion { $at } von { $length }
web-replay-start = Die Partie beginnt.
web-graph = Die Punkte vom Anfang bis zum Ende; zieh, um die Partie an jeder Stelle zu sehen
web-graph-shows = Was die Kurve zeigt
web-graph-points = Punkte
web-chance = Gewinnchance
web-chance-graph = Gewinnchance vom Anfang bis zum Ende; zieh, um die Partie an jeder Stelle zu sehen
web-chance-of = { $name }: { $chance } Gewinnchance
web-panel-shows = Was die Tafel zeigt
web-rook-view = Was die Krähe meint
web-eyes = Wessen Züge
web-rook-looking = Die Krähe denkt nach
web-rook-looked = { $known } von { $all } Zügen analysiert
web-analysis-failed = Die Krähe ist aus dieser Partie nicht schlau geworden.
web-analysis-clean = Nichts zu verbessern. Gut gespielt!
web-moments =
    { $count ->
        [one] Ein Moment ist einen zweiten Blick wert
       *[other] { $count } Momente sind einen zweiten Blick wert
    }
web-moment = Moment { $at } von { $count }
web-moment-previous = Voriger Moment
web-moment-next = Nächster Moment
web-moment-small = Es gab einen besseren Zug
web-moment-big = Das tat weh
web-moment-cards = Da ging noch mehr
web-moment-top = Die Spitze war mehr wert
web-moment-room = Zu wenig Platz gelassen
web-moment-rival = Ein Geschenk an die Gegner
web-moment-demolition = Ein teurer Abriss
web-moment-points = Punkte liegen gelassen
web-moment-claim = Hier fehlte eine Figur
web-moment-hand = Eine Figur zu viel
web-moment-guard = Hier fehlte eine Wache
web-moment-likely = Schwerer fertig zu bekommen
web-moment-share = Da war eine Beteiligung drin
web-moment-made = { $name }: { $choice }
web-moment-better = Besser: { $choice }
web-moment-cost =
    { $cost ->
        [one] Das kostet einen Sieg in 100 Partien.
       *[other] Das kostet { $cost } Siege in 100 Partien.
    }
web-try-here = Hier anders weiterspielen
web-way-see = Bessere Variante ansehen
web-way = Die bessere Variante
web-way-about = Gezogen wird wie in der Partie; alle Plätze spielt die Krähe.
web-way-pays = Sie läuft, bis sich der Gewinn in Punkten zeigt.
web-way-never = Hier zeigt sich der Gewinn nicht in Punkten: Was danach gezogen wurde, passte besser zur gespielten Partie.
web-way-gain = { $round }: Vorsprung gegenüber der Partie
web-way-leave = Zurück zur Partie
web-find-all = Aus Fehlern lernen
web-find = Finde einen besseren Zug
web-find-five-towers-open = Finde ein besseres Eröffnungsgebot
web-find-five-towers-bid = Finde ein besseres Gebot
web-find-five-towers-place = Finde eine bessere Art anzubauen
web-find-carcassonne-place = Finde einen besseren Platz für das Plättchen
web-find-carcassonne-figure = Nutze deine Figuren besser
web-find-yours = Deine Schlüsselmomente
web-find-moments = Momente
web-find-at = { $at } von { $count }
web-find-right = Richtig: { $chance } Gewinnchance.
web-find-better = Besser ({ $chance } Gewinnchance), aber es geht noch mehr.
web-find-wrong = Nicht dieser ({ $chance } Gewinnchance).
web-find-shown = Das war der bessere Zug.
web-find-end = Fertig
web-account = Glück und Entscheidungen, in Punkten
web-account-start = Erwartet
web-account-luck = Glück beim Ziehen
web-account-others = Die anderen
web-account-own = Eigene Entscheidungen
web-account-result = Ergebnis
web-account-good = { $good } von { $choices } Entscheidungen waren so gut wie die beste.
web-account-about = Das Glück im Vergleich zu durchschnittlichen Ziehungen, die Entscheidungen im Vergleich zum besten Bot.
web-speed = Tempo
web-share-here = Diesen Moment teilen
web-first = Zum Anfang
web-previous = Schritt zurück
web-next = Schritt vor
web-last = Zum Ende
web-import = Aufzeichnung öffnen
web-import-about = Partien deiner Bots, aus dem Terminal oder von einem anderen Server ansehen und analysieren: als .rook-Datei oder JSON-Zeile.
web-import-choose = Datei wählen
web-import-paste = Text einfügen
web-import-text = Text der Aufzeichnung
web-import-open = Öffnen
web-import-drop = Datei hier loslassen
web-imported = Aus Dateien geöffnet
web-replay-imported = Aus einer Datei: { $game }, { $date }
web-error-record-unreadable = Diese Aufzeichnung lässt sich nicht öffnen: { $because }.
web-error-record-running = Diese Partie läuft hier noch. Ihre Aufzeichnung kannst du öffnen, sobald sie zu Ende ist.
web-error-request-too-large = Das ist zu groß für eine Aufzeichnung. Erlaubt sind 64 kB.

# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Namen ändern
web-me-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
web-me-since = { $games } seit dem { $date }
web-me-daily-row =
    { $count ->
        [one] Tagespartie: { $count } Tag in Folge.
       *[other] Tagespartie: { $count } Tage in Folge.
    }
web-me-rating-later = Eine Wertungszahl gibt es nach 10 gewerteten Partien mit gleich vielen Mitspielern.
web-me-rating-how = So funktioniert die Wertung
web-me-rating-rule-points = Ein Sieg gegen starke Gegner bringt viel, eine Niederlage gegen schwache kostet viel. Jedes Spiel hat für jede Spielerzahl eine eigene Wertungszahl.
web-me-rating-rule-new = Sobald du eine Wertungszahl hast, ändern sie nur noch Gegner, die auch eine haben.
web-me-rating-rule-hints = Partien mit Tipps, Tagespartien, Herausforderungen und Übungen zählen nicht.
web-me-rating-rule-end = Wenn du aufgibst, landest du auf dem letzten Platz. Eine gewertete Partie lässt sich nicht absagen. Ihr könnt sie gemeinsam beenden, dann zählt sie nicht.
web-me-rating-rule-often = Zwischen denselben zwei Personen zählen höchstens 10 Partien am Tag.
web-me-rating-rule-person = Partien zwischen zwei Profilen eines Browsers zählen 30 Tage lang nicht. In der ersten Woche eines Gasts zählen auch Partien mit Gästen im selben Netz und mit gleichartigem Gerät nicht.
web-me-rating-seats = { $seats } Personen: { $rating }
web-me-trend = { $change } in { $games } Partien
web-me-luck-and-choices = Glück und Entscheidungen
web-me-which-game = Welches Spiel
web-me-choices = deine Entscheidungen, Schnitt aus sechs Partien
web-me-luck = Glück je Partie
web-me-luck-about = In Punkten. Das Glück im Vergleich zu durchschnittlichen Ziehungen, die Entscheidungen im Vergleich zum besten Bot an deiner Stelle.
web-me-luck-gain =
    { $count ->
        [one] Das Glück brachte dir einen Punkt je Partie.
       *[other] Das Glück brachte dir { $count } Punkte je Partie.
    }
web-me-luck-loss =
    { $count ->
        [one] Das Pech kostete dich einen Punkt je Partie.
       *[other] Das Pech kostete dich { $count } Punkte je Partie.
    }
web-me-luck-even = Glück und Pech haben sich ausgeglichen.
web-me-choices-few = Deine Entscheidungen: { $now } Punkte je Partie.
web-me-choices-up = Deine Entscheidungen wurden besser: von { $before } auf { $now } Punkte je Partie.
web-me-choices-down = Deine Entscheidungen wurden schwächer: von { $before } auf { $now } Punkte je Partie.
web-me-choices-same = Deine Entscheidungen blieben bei { $now } Punkten je Partie.
web-me-habits = Gewohnheiten
web-me-habits-about = Fehler, die sich wiederholen, aus deinen letzten { $games } analysierten Partien.
web-me-habits-points = Verlorene Punkte im Vergleich zum besten Zug; ± zeigt die Unsicherheit.
web-me-habit-cost =
    { $points ->
        [one] Etwa ein Punkt je Partie (± { $error }), in { $occurred } von { $games } Partien.
       *[other] Etwa { $points } Punkte je Partie (± { $error }), in { $occurred } von { $games } Partien.
    }
web-me-habit-example = Beispiel ansehen
web-me-habits-few =
    { $count ->
        [one] Analysiere mindestens { $needed } Partien, um deine Gewohnheiten zu sehen. Bisher analysiert: eine.
       *[other] Analysiere mindestens { $needed } Partien, um deine Gewohnheiten zu sehen. Bisher analysiert: { $count }.
    }
web-me-habits-how = Die Krähe analysiert beendete Partien, wenn der Server Zeit hat. Öffnest du die Wiederholung einer Partie, kommt diese zuerst dran.
web-me-habits-next = Partie zum Analysieren öffnen
web-me-habits-none = Kein Fehler wiederholt sich so oft, dass er dich Punkte kostet. Gut gespielt!
web-habit-five-towers-open-high = Du eröffnest zu hoch, wenn deine Türme leer sind
web-habit-five-towers-bid-high = Du bietest zu hoch
web-habit-five-towers-bid-low = Du bietest zu niedrig oder passt zu früh
web-habit-five-towers-demolition = Du reißt die falschen Karten ab oder zur falschen Zeit
web-habit-five-towers-top = Du setzt Spitzen zu früh auf deine Türme
web-habit-five-towers-room = Du lässt auf deinen Türmen zu wenig Platz
web-habit-five-towers-card = Du baust die falschen Karten an
web-habit-carcassonne-points = Du lässt Punkte liegen
web-habit-carcassonne-rival = Du hilfst den Gebieten der Gegner
web-habit-carcassonne-claim = Du setzt zu wenige Figuren ein
web-habit-carcassonne-place = Du setzt Figuren dort ein, wo sie weniger bringen
web-habit-carcassonne-hand = Du setzt zu viele Figuren ein
web-habit-carcassonne-guard = Du stellst zu wenige Wachen auf
web-habit-carcassonne-likely = Du machst es dir schwer, deine Gebiete fertig zu bekommen
web-habit-carcassonne-worth = Du baust deine Gebiete zu wenig aus
web-habit-carcassonne-share = Du beteiligst dich zu selten an Gebieten der Gegner
web-me-puzzles-solved = Beim ersten Versuch gelöst: { $solved } von { $tried }
web-me-puzzles-none = Noch keine Wertung: Löse dein erstes Rätsel.
web-me-last-games = Deine letzten Partien
web-me-place = { $place } von { $seats }
web-me-rating-change = Wertung
web-me-more-games = Mehr Partien zeigen
web-me-export = Alle deine Partien herunterladen
web-me-opponents = Deine liebsten Gegner
web-me-opponent = { $ahead }-mal davor, { $behind }-mal dahinter
web-your-name = Dein Name, wie andere ihn sehen
web-rename = Speichern
web-renamed = Dein Name ist geändert.
web-no-statistics = Noch keine Partie beendet.
web-device = Ein weiteres Gerät
web-device-about = Mit einem Link oder Code spielst du auf einem anderen Gerät weiter. Er gilt einmal, zehn Minuten lang.
web-device-link = Link erzeugen
web-devices = Deine Geräte
web-device-this = dieses Gerät
web-device-unknown = unbekanntes Gerät
web-device-seen = zuletzt gesehen am { $date }
web-device-sign-out = Abmelden
web-device-sign-out-question = Dieses Gerät abmelden: { $device }? Deine Links gelten dann nicht mehr, ebenso ein Wiederherstellungscode, den das Gerät kennen kann.
web-sign-out-sure = Ja, abmelden
web-recovery = Wiederherstellungscode
web-recovery-about = Ein Code zum Ausdrucken oder Aufschreiben. Er bringt dich von jedem Gerät aus zurück, dauerhaft und ohne Passwort. Wer ihn hat, kann unter deinem Namen spielen.
web-recovery-new = Code erzeugen
web-recovery-made = Du hast einen seit dem { $date }. Ein neuer ersetzt ihn.
web-recovery-once = Heb ihn gut auf: Er wird nur dieses eine Mal gezeigt.
web-recovery-replaced = Das ist dein neuer Code. Frühere gelten nicht mehr.
web-print = Drucken
web-forget = Hier abmelden
web-forget-question = Abmelden? Ohne ein anderes Gerät oder einen Wiederherstellungscode kannst du nicht mehr als { $name } zurückkommen.
web-forget-everywhere = Überall sonst abmelden
web-forget-everywhere-question = Überall sonst abmelden? Deine anderen Geräte werden abgemeldet; Links und dein Wiederherstellungscode gelten nicht mehr. Hier bleibst du angemeldet und bekommst einen neuen Code.
web-statistics-played = gespielt
web-statistics-won = gewonnen
web-statistics-mean = Punkte im Schnitt
web-statistics-best = bestes Ergebnis

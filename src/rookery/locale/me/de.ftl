# One's own page: ratings, luck and choices, games, opponents.

web-me-change-name = Namen ändern
web-me-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
web-me-since = { $games } seit { $date }
web-me-rating-later = Eine Wertungszahl gibt es nach 10 Partien mit gleich vielen Mitspielern.
web-me-rating-seats = zu { $seats }: { $rating }
web-me-trend = { $change } in { $games } Partien
web-me-luck-and-choices = Glück und Entscheidungen
web-me-which-game = Welches Spiel
web-me-choices = deine Entscheidungen, Mittel aus sechs Partien
web-me-luck = Glück einer Partie
web-me-luck-about = In Siegen von 100: was das Ziehen änderte, und was die besten Entscheidungen mehr versprachen als deine.
web-me-average = Im Schnitt brachte dir das Glück { $luck } je Partie, und deine Entscheidungen verschenkten { $cost }.
web-me-last-games = Deine letzten Partien
web-me-place = { $place } von { $seats }
web-me-more-games = Mehr Partien zeigen
web-me-export = Alle deine Partien herunterladen
web-me-opponents = Deine liebsten Gegner
web-me-opponent = { $ahead }-mal davor, { $behind }-mal dahinter

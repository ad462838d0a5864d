# A finished game seen again: playing it back, the graph, what the rook thinks of it.

web-replay-play = Odtwórz
web-replay-at = Ruch { $at } z { $length }
web-replay-start = Gra się zaczyna.
web-graph = Punkty od początku do końca; przesuń, by zobaczyć grę w dowolnej chwili
web-graph-shows = Co pokazuje wykres
web-graph-points = Punkty
web-chance = Szansa na wygraną
web-chance-graph = Szansa na wygraną od początku do końca; przesuń, by zobaczyć grę w dowolnej chwili
web-chance-of = { $name }: { $chance } szans na wygraną
web-panel-shows = Co pokazuje panel
web-rook-view = Co myśli gawron
web-eyes = Czyje ruchy
web-rook-looking = Gawron myśli
web-rook-looked = Przeanalizowane ruchy: { $known } z { $all }
web-analysis-failed = Gawron nie potrafił ocenić tej gry.
web-analysis-clean = Nie ma czego poprawiać. Dobra gra!
web-moments =
    { $count ->
        [one] Jeden moment jest wart uwagi
        [few] { $count } momenty są warte uwagi
        [many] { $count } momentów jest wartych uwagi
       *[other] { $count } momentu jest warte uwagi
    }
web-moment = Moment { $at } z { $count }
web-moment-previous = Poprzedni moment
web-moment-next = Następny moment
web-moment-small = Był lepszy ruch
web-moment-big = To zabolało
web-moment-cards = Dało się dołożyć więcej
web-moment-top = Dach był wart więcej
web-moment-room = Zostało za mało miejsca
web-moment-rival = Prezent dla przeciwnika
web-moment-demolition = Kosztowne usunięcie
web-moment-points = Stracone punkty
web-moment-claim = Zabrakło pionka
web-moment-hand = O jeden pionek za dużo
web-moment-guard = Zabrakło strażnika
web-moment-likely = Trudniej ukończyć
web-moment-share = Można było mieć udział
web-moment-made = { $name }: { $choice }
web-moment-better = Lepiej: { $choice }
web-moment-cost =
    { $cost ->
        [one] Kosztuje to jedną wygraną na 100 gier.
        [few] Kosztuje to { $cost } wygrane na 100 gier.
        [many] Kosztuje to { $cost } wygranych na 100 gier.
       *[other] Kosztuje to { $cost } wygranej na 100 gier.
    }
web-try-here = Spróbuj tu innego ruchu
web-way-see = Zobacz lepszy wariant
web-way = Lepszy wariant
web-way-about = Losowania są takie jak w grze; za wszystkich gra gawron.
web-way-pays = Wariant trwa do chwili, gdy zysk widać w punktach.
web-way-never = Tutaj zysku nie widać w punktach: dalsze losowania bardziej sprzyjały ruchom z tej gry.
web-way-gain = { $round }: przewaga w porównaniu z grą
web-way-leave = Wróć do gry
web-find-all = Ucz się na błędach
web-find = Znajdź lepszy ruch
web-find-five-towers-open = Znajdź lepsze otwarcie licytacji
web-find-five-towers-bid = Znajdź lepszą licytację
web-find-five-towers-place = Znajdź lepszy sposób budowy
web-find-carcassonne-place = Znajdź lepsze miejsce dla płytki
web-find-carcassonne-figure = Lepiej wykorzystaj pionki
web-find-yours = Twoje kluczowe momenty
web-find-moments = Momenty
web-find-at = { $at } z { $count }
web-find-right = Dobrze: { $chance } szans na wygraną.
web-find-better = Lepiej ({ $chance } szans na wygraną), ale da się jeszcze lepiej.
web-find-wrong = Nie ten ({ $chance } szans na wygraną).
web-find-shown = To był lepszy ruch.
web-find-end = Gotowe
web-account = Szczęście i decyzje, w punktach
web-account-start = Wynik oczekiwany
web-account-luck = Szczęście w losowaniu
web-account-others = Inni
web-account-own = Własne decyzje
web-account-result = Wynik
web-account-good = Decyzje tak dobre jak najlepsza: { $good } z { $choices }.
web-account-about = Szczęście w porównaniu z przeciętnym losowaniem, a decyzje z najlepszym botem.
web-speed = Szybkość
web-share-here = Udostępnij ten moment
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Na koniec
web-import = Otwórz zapis
web-import-about = Obejrzyj i przeanalizuj partię swoich botów, z terminala albo z innego serwera: plik .rook lub jeden wiersz JSON.
web-import-choose = Wybierz plik
web-import-paste = Wklej tekst
web-import-text = Tekst zapisu
web-import-open = Otwórz
web-import-drop = Upuść plik tutaj
web-imported = Otwarte z plików
web-replay-imported = Z pliku: { $game }, { $date }
web-error-record-unreadable = Nie można otworzyć tego zapisu: { $because }.
web-error-record-running = Ta partia jeszcze się tu toczy. Jej zapis otworzysz, gdy się skończy.
web-error-request-too-large = To za dużo jak na zapis. Limit to 64 kB.

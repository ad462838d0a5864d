# Polish. The nouns are those of the Polish rulebook: licytacja, wystawka, dach (top), karty usunięte (demolished), wybrana wieża (main tower).
#
#   $name and $tower stand in the nominative wherever they come in, so the sentences are built around it.
#   The present tense says what happens, since the past would tell men from women.
#   figure-* messages are objects of "postaw" (accusative).

## Lists

listed = { $first } i { $last }

## The command line

about = Zagraj w gry o wieżach według instrukcji z pudełka: przeciwko botom albo z własnymi programami.
about-more =
    "rookery COMMAND --help" objaśnia polecenie. Zacznij od:
      rookery play five-towers

command-play = Zagraj w terminalu przeciwko botom.
command-simulate = Niech boty rozegrają całe partie.
command-replay = Sprawdź zapis ruch po ruchu i pokaż go.
command-referee = Sędziuj grę zewnętrznym programom, przez standardowe wejście i wyjście.
command-visit = Posadź bota przy stole na serwerze Rookery.
command-score = Podlicz punkty po grze przy prawdziwym stole.
command-serve = Zamień ten komputer w miejsce do gry: stoliki dla znajomych, boty i linki do wysłania.
command-verify = Sprawdź, czy karty w grze z serwera potasowano uczciwie.
command-backup = Skopiuj dane serwera do pliku, także w czasie jego pracy.
command-restore = Przywróć dane serwera z kopii zapasowej.
command-migrate = Przenieś dane serwera między plikiem SQLite a bazą danych PostgreSQL, w dowolną stronę.
command-admin = Administruj serwerem: zamykaj stoliki, blokuj użytkowników, publikuj ogłoszenia.
command-admin-tables = Wypisz ostatnie stoliki: nazwa, gra, stan, ostatnia zmiana, gracze.
command-admin-close = Zamknij stolik. Trwająca gra zostaje przerwana i nie liczy się do rankingu.
command-admin-people = Znajdź ludzi po nicku: identyfikator, nick, adresy.
command-admin-ban = Zablokuj kogoś według identyfikatora, adresu albo obu.
command-admin-unban = Zdejmij blokadę.
command-admin-bans = Wypisz wszystkie blokady z datami i powodami.
command-admin-announce = Pokaż wszystkim ogłoszenie; bez tekstu usuwa je.
command-games = Pokaż gry, ich opcje i boty.

example-play =
    Przykłady:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    W trakcie gry "help" pokazuje skrót zasad i to, co można wpisać.
example-simulate =
    Przykład:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Przykłady:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Przykład:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    Wypisuje wiersz JSON, czyta ruch taki jak "bid 3", wypisuje następny wiersz i tak dalej. Szczegóły opisano w docs/protocol.md.
example-visit =
    Przykłady:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    Jako URL działa też link do stołu. Bot zachowuje miejsce, gdy zatrzymasz polecenie i uruchomisz je ponownie.
example-score =
    Przykład: trzy wieże, z tego dwie z dachem, i dwie usunięte karty:
      rookery score five-towers "Ola: 4 3* 6* -2" "Jan: 5* 5 1 0 2"
    Jeśli nie podasz graczy, program o nich zapyta albo wczyta ich ze standardowego wejścia, po jednym w wierszu.
    Dla Carcassonne podaj graczy; potem zapisuj punkty po kolei:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Przykłady:
      rookery serve
      rookery serve --lan --invite-only
    Z --lan może dołączyć każdy w tej samej sieci; pokazany kod wystarczy zeskanować telefonem.
example-verify =
    Przykład:
      rookery verify game-1.rook
    Zapis zakończonej gry z serwera zawiera sekret tasowania; docs/protocol.md wyjaśnia, jak wynikają z niego losowania.
example-backup =
    Przykład:
      rookery backup rookery-monday.sqlite3
example-restore =
    Przykład:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Przykłady:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Najpierw zatrzymaj serwery. Źródło się nie zmienia; przerwane kopiowanie wznawia to samo polecenie.
example-admin =
    Przykłady:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "O dziewiątej serwer uruchomi się ponownie."
    Polecenie działa na pliku danych albo na bazie danych. Działający serwer zareaguje w ciągu sekundy lub dwóch; przez sieć nikt tego nie zrobi.
example-games =
    Przykład:
      rookery games

help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-actions = działania
help-help = pokaż tę pomoc
help-version = pokaż wersję
help-language = język komunikatów, na przykład pl

argument-game = gra; "rookery games" pokazuje wszystkie
argument-seats = liczba graczy (domyślnie 3)
argument-seats-arena = liczba graczy (domyślnie 2)
argument-seats-referee = liczba graczy (obowiązkowa)
argument-option = ustaw opcję gry, na przykład overbids=retract; można podać kilka razy
argument-expansions = graj z tymi dodatkami
argument-opener = miejsce, które zaczyna, liczone od 0 (domyślnie losowane)
argument-opener-arena = miejsce, które zaczyna, liczone od 0 (domyślnie miejsce 0)
argument-opener-referee = miejsce, które zaczyna, liczone od 0 (domyślnie miejsce 0, a z --chance auto losowane)
argument-seed = dowolny tekst; to samo ziarno daje te same losowania
argument-bots-others = kto gra przeciwko tobie: jeden bot na wszystkie miejsca albo po jednym na każde miejsce od 1
argument-bots-all = kto gra: jeden bot na wszystkie miejsca albo po jednym na każde
argument-games = liczba partii (domyślnie 100)
argument-json-simulate = wypisz każdą partię jako jeden zapis JSON
argument-json-replay = wypisz zapisy jako wiersze JSON
argument-save = zapisz tu grę, gdy się skończy albo gdy wyjdziesz
argument-force = zastąp istniejący plik
argument-resume = wznów zapisaną grę; zostanie zapisana w tym samym pliku, chyba że --save poda inny
argument-plain = bez kolorów, tylko proste znaki
argument-data = plik ze wszystkimi stolikami i gośćmi (domyślnie w twoim folderze danych)
argument-database = adres bazy danych PostgreSQL używanej zamiast pliku; w ROOKERY_DATABASE hasła nie widać na liście procesów
argument-direct-database = drugi adres bazy danych, z pominięciem puli połączeń takiej jak PgBouncer (albo w ROOKERY_DIRECT_DATABASE)
argument-workers = liczba procesów serwera na wspólnym porcie; więcej niż jeden wymaga --database (domyślnie 1)
argument-admin-table = nazwa stolika, jak w jego linku
argument-admin-name = część nicku albo identyfikator
argument-admin-guest = identyfikator gościa
argument-admin-address = adres IP, z gościem lub bez
argument-admin-reason = notatka dla ciebie
argument-admin-who = zablokowany identyfikator albo adres
argument-admin-text = jedna linijka do 280 znaków
argument-port = port, na którym nasłuchuje serwer (domyślnie 8000)
argument-host = adres, na którym nasłuchuje serwer (domyślnie 127.0.0.1, tylko ten komputer)
argument-lan = pozwól dołączyć każdemu z sieci lokalnej i pokaż adres jako kod QR
argument-host-name = dodatkowa nazwa tego serwera, na przykład za serwerem pośredniczącym; można podać kilka razy
argument-https = ustaw, gdy serwer pośredniczący obsługuje HTTPS; ciasteczka będą wysyłane tylko przez HTTPS
argument-invite-only = wpuszczaj tylko osoby z kodem zaproszenia pokazanym na początku
argument-bot-cores = ile rdzeni procesora mogą zająć boty (domyślnie wszystkie oprócz jednego)
argument-limit = zmienia limit serwera, na przykład crowd=1000, gdy tysiąc osób korzysta z jednego adresu; można podać kilka razy
argument-no-analysis = nie analizuj w tle zakończonych gier
argument-no-browser = nie otwieraj przeglądarki
argument-backup = plik do zapisania
argument-restore = kopia zapasowa do wczytania
argument-force-restore = zastąp istniejące dane
argument-migrate-from = dane do skopiowania: plik albo adres bazy danych PostgreSQL
argument-migrate-to = kopia: nowy plik albo adres pustej bazy danych PostgreSQL
argument-migrate-data = plik danych, obok którego leży klucz do bazy danych PostgreSQL (domyślnie w twoim folderze danych)
argument-file = plik .rook albo wiersze JSON; "-" czyta standardowe wejście
argument-record = pokaż tylko K-ty zapis z pliku, licząc od 1
argument-at = pokaż stół po N ruchach
argument-svg = zapisz w tym pliku rysunek stołu, na końcu albo po N ruchach
argument-theme = kolory rysunku: light (domyślnie) albo dark
argument-chance = kto wykonuje losowania: caller (domyślnie), czyli program wywołujący, albo auto, czyli sam sędzia
argument-players = imię i wynik gracza, na przykład "Ola: 4 3* 6* -2"
argument-score-expansions = Carcassonne: dodatki w grze (domyślnie: wszystkie)
argument-score-no-fields = Carcassonne: pola nie punktują

## What can go wrong

complaint = rookery: { $sentence }
usage-no-command = Nie ma takiego polecenia; "rookery --help" pokazuje wszystkie.
usage-value = Po { $argument } brakuje wartości; objaśnia ją "--help".
usage-unknown = To polecenie nie ma argumentu „{ $argument }”; "--help" pokazuje, co można podać.
usage-missing = Czegoś brakuje: { $arguments }. Objaśnia to "--help".
usage-number = „{ $text }” to nie liczba całkowita od 0 w górę.
usage-not-utf-8 = Argument „{ $argument }” nie jest tekstem UTF-8.
no-such-game = Nie ma gry „{ $game }” (znane: { $known }).
no-such-language = Nie ma tłumaczenia na „{ $language }” (znane: { $known }).
option-form = Opcje podaje się jako NAME=VALUE, a nie jako „{ $text }”.
option-twice = Opcja „{ $option }” jest podana dwa razy.
bots-count =
    { $wanted ->
        [1] Potrzebny jest jeden bot, a podano ich { $given }.
       *[other] Podaj jednego bota na wszystkie miejsca albo tyle botów: { $wanted }, a nie { $given }.
    }
play-what = Podaj grę albo plik z zapisaną grą, którą chcesz wznowić: "rookery play five-towers".
simulate-none = Trzeba rozegrać przynajmniej jedną partię.
chance-who = --chance przyjmuje caller albo auto, a nie „{ $text }”.
chance-seed = Ziarno ma sens tylko z "--chance auto".
save-exists = { $file } już istnieje; użyj --force, aby zastąpić ten plik.
save-is-folder = { $file } to folder, a nie plik.
save-no-folder = Nie można zapisać { $file }: nie ma takiego folderu.
save-not-allowed = Nie można zapisać { $file }: folder jest tylko do odczytu.
save-where = Podaj, gdzie zapisać: save FILE
resume-one =
    { $count ->
        [0] { $source }: nie ma zapisu, który można wznowić.
       *[other] { $source }: jest kilka zapisów; wznowić można tylko plik z jednym.
    }
resume-unwritable = { $source }: tej gry nie dałoby się zapisać ponownie, bo jej opis albo pozycja nie mieszczą się w pliku .rook.
resume-over = { $source }: ta gra jest skończona; pokaże ją "rookery replay".
serve-ready = Rookery czeka na gości: { $address }
serve-data = Wszystko jest zapisywane w { $file }
serve-stop = Aby zatrzymać, naciśnij Ctrl+C; żadna gra nie przepadnie.
serve-not-installed = { $command } wymaga pakietów serwera: pip install 'rookery[server]'
serve-in-use = { $file } jest w użyciu przez inny serwer; najpierw go zatrzymaj albo podaj inny plik przez --data.
serve-newer = { $file } pochodzi z innej, zapewne nowszej wersji Rookery; zaktualizuj Rookery.
serve-wrong-key = Brakuje klucza do { $file } albo jest to inny klucz, a bez niego nie można odczytać trwających gier. Przywróć plik { $key } na miejsce albo ustaw { $variable }.
serve-port = Port to liczba do 65535, a nie { $port }.
serve-limit-unknown = Nie ma limitu „{ $name }”; są: { $known }.
serve-limit-value = Limit { $name } to liczba dodatnia, a nie „{ $value }”; ułamki są dozwolone tylko w sekundach.
serve-failed = Serwer nie mógł wystartować na porcie { $port }; może zajmuje go inny program. Spróbuj --port z inną liczbą.
serve-cannot-write = Do pliku { $file } nie można pisać, więc żadnej gry nie dałoby się zachować; sprawdź uprawnienia i miejsce na dysku.
database-form = Adres bazy danych wygląda tak: postgresql://USER@HOST/NAME; w haśle zapisz @ jako %40, / jako %2F, # jako %23, a ? jako %3F.
serve-no-postgres = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'rookery[server,postgres]'
serve-cannot-connect = Nie można użyć bazy danych { $database }: { $reason }
serve-workers = Kilka procesów serwera wymaga bazy danych PostgreSQL; wskaż ją przez --database.
serve-new-key = Sekrety trwających gier szyfruje nowy klucz: { $key }. Każda maszyna korzystająca z tej bazy danych potrzebuje kopii tego pliku albo jego treści w { $variable }.
serve-unfinished = W { $file } jest niedokończona kopia. Uruchom ponownie to samo polecenie rookery migrate, aby ją dokończyć.
backup-nothing = W { $file } nie ma jeszcze danych.
backup-done = Dane skopiowano do { $file }.
backup-failed = Pliku { $file } nie udało się zapisać; niepełna kopia została usunięta: { $reason }.
backup-database = { $database } to baza danych PostgreSQL: użyj pg_dump i pg_restore; rookery migrate kopiuje ją do pliku albo z powrotem.
restore-exists = { $file } już istnieje; użyj --force, aby zastąpić ten plik.
restore-broken = { $file } nie jest poprawną kopią zapasową dla tej wersji Rookery; nic nie zostało zmienione.
restore-wrong-key = Brakuje klucza do { $file } albo jest to inny klucz, więc nic nie zostało zmienione. Umieść właściwy klucz w pliku { $key } albo ustaw { $variable }.
restore-done = Dane przywrócono do { $file }.
migrate-not-empty = W { $target } są już dane; kopia wymaga nowego pliku albo pustej bazy danych.
migrate-other-copy = W { $target } jest niedokończona kopia innego źródła: { $source }. Najpierw ją dokończ albo usuń.
migrate-in-use = { $place } jest w użyciu przez serwer; najpierw zatrzymaj wszystkie serwery, które korzystają z tych danych.
migrate-other-key = { $key } nie pasuje do { $source }, a kopia wymaga tego samego klucza; umieść tam właściwy klucz albo przenieś ten plik.
migrate-failed = Nie udało się skopiować wszystkich danych: { $reason }. To samo polecenie wznowi kopiowanie.
migrate-progress = Kopiowanie { $table }
migrate-heading-table = tabela
migrate-heading-rows = wiersze
migrate-done = W { $target } są teraz wszystkie dane, takie same wiersz po wierszu; { $source } pozostaje bez zmian.
migrate-differs = { $target } nie zgadza się z { $source }; różnią się tabele: { $tables }.
admin-closed = Stolik { $table } jest zamknięty.
admin-banned = Zablokowano: { $who }.
admin-unbanned = Odblokowano: { $who }.
admin-announced = Wszyscy już to widzą.
admin-unannounced = Ogłoszenie usunięto.
admin-table-unknown = Nie ma stolika { $table }.
admin-table-closed = Stolik { $table } jest już zamknięty.
admin-no-guest = Nie ma gościa { $guest }; "rookery admin people" znajdzie go po nicku.
admin-no-ban = { $who } nie ma blokady.
admin-announcement-form = Ogłoszenie to jedna widoczna linijka do { $most } znaków.
verify-good =
    { $draws ->
        [one] Jedyne losowanie wynika
        [few] Wszystkie { $draws } losowania wynikają
       *[many] Wszystkie { $draws } losowań wynika
    } z sekretu, którego odcisk opublikowano przed grą: { $commitment }.
verify-nobody = Żadne miejsce nie dodało losowości. Dowiedziono, że losowania były ustalone przed grą, ale nie, że serwer ich nie wybrał.
verify-sealed = Losowość pochodzi z tych miejsc: { $seats }. Według zapisu każde z nich zobowiązało się do swojego wkładu, zanim pokazano którykolwiek z nich. Jeśli jedno z tych miejsc było twoje, a w zapisie jest twój wkład, to nikt, nawet serwer, nie mógł wybrać losowań. Wszyscy inni muszą zaufać przynajmniej jednemu z tych miejsc.
verify-unsealed = Losowość pochodzi z tych miejsc: { $seats }. Podano ją jawnie, więc ten, kto podał swój wkład na końcu i znał sekret, mógł wybrać losowania.
verify-recommitted =
    Tasowanie ustalono jednak na nowo { $times ->
        [one] { $times } raz
        [few] { $times } razy
       *[many] { $times } razy
    }, bo te miejsca zataiły swój wkład: { $seats }. Kto je zajmował i znał sekret, mógł wybierać spośród { $shuffles } tasowań. Utrata połączenia wygląda tak samo.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: nie ma żadnego zapisu.
replay-no-record = { $source }: nie ma zapisu numer { $number }.
replay-at =
    { $actions ->
        [one] Zapis ma tylko jeden ruch, a nie { $at }.
        [few] Zapis ma { $actions } ruchy, a nie { $at }.
       *[many] Zapis ma { $actions } ruchów, a nie { $at }.
    }
replay-one-form = --json i --svg nie można użyć razem.
no-such-theme = Nie ma motywu „{ $theme }” (znane: { $known }).
replay-which = { $source }: jest kilka zapisów; wybierz jeden przez --record.
source-standard-input = standardowe wejście
line-too-long = { $source }: przekroczony limit { $limit } bajtów.
not-utf-8 = { $source }: to nie jest tekst UTF-8 (bajt { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = Wyjście zamknięto, zanim wszystko zostało wypisane.
input-ended = Wejście skończyło się wcześniej niż gra.
interrupted = Przerwano.

## Playing

player-you = Ty
player-you-listed = ty
player-person = człowiek
player-seat = Miejsce { $seat }
player-tagged = Miejsce { $seat } ({ $player })
seed-drawn = ziarno { $seed }
welcome = { $title }. Wpisz numer albo notację ruchu; więcej objaśnia "help".
prompt = Twój wybór:
prompt-which = Płytka pasuje tam na kilka sposobów. Który ({ $letters })?
prompt-done = Enter kończy turę, "undo" ją cofa:
only-choice = Jedyny możliwy wybór: { $choice }.
finish-offer = all) Połóż wszystkie
nothing-to-finish = Kolejność ma znaczenie albo trzeba jeszcze wybrać karty: kładź je po kolei.
refused = Nie można. { $reason }
not-a-choice = „{ $text }” to ani wybór, ani polecenie; "help" pokazuje polecenia.
not-your-turn = Twoja tura już minęła, więc „{ $text }” się nie liczy.
undone = Cofnięte: { $action }.
nothing-to-undo = Nie ma czego cofnąć.
hint = Bot wybrałby tu: { $choice } ({ $action }).
look-where = Nie ma tu „{ $text }” do obejrzenia.
to-come-hidden = Przy tym stoliku nie widać, jakie karty są jeszcze w stosie.
saved = Zapisane w { $file }.
left = Wychodzisz z gry.
play-commands =
    Możesz wpisać:
      numer            wybór z tym numerem; kilka numerów oddziel spacjami
      bid 3, pass ...  notacja ruchu, taka jak w zapisach gier
      all              połóż wszystkie karty, gdy kolejność nie ma znaczenia
      undo             cofnij swój ostatni ruch
      hint             co wybrałby bot
      cards            karty, które są jeszcze w stosie
      save FILE        zapisz grę do tego miejsca
      quit             wyjdź z gry

event-ended = Nie ma już czego dobierać.
rules-elsewhere = Do tej gry nie ma tu skrótu zasad.
table-seat = { $name } { $points }

## Simulating and replaying

simulate-progress = partie
summary-seat = miejsce
summary-bot = bot
summary-mean = średnio punktów
summary-lowest = najmniej
summary-highest = najwięcej
summary-victories = wygrane
summary-share = udział
summary-games =
    { $games ->
        [one] Jedna partia, ruchów: { $longest }.
        [few] { $games } partie, ruchów średnio { $mean } (od { $shortest } do { $longest }).
       *[many] { $games } partii, ruchów średnio { $mean } (od { $shortest } do { $longest }).
    }
replay-progress = zapisy
replay-title =
    { $title }, { $seats ->
        [one] jeden gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }, { $actions ->
        [one] jeden ruch
        [few] { $actions } ruchy
       *[many] { $actions } ruchów
    }
replay-after =
    { $actions ->
        [0] Przed pierwszym ruchem
        [1] Po jednym ruchu
       *[other] Po { $actions } ruchach
    }
replay-unfinished = Gra nie jest skończona.
replay-summary =
    { $games ->
        [one] Jeden poprawny zapis
        [few] { $games } poprawne zapisy
       *[many] { $games } poprawnych zapisów
    }, w tym skończone: { $finished }; sprawdzono { $actions ->
        [one] jeden ruch.
        [few] { $actions } ruchy.
       *[many] { $actions } ruchów.
    }

## The list of games

games-title = { $title } ({ $game })
games-facts = od { $fewest } do { $most } graczy, od { $age } lat, od { $shortest } do { $longest } minut
games-designer = autor: { $designer }
games-option = opcja { $name }: { $explanation }
games-default = { $name } (domyślnie): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = dodatek { $name }: { $explanation }
games-no-expansions = bez dodatków
games-bots = boty od najsłabszego do najmocniejszego: { $names }
games-levels = poziomy: { $names }
games-link = więcej: { $link }

## Score sheets and victory

score-total = razem
won-alone =
    { $you ->
        [yes] Wygrywasz z wynikiem
       *[no] { $name } wygrywa z wynikiem
    } { $points ->
        [one] { $points } punktu.
        [few] { $points } punktów.
       *[many] { $points } punktów.
    }
won-together =
    Wspólne zwycięstwo: { $names }, po { $points ->
        [one] { $points } punkcie.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
score-how = Dla każdego gracza podaj wysokości wież, z * przy tych z dachem, a potem minus i liczbę usuniętych kart: Ola: 4 3* 6* -2
score-prompt = Gracz { $number } (Enter, gdy to już wszyscy):
score-player = Gracz { $number }
score-place = { $place }. { $name }: { $points }
score-line = Wiersz { $line }: { $reason }
score-nobody = Nie ma graczy, którym można by podliczyć punkty.
score-name = Imię gracza ma od 1 do { $longest } znaków, a po nim następuje dwukropek.
no-score-sheet = Do gry { $game } nie ma arkusza punktów.
score-twice = { $name } pojawia się dwa razy.
score-many = Graczy może być najwyżej { $most }.
sheet-word = „{ $word }” to ani wysokość taka jak 4 lub 6*, ani liczba usuniętych kart taka jak -2.
sheet-empty = Nie podano ani wieży, ani usuniętej karty; brak wieży to 0.
sheet-towers = Wież może być najwyżej { $most }.
sheet-tall = Najwyższa możliwa wieża liczy { $most } kart, a nie { $cards }.
sheet-top-of-nothing = 0* jest niemożliwe: dach to też karta, więc wieża ma przynajmniej jedną.
sheet-demolished-twice = Usunięte karty podano drugi raz: „{ $word }”.
sheet-demolished-many = Usuniętych kart może być najwyżej { $most }, a nie { $cards }.
sheet-cc-who = Kto gra? Imiona oddzielone przecinkami:
sheet-cc-prompt = Punkty albo help lub end:
sheet-cc-how =
    Napisz, kto punktuje, dwukropek i za co:
      Ona: city 4 1             miasto z 4 płytek z 1 herbem
      Ona, Mila: road 5         droga z 5 płytek przy remisie
      Ona: monastery            ukończony klasztor; podobnie: garden
      Ona: abbot 6              zabrany opat: jego płytka i te dookoła
      Ona: guard                strażnik Ony został zastąpiony
      thieves 6+5: Ona 2, Mila  płytka ze złodziejem 6, skradziona płytka 5 i strażnicy
      Ona: other -3             wszystko inne, także by poprawić
      undo                      cofa ostatni wiersz
      history Ona               pokazuje wszystkie punkty Ony, bez imienia – wszystkich
      scores                    pokazuje wynik
      end                       przechodzi do punktacji końcowej
sheet-cc-noted = { $line }. Teraz { $scores }.
sheet-cc-undone = Cofnięto: { $line }. Teraz { $scores }.
sheet-cc-scores = Wynik: { $scores }.
sheet-cc-nothing = Nic tam jeszcze nie zapisano.
sheet-cc-full = Arkusz ma najwyżej { $most } wierszy.
sheet-cc-line = „{ $line }” nie mówi, kto punktuje: napisz Ona: city 4 1 albo help.
sheet-cc-kind = „{ $word }” nie daje tu punktów. Możliwe: { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] Po { $kind } nie podaje się liczby.
        [1] Po { $kind } podaj jedną liczbę.
       *[other] Po { $kind } podaj od { $fewest } do { $most } liczb.
    }
sheet-cc-number = „{ $text }” to nie liczba od { $least } do { $most }.
sheet-cc-player = „{ $name }” nie jest na liście graczy: { $names }.
sheet-cc-players = Graczy może być od { $fewest } do { $most }.
sheet-cc-name = Imię ma od 1 do { $longest } znaków i nie ma dwukropka.
sheet-cc-expansion = „{ $name }” to nie dodatek (znane: { $known }).
sheet-cc-counts =
    { $count ->
        [1] Napisz jedną liczbę.
       *[other] Liczb ma być { $count }, po jednej dla: { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Płytki nieukończonych dróg ({ $names }):
        [city] Płytki nieukończonych miast, z herbami jako 4+1 ({ $names }):
        [monastery] Płytki nieukończonych klasztorów i ogrodów z tymi dookoła ({ $names }):
        [field] Ukończone miasta przy polach ({ $names }):
        [stolen] Liczba skradzionej płytki, 0, gdy jej nie ma:
       *[other] Strażnicy na wieżach ({ $names }):
    }

## 5 Towers: names

tower-candy = cukierkowa
tower-scary = straszna
tower-tree = roślinna
tower-scrap = złomowa
tower-sand = piaskowa
tower-first = pierwsza
tower-second = druga
tower-third = trzecia
tower-fourth = czwarta
tower-fifth = piąta
letter-candy = C
letter-scary = S
letter-tree = R
letter-scrap = Z
letter-sand = P
card = { $tower } { $value }

## 5 Towers: options

option-overbids = czy wolno zalicytować więcej kart, niż da się dołożyć do wież?
option-overbids-refused = nie, taka licytacja nie jest przyjmowana
option-overbids-retract = tak, ale jeśli nie da się dołożyć wszystkich kart, licytację trzeba wycofać
option-cards-to-come = czy wszyscy widzą, jakie karty są jeszcze w stosie?
option-cards-to-come-shown = tak
option-cards-to-come-hidden = nie, tylko ile ich jest

## 5 Towers: choices

choice-bid = Licytuj { $count }
choice-pass = Spasuj
choice-place = Połóż: { $tower } { $value }
choice-demolish = Usuń: { $tower } { $value }
choice-retract = Wycofaj licytację

## 5 Towers: what happens

event-revealed = Na wystawce: { $cards }.
event-bid =
    { $you ->
        [yes] Licytujesz { $count }.
       *[no] { $name } licytuje { $count }.
    }
event-passed =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
event-won =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } { $count ->
        [one] jedną kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
event-demolished =
    { $you ->
        [yes] Usuwasz
       *[no] { $name } usuwa
    } kartę: { $card } ({ $pile ->
        [1] pierwsza
       *[other] razem już { $pile }
    }).
event-placed =
    { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } kartę: { $card }.
event-topped =
    { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } dach: { $tower } wieża gotowa, { $height ->
        [one] jedna karta.
        [few] { $height } karty.
       *[many] { $height } kart.
    }
event-retracted =
    { $you ->
        [yes] Wycofujesz swoją licytację: { $count }.
       *[no] { $name } wycofuje licytację: { $count }.
    }
event-nobody-built = W tej rundzie nikt nie buduje.
event-discarded = Odrzucone: { $cards }.
event-reshuffled =
    Stos do dobierania się wyczerpał: { $cards ->
        [one] jedna odrzucona karta tworzy nowy stos.
        [few] { $cards } odrzucone karty po potasowaniu tworzą nowy stos.
       *[many] { $cards } odrzuconych kart po potasowaniu tworzy nowy stos.
    }

ended-second-pass = Koniec gry: stos do dobierania wyczerpał się po raz drugi.
ended-nothing-to-shuffle = Koniec gry: stos do dobierania się wyczerpał, a odrzuconych kart nie ma.

## 5 Towers: score sheets

score-tower = { $tower } wieża, { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
score-topped-tower = { $tower } wieża z dachem, { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
score-main-tower = wybrana wieża ({ $tower }), { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
score-demolished = { $cards ->
        [one] jedna usunięta karta
        [few] { $cards } usunięte karty
       *[many] { $cards } usuniętych kart
    }

## 5 Towers: the table

table-round = Runda { $round }
table-pass =
    { $number ->
        [1] pierwsze przejście przez stos
       *[other] drugie przejście przez stos
    }
table-draw-pile = do dobrania: { $cards }
table-discard-pile = odrzucone: { $cards }
table-display = Wystawka
table-display-empty = bez kart
table-to-place =
    { $cards ->
        [one] jeszcze jedna do położenia
        [few] jeszcze { $cards } do położenia
       *[many] jeszcze { $cards } do położenia
    }
table-to-come =
    { $cards ->
        [one] W stosie jest jeszcze jedna karta:
        [few] W stosie są jeszcze { $cards } karty:
       *[many] W stosie jest jeszcze { $cards } kart:
    }
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
table-demolished = usunięte: { $cards }
call-bid = licytacja { $count }
call-pass = pas
call-opener = start
call-none = { "" }

rules-five-towers =
    5 Wież w skrócie:
      W każdej rundzie licytujecie 5 kart. Osoba rozpoczynająca mówi, ile ich
      weźmie, od 0 do 5; dalej każdy po kolei raz przebija albo pasuje. Kto
      zalicytuje 5, od razu kończy licytację. Kto zalicytował najwięcej, bierze
      tyle kart i musi dołożyć wszystkie do swoich wież. Masz po jednej wieży
      każdego rodzaju:
      cukierkowa C, straszna S, roślinna R, złomowa Z, piaskowa P.
      Karta musi być niższa od tej, którą przykrywa, ale na 8 ({ $eight }) można położyć
      każdą, a 9 ({ $nine }) na każdą oprócz 0. 0 ({ $top }) to dach: do tej wieży nic się już
      nie dokłada i nic się z niej nie usuwa.
      Zanim zaczniesz kłaść, możesz usunąć ostatnią kartę z jednej swojej wieży.
      Odrzucone karty tasuje się raz; gdy stos znów się wyczerpie, gra się kończy.
      Karta daje 1 punkt, a w wieży z dachem 2; każda karta wybranej wieży
      (najwyższej) daje jeszcze 1. Usunięte karty kosztują 1, 2, 3 i tak dalej.
      Wygrywa osoba, która ma najwięcej punktów.

## 5 Towers: why an action is not allowed, by the rule that forbids it

refused-FT-19 = Karta musi być niższa od tej, którą ma przykryć.
refused-FT-25 = Tej karty nie ma w stosie do dobierania.
refused-FT-27 = Najpierw trzeba uzupełnić wystawkę ze stosu do dobierania.
refused-FT-28 = To należy do innego kroku rundy.
refused-FT-29 = Osoba rozpoczynająca podaje liczbę od 0 do 5 i nie może spasować.
refused-FT-30 = Trzeba podać liczbę wyższą od najwyższej dotychczasowej.
refused-FT-33 = Tej karty nie ma na wystawce.
refused-FT-35 = Możesz usunąć tylko jedną kartę, zanim położysz pierwszą, i tylko z wieży, która ma karty.
refused-FT-39 = Wieża z dachem jest gotowa; nic się z niej nie usuwa.
refused-FT-40 = Wieża z dachem jest gotowa; nic się do niej nie dokłada.
refused-FT-42 = Potem nie dałoby się dołożyć wszystkich wylicytowanych kart.
refused-FT-43 = Tylu kart nie da się dołożyć, więc licytację trzeba wycofać.
refused-FT-52 = Gra jest skończona.
refused-FT-54 = Na wystawce nie ma tylu kart.
refused-FT-A1 = Tyle kart da się dołożyć, więc licytacja jest ważna.

## Carcassonne: names

feature-city = miasto
feature-road = droga
feature-field = pole
feature-monastery = klasztor
feature-garden = ogród
feature-guard = strażnik
figure-meeple = podwładnego
figure-abbot = opata
port-N = północ
port-E = wschód
port-S = południe
port-W = zachód
port-NL = północny zachód
port-NR = północny wschód
port-EL = północny wschód
port-ER = południowy wschód
port-SL = południowy wschód
port-SR = południowy zachód
port-WL = południowy zachód
port-WR = północny zachód
cell = ({ $x }; { $y })

## Carcassonne: options and expansions

option-farmers = czy wolno stawiać podwładnych na polach?
option-farmers-on = tak
option-farmers-off = nie
expansion-river = najpierw układacie rzekę
expansion-abbot = dodatkowy pionek dla każdego: opat do klasztorów i ogrodów
expansion-towers-and-thieves = wieże do pilnowania i złodzieje, przez których wieże rosną, a strażnicy punktują

## Carcassonne: choices

choice-draw = Dobierz płytkę
choice-lay =
    { $rotation ->
        [0] Połóż płytkę na ({ $x }; { $y })
       *[other] Połóż płytkę na ({ $x }; { $y }), obrót { $rotation }°
    }
choice-claim-city = Postaw { $figure } w mieście ({ $port })
choice-claim-road = Postaw { $figure } na drodze ({ $port })
choice-claim-field = Postaw { $figure } na polu ({ $port })
choice-claim-monastery = Postaw { $figure } w klasztorze
choice-claim-garden = Postaw { $figure } w ogrodzie
choice-skip = Nic nie stawiaj
choice-recall = Zabierz opata z ({ $x }; { $y })
choice-guard = Postaw strażnika na wieży ({ $x }; { $y })
choice-raise = Dodaj piętro do wieży ({ $x }; { $y })

## Carcassonne: what happens

event-drawn =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    } płytkę { $tile }.
event-set-aside = Płytka { $tile } nigdzie nie pasuje i zostaje odłożona.
event-laid =
    { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } płytkę { $tile } na { $at }.
event-laid-tile =
    { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } płytkę na { $at }.
event-claimed-city =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } { $figure } w mieście ({ $port }).
event-claimed-road =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } { $figure } na drodze ({ $port }).
event-claimed-field =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } { $figure } na polu ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } { $figure } w klasztorze.
event-claimed-garden =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } { $figure } w ogrodzie.
event-skipped =
    { $you ->
        [yes] Nic nie stawiasz
       *[no] { $name } nic nie stawia
    }.
event-recalled =
    { $you ->
        [yes] Zabierasz opata
       *[no] { $name } zabiera opata
    } z { $at }.
event-scored =
    { $you ->
        [yes] Zdobywasz
       *[no] { $name } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $feature } na { $at }, { $lines }.
event-raised = Wieża na { $at } ma teraz { $floors ->
        [one] jedno piętro.
        [few] { $floors } piętra.
       *[many] { $floors } pięter.
    }
event-guard-replaced =
    { $you ->
        [yes] Twój strażnik
       *[no] { $name }: strażnik
    } na wieży { $at } zostaje zastąpiony.
event-guarded =
    { $you ->
        [yes] Stawiasz
       *[no] { $name } stawia
    } strażnika na wieży { $at }.
event-stolen = Złodzieje kradną płytkę { $tile } ({ $number }).

ended-no-tile-left = Koniec gry: nie ma już płytek.

## Carcassonne: score sheets

score-road = ukończone drogi
score-city = ukończone miasta
score-monastery = ukończone klasztory
score-garden = ukończone ogrody
score-road-open = nieukończone drogi
score-city-open = nieukończone miasta
score-monastery-open = nieukończone klasztory
score-garden-open = nieukończone ogrody
score-field = pola
score-recalled = zabrany opat
score-guard = strażnicy, którzy zauważyli złodziei
score-guard-replaced = zastąpieni strażnicy
score-guard-end = strażnicy na koniec gry
score-other = inne punkty
line-tiles =
    { $count ->
        [one] jedna płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
line-shields =
    { $count ->
        [one] jeden herb
        [few] { $count } herby
       *[many] { $count } herbów
    }
line-cities =
    { $count ->
        [one] jedno ukończone miasto
        [few] { $count } ukończone miasta
       *[many] { $count } ukończonych miast
    }
line-thief = złodziej
line-stolen = skradziona płytka
line-guard = wciąż na wieży
line-guard-replaced = zastąpiony

## Carcassonne: the table

table-piles = do dobrania: { $piles }
table-pile =
    { $pile ->
        [river] rzeka
        [lake] jezioro
        [tower] wieże
       *[other] teren
    } { $tiles }
table-floors =
    { $floors ->
        [one] zostało jedno piętro
        [few] zostały { $floors } piętra
       *[many] zostało { $floors } pięter
    }
table-stolen = skradziona: { $number }
table-beyond =
    Plansza ciągnie się dalej: { $sides }{ $places ->
        [0] { "" }
        [one] { " " }(jedno miejsce)
        [few] { " " }({ $places } miejsca)
       *[many] { " " }({ $places } miejsc)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] W stosie jest jeszcze jedna płytka:
        [few] W stosie są jeszcze { $tiles } płytki:
       *[many] W stosie jest jeszcze { $tiles } płytek:
    }

rules-carcassonne =
    Carcassonne w skrócie:
      Dobierz płytkę i połóż ją obok innych tak, żeby wszystkie stykające się boki
      pasowały. Potem możesz postawić na niej podwładnego, na obszarze, na którym
      nikt jeszcze nie stoi. To, co płytka ukończy, punktuje, a podwładni wracają.
      Punkty zdobywa ten, kto ma tam najwięcej podwładnych, a przy remisie wszyscy
      remisujący.
        droga { $road }       1 za płytkę
        miasto { $city }      2 za płytkę i 2 za herb { $shield }; nieukończone po 1
        klasztor { $monastery }   9 z ośmioma płytkami wokół; na koniec 1 za płytkę
        pole           tylko na koniec: 3 za każde ukończone miasto, którego dotyka
      Rzeka: jej płytki { $river } układa się najpierw, bez zawracania. { $bridge } to most.
      Opat: staje w klasztorach i ogrodach { $garden }, które punktują jak klasztory;
      można go zabrać wcześniej i dostać tyle, ile jego miejsce jest wtedy warte.
      Wieże i złodzieje: wieża { $tower } sięga w czterech kierunkach na tyle płytek,
      ile ma pięter. Jeśli twoja płytka jest w jej zasięgu, twój podwładny może
      zostać strażnikiem. Gdy ktoś dobierze płytkę ze złodziejem { $thief }, każda wieża
      bez strażnika rośnie o piętro, a każdy strażnik dostaje tyle punktów, ile
      wskazuje płytka, i wraca do domu. Jeśli nie ma żadnego strażnika, płytka
      zostaje skradziona, a zamiast niej kładzie się płytkę wieży. Na koniec gry
      strażnik daje 5. Od A do E: podwładni graczy, od a do e: ich opaci.

commands-carcassonne =
    Możesz wpisać:
      4                połóż płytkę na miejscu 4, jeśli pasuje tylko na jeden sposób
      4b albo 2,-1 b   połóż ją na miejscu 4 albo na tej kratce jak na rysunku b
      numer            w kroku podwładnego: wybór z tym numerem
      place 2,-1 90    notacja ruchu, taka jak w zapisach gier
      look north       pokaż, co leży na północ od ekranu (też east, south, west)
      look 3,-2        pokaż, co leży wokół tej kratki
      look all         pokaż całą planszę
      look albo Enter  pokaż stół jeszcze raz
      undo             cofnij swój ostatni ruch
      hint             co wybrałby bot
      tiles            płytki, które są jeszcze w stosie
      save FILE        zapisz grę do tego miejsca
      quit             wyjdź z gry

## Carcassonne: why an action is not allowed, by the rule that forbids it

refused-BC-01 = Tej płytki nie ma w stosie, z którego się teraz dobiera.
refused-BC-02 = Nie masz już takiego pionka w zapasie.
refused-BC-03 = To należy do innego kroku tury.
refused-BC-04 = Płytka musi leżeć obok innej, a wszystkie stykające się boki muszą pasować.
refused-BC-06 = Podwładnego stawia się tylko na właśnie położonej płytce i tylko na obszarze, na którym nikt jeszcze nie stoi.
refused-BC-15 = Przy tym stoliku nie stawia się podwładnych na polach.
refused-BC-16 = Gra jest skończona.
refused-RI-03 = Płytka rzeki musi przedłużać rzekę.
refused-RI-04 = Rzeka nie może skręcić dwa razy z rzędu w tę samą stronę.
refused-AB-02 = W ogrodzie może stać tylko opat, a opat może stać tylko w ogrodzie albo w klasztorze.
refused-AB-04 = Twój opat tam nie stoi.
refused-AB-05 = Obszar, na którym stoi twój opat, jest już ukończony.
refused-TT-17 = Tam nie ma wieży.
refused-TT-19 = Właśnie położona płytka jest poza zasięgiem tej wieży.
refused-TT-33 = Ta wieża nie dostaje teraz piętra.
refused-TT-A4 = Twój strażnik już stoi na tej wieży.
refused-TT-A11 = Ta wieża nie ma piętra, na którym można stanąć.

## The web client: everywhere

web-name = Rookery
web-locale = pl_PL
web-page-about = Zagraj w 5 Wież i Carcassonne w przeglądarce: ze znajomymi albo przeciwko mądrym gawronom.
web-menu = Menu
web-menu-game = Ta partia
web-menu-table = Ten stolik
web-menu-device = To urządzenie
web-close = Zamknij
web-leave = Wróć na stronę główną
web-home = Strona główna
web-about = O stronie
web-undo = Cofnij
web-total = Razem
web-points = Punkty wszystkich
web-turned = punkt zwrotny
web-players = Gracze
web-log = Przebieg gry
web-dock = Bieżący ruch
web-choices = Wszystkie twoje możliwości
web-your-turn = Twoja kolej
web-undone = Ostatni ruch został cofnięty.
web-keys = Klawisze
web-key-arrows = przechodź między ruchami
web-key-enter = zatwierdź
web-key-p = pas
web-key-u = cofnij
web-key-h = zapytaj gawrona
web-key-help = zasady i klawisze
web-thinking = { $name } myśli
web-wait = Chwileczkę
web-nowhere = Nic tu nie ma. Link może być niepełny.

## The web client: switches

web-sound = Dźwięki
web-night = Noc
web-language = Język
web-theme = Motyw
web-theme-auto = Jak w urządzeniu
web-theme-light = Dzień
web-theme-dark = Noc
web-switch-sound = Dźwięki
web-switch-still = Ogranicz animacje
web-switch-letters = Litery obok kolorów
web-switch-list = Pokazuj ruchy jako listę
web-switch-keys = Skróty jednoklawiszowe
web-switch-tell = Powiadom mnie, gdy przyjdzie moja kolej
web-tell-refused = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
web-switch-push = Powiadom mnie na tym urządzeniu, gdy przyjdzie moja kolej, nawet gdy Rookery jest zamknięte
web-push-about = Tylko w grach z czasem liczonym w dniach. Wiadomość dostarcza usługa push twojej przeglądarki; jest zaszyfrowana, więc przeczytasz ją tylko ty.
web-push-turn = { $game }: twoja kolej
web-push-with = Grają: { $names }

## The web client: the connection, and what can go wrong

web-reconnecting = Ponowne łączenie. Twoja gra jest bezpieczna.
web-back = Połączono ponownie
web-error-network = Serwer jest teraz nieosiągalny. Nic nie przepadło; próbujemy dalej.
web-error-server-failed = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.
web-error-server-upgrading = Serwer jest właśnie aktualizowany. Spróbuj ponownie za chwilę.
web-error-server-busy = Duży tu teraz ruch. Spróbuj jeszcze raz.
web-error-action-stale = Gra potoczyła się już dalej.
web-error-action-not-your-turn = Teraz nie twoja kolej.
web-error-action-no-take-back = Tego nie da się już cofnąć.
web-error-action-illegal = Tego tu nie wolno.
web-error-hint-not-allowed = Przy tym stoliku podpowiedzi są wyłączone.
web-error-help-not-allowed = Przy tym stoliku pomoc na planszy jest wyłączona.
web-error-table-unknown = Nie ma takiego stolika. Link może być niepełny.
web-error-table-closed = Gospodarz zamknął ten stolik.
web-error-table-not-open = Gra już się zaczęła; możesz popatrzeć.
web-error-table-not-running = Przy tym stoliku nie toczy się żadna gra.
web-error-table-not-finished = Gra jeszcze się nie skończyła.
web-error-table-not-host = To może zrobić tylko gospodarz stolika.
web-error-table-too-many =
    { $most ->
        [one] Masz { $most } nieskończoną grę. Najpierw ją dokończ.
        [few] Masz { $most } nieskończone gry. Najpierw dokończ którąś z nich.
       *[many] Masz { $most } nieskończonych gier. Najpierw dokończ którąś z nich.
    }
web-error-guest-banned = Masz blokadę na tym serwerze.
web-error-guest-not-friend = Nie macie jeszcze za sobą żadnej wspólnej gry.
web-error-chat-silenced = Gospodarz usunął cię z czatu.
web-error-table-too-many-listed =
    { $most ->
        [one] Z twojej sieci jest już { $most } otwarty stolik. Do tego zaproś tylko linkiem.
        [few] Z twojej sieci są już { $most } otwarte stoliki. Do tego zaproś tylko linkiem.
       *[many] Z twojej sieci jest już { $most } otwartych stolików. Do tego zaproś tylko linkiem.
    }
web-error-seat-taken = Ktoś już tam siedzi.
web-error-seat-not-free = Na każdym miejscu musi siedzieć gracz albo bot, żeby zacząć grę.
web-error-seat-not-yours = To nie twoje miejsce.
web-error-seat-bot-plays = Bot gra za ciebie, dopóki ta tura się nie skończy albo reszta nie wpuści cię z powrotem.
web-error-seat-kept-out = Gospodarz nie pozwala ci grać przy tym stoliku; możesz dalej oglądać.
web-error-seat-gone = Tej osoby już tu nie ma albo ma już miejsce.
web-error-proposal-too-early = Na to jest jeszcze za wcześnie.
web-error-proposal-unknown = Teraz nie jest to możliwe.
web-error-entropy-not-committed = Losowość liczy się tylko wtedy, gdy jej skrót podano wcześniej.
web-error-push-invalid = Twoja przeglądarka podała adres, na który nie można wysyłać powiadomień.
web-error-push-not-available = Ten serwer nie wysyła powiadomień.
web-error-setup-invalid = Z takimi ustawieniami nie da się zagrać.
web-error-rate-limited = Trochę za szybko. Poczekaj chwilkę.
web-error-rate-limited-wait =
    { $seconds ->
        [one] Trochę za szybko. Poczekaj { $seconds } sekundę.
        [few] Trochę za szybko. Poczekaj { $seconds } sekundy.
       *[many] Trochę za szybko. Poczekaj { $seconds } sekund.
    }
web-error-code-unknown = Ten kod jest błędny albo został już użyty.
web-error-code-mistyped = W tym kodzie jest literówka. Porównaj go z wydrukiem.
web-error-guest-known = Masz tu już profil.
web-error-device-unknown = To urządzenie jest już wylogowane.
web-error-guest-not-invited = Wstęp tylko z zaproszeniem.
web-error-name-invalid = Nick może mieć od 1 do { $longest } znaków.
web-error-name-invalid-mixed = W nicku nie można mieszać liter z różnych alfabetów.
web-error-name-invalid-alike = Ktoś przy tym stoliku ma nick, który wygląda tak samo.

## The web client: first page

web-lead = Dwie gry o wieżach, jeden dobry wieczór.
web-lead-more = Od dwóch do pięciu graczy: przyjaciele, nieznajomi albo mądre gawrony.
game-five-towers = 5 Wież
web-game-five-towers-about = Licytuj karty i dołóż wszystkie do swoich wież.
game-carcassonne = Carcassonne
web-game-carcassonne-about = Rzeka, Opat, Wieże i złodzieje.
web-game-facts =
    od { $fewest } do { $most } graczy, { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
web-play = Graj
web-lessons = Lekcje
web-learn = Naucz się w kilka minut
web-learn-offer = Pierwszy raz? Oto { $game }
web-learn-offer-about = Krótka lekcja pokaże ci krok po kroku, jak grać.
web-learn-begin = Zacznij lekcję
web-learn-later = Nie teraz
web-rules = Zasady
web-read-rule = Przeczytaj zasadę
web-your-tables = Twoje stoliki
web-all-yours = Wszystkie twoje stoliki ({ $count })
web-open-tables = Otwarte stoliki
web-all-open = Wszystkie otwarte stoliki
web-more-tables = Pokaż więcej
web-no-open-tables = Nie ma teraz takiego otwartego stolika. Otwórz własny!
web-filter-any = Wszystkie
web-filter-game = Gra
web-filter-speed = Tempo
web-speed-none = Bez zegara
web-speed-quick = Szybko
web-speed-calm = Spokojnie
web-speed-days = Dni na ruch
web-invited = { $name } zaprasza cię do gry: { $game }.
web-invited-go = Do stolika
web-invited-no = Nie teraz
web-invite = Zaproś osoby z poprzednich gier
web-invite-one = Zaproś: { $name }
web-invite-done = { $name } zobaczy twoje zaproszenie na stronie głównej.
web-finished = Skończone gry
web-free-seats =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-result = Wynik końcowy { $scores }
web-you-won = Wygrana
web-you-placed = { $place }. miejsce
web-no-tables = Nie ma jeszcze stolików. Wybierz grę i naciśnij „Graj” albo dołącz do znajomych.
web-no-finished = Nie ma jeszcze skończonych gier. Gdy jakaś będzie, obejrzysz tu jej powtórkę.
web-all-finished = Wszystkie skończone gry
web-replay-link = Powtórka: { $game }, { $date }
web-join = Dołącz do stolika
web-join-label = Link albo nazwa stolika
web-join-go = Dołącz
web-join-wrong = To nie jest link ani nazwa stolika. Może czegoś brakuje.
web-to-replays = Powtórki
web-to-replays-about = Zobacz ruch, który odwrócił losy gry.
web-to-score-about = Liczy punkty przy prawdziwym stole, nawet bez sieci.
web-to-device = Twoje inne urządzenia
web-to-device-about = Zacznij tutaj, graj dalej na telefonie.
web-to-programs = Przyprowadź swojego bota
web-to-programs-about = Jak grają tu programy, z przykładami.
web-door = Wstęp tylko z zaproszeniem
web-door-code = Twój kod zaproszenia
web-door-enter = Wejdź

## The web client: a new table

web-company = Kto gra?
web-company-bots = Z botami
web-company-bots-about = Gra zaczyna się od razu.
web-company-friends = Ze znajomymi
web-company-friends-about = Dostaniesz link do wysłania.
web-how-many = Ilu graczy?
web-against = Twoi przeciwnicy
web-level = siła { $level } z { $most }
bot-uniform = Pisklak
bot-uniform-family = Pestka, Puszek, Okruszek
web-bot-uniform-about = Podlotek. Skacze tu i tam i bierze, co się trafi.
bot-greedy = Sroka
bot-greedy-family = Sójka, Kawka, Patyczek
web-bot-greedy-about = Chwyta to, co teraz błyszczy najmocniej.
bot-heuristic = Korwina
bot-heuristic-family = Hugo, Lena, Edgar
web-bot-heuristic-about = Gra spokojnie i patrzy daleko w przód. Zostawia coś na później.
bot-tuned = Kruk
bot-tuned-family = Kos, Szpak, Czyżyk
web-bot-tuned-about = Waży każdą kartę i mało zostawia szczęściu.
bot-learned = Munin
bot-learned-family = Otto, Bluszcz, Onyks
web-bot-learned-about = Zna grę z tysięcy partii rozegranych przeciwko sobie.
bot-search = Hugin
bot-search-family = Maks, Iris, Junona
web-bot-search-about = Zanim zdecyduje, patrzy kilka ruchów naprzód.
bot-deep = Odyn
bot-deep-family = Saga, Bragi, Widar
web-bot-deep-about = Każdy dobry ruch rozgrywa w głowie krok po kroku.
level-novice = Nowicjusz
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = Podlotek, który dopiero uczy się gry. Bierze mało i wiele przeocza.
level-apprentice = Uczeń
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Daje się skusić temu, co teraz błyszczy, ale zostawia coś innym.
level-journeyman = Czeladnik
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Myśli też o tym, co później, ale często daje się skusić temu, co pod ręką.
level-expert = Znawca
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Spokojnie waży decyzje i zwykle znajduje dobry ruch. Czasem się pomyli.
level-master = Mistrz
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Wie, ile co jest warte, i prawie się nie myli.
level-grandmaster = Arcymistrz
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Zanim zdecyduje, rozgrywa w myślach każdy dobry ruch.
web-listed = Każdy może się dosiąść
web-listed-about = Stolik pojawi się na stronie głównej.
web-play-now = Graj teraz
web-open-table = Otwórz stolik
web-options = Więcej opcji
web-expansions = Które dodatki?
web-expansions-all = Wszystkie dodatki
web-expansions-all-about = Wszystko poniżej
web-expansions-none = Tylko gra podstawowa
web-expansions-none-about = Bez dodatków
web-expansions-some = Własny zestaw
web-expansion-river = Rzeka
web-expansion-river-about = Najpierw układacie rzekę. Jej woda dzieli pola.
web-expansion-abbot = Opat
web-expansion-abbot-about = Jeszcze jeden pionek dla każdego, do klasztorów i ogrodów. Zabrany wcześniej, punktuje od razu.
web-expansion-towers-and-thieves = Wieże i złodzieje
web-expansion-towers-and-thieves-about = Pilnuj rosnących wież: gdy przyjdą złodzieje, punktuje każdy strażnik. Bez jeńców i bez okupu.
web-clock = Czas do namysłu
web-clock-none = bez limitu
web-clock-quick = 5 minut plus 10 sekund na każdy ruch
web-clock-calm = 15 minut plus 30 sekund na każdy ruch
web-clock-days = 2 dni na każdy ruch
web-clock-left =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
web-clock-low = Zostało mniej niż 20 sekund
web-hints = Podpowiedzi
web-hints-about = Gdy przyjdzie twoja kolej, możesz zapytać gawrona, co by zrobił. Gry z podpowiedziami nie liczą się do rankingu.
web-hints-allowed = dozwolone
web-hints-none = niedozwolone
web-rating = Ranking
web-rated = gra rankingowa
web-unrated-practice = poza rankingiem: ćwiczenie
web-unrated-deal = poza rankingiem: te same karty lub płytki dla wszystkich
web-unrated-hints = poza rankingiem: podpowiedzi są dozwolone
web-unrated-seats = poza rankingiem: jeden gracz ma kilka miejsc
web-unrated-one-person = poza rankingiem: ta sama przeglądarka albo nowi goście w jednej sieci na takim samym urządzeniu
web-unrated-often = poza rankingiem: dwoje graczy rozegrało dziś ze sobą 10 gier rankingowych
web-bot-speed = Tempo botów
web-bot-speed-slow = wolno
web-bot-speed-normal = normalnie
web-bot-speed-at-once = od razu

## The web client: before the game

web-lobby-waiting = Gra może się zacząć, gdy tylko wszystkie miejsca będą zajęte.
web-lobby-full = Są już wszyscy.
web-lobby-move = Przeciągnij wiersz albo naciśnij jego kropki, a potem strzałki, żeby zmienić miejsca.
web-lobby-change = Ustawienia stolika
web-missing-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
web-missing-name = Ktoś jeszcze wybiera nick.
web-seat-choosing = Ktoś wybiera nick
web-seat-choosing-about = link już otwarty
web-seat-move = Przesuń: { $name }
web-seat-moved = { $name }: miejsce { $seat }
web-seat-left =
    { $minutes ->
        [one] poza stolikiem od minuty
        [few] poza stolikiem od { $minutes } minut
       *[many] poza stolikiem od { $minutes } minut
    }
web-program = { $name } (bot)
web-seat-free = wolne miejsce
web-guest = Gość
web-not-here = poza stolikiem
web-sit = Usiądź tu
web-add-bot = Dodaj bota…
web-choose-bot = Wybierz bota
web-free-seat = Usuń gracza: { $name }
web-start = Zacznij grę
web-start-host = Czekamy, aż { $name } zacznie grę.
web-become-host = Zostań gospodarzem
web-lobby-name = Zapisz
web-seat-host = gospodarz
web-seat-here = jest
web-seat-your-device = na twoim urządzeniu
web-seat-same-device = na tym samym urządzeniu co { $name }
web-seat-more = Zmień miejsce: { $name }
web-seat-up = Miejsce wyżej
web-seat-down = Miejsce niżej
web-seat-bot-instead = Zastąp botem…
web-seat-remove-sure = Usunąć ze stolika: { $name }?
web-seat-keep-out = Usuń i zablokuj
web-beside = Ktoś obok ciebie? Dodaj imię
web-ask-name = Jak mamy cię nazywać?
web-ask-name-about = Zobaczą to inni gracze. Zapamiętamy na następny raz.
web-here-now = Teraz tutaj
web-watches = ogląda
web-give-seat = Daj miejsce
web-give-seat-to = Daj miejsce: { $name }
web-seat-given = Gospodarz dał ci miejsce.
web-watchers =
    { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
web-close-table = Zamknij stolik
web-close-table-question = Zamknąć ten stolik na dobre?
web-close-table-sure = Tak, zamknij na dobre
web-share = Wyślij ten link każdemu, kto chce zagrać albo popatrzeć:
web-share-local = Ten link otworzy tylko ten komputer. Aby mogli dołączyć znajomi, uruchom serwer poleceniem „rookery serve --lan”.
web-link = Link
web-copy = Skopiuj link
web-copied = Skopiowane
web-hand-on = Udostępnij…
web-qr = Link jako kod QR do zeskanowania telefonem
web-screen-show = Pokaż na dużym ekranie
web-screen-about = Otwórz ten link na tablecie albo telewizorze na środku stołu. Ekran pokaże grę, a każdy zagra na swoim telefonie.
web-screen-here = Pokaż na tym urządzeniu
web-screen-here-means = To urządzenie nie zajmuje wtedy miejsca przy stoliku. Gospodarzem zostaje pierwsza osoba, która usiądzie.
web-screen-join = Zeskanuj, aby grać na telefonie
web-screen-sleep = Ta przeglądarka nie potrafi zapobiec wygaszaniu ekranu. Wyłącz je w ustawieniach.
web-full-screen = Pełny ekran
web-fair = Uczciwe tasowanie
web-fair-about = Ta liczba ustala tasowanie, zanim ktokolwiek usiądzie. Po grze każdy może to sprawdzić.
web-fair-again =
    Tasowanie ustalono na nowo { $count ->
        [one] { $count } raz
        [few] { $count } razy
       *[many] { $count } razy
    }, bo nie wszyscy pokazali na czas swój wkład. Brak wkładu: { $players }.

## The web client: at the table

web-again = Zagraj jeszcze raz
web-replay = Powtórka
web-record = Pobierz tę partię
web-share-result = Udostępnij obrazek
web-stand-up = Niech bot gra za mnie
web-stand-up-means = Bot gra za ciebie, aż wrócisz i zrobisz ruch.
web-bot-plays = Bot gra za ciebie
web-bot-plays-asked = na twoją prośbę
web-bot-plays-flagged = skończył ci się czas; od następnego ruchu znów grasz ty
web-bot-plays-flagged-again = znów skończył ci się czas; inni mogą pozwolić ci wrócić
web-bot-plays-agreed = tak ustalili inni, gdy cię nie było
web-bot-plays-resigned = partia poddana
web-played-for-you = Zagrał za ciebie bot
web-back-here = Już jestem
web-back-ask = Poproś o powrót
web-plate-bot = gra bot
web-plate-away = poza stolikiem { $minutes } min
web-away-now = { $name } jest poza stolikiem
web-away-for =
    { $minutes ->
        [one] { $name } jest poza stolikiem od minuty
        [few] { $name } jest poza stolikiem od { $minutes } minut
       *[many] { $name } jest poza stolikiem od { $minutes } minut
    }
web-away-wait = Czekaj na gracza: { $name }
web-away-wait-about = Do tego czasu nic się nie dzieje.
web-away-wait-clock =
    { $again ->
        [yes] Przy 0:00 bot dogra partię do końca.
       *[no] Przy 0:00 bot dokończy ten ruch.
    }
web-propose-stand-in = Niech bot zagra za gracza: { $name }
web-propose-stand-in-about = Jeśli wszyscy się zgodzą, dopóki { $name } nie wróci.
web-propose-end = Zakończ grę bez gracza: { $name }
web-propose-end-about = Jeśli wszyscy się zgodzą. Ostatnie miejsce: { $name }.
web-propose-soon = możliwe za { $time }
web-agreed-of = { $count } z { $all }
web-asks-stop = { $name } proponuje zakończyć grę bez zwycięzcy.
web-asks-take-back = { $name } prosi o cofnięcie ruchu.
web-asks-return = { $name } już jest i prosi o powrót do gry.
web-asks-stand-in = { $name } proponuje, żeby bot zagrał za gracza: { $other }.
web-asks-end = { $name } proponuje zakończyć grę bez gracza: { $other }.
web-agree = Zgadzam się
web-decline = Nie
web-way-abort = Odwołaj grę
web-way-resign = Poddaj się
web-way-stop = Zaproponuj koniec bez zwycięzcy
web-way-take-back = Poproś o cofnięcie ruchu
web-sure-abort = Odwołać grę dla wszystkich? Nie będzie się liczyć.
web-sure-resign = Poddać tę partię? Zajmiesz ostatnie miejsce.
web-sure-no = Nie, wróć
web-ended-aborted = Gra została odwołana. Nie liczy się.
web-ended-agreed = Wszyscy zgodzili się zakończyć grę. Nikt nie wygrywa.
web-ended-resigned = Koniec gry przez poddanie: { $names }.
web-ended-abandoned = Koniec gry z powodu nieobecności: { $names }.
web-rematch-asks = { $name } proponuje kolejną grę
web-rematch-asked = Proponujesz kolejną grę
web-rematch-refused = Tym razem nie: { $names }
web-rematch-stays = Wynik zostaje. Miejsca w następnej grze: { $names }.
web-rematch-begins = Start za { $seconds } s; boty zajmą miejsca tych, którzy nie odpowiedzą.
web-rematch-join = Gram
web-rematch-decline = Nie teraz
web-rematch-yes = gra
web-rematch-no = nie teraz
web-rematch-open = jeszcze bez odpowiedzi
web-next-began = Następna gra zaczęła się bez ciebie.
web-next-watch = Oglądaj
web-next-table = Następny stolik
web-watching = Oglądasz
web-your-turn-name = { $name }, twoja kolej
web-hand-over-about = Podaj urządzenie dalej.
web-hand-over-go = Możemy grać
web-rook-ask = Zapytaj gawrona
web-rook-thinks = Gawron myśli…
web-rook-says = Moja rada:
web-rook-mark = rada gawrona
web-hint-promise = { $chance } szans na wygraną, średnio { $margin } pkt względem najlepszego rywala (zwykle ± { $spread })
web-than-next = W porównaniu z drugim najlepszym ruchem:
web-than-best = W porównaniu z najlepszym ruchem:
web-guide-good = Dobry wybór.
web-guide-alike = Dobry wybór. Ja zagrałbym inaczej, ale prawie nie ma różnicy.
web-guide-instead = Ja zagrałbym inaczej: { $choice }.
web-hint-others = Następne w kolejności
web-won =
    { $you ->
        [yes] Wygrywasz z wynikiem { $points }
       *[no] { $name } wygrywa z wynikiem { $points }
    }
web-follows =
    { $you ->
        [yes] Następne miejsce: ty, { $points }.
       *[no] Następne miejsce: { $name }, { $points }.
    }
web-place = { $place }. miejsce

## The web client: talking

web-chat = Czat
web-chat-unread =
    { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
web-chat-nothing = Nie ma jeszcze wiadomości. Może się przywitasz?
web-chat-lines = Wiadomości
web-chat-phrases = Gotowe zwroty
web-chat-text = Wiadomość
web-chat-send = Wyślij
web-chat-mute = Wycisz: { $name }
web-chat-unmute = Wyłącz wyciszenie: { $name }
web-chat-remove = Usuń z czatu: { $name }
web-chat-restore = Pozwól znów pisać: { $name }
web-error-chat-invalid = Wiadomość to jeden wiersz, najwyżej 280 znaków.
web-phrase-hello = Cześć!
web-phrase-good-luck = Powodzenia!
web-phrase-well-played = Dobrze zagrane!
web-phrase-thank-you = Dziękuję!
web-phrase-oops = Ojej!
web-phrase-one-moment = Chwileczkę, proszę.
web-phrase-your-turn = Twoja kolej.
web-phrase-good-game = Dobra gra!

## The web client: 5 Towers

web-ft-open = Twoja kolej: zacznij licytację
web-ft-beat = Twoja kolej: przebij { $count } albo spasuj
web-ft-only-pass = Twoja kolej: możesz tylko spasować
web-ft-at-most =
    { $count ->
        [0] Żadna z tych kart nie pasuje do twoich wież.
        [1] Możesz dołożyć najwyżej jedną z tych kart.
       *[other] Możesz dołożyć najwyżej { $count } z tych kart.
    }
web-ft-all = Możesz dołożyć wszystkie te karty.
web-ft-too-low = Najwyższa licytacja to { $count }. Przebij albo spasuj.
web-ft-bid-too-high = Licytuj { $count }: to więcej kart, niż możesz dołożyć
web-ft-bid-demolish =
    Licytuj { $count }: najpierw usuwasz kartę ({ $cards }), co kosztuje { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-ft-no-place = nie pasuje do twoich wież
web-ft-place-later = pasuje dopiero po usunięciu karty
web-ft-way-start = { $card } zacznie nową wieżę.
web-ft-way-fits = { $card } trafi na twoją kartę: { $on }.
web-ft-way-after = { $card } trafi na kartę, którą trzeba najpierw dołożyć: { $on }.
web-ft-way-demolish = { $card } nie pasuje na twoją kartę ({ $on }); możesz ją najpierw usunąć.
web-ft-way-never = { $card } nie pasuje na twoją kartę: { $on }.
web-ft-way-held = Jeszcze nie: jeśli najpierw dołożysz tę kartę ({ $card }), zabraknie miejsca na: { $cards }.
web-ft-way-held-others = Jeszcze nie: po tej karcie ({ $card }) nie dołożysz już tylu kart, ile trzeba.
web-ft-clash-demolish = { $cards }: każda wymaga usunięcia jednej karty, a usunąć możesz tylko jedną.
web-ft-clash-order = { $cards }: z tych kart możesz dołożyć tylko { $count }.
web-ft-stairs = Licytacja
web-ft-build =
    { $count ->
        [one] Buduj: została jedna karta
        [few] Buduj: zostały { $count } karty
       *[many] Buduj: zostało { $count } kart
    }
web-ft-build-of = Dołóż { $count } z tych { $offered }
web-ft-they-build =
    { $count ->
        [one] { $name } buduje: została jedna karta
        [few] { $name } buduje: zostały { $count } karty
       *[many] { $name } buduje: zostało { $count } kart
    }
web-ft-too-much = Za dużo kart: wycofaj licytację
web-ft-demolish-first = Najpierw usuń kartę
web-ft-pick = Wybierz kartę albo przeciągnij ją na właściwą wieżę.
web-ft-hammer = Wybierz kartę. Możesz też najpierw usunąć młotkiem ostatnią kartę jednej z wież.
web-ft-hammer-only = Na zalicytowane karty brakuje miejsca. Usuń młotkiem ostatnią kartę którejś wieży.
web-ft-tap-tower = Właściwa wieża: { $tower }. Dotknij jej albo jeszcze raz karty.
web-ft-rest = Dołóż resztę
web-ft-complete = Twoja { $tower } wieża jest gotowa.
web-ft-tower =
    { $count ->
        [0] { $tower } wieża: jeszcze jej nie ma
        [one] { $tower } wieża, jedna karta: { $values }
        [few] { $tower } wieża, { $count } karty, od góry: { $values }
       *[many] { $tower } wieża, { $count } kart, od góry: { $values }
    }
web-ft-to-draw = do dobrania
web-ft-discarded = odrzucone
web-ft-this-round = W tej rundzie
web-ft-to-come = Jeszcze w stosie
web-ft-to-come-key = Liczby w ramkach są jeszcze w stosie; kropka znaczy, że są dwie takie karty.
web-ft-main-tower = Wybrana wieża
web-ft-demolished = Usunięte
web-ft-look-at = { $name }: wieże w pełnym rozmiarze
web-ft-key-digits = licytuj tyle; przy budowie: wybierz tę kartę, licząc od lewej
web-ft-key-demolish = usuń ostatnią kartę tej wieży
web-ft-rounds =
    { $count ->
        [one] Jedna runda.
        [few] { $count } rundy.
       *[many] { $count } rund.
    }

## The web client: replays

web-replay-of = Powtórka: { $game }, { $date }
web-round = Tura { $number }
web-round-five-towers = Runda { $number }
web-moment-then = Potem: { $choice }
web-find-show = Pokaż mi
web-practice = Ćwiczenie: ta gra się nie liczy.
web-practice-back = Wróć do powtórki
web-puzzle = Zagadka: { $game }
web-puzzle-short = Zagadka
web-puzzle-daily = Zagadka dnia.
web-puzzle-ask = Jaki ruch jest najlepszy?
web-puzzle-ask-five-towers-bid = Ile najlepiej zalicytować?
web-puzzle-ask-five-towers-place = Co robisz najpierw?
web-puzzle-ask-carcassonne-place = Gdzie położyć tę płytkę?
web-puzzle-ask-carcassonne-claim = Pionek? I gdzie?
web-puzzle-right = Dobrze: { $choice }
web-puzzle-wrong = Lepiej: { $choice }
web-puzzle-shown = Najlepiej: { $choice }
web-puzzle-chances = Twoja szansa na wygraną
web-puzzle-picked = twoja odpowiedź
web-puzzle-rating = Twój ranking w zagadkach
web-puzzle-standing = Ta zagadka: { $rating }. Rozwiązana za pierwszym razem: { $solved } z { $tries }.
web-puzzle-counted = Pierwsza próba się liczy. Zmiana rankingu: { $change }.
web-puzzle-again = To kolejna próba, więc się nie liczy.
web-puzzle-next = Następna zagadka
web-puzzle-look = Obejrzyj pozycję
web-puzzle-share = Udostępnij zagadkę
web-puzzle-retry = Spróbuj ponownie
web-puzzles = Zagadki
web-to-puzzles = Zagadki: { $game }
web-to-puzzles-about = Znajdź najlepszy ruch; zacznij od zagadki dnia
web-error-puzzle-none = Nie ma nowych zagadek. Wszystkie rozwiązane!
web-error-puzzle-unknown = Nie ma takiej zagadki.
web-new-game = Nowa gra: { $game }
web-to-daily = Gra dnia
web-to-daily-about = Te same karty i ci sami rywale dla wszystkich
web-challenge = Rzuć wyzwanie
web-compare = Porównaj ze wszystkimi
web-error-deal-alone = Tej gry bot nie może przejąć.
web-error-deal-hidden = Zobaczysz tę grę, gdy rozegrasz swoją do końca albo minie dzień.
web-error-deal-unknown = Nie ma takiej gry.
web-moves = Ruchy
web-pause = Pauza
web-to-table = Wróć do stolika

## The web client: the board of Carcassonne

web-cc-place-tile = Połóż płytkę
web-cc-place-piece = Postawić pionek?
web-cc-raise-tower = Wybierz wieżę, która urośnie
web-cc-nothing-to-place = Nie ma już czego postawić
web-cc-tap-place = Dotknij miejsca na planszy albo przeciągnij tam płytkę.
web-cc-fits =
    { $count ->
        [one] Pasuje tu na jeden sposób
        [few] Pasuje tu na { $count } sposoby
       *[many] Pasuje tu na { $count } sposobów
    }
web-cc-fits-not = Tak obrócona nie pasuje.
web-cc-clash-R-F = Droga zetknie się z polem.
web-cc-clash-R-C = Droga zetknie się z miastem.
web-cc-clash-R-V = Droga zetknie się z rzeką.
web-cc-clash-F-R = Pole zetknie się z drogą.
web-cc-clash-F-C = Pole zetknie się z miastem.
web-cc-clash-F-V = Pole zetknie się z rzeką.
web-cc-clash-C-R = Miasto zetknie się z drogą.
web-cc-clash-C-F = Miasto zetknie się z polem.
web-cc-clash-C-V = Miasto zetknie się z rzeką.
web-cc-clash-V-R = Rzeka zetknie się z drogą.
web-cc-clash-V-F = Rzeka zetknie się z polem.
web-cc-clash-V-C = Rzeka zetknie się z miastem.
web-cc-put = Połóż tutaj
web-cc-put-only = Połóż tutaj, bez pionka
web-cc-put-with = Z pionkiem na niej
web-cc-put-with-figure = Połóż tutaj z pionkiem: { $what }
web-cc-turn-left = Obróć w lewo
web-cc-turn-right = Obróć w prawo
web-cc-keys = [R] obraca, [←↑↓→] przesuwają, [Enter] kładzie
web-cc-kind =
    { $kind ->
        [city] Miasto
        [road] Droga
        [field] Pole
        [monastery] Klasztor
        [garden] Ogród
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Twoje miasto
        [road] Twoja droga
        [field] Twoje pole
        [monastery] Twój klasztor
        [garden] Twój ogród
       *[other] Twoje: { $kind }
    }
web-cc-owned = { $what } ({ $name })
web-cc-nobodys = { $what }, nikt tam nie stoi
web-cc-shared = { $what }, wspólnie
web-cc-finishes = { $what }: gotowe
web-cc-tile-count =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytek
    }
web-cc-shield-count =
    { $count ->
        [one] { $count } herb
        [few] { $count } herby
       *[many] { $count } herbów
    }
web-cc-at-once = +{ $points } od razu
web-cc-at-end = { $points } na koniec
web-cc-so-far = na razie { $points }
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, podwładny
        [abbot] { $what }, opat
       *[other] { $what }, { $who }
    }
web-cc-guard = Wieża
web-cc-raise = Jeszcze piętro
web-cc-recall = Zabierz opata
web-cc-skip = Bez pionka
web-cc-pick-piece = Wybierz na planszy albo tutaj.
web-cc-taken =
    { $kind ->
        [city] { $name } stoi już w tym mieście.
        [road] { $name } stoi już na tej drodze.
        [field] { $name } stoi już na tym polu.
        [monastery] { $name } stoi już w tym klasztorze.
        [garden] { $name } stoi już w tym ogrodzie.
       *[other] { $name } stoi już tutaj.
    }
web-cc-taken-own =
    { $kind ->
        [city] Stoisz już w tym mieście.
        [road] Stoisz już na tej drodze.
        [field] Stoisz już na tym polu.
        [monastery] Stoisz już w tym klasztorze.
        [garden] Stoisz już w tym ogrodzie.
       *[other] Stoisz już tutaj.
    }
web-cc-only-skip = Twoja tura zaraz sama się skończy.
web-cc-guard-replaces = { $name }: strażnik wraca do domu, +{ $points }.
web-cc-also-scores = { $name } też dostaje: +{ $points }.
web-cc-done = Gotowe
web-cc-done-city = Gotowe: do miasta
web-cc-done-road = Gotowe: na drogę
web-cc-done-field = Gotowe: na pole
web-cc-done-monastery = Gotowe: do klasztoru
web-cc-done-garden = Gotowe: do ogrodu
web-cc-done-guard = Gotowe: pilnuj wieży
web-cc-done-raise = Gotowe: dodaj piętro
web-cc-done-recall = Gotowe: zabierz opata
web-cc-done-skip = Gotowe: bez pionka
web-cc-places-tile = { $name } kładzie płytkę
web-cc-places-piece = { $name } stawia pionek
web-cc-turns-until =
    { $count ->
        [one] Potem twoja kolej
        [few] Jeszcze { $count } tury do twojej
       *[many] Jeszcze { $count } tur do twojej
    }
web-cc-if-ended = Gdyby gra się teraz skończyła
web-cc-supply =
    { $count ->
        [0] nie ma już podwładnych
        [one] został { $count } podwładny
        [few] zostało { $count } podwładnych
        [many] zostało { $count } podwładnych
       *[other] zostało { $count } podwładnych
    }
web-cc-just-now = Przed chwilą
web-cc-board = Plansza
web-cc-tools = Widok planszy
web-cc-fields = Pola
web-cc-claims = Co do kogo należy
web-cc-whole = Cała plansza
web-cc-zoom-in = Powiększ
web-cc-zoom-out = Pomniejsz
web-cc-step-tile = Płytka
web-cc-step-piece = Pionek
web-cc-step-score = Punkty
web-cc-stock-tiles =
    { $count ->
        [one] płytka
        [few] płytki
        [many] płytek
       *[other] płytek
    }
web-cc-stock-tower-tiles =
    { $count ->
        [one] płytka wieży
        [few] płytki wież
        [many] płytek wież
       *[other] płytek wież
    }
web-cc-stock-floors =
    { $count ->
        [one] piętro
        [few] piętra
        [many] pięter
       *[other] pięter
    }
web-cc-stock-stolen = skradziona
web-cc-looking = To, na co patrzysz
web-cc-when-finished = pkt (ukończone)
web-cc-points-now = pkt, gdyby to był koniec
web-cc-finished-cities =
    { $count ->
        [one] Przylega { $count } ukończone miasto
        [few] Przylegają { $count } ukończone miasta
        [many] Przylega { $count } ukończonych miast
       *[other] Przylega { $count } ukończonych miast
    }
web-cc-unfinished-cities =
    { $count ->
        [one] { $count } nieukończone miasto: 3 więcej po ukończeniu
        [few] { $count } nieukończone miasta: 3 więcej za każde ukończone
        [many] { $count } nieukończonych miast: 3 więcej za każde ukończone
       *[other] { $count } nieukończonych miast: 3 więcej za każde ukończone
    }
web-cc-missing =
    { $count ->
        [one] Brakuje { $count } płytki
        [few] Brakuje { $count } płytek
       *[many] Brakuje { $count } płytek
    }
web-cc-closed-worth = { $points } po ukończeniu
web-cc-who = Pionki
web-cc-most-takes-all = Kto ma najwięcej, bierze wszystkie punkty. Przy remisie biorą je wszyscy remisujący.
web-cc-before = Poprzedni
web-cc-next = Następny
web-cc-floor-count =
    { $count ->
        [one] { $count } piętro
        [few] { $count } piętra
        [many] { $count } pięter
       *[other] { $count } pięter
    }
web-cc-no-guard = Nikt jej nie pilnuje.
web-cc-guarded-by = Na straży: { $name }
web-cc-still-to-come = Jeszcze w stosie
web-cc-come-here = Tu { $count }
web-cc-come-all = Razem { $count }
web-cc-come-fit =
    { $count ->
        [one] Do tego miejsca pasuje też { $count } z { $all } płytek.
        [few] Do tego miejsca pasują też { $count } z { $all } płytek.
       *[many] Do tego miejsca pasuje też { $count } z { $all } płytek.
    }
web-cc-come-tile = płytka { $tile }: { $count }
web-cc-edge = { $edge } { $port }
web-cc-edge-C = miasto
web-cc-edge-R = droga
web-cc-edge-V = rzeka
web-cc-edge-none = pola ze wszystkich stron
web-cc-say-place = Miejsce { $number } z { $count }, { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## The web client: Carcassonne, told

web-cc-roads = Drogi
web-cc-cities = Miasta
web-cc-monasteries = Klasztory, ogrody
web-cc-guards = Strażnicy i złodzieje
web-cc-unfinished = Nieukończone
web-cc-look = Obejrzyj planszę
web-cc-end-guards = Strażnicy
web-cc-final = Punktacja końcowa
web-cc-while-playing = W trakcie gry
web-cc-step-of = { $number } z { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } punkt ({ $lines })
        [few] { $points } punkty ({ $lines })
       *[many] { $points } punktów ({ $lines })
    }.
web-cc-told-tie =
    Remis. { $names }: po { $points ->
        [one] { $points } punkcie ({ $lines })
        [few] { $points } punkty ({ $lines })
       *[many] { $points } punktów ({ $lines })
    }.
web-cc-go-on = Dalej
web-cc-go-on-key = [Spacja]: dalej
web-cc-to-result = Zobacz wynik
web-cc-to-sheets = Zobacz arkusze punktów
web-cc-final-again = Punktacja jeszcze raz
web-cc-decided =
    { $kind ->
        [road] Rozstrzygają drogi.
        [city] Rozstrzygają miasta.
        [monastery] Rozstrzygają klasztory i ogrody.
        [field] Rozstrzygają pola.
        [guard] Rozstrzygają strażnicy.
       *[other] Rozstrzyga punktacja końcowa.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] Dobierasz płytkę ze złodziejem
       *[no] { $name } dobiera płytkę ze złodziejem
    }
web-cc-thief-rise =
    { $count ->
        [0] Żadna wieża nie rośnie
        [one] Rośnie jedna wieża bez strażnika
        [few] Rosną { $count } wieże bez strażnika
       *[many] Rośnie { $count } wież bez strażnika
    }
web-cc-thief-score = Każdy strażnik daje { $points }
web-cc-thief-home = Wszyscy strażnicy wracają do domu
web-cc-thief-place =
    { $you ->
        [yes] Kładziesz tę płytkę
       *[no] { $name } kładzie tę płytkę
    }
web-cc-thief-stolen = Brak strażnika: płytka skradziona
web-cc-thief-tower =
    { $you ->
        [yes] Zamiast niej kładziesz płytkę wieży
       *[no] Zamiast niej { $name } kładzie płytkę wieży
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] Zamiast niej dobierasz inną płytkę
       *[no] Zamiast niej { $name } dobiera inną płytkę
    }
web-cc-thief-gone = Skradziona
web-cc-thief-instead =
    { $tower ->
        [yes] Płytka wieży
       *[no] Inna płytka
    }
web-cc-thief-towers-left =
    { $count ->
        [0] Nie ma już płytek wież
        [one] Została { $count } płytka wieży
        [few] Zostały { $count } płytki wież
        [many] Zostało { $count } płytek wież
       *[other] Zostało { $count } płytek wież
    }
web-cc-thief-told =
    { $stolen ->
        [0] Złodzieje! Każdy strażnik daje { $number }.
       *[other] Złodzieje! Każdy strażnik daje { $number } i jeszcze { $stolen } za skradzioną płytkę.
    }
web-cc-moved-on = Gra w tym czasie poszła dalej.
web-cc-stolen-told = Złodzieje! Żadna wieża nie ma strażnika, więc zabierają płytkę.
web-cc-stolen-tile = Skradziona płytka: { $number }
web-cc-stolen-about = Liczy się dla każdego strażnika, potem wypada z gry
web-turns = Tury
web-cc-row =
    { $did ->
        [city] w mieście
        [road] na drodze
        [field] na polu
        [monastery] w klasztorze
        [garden] w ogrodzie
        [guarded] na wieży
        [recalled] zabrany opat
       *[other] bez pionka
    }

## The web client: score sheet

web-score = Arkusz punktów
web-score-new = Nowy arkusz punktów
web-score-all = Wszystkie arkusze punktów
web-score-kept = Arkusze punktów na tym urządzeniu
web-score-remove = Usuń
web-score-remove-question = Usunąć ten arkusz na zawsze?
web-score-remove-sure = Tak, usuń
web-score-broken = W tym linku nie ma arkusza punktów. Może brakuje jego części.
web-score-unknown = Tego arkusza nie ma na tym urządzeniu.
web-score-not-kept = Ta przeglądarka nie może zapisać arkusza. Udostępnij go jako link, zanim opuścisz stronę.
web-score-same-name = Dwóch graczy nie może mieć tego samego imienia.
web-score-colour = { $name }, kolor: { $colour }
web-score-colour-of = { $name }: wybierz kolor
web-colour =
    { $seat ->
        [1] czerwony
        [2] niebieski
        [3] żółty
        [4] turkusowy
       *[5] czarny
    }
web-score-add-player = Dodaj gracza
web-score-in-play = Które dodatki są w grze?
web-score-begin = Zacznij arkusz
web-score-less = { $what }: mniej o 1
web-score-more = { $what }: więcej o 1
web-score-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-score-each =
    { $points ->
        [one] po { $points } punkcie
        [few] po { $points } punkty
       *[many] po { $points } punktów
    }
web-score-top = Wieża { $tower }: dach
web-score-main-about = Każda karta wybranej wieży (najwyższej) daje jeszcze 1 punkt.
web-score-who = Kto punktuje? Przy remisie wybierz kilka osób.
web-score-what = Za co są punkty
web-score-guards-of = Ilu strażników ma każdy gracz?
web-score-kind =
    { $kind ->
        [thieves] Złodzieje
        [guard] Zastąpiony strażnik
        [abbot] Zabrany opat
       *[other] Inne
    }
web-score-thieves =
    { $stolen ->
        [0] Złodzieje { $number }
       *[other] Złodzieje { $number } i skradziona płytka { $stolen }
    }
web-score-tiles = Płytki
web-score-shields = Herby
web-score-around = Jego płytka i te dookoła
web-score-thief-number = Płytka ze złodziejem
web-score-thief-number-about = liczba na niej
web-score-stolen = Skradziona płytka
web-score-stolen-about = liczba na niej, 0, gdy jej nie ma
web-score-guards = strażnicy na wieżach
web-score-other = Punkty
web-score-other-about = ujemne, aby poprawić
web-score-give = Zapisz { $points }: { $names }
web-score-give-whom = Kto punktuje?
web-score-undone = Cofnięto: { $what }
web-score-history = { $name }, { $points }: za co
web-score-no-history = Jeszcze brak punktów.
web-score-step =
    { $kind ->
        [road] Drogi
        [city] Miasta
        [monastery] Klasztory
        [field] Pola
       *[other] Strażnicy
    }
web-score-step-about =
    { $kind ->
        [road] 1 punkt za każdą płytkę nieukończonej drogi.
        [city] 1 punkt za każdą płytkę i każdy herb nieukończonego miasta.
        [monastery] Nieukończone klasztory i ogrody: 1 punkt za samą płytkę i po 1 za każdą dookoła.
        [field] 3 punkty za każde ukończone miasto, które styka się z twoim polem.
       *[other] 5 punktów za każdego twojego strażnika na wieży. Jeśli obok toru punktacji leży skradziona płytka, każdy strażnik daje też jej liczbę.
    }
web-score-count =
    { $kind ->
        [road] Płytki nieukończonych dróg
        [city] Płytki nieukończonych miast
        [shields] herby w nich
        [monastery] Płytki z tymi dookoła
        [field] Ukończone miasta przy polach
       *[other] Strażnicy na wieżach
    }
web-score-leads =
    { $count ->
        [1] Prowadzi { $names }: { $points }
       *[other] Prowadzą { $names }: { $points }
    }
web-score-back = Wstecz
web-score-next = Dalej: { $what }
web-score-share = Udostępnij arkusz
web-score-text = Skopiuj jako tekst
web-score-link = Udostępnij jako link
web-score-no-picture = Nie udało się tu utworzyć obrazka. Spróbuj tekstu albo linku.
web-score-again = Nowy arkusz, ci sami gracze

## The web client: you

web-me = Twój profil
web-your-name-here = Twój nick
web-recovery-have = Mam kod odzyskiwania
web-identities = Twoje inne nicki w tej przeglądarce
web-identities-about = Możesz wrócić do nicku używanego tu wcześniej.
web-become-code = Twój kod odzyskiwania
web-become-look = Dalej
web-become-known = Grasz tu jako { $here }. Przełączyć na nick: { $name }?
web-become-stranger = Kontynuować tutaj jako { $name }?
web-become-warning = Tylko jeśli { $name } to ty. Jeśli ten link przysłał ci ktoś inny, zobaczy, co tu robisz, i będzie mógł to robić za ciebie.
web-become-kept = W profilu w każdej chwili możesz wrócić do nicku { $here }.
web-become-yes = Graj jako { $name }
web-become-stay = Zostań jako { $here }
web-become-not-me = To nie ja

## The arena

command-arena = Rozegraj turniej botów, aż będzie wiadomo, kto jest silniejszy.
example-arena =
    Przykłady:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Każde rozdanie jest grane z każdym botem na każdym miejscu. To samo polecenie wznawia przerwany turniej.
argument-arena-bots = co najmniej dwa boty: nazwa wbudowanego, moduł:Klasa albo program, który zna protokół sędziego; "@50ms" na końcu to jego czas na decyzję
argument-arena-games = ile partii rozgrywa każda para (domyślnie: 400)
argument-jobs = ile procesów gra jednocześnie (domyślnie: 1); wynik jest ten sam
argument-cluster = graj w klastrze Ray: jego adres, np. 10.0.0.1:6379, „auto”, czyli klaster tego komputera, albo „local”, czyli nowy tutaj; wynik jest ten sam
jobs-number = Procesów może być od 1 do { $most }.
jobs-or-cluster = Wybierz tylko jedno z --jobs, --threads i --cluster.
argument-arena-until = zakończ wcześniej partie pary, gdy wiadomo, kto jest silniejszy, przy różnicy co najmniej tylu procent zwycięstw
argument-arena-limit = po ilu sekundach bot, który nie odpowiada, przegrywa walkowerem (domyślnie: 60)
argument-arena-records = zachowaj partie w tym pliku i wznawiaj z niego (domyślnie plik w tym folderze, nazwany jak turniej)
argument-arena-json = wypisz wynik jako JSON
argument-arena-markdown = zapisz wynik jako tabele Markdown w tym pliku
argument-arena-svg = narysuj wynik w tym pliku
arena-records = Partie są zapisywane w { $file }; jest ich tam już { $games }.
arena-interrupted = Przerwano. Nic nie przepadło: to samo polecenie wznawia turniej.
arena-bots = Arena potrzebuje co najmniej dwóch różnych botów.
arena-numbers = Partie, sekundy i procenty muszą wynosić co najmniej 1, a procesy od 1 do { $most }.
arena-other-records = Plik { $file } zawiera inny turniej; wybierz inny przez --records.
arena-bot = Bot
arena-rating = Ranking
arena-wins = Zwycięstwa, %
arena-time = ms/ruch
arena-games = Partie
arena-forfeits = Walkowery
arena-host = Komputer
arena-processor = Procesor
arena-residual = Odchylenie ± bł. std., %
arena-residual-large = Wyniki tych komputerów odbiegają od pozostałych o ponad trzy błędy standardowe: { $hosts }
arena-pair = Para
arena-margin = Przewaga
arena-estimate = { $mean } [{ $low }; { $high }]
arena-progress = Rozegrano { $games } z { $total } partii; sprawiedliwy udział to { $fair } zwycięstw.
arena-decided = Zakończono wcześniej, bo wynik jest rozstrzygnięty: { $pairs }
arena-forfeited = { $bot } przegrywa walkowerem: { $reason }
argument-bots-referee = niech grają te boty, według miejsc: 1=heuristic,2=greedy
bots-by-seat = „{ $text }” nie wskazuje bota dla miejsca: wpisz SEAT=NAME, każde miejsce od 0 do { $last } najwyżej raz.
bot-failed = Bot „{ $bot }” na miejscu { $seat } zawiódł: { $reason }

## Data sets

command-dataset = Zapisz partie jako pliki Parquet do badań albo sprawdź takie pliki.
example-dataset =
    Przykłady:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    Plik README.md mówi, jak powstały dane.
argument-dataset-games = liczba symulowanych partii (domyślnie 1000)
argument-dataset-records = weź partie z tego pliku z zapisami, a przy "-" ze standardowego wejścia; można powtórzyć
argument-dataset-server = weź skończone partie serwera: plik z danymi albo adres bazy danych PostgreSQL
argument-dataset-out = folder na pliki: nowy, pusty albo z częścią tego samego zbioru danych, która zostanie dokończona
argument-dataset-no-positions = pomiń pozycje, tak jest szybciej
argument-dataset-observations = dodaj obserwacje i maski skompilowanych bliźniaków
argument-dataset-value = niech ten bot ocenia pozycję przed każdą decyzją
argument-dataset-samples = ile razy rozgrywa się ciąg dalszy dla jednej oceny (domyślnie 50)
argument-dataset-name = nazwa zbioru danych w jego opisie
argument-dataset-edition = wersja zbioru danych w jego opisie (domyślnie 1.0.0)
argument-dataset-licence = licencja w opisie, na przykład CC-BY-4.0 (domyślnie CC0-1.0 dla partii symulowanych, poza tym bez podania)
argument-dataset-check = sprawdź ten zbiór danych: sumy kontrolne, kolumny i kilka partii według zasad
argument-dataset-replay = ile partii odtworzyć według zasad (domyślnie 20)
dataset-which = Podaj grę, --records albo --server razem z --out, albo samo --check.
dataset-numbers = Partie i powtórzenia muszą wynosić co najmniej 1.
dataset-not-installed = Zbiory danych wymagają jeszcze jednego pakietu: pip install 'rookery[data]'
dataset-interrupted = Przerwano. Gotowe pliki są kompletne, a to samo polecenie pracuje dalej.
dataset-interrupted-once = Przerwano. Gotowe pliki są kompletne, ale standardowego wejścia nie można przeczytać ponownie; zacznij od początku w innym folderze.
dataset-done = Zbiór danych jest w { $folder }. Partie: { $games }, wiersze: { $rows }, pliki: { $files }.
dataset-left-out = Pominięte nieskończone partie: { $games }
dataset-good = Zbiór danych jest w porządku. Pliki: { $files }, partie: { $games }, wiersze: { $rows }; odtworzone według zasad: { $replayed }.

## Studies

command-study = Zbadaj grę silnych botów: kto ma przewagę i ile warte są elementy gry.
example-study =
    Przykłady:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = ile rozdań przypada na każde pytanie (domyślnie: 400)
argument-study-seed = liczba; to samo ziarno daje te same partie (domyślnie: 1)
argument-study-markdown = wypisz wynik jako tabelę Markdown
study-none = Nie ma badania gry { $game }.
study-numbers = Co najmniej 2 rozdania i od 1 do { $most } procesów.
study-interrupted = Przerwano. Dotychczasowe odpowiedzi są powyżej.
study-progress = Partie: { $games } z { $total }
study-question = Pytanie
study-seats = Miejsca
study-expansions = Dodatki
study-points = Wartość w punktach
study-opening = Zaczynanie partii
study-first-seat = Zaczynanie partii
study-demolition = Usuwanie kart (zwycięstwa bez tego)
study-eight = Kładzenie wyższych kart na 8 (zwycięstwa bez tego)
study-nine = Kładzenie 9 na niższe karty (zwycięstwa bez tego)
study-fields = Zajmowanie pól (zwycięstwa bez tego)
study-abbot = Korzystanie z opata (zwycięstwa bez niego)
study-guards = Stawianie strażników (zwycięstwa bez nich)
study-river = Gra z Rzeką (więcej dla wszystkich)
study-abbot-added = Gra z Opatem (więcej dla wszystkich)
study-towers-added = Gra z Wieżami i złodziejami (więcej dla wszystkich)
study-guard =
    Strażnik, gdy { $thieves ->
        [0] nie ma już złodziei
        [one] został jeden złodziej
        [7] zostało siedmiu lub więcej złodziei
        [few] zostało { $thieves } złodziei
        [many] zostało { $thieves } złodziei
       *[other] zostało { $thieves } złodzieja
    }

## Training

command-train = Niech sieci neuronowe uczą się gry, grając same ze sobą.
example-train =
    Przykład:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    Można przerwać w każdej chwili; to samo polecenie wznawia naukę.
argument-train-seats = ile osób gra (domyślnie 2); każda liczba miejsc ma własną sieć
argument-train-games = z ilu partii się uczyć (domyślnie 300000, w Carcassonne 20000)
argument-train-seed = liczba; to samo ziarno daje tę samą sieć (domyślnie 1)
argument-train-hidden = szerokości dwóch warstw ukrytych sieci dla 5 Wież, wielokrotności 4 do 128 (domyślnie 64,32)
argument-train-threads = ile wątków gra naraz (domyślnie 1); wynik jest ten sam
argument-train-out = plik na wagi (domyślnie gra i liczba graczy, na przykład five-towers-2.bin)
argument-train-method = parametr metody; objaśnia go docs/strength-trials.md
train-none = Do gry { $game } nie ma sieci, którą można uczyć.
train-numbers = Któraś liczba jest poza zakresem: od 2 do 5 miejsc, od 1 do 64 wątków, w 5 Wieżach paczka o wielkości podzielnej przez 8 i warstwy jak w pomocy.
train-other-run = { $file } zawiera inną naukę; podaj inny plik przez --out albo usuń ten.
train-resumed =
    { $games ->
        [one] { $file } zawiera już { $games } partię
        [few] { $file } zawiera już { $games } partie
       *[many] { $file } zawiera już { $games } partii
    }; nauka trwa dalej.
train-progress = { $games } z { $total } partii, { $speed } na sekundę; strata { $loss }; wygrane w procentach (po równo: { $fair }): z botem „jeden ruch naprzód” { $oneply }, z botem „płaskie Monte Carlo” { $flat }
train-progress-greedy = { $games } z { $total } partii, { $speed } na sekundę; strata { $loss }; wygrane w procentach (po równo: { $fair }): z greedy { $greedy }
train-done = Wagi są w { $file }.
train-interrupted = Zatrzymano. Nic nie przepadło: to samo polecenie wznawia naukę.

## Why a record or a setup cannot be used

reason-line = wiersz { $line }: { $reason }
reason-action = ruch { $number }: { $reason }
reason-not-allowed = „{ $action }” jest tu niedozwolone według reguły { $rule }
reason-not-an-action = „{ $text }” nie jest ruchem ({ $known })
reason-seats = { $game } jest dla { $fewest }–{ $most } graczy, a nie dla { $seats }
reason-opener = zaczynać może miejsce od 0 do { $last }, a nie { $seat }
reason-no-option = { $game } nie ma opcji „{ $name }” (znane: { $known })
reason-option-value = opcja „{ $name }” może mieć wartości: { $known }; a nie „{ $value }”
reason-no-expansion = { $game } nie ma dodatku „{ $name }” (znane: { $known })
reason-expansion-twice = dodatek jest podany dwa razy
reason-no-bot = { $game } nie ma bota „{ $name }” (znane: { $known })
reason-dataset-not-ours = { $file } nie jest kompletnym plikiem zbioru danych
reason-dataset-schema-version = { $file } ma wersję { $found } schematu, a to wydanie czyta wersję { $known }
reason-dataset-schema = kolumny pliku { $file } nie są kolumnami schematu
reason-dataset-order = w { $file } akcja { $ply } partii { $game } jest na złym miejscu
reason-dataset-card = w opisie brakuje informacji o plikach
reason-dataset-no-card = w { $folder } nie ma { $file }, więc zbiór danych nie jest kompletny
reason-dataset-files = opis i folder nie zgadzają się co do { $file }
reason-dataset-terms = { $file } nie należy do tego zbioru danych
reason-dataset-checksum = { $file } to nie plik z opisu: ma inną sumę kontrolną
reason-dataset-statistics = statystyka w opisie nie odpowiada plikom
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = partia { $number }: { $reason }
reason-dataset-wrong-value = akcja { $ply } partii { $number } ma złą wartość w kolumnie { $column }
reason-dataset-no-advisor = bot „{ $name }” nie ocenia pozycji (znane: { $known })
reason-dataset-not-empty = folder { $folder } nie jest pusty
reason-dataset-other = folder { $folder } zawiera inny zbiór danych albo jego część
reason-dataset-no-games = nie ma żadnej skończonej partii do zapisania
reason-cut-off = zapis jest ucięty: brakuje wiersza końcowego "end"
reason-after-end = po wierszu końcowym coś jeszcze jest
reason-record-from-position = zapis nie zaczyna się od początku partii
reason-record-unfinished = partia w tym zapisie nie jest skończona
reason-records-several = plik zawiera kilka zapisów; otworzyć można tylko plik z jednym
reason-tag-twice = pole „{ $name }” pojawia się dwa razy
reason-tag-missing = brakuje pola „{ $name }”
reason-key-missing = brakuje klucza „{ $name }”
reason-not-json = to nie jest zapis JSON
reason-scores-early = zapis podaje wynik końcowy, ale gra nie jest skończona
reason-scores-wrong = zapis podaje punkty { $stated }, a powinno być { $found }
reason-no-shuffle = zapis nie ma pola „{ $name }”, więc losowań nie można sprawdzić
reason-shuffle-tags = nie można odczytać pól tasowania
reason-other-secret = sekret nie jest tym, którego odcisk opublikowano przed grą
reason-other-opener = osoba rozpoczynająca nie wynika z sekretu
reason-other-draw = ruch { $number } to „{ $action }”, a z sekretu wynika „{ $expected }”
reason-no-game = nie ma gry „{ $game }” (znane: { $known })
reason-other-game = te ustawienia są dla gry { $given }, a nie dla gry { $game }
reason-no-entrant = „{ $name }” to nie bot: ani jeden z { $known }, ani moduł:Klasa, ani program
reason-no-time = „{ $name }”: nie zostałoby czasu na żaden ruch
reason-no-budget = „{ $name }”: temu botowi nie można ograniczyć czasu, bo nie ma metody "with_budget(seconds)"
reason-no-module = nie ma modułu „{ $module }” dla bota „{ $name }”: ani w tym folderze, ani wśród zainstalowanych
reason-no-class = moduł „{ $module }” nie ma klasy „{ $name }”
reason-not-made = nie można utworzyć bota „{ $name }”: { $text }
reason-no-choose = „{ $name }” to nie bot: nie ma metody "choose(view, rng)"
reason-abstract = klasa „{ $name }” jest abstrakcyjna: nie definiuje { $known }
reason-needs-arguments = nie można utworzyć bota „{ $name }” bez argumentów: nadaj { $known } wartość domyślną
reason-async-choose = metoda "choose" bota „{ $name }” jest asynchroniczna: napisz "def choose", a nie "async def choose"
reason-choose-arguments = metoda "choose" bota „{ $name }” musi przyjmować widok i generator liczb losowych: "def choose(self, view, rng)"
reason-perhaps = { $reason }; może chodzi o: { $known }
reason-first-words = { $reason }; program wypisał: { $text }
reason-ended = program „{ $name }” zakończył działanie
reason-no-answer = brak odpowiedzi w ciągu { $seconds } s
reason-process-ended = bot zakończył swój proces ({ $how })
reason-workers-ended = { $count } procesów z rzędu zakończyło się przy tym samym zadaniu
reason-mixed-builds = wyników różnych kompilacji nie wolno mieszać: tutaj { $here }, ale { $others }; zainstaluj wszędzie ten sam pakiet
reason-other-bots = na komputerze { $host } brakuje pliku bota albo ma on inną treść
reason-cluster-missing = klaster wymaga Ray: pip install 'rookery[cluster]'
reason-cluster-unreachable = pod adresem „{ $address }” nie odpowiada żaden klaster Ray
reason-cluster-refused = nie można użyć klastra „{ $address }”: { $text }
reason-cluster-empty = klaster „{ $address }” nie ma procesorów
reason-cluster-silent = w ciągu { $seconds } s nie ruszył żaden proces na: { $hosts }
reason-cluster-no-package = Python nie może zaimportować Rookery na: { $hosts }; zainstaluj tam ten sam pakiet
reason-wrote-too-much = program „{ $name }” wypisał naraz za dużo
reason-not-started = programu „{ $name }” nie udało się uruchomić: { $errno }
reason-no-command = programu „{ $name }” nie udało się uruchomić
reason-crashed = w bocie wystąpił błąd: { $text }
reason-at = { $error } ({ $file }, wiersz { $number }, w { $function })
reason-chose-illegal = bot wybrał „{ $action }”: { $reason }; dozwolone tutaj: { $known }
reason-returned = { $method } zwraca { $value }, a musi zwrócić tekst jednej z akcji w "view.choices"
reason-returned-choice = { $method } zwraca obiekt Choice, a musi zwrócić jego tekst { $example }
reason-returned-coroutine = metoda { $method } jest asynchroniczna: napisz "def", a nie "async def"
reason-not-chance = teraz nie ma nic do losowania
reason-take-back = cofnąć można tylko własny ostatni ruch, przed losowaniem i przed ruchem innego gracza
reason-stands-alone = po „{ $action }” nie może być nic więcej
reason-place-needs = "place" wymaga kratki i obrotu, na przykład: { $example }
reason-recall-needs = "recall" wymaga kratki, na której stoi opat, na przykład: { $example }
reason-tower-needs = „{ $action }” wymaga kratki z wieżą, na przykład: { $example }
reason-no-room-for-tag = pola „{ $name }” albo jego wartości nie da się zapisać
reason-no-room-for-action = ruchu „{ $text }” nie da się zapisać
reason-key-twice = klucz pojawia się dwa razy
reason-key-unknown = nie ma klucza „{ $text }”
reason-not-object = zapis JSON musi być jednym obiektem
reason-record-long = zapis jest za długi; limit znaków: { $most }
reason-not-finished-once = partia musi być albo skończona, albo oddana walkowerem
reason-not-a-time = „{ $text }” to nie czas
reason-position-begins = pozycja zaczyna się od jednego z: { $known }; a nie od „{ $text }”
reason-position-word = „{ $text }” nie należy do pozycji tej gry
reason-position-twice = „{ $name }” pojawia się w pozycji dwa razy
reason-position-needs = w pozycji brakuje „{ $name }”
reason-number-from-to = „{ $text }” to nie liczba od { $low } do { $high }
reason-number = „{ $text }” to nie liczba
reason-too-many-of = w pozycji { $name } występuje częściej niż w grze
reason-step-empty = w kroku „{ $name }” tej pozycji nie ma nic do zrobienia
reason-cards-missing = pozycja nie mówi, gdzie są wszystkie karty
reason-tower-twice = { $tower } wieża jest podana dwa razy
reason-tower-order = { $tower } wieża: { $value } nie może leżeć na { $below }
reason-demolish-yes = „{ $text }” jest niemożliwe: wpisz demolish=yes albo pomiń
reason-calls = "calls" musi mieć po jednym wpisie na gracza ({ $seats }), rozdzielone przecinkami: liczba, "pass" albo "-"
reason-calls-clockwise = licytacja toczy się zgodnie z ruchem wskazówek zegara od osoby rozpoczynającej
reason-calls-rise = osoba rozpoczynająca podaje liczbę, a każda następna liczba jest wyższa
reason-call-high = nikt nie może zalicytować więcej kart, niż jest na wystawce
reason-call-early = nikt nie licytuje, dopóki wystawka nie jest pełna
reason-call-late = po końcu gry nikt już nie licytuje
reason-call-unbuildable = ktoś zalicytował więcej kart, niż może dołożyć
reason-display-long = na wystawce jest więcej niż pięć kart
reason-reveal-full = kartę można odkryć tylko wtedy, gdy na wystawce jest ich mniej niż pięć
reason-auction-display = do licytacji potrzeba na wystawce pięciu kart albo wszystkich, które zostały
reason-auction-over = licytacja już się skończyła
reason-auction-running = licytacja jeszcze się nie skończyła
reason-nothing-bid = nikt nie zalicytował kart, które mają zostać położone
reason-building-display = brakuje kart, które były na wystawce
reason-demolish-first = kartę można usunąć tylko przed położeniem pierwszej
reason-cards-left = gra się nie kończy, dopóki są karty
reason-place-in-building = karty kładzie się tylko w kroku budowy
reason-place-unbuildable = kart do położenia nie da się dołożyć do wież
reason-not-a-type = „{ $text }” to nie rodzaj wieży ({ $known })
reason-not-a-card = „{ $text }” to nie karta; karta wygląda tak: { $example }, z wartością od 0 do 15
reason-not-on-empty-cell = „{ $text }” to nie płytka na pustej kratce
reason-first-tile = na 0,0 musi leżeć płytka
reason-edges = boki płytki { $tile } na { $at } nie pasują do sąsiednich
reason-tile-alone = płytka na { $at } nie styka się z żadną inną
reason-not-on-piece = „{ $text }” to nie pionek na obszarze planszy
reason-figure-place = „{ $name }” nie może stać na „{ $place }”
reason-two-figures = na { $name } w { $at } stoją dwa pionki
reason-too-many-figures = miejsce { $seat } ma na planszy więcej pionków, niż jest w grze
reason-not-scoring = za „{ $text }” nie ma punktów
reason-drawn-when = dobrana płytka jest tylko między dobraniem a położeniem
reason-placed-when = płytkę położoną w tej turze podaje się tylko w kroku podwładnego
reason-pile-empty = stos do dobierania jest pusty albo nieznany
reason-pile-order = ze stosów dobiera się po kolei
reason-pile-other = płytka z tej tury nie pochodzi z bieżącego stosu
reason-pile-unnamed = "pile" musi podawać stos
reason-complete-scored = ukończone obszary są już podliczone, więc nikt nie może tam stać
reason-tiles-left = gra się nie kończy, dopóki są płytki
reason-not-of-towers = „{ $text }” nie ma sensu przy wieżach
reason-floors-sum = piętra w zapasie i na wieżach nie dają razem { $floors }
reason-floors-tower = wieża ma od 0 do { $most } pięter i jest podana raz
reason-tower-bases = na każdej podstawie musi stać jedna wieża, a nigdzie indziej żadna
reason-guard-floor = strażnik potrzebuje piętra, na którym może stać
reason-stolen-out = skradziona płytka musi być poza grą
reason-rising-when = wieże wybiera się tylko wtedy, gdy dobrano płytkę ze złodziejem i brakuje pięter
reason-rising-guarded = wieża, która dostaje piętro, nie ma strażnika i ma mniej pięter niż { $most }
reason-not-a-cell = „{ $text }” to nie kratka, taka jak { $example }
reason-not-a-tile = „{ $text }” to nie płytka tej gry
reason-not-a-piece = „{ $text }” to nie obszar, taki jak: { $example }
reason-not-a-figure = w tej grze nie ma pionka „{ $text }”
reason-wrong-value =
    { $kind ->
        [a-text] „{ $name }” musi być tekstem
        [a-number] „{ $name }” musi być liczbą
        [a-list-of-texts] „{ $name }” musi być listą tekstów
        [a-list-of-numbers-or-null] „{ $name }” musi być listą liczb albo null
        [an-object-of-texts] „{ $name }” musi być obiektem z tekstami
       *[other] „{ $name }” ma złą wartość
    }
reason-wrong-part =
    { $kind ->
        [a-tile] „{ $text }” to nie płytka
        [a-figure] „{ $text }” to nie pionek
        [points] „{ $text }” to nie punkty
       *[other] „{ $text }” jest nieczytelne
    }
reason-other = nie można odczytać („{ $reason }”)

## What the system reports

system-not-found = nie ma takiego pliku ani folderu
system-denied = brak dostępu
system-is-folder = to folder, a nie plik
system-no-folder = część ścieżki nie jest folderem
system-exists = już istnieje
system-disk-full = na dysku brakuje miejsca
system-long-name = nazwa jest za długa
system-many-files = otwarto za dużo plików
system-no-program = to nie jest program, który można tu uruchomić
system-in-use = używa tego inny program
system-other = błąd systemu { $code }

## Rady i analiza

hint-ahead = { $choice } ({ $action }): { $chance } szans na wygraną, średnio { $points } pkt przewagi (± { $spread }).
hint-behind = { $choice } ({ $action }): { $chance } szans na wygraną, średnio { $points } pkt straty (± { $spread }).
advice-alike = Prawie nie ma różnicy.
advice-later = To się opłaci w kolejnych rundach.
advice-not-later = To mniej się opłaci w kolejnych rundach.
advice-cards =
    { $you ->
        [yes] Dołożysz
       *[no] { $name } dołoży
    } { $count ->
        [one] o jedną kartę więcej.
        [few] o { $count } karty więcej.
       *[many] o { $count } kart więcej.
    }
advice-not-cards =
    { $you ->
        [yes] Dołożysz
       *[no] { $name } dołoży
    } { $count ->
        [one] o jedną kartę mniej.
        [few] o { $count } karty mniej.
       *[many] o { $count } kart mniej.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [one] Twoja { $tower } wieża dostaje dach.
            [few] Twoja { $tower } wieża dostaje dach, więc jej { $cards } karty liczą się podwójnie.
           *[many] Twoja { $tower } wieża dostaje dach, więc jej { $cards } kart liczy się podwójnie.
        }
       *[no] { $cards ->
            [one] { $name }: { $tower } wieża dostaje dach.
            [few] { $name }: { $tower } wieża dostaje dach, więc jej { $cards } karty liczą się podwójnie.
           *[many] { $name }: { $tower } wieża dostaje dach, więc jej { $cards } kart liczy się podwójnie.
        }
    }
advice-not-top =
    { $you ->
        [yes] Twoja
       *[no] { $name }:
    } { $tower } wieża zostaje bez dachu.
advice-room =
    { $count ->
        [one] Zostaje miejsce na kartę, która może jeszcze przyjść: { $tower } { $value }.
        [few] Zostaje miejsce na { $count } karty, które mogą jeszcze przyjść (wieża { $tower }, do { $value }).
       *[many] Zostaje miejsce na { $count } kart, które mogą jeszcze przyjść (wieża { $tower }, do { $value }).
    }
advice-not-room =
    { $count ->
        [one] Nie zostaje miejsca na kartę, która może jeszcze przyjść: { $tower } { $value }.
        [few] Nie zostaje miejsca na { $count } karty, które mogą jeszcze przyjść (wieża { $tower }).
       *[many] Nie zostaje miejsca na { $count } kart, które mogą jeszcze przyjść (wieża { $tower }).
    }
advice-rival =
    { $rival-is-you ->
        [yes] Dołożysz
       *[no] { $rival } dołoży
    } { $count ->
        [one] o jedną kartę mniej.
        [few] o { $count } karty mniej.
       *[many] o { $count } kart mniej.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] Dołożysz
       *[no] { $rival } dołoży
    } { $count ->
        [one] o jedną kartę więcej.
        [few] o { $count } karty więcej.
       *[many] o { $count } kart więcej.
    }
advice-demolition =
    { $count ->
        [one] To oszczędza jeden punkt za usunięte karty.
        [few] To oszczędza { $count } punkty za usunięte karty.
       *[many] To oszczędza { $count } punktów za usunięte karty.
    }
advice-not-demolition =
    { $count ->
        [one] Usunięcie karty kosztuje o jeden punkt więcej.
        [few] Usunięcie karty kosztuje o { $count } punkty więcej.
       *[many] Usunięcie karty kosztuje o { $count } punktów więcej.
    }
advice-in-kind =
    { $kind ->
        [city] w mieście
        [road] na drodze
        [field] na polu
        [monastery] w klasztorze
       *[garden] w ogrodzie
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Twoje miasto
            [road] Twoja droga
            [field] Twoje pole
            [monastery] Twój klasztor
           *[garden] Twój ogród
        }
       *[no] { $kind ->
            [city] Miasto ({ $name })
            [road] Droga ({ $name })
            [field] Pole ({ $name })
            [monastery] Klasztor ({ $name })
           *[garden] Ogród ({ $name })
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Twoje miasto
            [road] Twoja droga
            [field] Twoje pole
            [monastery] Twój klasztor
           *[garden] Twój ogród
        }
       *[no] { $kind ->
            [city] Miasto ({ $rival })
            [road] Droga ({ $rival })
            [field] Pole ({ $rival })
            [monastery] Klasztor ({ $rival })
           *[garden] Ogród ({ $rival })
        }
    }
advice-points =
    { $you ->
        [yes] Od razu dostajesz
       *[no] { $name } od razu dostaje
    } więcej: +{ $count }.
advice-not-points =
    { $you ->
        [yes] Od razu dostajesz
       *[no] { $name } od razu dostaje
    } mniej: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] Od razu dostajesz
       *[no] { $rival } od razu dostaje
    } mniej: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] Od razu dostajesz
       *[no] { $rival } od razu dostaje
    } więcej: +{ $count }.
advice-claim =
    { $outlook ->
        [good] Pionek { advice-in-kind } jest wart więcej niż w ręce: około +{ $count }. Obszar prawdopodobnie uda się ukończyć (pasujące płytki: { $tiles }).
       *[other] Pionek { advice-in-kind } jest wart więcej niż w ręce: około +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] Pionek { advice-in-kind } rokuje lepiej: około +{ $count }. Obszar prawdopodobnie uda się ukończyć (pasujące płytki: { $tiles }).
       *[other] Pionek { advice-in-kind } rokuje lepiej: około +{ $count }.
    }
advice-not-claim = Pionek { advice-in-kind } byłby wart więcej niż w ręce: około +{ $count }.
advice-not-place =
    { $doubt ->
        [city] Tego miasta prawdopodobnie nie uda się ukończyć (zostało pasujących płytek: { $left }).
        [road] Tej drogi prawdopodobnie nie uda się ukończyć (zostało pasujących płytek: { $left }).
       *[none] Pionek { advice-in-kind } rokowałby lepiej: około +{ $count }.
    }
advice-hand =
    { $you ->
        [yes] Twój podwładny jest wart więcej w ręce:
       *[no] { $name }: podwładny jest wart więcej w ręce,
    } około +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] Tego miasta prawdopodobnie nie uda się ukończyć (zostało pasujących płytek: { $tiles }). { advice-hand }
        [road] Tej drogi prawdopodobnie nie uda się ukończyć (zostało pasujących płytek: { $tiles }). { advice-hand }
       *[none] { $you ->
            [yes] Twój podwładny byłby wart więcej w ręce:
           *[no] { $name }: podwładny byłby wart więcej w ręce,
        } około +{ $count }.
    }
advice-guard = Strażnik jest wart więcej: około +{ $count } (złodzieje, którzy jeszcze przyjdą: { $thieves }).
advice-not-guard = Strażnik byłby wart więcej: około +{ $count } (złodzieje, którzy jeszcze przyjdą: { $thieves }).
advice-likely = { advice-own-kind }: większa szansa na ukończenie (pasujące płytki: { $tiles }).
advice-not-likely = { advice-own-kind }: mniejsza szansa na ukończenie (pasujące płytki: { $fewer }).
advice-worth = { advice-own-kind } zyskuje: około +{ $count }.
advice-not-worth = { advice-own-kind } zyskuje mniej: około −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] masz
       *[no] { $name } ma
    } w tym udział, około +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] nie masz
       *[no] { $name } nie ma
    } w tym udziału, około −{ $count }.
advice-takeover =
    { $you ->
        [yes] { advice-their-kind } przechodzi do ciebie.
       *[no] { advice-their-kind }: obszar przejmuje { $name }.
    }
advice-not-takeover =
    { $you ->
        [yes] { advice-their-kind } nie przechodzi do ciebie.
       *[no] { advice-their-kind }: { $name } nie przejmuje obszaru.
    }
advice-rival-likely = { advice-their-kind }: mniejsza szansa na ukończenie (pasujące płytki: { $tiles }).
advice-not-rival-likely = { advice-their-kind }: większa szansa na ukończenie (pasujące płytki: { $more }).
advice-rival-worth = { advice-their-kind } zyskuje mniej: około −{ $count }.
advice-not-rival-worth = { advice-their-kind } zyskuje więcej: około +{ $count }.
advice-turns = To się opłaci w kolejnych turach.
advice-not-turns = To mniej się opłaci w kolejnych turach.
command-analyse = Pokaż, ile kosztowała każda decyzja w zakończonej grze, a co było szczęściem.
example-analyse =
    Przykłady:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = ile razy dla każdej decyzji rozgrywa się resztę gry (domyślnie 100); więcej trwa dłużej, ale wynik jest pewniejszy
argument-analyse-all = wypisz wszystkie decyzje, nie tylko te kosztowne
argument-analyse-json = wypisz analizę jako JSON
argument-analyse-svg = narysuj szanse wszystkich graczy w tym pliku
analyse-samples = Potrzebna jest co najmniej jedna próba.
analyse-progress = ruchy
analyse-interrupted = Przerwano. Niczego nie zapisano.
analyse-no-advisor = Żaden bot do { $game } nie umie wyjaśnić swoich decyzji, więc takich gier nie da się przeanalizować.
analyse-clean = Żadna decyzja nie kosztowała wiele. Dobra gra!
analyse-chart = Szansa na wygraną po każdym ruchu
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } to niedokładność, kosztuje { $cost } szans na wygraną.
        [mistake] { $player }: { $action } to błąd, kosztuje { $cost } szans na wygraną.
        [blunder] { $player }: { $action } to gruby błąd, kosztuje { $cost } szans na wygraną.
       *[none] { $player }: { $action } kosztuje { $cost } szans na wygraną.
    }
analyse-better = Lepiej: { $action }, { $chance } szans na wygraną.
analyse-player = Gracz
analyse-cost = Koszt
analyse-inaccuracy = Niedokładności
analyse-mistake = Błędy
analyse-blunder = Grube błędy
analyse-luck = Szczęście
command-puzzles = Znajdź w grach botów pozycje z jedną wyraźnie najlepszą decyzją albo sprawdź te dołączone do Rookery.
example-puzzles =
    Przykłady:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = ile gier rozgrywają boty (domyślnie 10)
argument-puzzles-first = numer pierwszej gry (domyślnie 1), aby kontynuować szukanie
argument-puzzles-seed = to samo ziarno daje te same zagadki (domyślnie 1)
argument-puzzles-out = dopisz zagadki do tego pliku zamiast je wypisywać; z --check: plik do sprawdzenia
argument-puzzles-check = sprawdź każde rozwiązanie dziesięć razy głębszym szukaniem
puzzles-progress = gry
puzzles-checking = zagadki
puzzles-checked = Z dziesięć razy głębszym szukaniem zgadza się { $agreed } z { $all } rozwiązań ({ $share }).
puzzles-not-agreed = Niepotwierdzone: { $puzzles }

## Wizyta na serwerze

argument-visit-url = adres serwera albo link do stołu
argument-visit-bot = kto gra: nazwa wbudowanego bota, moduł:Klasa albo program, który zna protokół sędziego
argument-visit-table = stół: ostatnia część jego linku
argument-visit-seat = miejsce bota, liczone od 0 (domyślnie pierwsze wolne)
argument-visit-game = otwórz stół do tej gry, z botami serwera na pozostałych miejscach
argument-visit-bots = boty serwera przy otwartym stole: jeden na wszystkie inne miejsca albo po jednym na każde (domyślnie apprentice)
argument-visit-games = liczba gier; wszystkie po pierwszej to rewanże (domyślnie 1)
argument-visit-name = nazwa przy stole (domyślnie nazwa klasy albo programu)
argument-visit-cookies = plik, w którym zostaje tożsamość bota, a z nią jego miejsce
argument-visit-seed = dowolny tekst dla liczb losowych bota
argument-visit-json = wypisuj jeden wiersz JSON na każdą grę
visit-what = Podaj stół, jego linkiem albo przez --table, lub przez --game grę, do której ma zostać otwarty stół. Trzeba rozegrać co najmniej jedną grę.
visit-address = „{ $url }” to nie adres serwera; taki adres wygląda tak: { $example }
visit-seat = Nie ma miejsca { $seat }; ostatnie to { $last }.
visit-no-server = Nie ma połączenia z { $url } ({ $reason }).
visit-not-rookery = { $url } nie odpowiada jak serwer Rookery.
visit-refused = Serwer odmawia: { $text }
visit-lost = Połączenie zostało utracone. Przy stole nic nie ginie; trwa ponowna próba.
visit-back = Połączenie wróciło.
visit-cookies-used = Z { $file } korzysta już inna wizyta; wybierz inny plik przez --cookies albo inną nazwę przez --name.
visit-cookies-other = { $file } nie zawiera ciasteczek; wybierz inny plik przez --cookies.
visit-other-rules = Zasady tutaj nie potrafią odtworzyć gry z serwera; może działa na nim inna wersja: { $reason }
visit-other-choices = Serwer proponuje inne ruchy niż zasady tutaj; może działa na nim inna wersja.
visit-opened = Stół: { $url }
visit-resumed = Znowu przy stole: { $url }
visit-waiting = Na miejscu { $seat }; gra jeszcze się nie zaczęła.
visit-no-seat = Przy tym stole nie ma wolnego miejsca.
visit-closed = Stół został zamknięty.
visit-no-rematch = Pozostali nie chcą rewanżu.
visit-left = Na tym miejscu gra dalej bot serwera. Gdy naprawisz swojego, to samo polecenie przywróci go na miejsce.
visit-kept = Gra czeka. Gdy naprawisz bota, to samo polecenie ją dokończy.
visit-interrupted = Zatrzymano. Miejsce zostaje zajęte: to samo polecenie kontynuuje.
visit-result =
    Gra { $number }, miejsce { $seat }: { $result ->
        [won] wygrana
        [tied] wspólna wygrana
        [none] bez wyniku
       *[lost] przegrana
    }, { $scores }
visit-summary = Wygrane: { $won } z { $games } ({ $share }), średnio punktów: { $mean }

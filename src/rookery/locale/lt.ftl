# Lithuanian. The nouns are those of the Lithuanian rulebook: aukcionas, šaukti (bid), praleisti ėjimą (pass), kortų eilė (display),
# viršūnė (top), nugriauti (demolish), griovimų krūvelė, pagrindinis bokštas (main tower).
#
#   $name stands in the nominative wherever it comes in; tower-* messages of the five types are genitives and fit everywhere.
#   figure-* messages are objects of "pastatyk" (accusative).
#   [one] serves 1, 21, 31 ... and therefore always shows the number.

## Lists

listed = { $first } ir { $last }

## The command line

about = Žaisk bokštų žaidimus pagal taisyklių knygeles: prieš botus arba su savo programomis.
about-more =
    "rookery COMMAND --help" paaiškina komandą. Pradėk nuo:
      rookery play five-towers

command-play = Žaisti terminale prieš botus.
command-simulate = Leisti botams sužaisti ištisas partijas.
command-replay = Patikrinti įrašą veiksmas po veiksmo ir parodyti jį.
command-referee = Teisėjauti kitų programų žaidimui per standartinę įvestį ir išvestį.
command-visit = Atvesti botą prie stalo Rookery serveryje.
command-score = Suskaičiuoti žaidimo prie tikro stalo taškus.
command-serve = Rengti žaidimus šiame kompiuteryje: stalai draugams, botai ir nuorodos, kuriomis galima dalytis.
command-verify = Patikrinti, ar serverio žaidime kortos sumaišytos sąžiningai.
command-backup = Nukopijuoti serverio duomenis į failą, net kai jis veikia.
command-restore = Atkurti serverio duomenis iš atsarginės kopijos.
command-migrate = Perkelti serverio duomenis tarp SQLite failo ir PostgreSQL duomenų bazės, į abi puses.
command-admin = Administruoti serverį: uždaryti stalus, uždrausti kam nors įeiti, skelbti pranešimus.
command-admin-tables = Išvardyti paskutinius stalus: pavadinimas, žaidimas, būsena, paskutinis pakeitimas, žaidėjai.
command-admin-close = Uždaryti stalą. Vykstantis žaidimas nutraukiamas ir neskaičiuojamas.
command-admin-people = Ieškoti žmonių pagal vardą: identifikatorius, vardas, adresai.
command-admin-ban = Uždrausti kam nors įeiti pagal identifikatorių, adresą ar abu.
command-admin-unban = Atšaukti draudimą įeiti.
command-admin-bans = Išvardyti visus draudimus su datomis ir priežastimis.
command-admin-announce = Parodyti visiems pranešimą; be teksto jis pašalinamas.
command-games = Parodyti žaidimus, jų parinktis ir botus.

example-play =
    Pavyzdžiai:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    Žaidžiant "help" parodo trumpas taisykles ir tai, ką galima įvesti.
example-simulate =
    Pavyzdys:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Pavyzdžiai:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Pavyzdys:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    Išspausdina JSON eilutę, perskaito veiksmą, pavyzdžiui, "bid 3", išspausdina kitą eilutę ir taip toliau. Išsamiau žr. docs/protocol.md.
example-visit =
    Pavyzdžiai:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    Vietoj URL tinka ir stalo nuoroda. Jei komandą sustabdysi ir paleisi iš naujo, botas išlaikys savo vietą.
example-score =
    Pavyzdys: trys bokštai, iš jų du su viršūne, ir dvi nugriautos kortos:
      rookery score five-towers "Ona: 4 3* 6* -2" "Jonas: 5* 5 1 0 2"
    Jei žaidėjų nenurodysi, jų bus paklausta arba jie bus perskaityti iš standartinės įvesties, po vieną eilutėje.
    Carcassonne žaidimui nurodyk žaidėjus; paskui užrašyk taškus, kai jie pelnomi:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Pavyzdžiai:
      rookery serve
      rookery serve --lan --invite-only
    Su --lan gali prisijungti visi, kas yra tame pačiame tinkle; rodomą kodą galima nuskaityti telefonu.
example-verify =
    Pavyzdys:
      rookery verify game-1.rook
    Baigto serverio žaidimo įraše yra maišymo paslaptis; docs/protocol.md paaiškina, kaip iš jos gaunami traukimai.
example-backup =
    Pavyzdys:
      rookery backup rookery-monday.sqlite3
example-restore =
    Pavyzdys:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Pavyzdžiai:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Pirma sustabdyk serverius. Šaltinis nesikeičia; nutrauktą kopijavimą ta pati komanda pratęsia.
example-admin =
    Pavyzdžiai:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "Devintą serveris bus paleistas iš naujo."
    Komanda dirba su duomenų failu arba duomenų baze. Veikiantis serveris sureaguoja per sekundę ar dvi; per tinklą to niekas padaryti negali.
example-games =
    Pavyzdys:
      rookery games

help-usage = naudojimas:
help-arguments = argumentai
help-options = parinktys
help-commands = komandos
help-actions = veiksmai
help-help = parodyti šią pagalbą
help-version = parodyti versiją
help-language = pranešimų kalba, pavyzdžiui, lt

argument-game = žaidimas; visus parodo "rookery games"
argument-seats = žaidėjų skaičius (numatyta 3)
argument-seats-arena = žaidėjų skaičius (numatyta 2)
argument-seats-referee = žaidėjų skaičius (nurodyti būtina)
argument-option = nustatyti žaidimo parinktį, pavyzdžiui, overbids=retract; galima nurodyti kelis kartus
argument-expansions = žaisti su šiais papildymais
argument-opener = pradedanti vieta, skaičiuojant nuo 0 (numatyta: burtais)
argument-opener-arena = pradedanti vieta, skaičiuojant nuo 0 (numatyta: vieta 0)
argument-opener-referee = pradedanti vieta, skaičiuojant nuo 0 (numatyta: vieta 0, o su --chance auto burtais)
argument-seed = bet koks tekstas; ta pati sėkla duoda tuos pačius traukimus
argument-bots-others = kas žaidžia prieš tave: vienas botas visoms vietoms arba po vieną kiekvienai vietai nuo 1
argument-bots-all = kas žaidžia: vienas botas visoms vietoms arba po vieną kiekvienai
argument-games = partijų skaičius (numatyta 100)
argument-json-simulate = kiekvieną partiją išspausdinti kaip vieną JSON įrašą
argument-json-replay = įrašus išspausdinti JSON eilutėmis
argument-save = čia išsaugoti žaidimą, kai jis baigsis arba kai išeisi
argument-force = pakeisti esamą failą
argument-resume = tęsti išsaugotą žaidimą; jis išsaugomas tame pačiame faile, nebent --save nurodo kitą
argument-plain = be spalvų, tik paprasti ženklai
argument-data = failas su visais stalais ir svečiais (numatyta: tavo duomenų aplanke)
argument-database = PostgreSQL duomenų bazės, naudojamos vietoj failo, adresas; nurodžius ROOKERY_DATABASE, slaptažodžio nematyti procesų sąraše
argument-direct-database = antras duomenų bazės adresas, be ryšių telkinio, tokio kaip PgBouncer (arba ROOKERY_DIRECT_DATABASE)
argument-workers = kiek serverio procesų dalijasi prievadu; daugiau nei vienam reikia --database (numatyta: 1)
argument-admin-table = stalo pavadinimas, kaip jo nuorodoje
argument-admin-name = vardo dalis arba identifikatorius
argument-admin-guest = svečio identifikatorius
argument-admin-address = IP adresas, su svečiu arba be jo
argument-admin-reason = pastaba sau
argument-admin-who = identifikatorius arba adresas, kuriam uždrausta įeiti
argument-admin-text = viena eilutė iki 280 ženklų
argument-port = prievadas, kurio klausosi serveris (numatyta 8000)
argument-host = adresas, kurio klausosi serveris (numatyta 127.0.0.1, tik šis kompiuteris)
argument-lan = leisti prisijungti visiems iš vietinio tinklo ir parodyti adresą kaip QR kodą
argument-host-name = dar vienas šio serverio adresas, pavyzdžiui, už tarpinio serverio; galima nurodyti kelis kartus
argument-https = nurodyti, kai tarpinis serveris naudoja HTTPS; slapukai bus siunčiami tik per HTTPS
argument-invite-only = įleisti tik tuos, kurie turi pradžioje rodomą kvietimo kodą
argument-bot-cores = kiek procesoriaus branduolių gali naudoti botai (numatyta: visus, išskyrus vieną)
argument-limit = pakeisti serverio ribą, pavyzdžiui, crowd=1000, jei vienu adresu naudojasi tūkstantis žmonių; galima nurodyti kelis kartus
argument-no-analysis = neanalizuoti baigtų partijų fone
argument-no-browser = neatidaryti naršyklės
argument-backup = failas, į kurį rašyti
argument-restore = atsarginė kopija, kurią skaityti
argument-force-restore = pakeisti esamus duomenis
argument-migrate-from = kopijuojami duomenys: failas arba PostgreSQL duomenų bazės adresas
argument-migrate-to = kopija: naujas failas arba tuščios PostgreSQL duomenų bazės adresas
argument-migrate-data = duomenų failas, šalia kurio yra PostgreSQL duomenų bazės raktas (numatyta: tavo duomenų aplanke)
argument-file = .rook failas arba JSON eilutės; "-" skaito standartinę įvestį
argument-record = parodyti tik K-tąjį failo įrašą, skaičiuojant nuo 1
argument-at = parodyti stalą po N veiksmų
argument-svg = į šį failą išsaugoti stalo piešinį, pabaigoje arba po N veiksmų
argument-theme = piešinio spalvos: light (numatyta) arba dark
argument-chance = kas atlieka atsitiktinius traukimus: caller (numatyta), tai yra iškviečianti programa, arba auto, tai yra pats teisėjas
argument-players = žaidėjo vardas ir rezultatas, pavyzdžiui, "Ona: 4 3* 6* -2"
argument-score-expansions = Carcassonne: žaidžiami papildymai (numatyta: visi)
argument-score-no-fields = Carcassonne: už laukus taškų nėra

## What can go wrong

complaint = rookery: { $sentence }
usage-no-command = Tokios komandos nėra; visas parodo "rookery --help".
usage-value = Po { $argument } trūksta reikšmės; ją paaiškina "--help".
usage-unknown = Ši komanda neturi argumento „{ $argument }“; visus parodo "--help".
usage-missing = Kai ko trūksta: { $arguments }. Tai paaiškina "--help".
usage-number = „{ $text }“ turi būti sveikasis skaičius, 0 ar didesnis.
usage-not-utf-8 = Argumentas „{ $argument }“ nėra UTF-8 tekstas.
no-such-game = Žaidimo „{ $game }“ nėra (žinomi: { $known }).
no-such-language = Vertimo į „{ $language }“ nėra (žinomi: { $known }).
option-form = Parinktys rašomos NAME=VALUE, o ne „{ $text }“.
option-twice = Parinktis „{ $option }“ nurodyta du kartus.
bots-count =
    { $wanted ->
        [1] Reikia vieno boto, o nurodyta { $given }.
       *[other] Nurodyk vieną botą visoms vietoms arba tiek botų: { $wanted }, o ne { $given }.
    }
play-what = Nurodyk žaidimą arba išsaugotą žaidimą, kurį nori tęsti: "rookery play five-towers".
simulate-none = Reikia sužaisti bent vieną partiją.
chance-who = --chance gali būti caller arba auto, o ne „{ $text }“.
chance-seed = Sėkla turi prasmę tik su "--chance auto".
save-exists = { $file } jau yra; jei nori jį pakeisti, naudok --force.
save-is-folder = { $file } yra aplankas, o ne failas.
save-no-folder = { $file } išsaugoti negalima: tokio aplanko nėra.
save-not-allowed = { $file } išsaugoti negalima: į tą aplanką rašyti neleidžiama.
save-where = Nurodyk kur: save FILE
resume-one =
    { $count ->
        [0] { $source }: nėra įrašo, kurį būtų galima tęsti.
       *[other] { $source }: yra keli įrašai; tęsti galima tik failą su vienu.
    }
resume-unwritable = { $source }: šio žaidimo nebūtų galima vėl išsaugoti, nes jo žymos arba padėtis netelpa į .rook failą.
resume-over = { $source }: žaidimas baigtas; jį parodo "rookery replay".
serve-ready = Rookery laukia svečių: { $address }
serve-data = Viskas saugoma čia: { $file }
serve-stop = Sustabdyti: Ctrl+C; nė vienas žaidimas nedings.
serve-not-installed = { $command } reikia serverio paketų: pip install 'rookery[server]'
serve-in-use = { $file } naudoja kitas serveris; pirma jį sustabdyk arba su --data nurodyk kitą failą.
serve-newer = { $file } sukurtas kita, tikriausiai naujesne Rookery versija; atnaujink Rookery.
serve-wrong-key = { $file } rakto nėra arba jis netinka, o be jo vykstančių žaidimų perskaityti negalima. Grąžink { $key } į vietą arba nustatyk { $variable }.
serve-port = Prievadas yra skaičius iki 65535, o ne { $port }.
serve-limit-unknown = Ribos „{ $name }“ nėra; yra { $known }.
serve-limit-value = Riba { $name } yra teigiamas skaičius, o ne „{ $value }“; trupmeninės gali būti tik sekundės.
serve-failed = Serverio paleisti nepavyko: prievadą { $port } galbūt naudoja kita programa. Pabandyk --port su kitu skaičiumi.
serve-cannot-write = Į { $file } rašyti negalima, tad žaidimų nebūtų kur išsaugoti; patikrink teises ir vietą diske.
database-form = Duomenų bazės adresas atrodo taip: postgresql://USER@HOST/NAME; slaptažodyje @ rašyk %40, / rašyk %2F, # rašyk %23, o ? rašyk %3F.
serve-no-postgres = PostgreSQL reikia dar vieno paketo: pip install 'rookery[server,postgres]'
serve-cannot-connect = Duomenų bazės { $database } naudoti negalima: { $reason }
serve-workers = Keliems serverio procesams reikia PostgreSQL duomenų bazės; nurodyk ją su --database.
serve-new-key = Vykstančių žaidimų paslaptys užšifruotos nauju raktu: { $key }. Kiekvienam kompiuteriui, kuris naudoja šią duomenų bazę, reikia šio failo kopijos arba jo turinio kintamajame { $variable }.
serve-unfinished = { $file }: kopija nebaigta. Kad ji būtų baigta, dar kartą paleisk tą pačią komandą rookery migrate.
backup-nothing = { $file }: duomenų dar nėra.
backup-done = Duomenys nukopijuoti į { $file }.
backup-failed = { $file } įrašyti nepavyko, nebaigtos kopijos neliko: { $reason }.
backup-database = { $database } yra PostgreSQL duomenų bazė: naudok pg_dump ir pg_restore; rookery migrate nukopijuoja ją į failą arba atgal.
restore-exists = { $file } jau yra; jei nori jį pakeisti, naudok --force.
restore-broken = { $file } nėra tinkama atsarginė kopija šiai Rookery versijai; niekas nepakeista.
restore-wrong-key = { $file } rakto nėra arba jis netinka, todėl niekas nepakeista. Įdėk raktą į { $key } arba nustatyk { $variable }.
restore-done = Duomenys atkurti čia: { $file }.
migrate-not-empty = { $target }: duomenų jau yra; kopijai reikia naujo failo arba tuščios duomenų bazės.
migrate-other-copy = { $target }: yra nebaigta kito šaltinio kopija ({ $source }). Pirma ją užbaik arba ištrink.
migrate-in-use = { $place } naudoja serveris; pirma sustabdyk visus šių duomenų serverius.
migrate-other-key = { $key } netinka šaltiniui { $source }, o kopijai reikia to paties rakto; įdėk ten tinkamą raktą arba perkelk šį failą kitur.
migrate-failed = Visų duomenų nukopijuoti nepavyko: { $reason }. Ta pati komanda kopijavimą pratęs.
migrate-progress = Kopijuojama { $table }
migrate-heading-table = lentelė
migrate-heading-rows = eilutės
migrate-done = { $target } dabar turi visus duomenis, eilutė po eilutės tokius pačius; { $source } nepakeista.
migrate-differs = { $target } nesutampa su { $source }; skiriasi lentelės: { $tables }.
admin-closed = Stalas { $table } uždarytas.
admin-banned = Uždrausta įeiti: { $who }.
admin-unbanned = Vėl leidžiama įeiti: { $who }.
admin-announced = Dabar tai mato visi.
admin-unannounced = Pranešimas pašalintas.
admin-table-unknown = Stalo { $table } nėra.
admin-table-closed = Stalas { $table } jau uždarytas.
admin-no-guest = Svečio { $guest } nėra; "rookery admin people" randa pagal vardą.
admin-no-ban = { $who }: draudimo įeiti nėra.
admin-announcement-form = Pranešimas yra viena matoma eilutė iki { $most } ženklų.
verify-good =
    { $draws ->
        [one] { $draws } traukimas gaunamas
        [few] Visi { $draws } traukimai gaunami
       *[other] Visi { $draws } traukimų gaunami
    } iš paslapties, kurios atspaudas paskelbtas prieš žaidimą: { $commitment }.
verify-nobody = Nė viena vieta nepridėjo atsitiktinumo. Įrodyta, kad traukimai buvo nustatyti prieš žaidimą, bet ne tai, kad serveris jų neparinko.
verify-sealed = Atsitiktinumas gautas iš šių vietų: { $seats }. Pagal įrašą kiekviena iš jų įsipareigojo dėl savo indėlio, kol dar nė vienas nebuvo parodytas. Jei viena iš šių vietų buvo tavo ir įraše randi savo indėlį, niekas, net serveris, negalėjo parinkti traukimų. Visi kiti turi pasitikėti bent viena iš šių vietų.
verify-unsealed = Atsitiktinumas gautas iš šių vietų: { $seats }. Jis buvo duotas atvirai, tad žaidėjas, kuris davė paskutinis ir žinojo paslaptį, galėjo parinkti traukimus.
verify-recommitted =
    Tačiau maišymas kartotas { $times ->
        [one] { $times } kartą
        [few] { $times } kartus
       *[other] { $times } kartų
    }, nes šios vietos nuslėpė savo indėlį: { $seats }. Kas jose sėdėjo ir žinojo paslaptį, galėjo rinktis iš { $shuffles } maišymų. Nutrūkęs ryšys atrodo taip pat.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: nėra nė vieno įrašo.
replay-no-record = { $source }: nėra įrašo Nr. { $number }.
replay-at =
    { $actions ->
        [one] Įraše yra { $actions } veiksmas, o ne { $at }.
        [few] Įraše yra { $actions } veiksmai, o ne { $at }.
       *[other] Įraše yra { $actions } veiksmų, o ne { $at }.
    }
replay-one-form = --json ir --svg kartu naudoti negalima.
no-such-theme = Temos „{ $theme }“ nėra (žinomos: { $known }).
replay-which = { $source }: yra keli įrašai; kurį rodyti, nurodo --record.
source-standard-input = standartinė įvestis
line-too-long = { $source }: per ilga; daugiausiai skaitoma baitų: { $limit }.
not-utf-8 = { $source }: ne UTF-8 tekstas (baitas { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = Išvestis buvo uždaryta, kol dar ne viskas buvo parašyta.
input-ended = Įvestis baigėsi anksčiau nei žaidimas.
interrupted = Nutraukta.

## Playing

player-you = Tu
player-you-listed = tu
player-person = žmogus
player-seat = Vieta { $seat }
player-tagged = Vieta { $seat } ({ $player })
seed-drawn = sėkla { $seed }
welcome = { $title }. Įvesk pasirinkimo numerį arba žymėjimą; daugiau paaiškina "help".
prompt = Tavo pasirinkimas:
prompt-which = Kortelė ten tinka keliais būdais. Kuriuo ({ $letters })?
prompt-done = Enter baigia ėjimą, "undo" jį atšaukia:
only-choice = Vienintelis pasirinkimas: { $choice }.
finish-offer = all) Padėti visas
nothing-to-finish = Tvarka svarbi arba kortas dar reikia pasirinkti: dėk jas po vieną.
refused = Negalima. { $reason }
not-a-choice = „{ $text }“ nėra nei pasirinkimas, nei komanda; komandas parodo "help".
not-your-turn = Tavo ėjimas baigtas, todėl „{ $text }“ nepriimta.
undone = Atšaukta: { $action }.
nothing-to-undo = Nėra ko atšaukti.
hint = Botas rinktųsi: { $choice } ({ $action }).
look-where = Čia nėra ko rodyti: „{ $text }“.
to-come-hidden = Prie šio stalo nematyti, kokios kortos dar ateis.
saved = Išsaugota: { $file }.
left = Išeini iš žaidimo.
play-commands =
    Gali įvesti:
      numerį           pasirinkimas su tuo numeriu; kelis atskirk tarpais
      bid 3, pass ...  pasirinkimo žymėjimas, toks kaip žaidimų įrašuose
      all              padėti visas kortas, kai jų tvarka nesvarbi
      undo             atšaukti paskutinį savo ėjimą
      hint             ką darytų botas
      cards            kortos, kurios dar ateis
      save FILE        išsaugoti žaidimą iki šios vietos
      quit             išeiti iš žaidimo

event-ended = Nebėra ko traukti.
rules-elsewhere = Šio žaidimo trumpų taisyklių čia nėra.
table-seat = { $name } { $points }

## Simulating and replaying

simulate-progress = partijos
summary-seat = vieta
summary-bot = botas
summary-mean = taškų vidurkis
summary-lowest = mažiausia
summary-highest = didžiausia
summary-victories = pergalės
summary-share = dalis
summary-games =
    { $games ->
        [1] Viena partija, veiksmų: { $longest }.
        [one] { $games } partija, veiksmų vidutiniškai { $mean } (nuo { $shortest } iki { $longest }).
        [few] { $games } partijos, veiksmų vidutiniškai { $mean } (nuo { $shortest } iki { $longest }).
       *[other] { $games } partijų, veiksmų vidutiniškai { $mean } (nuo { $shortest } iki { $longest }).
    }
replay-progress = įrašai
replay-title =
    { $title }, { $seats ->
        [one] { $seats } žaidėjas
        [few] { $seats } žaidėjai
       *[other] { $seats } žaidėjų
    }, { $actions ->
        [one] { $actions } veiksmas
        [few] { $actions } veiksmai
       *[other] { $actions } veiksmų
    }
replay-after =
    { $actions ->
        [0] Prieš pirmąjį veiksmą
        [one] Po { $actions } veiksmo
        [few] Po { $actions } veiksmų
       *[other] Po { $actions } veiksmų
    }
replay-unfinished = Žaidimas nebaigtas.
replay-summary =
    { $games ->
        [one] { $games } teisingas įrašas
        [few] { $games } teisingi įrašai
       *[other] { $games } teisingų įrašų
    }, iš jų baigtų: { $finished }; { $actions ->
        [one] patikrintas { $actions } veiksmas.
        [few] patikrinti { $actions } veiksmai.
       *[other] patikrinta { $actions } veiksmų.
    }

## The list of games

games-title = { $title } ({ $game })
games-facts = nuo { $fewest } iki { $most } žaidėjų, nuo { $age } metų, nuo { $shortest } iki { $longest } minučių
games-designer = autorius: { $designer }
games-option = parinktis { $name }: { $explanation }
games-default = { $name } (numatyta): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = papildymas { $name }: { $explanation }
games-no-expansions = be papildymų
games-bots = botai nuo silpniausio iki stipriausio: { $names }
games-levels = lygiai: { $names }
games-link = daugiau: { $link }

## Score sheets and victory

score-total = iš viso
won-alone =
    { $you ->
        [yes] Tu laimi su
       *[no] { $name } laimi su
    } { $points ->
        [one] { $points } tašku.
        [few] { $points } taškais.
       *[other] { $points } taškų.
    }
won-together =
    Bendra pergalė: { $names } – po { $points ->
        [one] { $points } tašką.
        [few] { $points } taškus.
       *[other] { $points } taškų.
    }
score-how = Kiekvieno žaidėjo bokštų aukščiai, su * prie tų, kurie turi viršūnę, tada minusas ir nugriautų kortų skaičius: Ona: 4 3* 6* -2
score-prompt = Žaidėjas { $number } (Enter, kai jau visi):
score-player = Žaidėjas { $number }
score-place = { $place }. { $name }: { $points }
score-line = Eilutė { $line }: { $reason }
score-nobody = Nėra žaidėjų, kurių taškus būtų galima suskaičiuoti.
score-name = Žaidėjo vardas turi nuo 1 iki { $longest } ženklų, po jo rašomas dvitaškis.
no-score-sheet = Žaidimui { $game } taškų lapo nėra.
score-twice = Vardas { $name } nurodytas du kartus.
score-many = Žaidėjų gali būti daugiausiai { $most }.
sheet-word = „{ $word }“ nėra nei aukštis, pavyzdžiui, 4 ar 6*, nei nugriautų kortų skaičius, pavyzdžiui, -2.
sheet-empty = Nenurodytas nei bokštas, nei nugriauta korta; jei bokšto nėra, rašyk 0.
sheet-towers = Bokštų gali būti daugiausiai { $most }.
sheet-tall = Bokšte gali būti daugiausiai { $most } kortų, o ne { $cards }.
sheet-top-of-nothing = 0* negali būti: viršūnė irgi korta, tad bokšte yra bent viena.
sheet-demolished-twice = Nugriautos kortos nurodytos antrą kartą: „{ $word }“.
sheet-demolished-many = Nugriautų kortų gali būti daugiausiai { $most }, o ne { $cards }.
sheet-cc-who = Kas žaidžia? Vardai, atskirti kableliais:
sheet-cc-prompt = Taškai arba help, arba end:
sheet-cc-how =
    Parašyk, kas gauna taškų, dvitaškį ir už ką:
      Ona: city 4 1             miestas iš 4 kortelių su 1 herbu
      Ona, Mila: road 5         kelias iš 5 kortelių, kai po lygiai
      Ona: monastery            užbaigtas vienuolynas; taip pat: garden
      Ona: abbot 6              atsiimtas abatas: jo kortelė ir aplinkinės
      Ona: guard                pakeistas Onos sargybinis
      thieves 6+5: Ona 2, Mila  vagių kortelė 6, pavogta kortelė 5 ir sargybiniai
      Ona: other -3             visa kita, taip pat pataisyti
      undo                      atšaukia paskutinę eilutę
      history Ona               rodo visus Onos taškus, be vardo – visų
      scores                    rodo taškus
      end                       pereina prie galutinio skaičiavimo
sheet-cc-noted = { $line }. Dabar { $scores }.
sheet-cc-undone = Atšaukta: { $line }. Dabar { $scores }.
sheet-cc-scores = Taškai: { $scores }.
sheet-cc-nothing = Ten dar nieko neįrašyta.
sheet-cc-full = Lape gali būti daugiausiai { $most } eilučių.
sheet-cc-line = „{ $line }“ nepasako, kas gauna taškų: rašyk Ona: city 4 1 arba help.
sheet-cc-kind = „{ $word }“ čia taškų neduoda. Galima: { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] Po { $kind } skaičiaus nereikia.
        [1] Po { $kind } rašomas vienas skaičius.
       *[other] Po { $kind } rašoma nuo { $fewest } iki { $most } skaičių.
    }
sheet-cc-number = „{ $text }“ nėra skaičius nuo { $least } iki { $most }.
sheet-cc-player = „{ $name }“ nėra tarp žaidėjų: { $names }.
sheet-cc-players = Žaidžia nuo { $fewest } iki { $most } žaidėjų.
sheet-cc-name = Vardas turi nuo 1 iki { $longest } ženklų ir jame nėra dvitaškio.
sheet-cc-expansion = „{ $name }“ nėra papildymas (žinomi: { $known }).
sheet-cc-counts =
    { $count ->
        [1] Parašyk vieną skaičių.
       *[other] Parašyk tiek skaičių: { $count }, po vieną kiekvienam: { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Neužbaigtų kelių kortelės ({ $names }):
        [city] Neužbaigtų miestų kortelės, su herbais kaip 4+1 ({ $names }):
        [monastery] Neužbaigtų vienuolynų ir sodų kortelės su aplinkinėmis ({ $names }):
        [field] Užbaigti miestai prie laukų ({ $names }):
        [stolen] Pavogtos kortelės skaičius (0, jei jos nėra):
       *[other] Sargybiniai ant bokštų ({ $names }):
    }

## 5 Towers: names

tower-candy = saldainių
tower-scary = siaubo
tower-tree = medžių
tower-scrap = metalo laužo
tower-sand = smėlio
tower-first = pirmas
tower-second = antras
tower-third = trečias
tower-fourth = ketvirtas
tower-fifth = penktas
letter-candy = S
letter-scary = B
letter-tree = M
letter-scrap = L
letter-sand = Ė
card = { $tower } { $value }

## 5 Towers: options

option-overbids = ar žaidėjas gali pašaukti daugiau kortų, nei pavyktų pastatyti?
option-overbids-refused = ne, toks skaičius nepriimamas
option-overbids-retract = taip, bet jei pastatyti nepavyksta, pašauktas skaičius atšaukiamas
option-cards-to-come = ar visi mato, kokios kortos dar ateis?
option-cards-to-come-shown = taip
option-cards-to-come-hidden = ne, tik kiek jų liko

## 5 Towers: choices

choice-bid = Šaukti { $count }
choice-pass = Praleisti ėjimą
choice-place = Padėti { $tower } { $value }
choice-demolish = Nugriauti { $tower } { $value }
choice-retract = Atšaukti savo skaičių

## 5 Towers: what happens

event-revealed = Kortų eilėje: { $cards }.
event-bid =
    { $you ->
        [yes] Šauki { $count }.
       *[no] { $name } šaukia { $count }.
    }
event-passed =
    { $you ->
        [yes] Praleidi ėjimą.
       *[no] { $name } praleidžia ėjimą.
    }
event-won =
    { $you ->
        [yes] Imi
       *[no] { $name } ima
    } { $count ->
        [one] { $count } kortą.
        [few] { $count } kortas.
       *[other] { $count } kortų.
    }
event-demolished =
    { $you ->
        [yes] Nugriauni
       *[no] { $name } nugriauna
    } { $card } ({ $pile ->
        [1] pirma griovimų krūvelėje
       *[other] griovimų krūvelėje jau { $pile }
    }).
event-placed =
    { $you ->
        [yes] Padedi
       *[no] { $name } padeda
    } { $card }.
event-topped =
    { $you ->
        [yes] Užbaigi
       *[no] { $name } užbaigia
    } { $tower } bokštą, jame { $height ->
        [one] { $height } korta.
        [few] { $height } kortos.
       *[other] { $height } kortų.
    }
event-retracted =
    { $you ->
        [yes] Atšauki pašauktą skaičių { $count }.
       *[no] { $name } atšaukia pašauktą skaičių { $count }.
    }
event-nobody-built = Šį raundą niekas nestato.
event-discarded = Pašalinta: { $cards }.
event-reshuffled =
    Žaidimo kortų krūvelė baigėsi: { $cards ->
        [one] { $cards } panaudota korta tampa nauja krūvele.
        [few] { $cards } panaudotos kortos išmaišomos į naują krūvelę.
       *[other] { $cards } panaudotų kortų išmaišoma į naują krūvelę.
    }

ended-second-pass = Žaidimo pabaiga: žaidimo kortų krūvelė baigėsi antrą kartą.
ended-nothing-to-shuffle = Žaidimo pabaiga: žaidimo kortų krūvelė baigėsi, o panaudotų kortų nėra.

## 5 Towers: score sheets

score-tower = { $tower } bokštas, { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }
score-topped-tower = { $tower } bokštas su viršūne, { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }
score-main-tower = pagrindinis bokštas ({ $tower }), { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }
score-demolished = { $cards ->
        [one] { $cards } nugriauta korta
        [few] { $cards } nugriautos kortos
       *[other] { $cards } nugriautų kortų
    }

## 5 Towers: the table

table-round = { $round } raundas
table-pass =
    { $number ->
        [1] pirmas krūvelės ratas
       *[other] antras krūvelės ratas
    }
table-draw-pile = krūvelėje { $cards }
table-discard-pile = panaudota { $cards }
table-display = Kortų eilė
table-display-empty = kortų nėra
table-to-place =
    { $cards ->
        [one] reikia padėti dar { $cards } kortą
        [few] reikia padėti dar { $cards } kortas
       *[other] reikia padėti dar { $cards } kortų
    }
table-to-come =
    { $cards ->
        [one] Dar ateis { $cards } korta:
        [few] Dar ateis { $cards } kortos:
       *[other] Dar ateis { $cards } kortų:
    }
table-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
table-demolished = nugriauta { $cards }
call-bid = pašaukta { $count }
call-pass = praleista
call-opener = pradeda
call-none = { "" }

rules-five-towers =
    5 bokštai trumpai:
      Kiekvieną raundą aukcione yra penkios kortos. Pradedantis žaidėjas šaukia,
      kiek ims, nuo 0 iki 5; kiti pagal laikrodžio rodyklę po kartą šaukia daugiau
      arba praleidžia ėjimą. 5 iškart baigia aukcioną. Kas pašaukė daugiausiai, ima
      tiek kortų ir turi visas pastatyti. Turi po vieną kiekvieno tipo bokštą:
      saldainių S, siaubo B, medžių M, metalo laužo L, smėlio Ė.
      Korta turi būti mažesnė už tą, ant kurios dedama, bet ant 8 ({ $eight }) tinka bet
      kuri, o 9 ({ $nine }) tinka ant bet kurios, išskyrus 0. 0 ({ $top }) yra viršūnė: ant šio
      bokšto nieko nebededama ir nuo jo nieko nebenugriaunama.
      Prieš statymą gali nugriauti viršutinę vieno savo bokšto kortą.
      Panaudotos kortos išmaišomos vieną kartą; kai krūvelė vėl baigiasi, žaidimas
      baigtas. Korta verta 1 taško, bokšte su viršūne 2, o kiekviena pagrindinio
      (aukščiausio) bokšto korta dar 1. Už nugriautas kortas atimama 1, 2, 3 ir taip
      toliau. Laimi tas, kas surenka daugiausiai taškų.

## 5 Towers: why an action is not allowed, by the rule that forbids it

refused-FT-19 = Korta turi būti mažesnė už tą, ant kurios dedama.
refused-FT-25 = Tos kortos žaidimo kortų krūvelėje nėra.
refused-FT-27 = Pirma kortų eilę reikia papildyti iš žaidimo kortų krūvelės.
refused-FT-28 = Tai priklauso kitam raundo veiksmui.
refused-FT-29 = Pradedantis žaidėjas šaukia skaičių nuo 0 iki 5 ir ėjimo praleisti negali.
refused-FT-30 = Reikia šaukti daugiau už didžiausią pašauktą skaičių.
refused-FT-33 = Tos kortos kortų eilėje nėra.
refused-FT-35 = Nugriauti gali tik vieną kortą, prieš dedant pirmąją, ir tik nuo bokšto, kuriame yra kortų.
refused-FT-39 = Bokštas su viršūne baigtas; nuo jo nieko nugriauti negalima.
refused-FT-40 = Bokštas su viršūne baigtas; ant jo nieko dėti negalima.
refused-FT-42 = Po to nepavyktų pastatyti visų pašauktų kortų.
refused-FT-43 = Tiek kortų pastatyti nepavyks, todėl pašauktą skaičių reikia atšaukti.
refused-FT-52 = Žaidimas baigtas.
refused-FT-54 = Kortų eilėje tiek kortų nėra.
refused-FT-A1 = Tiek kortų pastatyti galima, todėl pašaukto skaičiaus atšaukti negalima.

## Carcassonne: names

feature-city = miestas
feature-road = kelias
feature-field = laukas
feature-monastery = vienuolynas
feature-garden = sodas
feature-guard = sargybinis
figure-meeple = žmogiuką
figure-abbot = abatą
port-N = šiaurė
port-E = rytai
port-S = pietūs
port-W = vakarai
port-NL = šiaurės vakarai
port-NR = šiaurės rytai
port-EL = šiaurės rytai
port-ER = pietryčiai
port-SL = pietryčiai
port-SR = pietvakariai
port-WL = pietvakariai
port-WR = šiaurės vakarai
cell = ({ $x }; { $y })

## Carcassonne: options and expansions

option-farmers = ar galima statyti žmogiukus laukuose?
option-farmers-on = taip
option-farmers-off = ne
expansion-river = pirmiausia dedamos upės kortelės
expansion-abbot = dar viena figūrėlė kiekvienam: abatas vienuolynams ir sodams
expansion-towers-and-thieves = bokštai, kuriuos reikia saugoti, ir vagys, dėl kurių bokštai aukštėja, o sargybiniai pelno taškų

## Carcassonne: choices

choice-draw = Traukti kortelę
choice-lay =
    { $rotation ->
        [0] Padėti kortelę ties ({ $x }; { $y })
       *[other] Padėti kortelę ties ({ $x }; { $y }), pasuktą { $rotation }°
    }
choice-claim-city = Pastatyti { $figure } mieste ({ $port })
choice-claim-road = Pastatyti { $figure } ant kelio ({ $port })
choice-claim-field = Pastatyti { $figure } lauke ({ $port })
choice-claim-monastery = Pastatyti { $figure } vienuolyne
choice-claim-garden = Pastatyti { $figure } sode
choice-skip = Nieko nestatyti
choice-recall = Atsiimti abatą iš ({ $x }; { $y })
choice-guard = Pastatyti sargybinį ant bokšto ({ $x }; { $y })
choice-raise = Pridėti aukštą bokštui ({ $x }; { $y })

## Carcassonne: what happens

event-drawn =
    { $you ->
        [yes] Trauki
       *[no] { $name } traukia
    } kortelę { $tile }.
event-set-aside = Kortelė { $tile } niekur netinka ir atidedama į šalį.
event-laid =
    { $you ->
        [yes] Padedi
       *[no] { $name } padeda
    } kortelę { $tile } ties { $at }.
event-laid-tile =
    { $you ->
        [yes] Padedi
       *[no] { $name } padeda
    } kortelę ties { $at }.
event-claimed-city =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } { $figure } mieste ({ $port }).
event-claimed-road =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } { $figure } ant kelio ({ $port }).
event-claimed-field =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } { $figure } lauke ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } { $figure } vienuolyne.
event-claimed-garden =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } { $figure } sode.
event-skipped =
    { $you ->
        [yes] Nieko nestatai
       *[no] { $name } nieko nestato
    }.
event-recalled =
    { $you ->
        [yes] Atsiimi abatą
       *[no] { $name } atsiima abatą
    } iš { $at }.
event-scored =
    { $you ->
        [yes] Pelnai
       *[no] { $name } pelno
    } { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
       *[other] { $points } taškų
    }: { $feature } ties { $at }, { $lines }.
event-raised = Bokštas ties { $at } dabar turi { $floors ->
        [one] { $floors } aukštą.
        [few] { $floors } aukštus.
       *[other] { $floors } aukštų.
    }
event-guard-replaced =
    { $you ->
        [yes] Tavo sargybinis
       *[no] { $name }: sargybinis
    } ant bokšto { $at } pakeistas.
event-guarded =
    { $you ->
        [yes] Pastatai
       *[no] { $name } pastato
    } sargybinį ant bokšto { $at }.
event-stolen = Vagys pavagia kortelę { $tile } ({ $number }).

ended-no-tile-left = Žaidimo pabaiga: kortelių nebeliko.

## Carcassonne: score sheets

score-road = užbaigti keliai
score-city = užbaigti miestai
score-monastery = užbaigti vienuolynai
score-garden = užbaigti sodai
score-road-open = neužbaigti keliai
score-city-open = neužbaigti miestai
score-monastery-open = neužbaigti vienuolynai
score-garden-open = neužbaigti sodai
score-field = laukai
score-recalled = atsiimtas abatas
score-guard = vagis pastebėję sargybiniai
score-guard-replaced = pakeisti sargybiniai
score-guard-end = sargybiniai žaidimo pabaigoje
score-other = kiti taškai
line-tiles =
    { $count ->
        [one] { $count } kortelė
        [few] { $count } kortelės
       *[other] { $count } kortelių
    }
line-shields =
    { $count ->
        [one] { $count } herbas
        [few] { $count } herbai
       *[other] { $count } herbų
    }
line-cities =
    { $count ->
        [one] { $count } užbaigtas miestas
        [few] { $count } užbaigti miestai
       *[other] { $count } užbaigtų miestų
    }
line-thief = vagis
line-stolen = pavogta kortelė
line-guard = tebėra ant bokšto
line-guard-replaced = pakeistas

## Carcassonne: the table

table-piles = liko traukti: { $piles }
table-pile =
    { $pile ->
        [river] upė
        [lake] ežeras
        [tower] bokštai
       *[other] žemės
    } { $tiles }
table-floors =
    { $floors ->
        [one] liko { $floors } aukštas
        [few] liko { $floors } aukštai
       *[other] liko { $floors } aukštų
    }
table-stolen = pavogta: { $number }
table-beyond =
    Lenta tęsiasi toliau: { $sides }{ $places ->
        [0] { "" }
        [one] { " " }({ $places } vieta)
        [few] { " " }({ $places } vietos)
       *[other] { " " }({ $places } vietų)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] Dar ateis { $tiles } kortelė:
        [few] Dar ateis { $tiles } kortelės:
       *[other] Dar ateis { $tiles } kortelių:
    }

rules-carcassonne =
    Carcassonne trumpai:
      Ištrauk kortelę ir padėk ją šalia kitų taip, kad visi besiliečiantys kraštai
      derėtų. Tada gali ant jos pastatyti žmogiuką, objekte, kuriame dar niekas
      nestovi. Už tai, ką kortelė užbaigia, skiriami taškai, o žmogiukai grįžta.
      Taškus gauna tas, kas turi ten daugiausiai žmogiukų, o per lygiąsias visi
      lygūs.
        kelias { $road }       1 už kortelę
        miestas { $city }      2 už kortelę ir 2 už herbą { $shield }; neužbaigtas po 1
        vienuolynas { $monastery } 9 su aštuoniomis kortelėmis aplink; pabaigoje 1 už kortelę
        laukas          tik pabaigoje: 3 už kiekvieną užbaigtą miestą prie jo
      Upė: jos kortelės { $river } dedamos pirmos ir neapsisuka atgal. { $bridge } yra tiltas.
      Abatas: gali stovėti vienuolynuose ir soduose { $garden }, kurie verti tiek pat kaip
      vienuolynai; jį galima atsiimti anksčiau ir gauti tiek, kiek jo vieta tada
      verta.
      Bokštai ir vagys: bokštas { $tower } keturiomis kryptimis siekia tiek kortelių,
      kiek turi aukštų. Jei tavo kortelė pasiekiama, tavo žmogiukas gali jį saugoti.
      Ištraukus vagių kortelę { $thief }, kiekvienas bokštas be sargybinio paaukštėja, o
      kiekvienas sargybinis pelno kortelėje nurodytus taškus ir grįžta namo. Jei
      nėra nė vieno sargybinio, kortelė pavagiama ir vietoj jos dedama bokšto
      kortelė. Pabaigoje sargybinis vertas 5.
      A–E yra žaidėjų žmogiukai, a–e jų abatai.

commands-carcassonne =
    Gali įvesti:
      4                padėti kortelę vietoje 4, jei tinka tik vienu būdu
      4b arba 2,-1 b   padėti ją vietoje 4 arba tame langelyje kaip piešinyje b
      numerį           statant žmogiuką: pasirinkimas su tuo numeriu
      place 2,-1 90    pasirinkimo žymėjimas, toks kaip žaidimų įrašuose
      look north       parodyti, kas yra į šiaurę nuo ekrano (ar east, south, west)
      look 3,-2        parodyti, kas yra aplink langelį
      look all         parodyti visą lentą
      look arba Enter  dar kartą parodyti stalą
      undo             atšaukti paskutinį savo ėjimą
      hint             ką darytų botas
      tiles            kortelės, kurios dar ateis
      save FILE        išsaugoti žaidimą iki šios vietos
      quit             išeiti iš žaidimo

## Carcassonne: why an action is not allowed, by the rule that forbids it

refused-BC-01 = Krūvelėje, iš kurios dabar traukiama, tos kortelės nėra.
refused-BC-02 = Tokios figūrėlės tavo atsargose nebėra.
refused-BC-03 = Tai priklauso kitai ėjimo daliai.
refused-BC-04 = Kortelė turi liestis su kita, ir visi besiliečiantys kraštai turi derėti.
refused-BC-06 = Žmogiukas statomas tik ant ką tik padėtos kortelės ir tik objekte, kuriame dar niekas nestovi.
refused-BC-15 = Prie šio stalo žmogiukai laukuose nestatomi.
refused-BC-16 = Žaidimas baigtas.
refused-RI-03 = Upės kortelė turi pratęsti upę.
refused-RI-04 = Upė negali du kartus iš eilės sukti į tą pačią pusę.
refused-AB-02 = Sode gali stovėti tik abatas, o abatas gali stovėti tik sode arba vienuolyne.
refused-AB-04 = Tavo abatas ten nestovi.
refused-AB-05 = Objektas, kuriame stovi tavo abatas, jau užbaigtas.
refused-TT-17 = Ten bokšto nėra.
refused-TT-19 = Tas bokštas nesiekia ką tik padėtos kortelės.
refused-TT-33 = Tas bokštas dabar neaukštėja.
refused-TT-A4 = Ant to bokšto jau stovi tavo sargybinis.
refused-TT-A11 = Tas bokštas neturi aukšto, ant kurio būtų galima stovėti.

## The web client: everywhere

web-name = Rookery
web-locale = lt_LT
web-page-about = Žaisk „5 bokštus“ ir „Carcassonne“ naršyklėje su draugais arba prieš gudrias varnas.
web-menu = Meniu
web-menu-game = Ši partija
web-menu-table = Šis stalas
web-menu-device = Šis įrenginys
web-close = Uždaryti
web-leave = Atgal į pradžios puslapį
web-home = Pradžios puslapis
web-about = Apie svetainę
web-undo = Atšaukti
web-total = Iš viso
web-points = Visų taškai
web-turned = lūžio taškas
web-players = Žaidėjai
web-log = Žaidimo eiga
web-dock = Dabartinis ėjimas
web-choices = Visi tavo pasirinkimai
web-your-turn = Tavo ėjimas
web-undone = Paskutinis ėjimas atšauktas.
web-keys = Klavišai
web-key-arrows = judėti tarp ėjimų
web-key-enter = patvirtinti
web-key-p = praleisti
web-key-u = atšaukti
web-key-h = klausti varnos
web-key-help = taisyklės ir klavišai
web-thinking = { $name } galvoja
web-wait = Minutėlę
web-nowhere = Čia nieko nėra. Gal nuoroda nepilna.

## The web client: switches

web-sound = Garsai
web-night = Naktis
web-language = Kalba
web-theme = Tema
web-theme-auto = Kaip įrenginyje
web-theme-light = Diena
web-theme-dark = Naktis
web-switch-sound = Garsai
web-switch-still = Mažiau judesio
web-switch-letters = Raidės prie spalvų
web-switch-list = Ėjimus rodyti sąrašu
web-switch-keys = Valdymas pavieniais klavišais
web-switch-tell = Pranešti, kai ateina mano eilė
web-tell-refused = Tavo naršyklė neleidžia šiam puslapiui rodyti pranešimų. Tai gali pakeisti jos nustatymuose.
web-switch-push = Pranešti šiame įrenginyje, kai ateina mano eilė, net kai Rookery uždaryta
web-push-about = Tik partijose, kuriose ėjimui skiriamos dienos. Žinutę pristato tavo naršyklės pranešimų tarnyba; ji užšifruota, tad perskaityti gali tik tu.
web-push-turn = { $game }: tavo eilė
web-push-with = Su: { $names }

## The web client: the connection, and what can go wrong

web-reconnecting = Jungiamasi iš naujo. Tavo žaidimas saugus.
web-back = Ryšys atkurtas
web-error-network = Serveris dabar nepasiekiamas. Niekas nedingo; bandome toliau.
web-error-server-failed = Mūsų serveryje įvyko klaida. Pabandyk dar kartą.
web-error-server-upgrading = Serveris šiuo metu atnaujinamas. Pabandyk dar kartą po akimirkos.
web-error-server-busy = Čia dabar labai daug žaidėjų. Pabandyk dar kartą.
web-error-action-stale = Žaidimas jau pajudėjo toliau.
web-error-action-not-your-turn = Dabar ne tavo ėjimas.
web-error-action-no-take-back = To jau nebegalima atšaukti.
web-error-action-illegal = Čia to daryti negalima.
web-error-hint-not-allowed = Prie šio stalo patarimai neleidžiami.
web-error-help-not-allowed = Prie šio stalo pagalba lentoje išjungta.
web-error-table-unknown = Tokio stalo nėra. Gal nuoroda nepilna.
web-error-table-closed = Šeimininkas šį stalą uždarė.
web-error-table-not-open = Žaidimas jau prasidėjo; gali žiūrėti.
web-error-table-not-running = Prie šio stalo dabar nežaidžiama.
web-error-table-not-finished = Žaidimas dar nesibaigė.
web-error-table-not-host = Tai daryti gali tik stalo šeimininkas.
web-error-table-too-many =
    { $most ->
        [1] Turi vieną nebaigtą žaidimą. Pirma užbaik jį.
        [one] Turi { $most } nebaigtą žaidimą. Pirma užbaik kurį nors.
        [few] Turi { $most } nebaigtus žaidimus. Pirma užbaik kurį nors.
       *[other] Turi { $most } nebaigtų žaidimų. Pirma užbaik kurį nors.
    }
web-error-guest-banned = Tau į šį serverį įeiti uždrausta.
web-error-guest-not-friend = Dar neužbaigėte nė vieno žaidimo kartu.
web-error-chat-silenced = Šeimininkas pašalino tave iš pokalbio.
web-error-table-too-many-listed =
    { $most ->
        [one] Iš tavo tinklo jau yra { $most } atviras stalas. Prie šio kviesk tik nuoroda.
        [few] Iš tavo tinklo jau yra { $most } atviri stalai. Prie šio kviesk tik nuoroda.
       *[other] Iš tavo tinklo jau yra { $most } atvirų stalų. Prie šio kviesk tik nuoroda.
    }
web-error-seat-taken = Ten jau kažkas sėdi.
web-error-seat-not-free = Kad žaidimas prasidėtų, kiekvienoje vietoje turi būti žaidėjas arba botas.
web-error-seat-not-yours = Tai ne tavo vieta.
web-error-seat-bot-plays = Už tave žaidžia botas, kol baigsis šis ėjimas arba kol kiti leis tau grįžti.
web-error-seat-kept-out = Šeimininkas pašalino tave nuo šio stalo; stebėti vis dar gali.
web-error-seat-gone = Šis žmogus jau išėjo arba jau turi vietą.
web-error-proposal-too-early = Tam dar per anksti.
web-error-proposal-unknown = Dabar to padaryti negalima.
web-error-entropy-not-committed = Atsitiktinumas skaičiuojamas tik tada, kai jo maišos reikšmė duota iš anksto.
web-error-push-invalid = Tavo naršyklė nurodė adresą, kuriuo negalima siųsti pranešimų.
web-error-push-not-available = Šis serveris pranešimų nesiunčia.
web-error-setup-invalid = Su tokiais nustatymais žaisti negalima.
web-error-rate-limited = Truputį per greitai. Palauk akimirką.
web-error-rate-limited-wait =
    { $seconds ->
        [one] Truputį per greitai. Palauk { $seconds } sekundę.
        [few] Truputį per greitai. Palauk { $seconds } sekundes.
       *[other] Truputį per greitai. Palauk { $seconds } sekundžių.
    }
web-error-code-unknown = Šis kodas neteisingas arba jau panaudotas.
web-error-code-mistyped = Šiame kode yra rašybos klaida. Palygink jį su išspausdintu.
web-error-guest-known = Čia jau turi profilį.
web-error-device-unknown = Šis įrenginys jau atjungtas.
web-error-guest-not-invited = Įeiti galima tik su kvietimu.
web-error-name-invalid = Vardas gali turėti nuo 1 iki { $longest } ženklų.
web-error-name-invalid-mixed = Varde negalima maišyti skirtingų abėcėlių raidžių.
web-error-name-invalid-alike = Kažkas prie šio stalo turi taip pat atrodantį vardą.

## The web client: first page

web-lead = Du bokštų žaidimai, vienas geras vakaras.
web-lead-more = Nuo dviejų iki penkių žaidėjų: draugai, nepažįstamieji arba gudrios varnos.
game-five-towers = 5 bokštai
web-game-five-towers-about = Šauk, kiek kortų imsi, ir visas pastatyk.
game-carcassonne = Carcassonne
web-game-carcassonne-about = Upė, Abatas, Bokštai ir vagys.
web-game-facts =
    nuo { $fewest } iki { $most } žaidėjų, { $minutes ->
        [one] { $minutes } minutė
        [few] { $minutes } minutės
       *[other] { $minutes } minučių
    }
web-play = Žaisti
web-lessons = Pamokos
web-learn = Išmokti per kelias minutes
web-learn-offer = { $game } – pirmą kartą?
web-learn-offer-about = Trumpa pamoka žingsnis po žingsnio parodys, kaip žaisti.
web-learn-begin = Pradėti pamoką
web-learn-later = Ne dabar
web-rules = Taisyklės
web-read-rule = Skaityti taisyklę
web-your-tables = Tavo stalai
web-all-yours = Visi tavo stalai ({ $count })
web-open-tables = Atviri stalai
web-all-open = Visi atviri stalai
web-more-tables = Rodyti daugiau
web-no-open-tables = Dabar tokių atvirų stalų nėra. Sukurk savo!
web-filter-any = Visi
web-filter-game = Žaidimas
web-filter-speed = Tempas
web-speed-none = Be laikrodžio
web-speed-quick = Greitai
web-speed-calm = Ramiai
web-speed-days = Dienos ėjimui
web-invited = { $name } kviečia tave žaisti: { $game }.
web-invited-go = Prie stalo
web-invited-no = Ne dabar
web-invite = Pakviesk tuos, su kuriais jau žaidei
web-invite-one = Pakviesti: { $name }
web-invite-done = { $name } tavo kvietimą pamatys pradžios puslapyje.
web-finished = Baigti žaidimai
web-free-seats =
    { $count ->
        [0] Visos vietos užimtos
        [one] { $count } laisva vieta
        [few] { $count } laisvos vietos
       *[other] { $count } laisvų vietų
    }
web-result = Galutinis rezultatas { $scores }
web-you-won = Pergalė
web-you-placed = { $place } vieta
web-no-tables = Stalų dar nėra. Pasirink žaidimą ir spausk „Žaisti“ arba prisijunk prie draugų.
web-no-finished = Baigtų žaidimų dar nėra. Kai bus, čia galėsi juos peržiūrėti.
web-all-finished = Visi baigti žaidimai
web-replay-link = Peržiūra: { $game }, { $date }
web-join = Prisijungti prie stalo
web-join-label = Stalo nuoroda arba pavadinimas
web-join-go = Prisijungti
web-join-wrong = Tai ne stalo nuoroda ir ne pavadinimas. Gal trūksta dalies.
web-to-replays = Peržiūros
web-to-replays-about = Pamatyk ėjimą, kuris pakeitė žaidimą.
web-to-score-about = Skaičiuoja taškus prie tikro stalo, net be tinklo.
web-to-device = Kiti tavo įrenginiai
web-to-device-about = Pradėk čia, tęsk telefone.
web-to-programs = Atsivesk savo botą
web-to-programs-about = Kaip čia žaidžia programos, su pavyzdžiais.
web-door = Įeiti galima tik su kvietimu
web-door-code = Tavo kvietimo kodas
web-door-enter = Įeiti

## The web client: a new table

web-company = Kas žaidžia?
web-company-bots = Su botais
web-company-bots-about = Prasideda iškart.
web-company-friends = Su draugais
web-company-friends-about = Gausi nuorodą, kuria galėsi pasidalyti.
web-how-many = Kiek žaidėjų?
web-against = Tavo varžovai
web-level = stiprumas { $level } iš { $most }
bot-uniform = Pyplys
bot-uniform-family = Kruopa, Pūkelis, Trupinys
web-bot-uniform-about = Paukščiukas. Šokinėja šen bei ten ir ima, kas papuola.
bot-greedy = Šarka
bot-greedy-family = Kėkštas, Kuosa, Šakelė
web-bot-greedy-about = Griebia tai, kas dabar labiausiai žiba.
bot-heuristic = Korvina
bot-heuristic-family = Hugas, Nora, Edgaras
web-bot-heuristic-about = Žaidžia ramiai ir žiūri toli į priekį. Kai ką pasilieka vėlesniam laikui.
bot-tuned = Krankas
bot-tuned-family = Strazdas, Varnėnas, Kikilis
web-bot-tuned-about = Pasveria kiekvieną kortą ir mažai palieka sėkmei.
bot-learned = Muninas
bot-learned-family = Otas, Gebenė, Oniksas
web-bot-learned-about = Išmoko žaisti per tūkstančius partijų su savimi.
bot-search = Huginas
bot-search-family = Maksas, Irisas, Junona
web-bot-search-about = Prieš sprendimą numato kelis ėjimus į priekį.
bot-deep = Odinas
bot-deep-family = Saga, Bragis, Vidaras
web-bot-deep-about = Kiekvieną gerą ėjimą mintyse sužaidžia žingsnis po žingsnio.
level-novice = Naujokas
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = Paukščiukas, kuris dar tik mokosi žaisti. Ima nedaug ir daug ko nepastebi.
level-apprentice = Mokinys
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Susigundo tuo, kas dabar žiba, bet ir kitiems ką nors palieka.
level-journeyman = Pameistrys
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Šį tą pasilieka vėlesniam laikui, bet dažnai susigundo tuo, kas arti.
level-expert = Žinovas
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Ramiai viską pasveria ir dažniausiai randa gerą ėjimą. Kartais suklysta.
level-master = Meistras
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Žino, kiek kas verta, ir beveik neklysta.
level-grandmaster = Didmeistris
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Mintyse sužaidžia kiekvieną gerą ėjimą ir tik tada apsisprendžia.
web-listed = Gali prisijungti bet kas
web-listed-about = Stalas bus matomas pradžios puslapyje.
web-play-now = Žaisti dabar
web-open-table = Sukurti stalą
web-options = Daugiau parinkčių
web-expansions = Kokie papildymai?
web-expansions-all = Visi papildymai
web-expansions-all-about = Viskas, kas žemiau
web-expansions-none = Tik pagrindinis žaidimas
web-expansions-none-about = Be papildymų
web-expansions-some = Savas rinkinys
web-expansion-river = Upė
web-expansion-river-about = Pirmiausia dedama upė. Jos vanduo padalija laukus.
web-expansion-abbot = Abatas
web-expansion-abbot-about = Dar viena figūrėlė kiekvienam: vienuolynams ir sodams. Atsiėmus ją anksčiau, taškai skiriami iškart.
web-expansion-towers-and-thieves = Bokštai ir vagys
web-expansion-towers-and-thieves-about = Saugok augančius bokštus: pasirodžius vagims, kiekvienas sargybinis pelno taškų. Nei belaisvių, nei išpirkų.
web-clock = Laikas apmąstymams
web-clock-none = neribotas
web-clock-quick = 5 minutės ir po 10 sekundžių kiekvienam ėjimui
web-clock-calm = 15 minučių ir po 30 sekundžių kiekvienam ėjimui
web-clock-days = po 2 dienas kiekvienam ėjimui
web-clock-left =
    { $days ->
        [one] { $days } diena
        [few] { $days } dienos
       *[other] { $days } dienų
    }
web-clock-low = Liko mažiau nei 20 sekundžių
web-hints = Patarimai
web-hints-about = Per savo ėjimą gali paklausti varnos, ką ji darytų. Partijos su patarimais nekeičia reitingo.
web-hints-allowed = leidžiami
web-hints-none = neleidžiami
web-rating = Reitingas
web-rated = reitinginė partija
web-unrated-practice = be reitingo: pratybos
web-unrated-deal = be reitingo: visiems tos pačios kortos ar kortelės
web-unrated-hints = be reitingo: leidžiami patarimai
web-unrated-seats = be reitingo: vienas žaidėjas turi kelias vietas
web-unrated-one-person = be reitingo: ta pati naršyklė arba nauji svečiai tame pačiame tinkle su tokiu pačiu įrenginiu
web-unrated-often = be reitingo: du žaidėjai šiandien jau sužaidė tarpusavyje 10 reitinginių partijų
web-bot-speed = Botų greitis
web-bot-speed-slow = lėtai
web-bot-speed-normal = įprastai
web-bot-speed-at-once = iškart

## The web client: before the game

web-lobby-waiting = Žaidimą bus galima pradėti, kai tik visos vietos bus užimtos.
web-lobby-full = Visi jau čia.
web-lobby-move = Kad pakeistum vietas, vilk eilutę arba spausk jos taškus, o paskui rodyklių klavišus.
web-lobby-change = Stalo nustatymai
web-missing-seats =
    { $count ->
        [one] Dar laisva { $count } vieta.
        [few] Dar laisvos { $count } vietos.
       *[other] Dar laisva { $count } vietų.
    }
web-missing-name = Kažkas dar renkasi vardą.
web-seat-choosing = Kažkas renkasi vardą
web-seat-choosing-about = nuoroda atverta
web-seat-move = Perkelti: { $name }
web-seat-moved = { $name }: { $seat } vieta
web-seat-left =
    { $minutes ->
        [one] išėjo prieš { $minutes } minutę
        [few] išėjo prieš { $minutes } minutes
       *[other] išėjo prieš { $minutes } minučių
    }
web-program = { $name } (botas)
web-seat-free = laisva vieta
web-guest = Svečias
web-not-here = ne prie stalo
web-sit = Sėsti čia
web-add-bot = Pridėti botą…
web-choose-bot = Pasirinkti botą
web-free-seat = Pašalinti: { $name }
web-start = Pradėti
web-start-host = Laukiama, kol { $name } pradės partiją.
web-become-host = Tapti šeimininku
web-lobby-name = Išsaugoti
web-seat-host = šeimininkas
web-seat-here = čia
web-seat-your-device = tavo įrenginyje
web-seat-same-device = tame pačiame įrenginyje kaip { $name }
web-seat-more = Keisti vietą: { $name }
web-seat-up = Viena vieta aukštyn
web-seat-down = Viena vieta žemyn
web-seat-bot-instead = Pakeisti botu…
web-seat-remove-sure = Pašalinti nuo stalo: { $name }?
web-seat-keep-out = Pašalinti ir uždrausti grįžti
web-beside = Kas nors šalia tavęs? Įrašyk vardą
web-ask-name = Koks tavo vardas?
web-ask-name-about = Jį mato kiti žaidėjai. Kitą kartą nebereikės jo įvesti.
web-here-now = Dabar čia
web-watches = stebi
web-give-seat = Skirti vietą
web-give-seat-to = Skirti vietą: { $name }
web-seat-given = Šeimininkas skyrė tau vietą.
web-watchers =
    { $count ->
        [one] Žiūri { $count } žmogus.
        [few] Žiūri { $count } žmonės.
        [many] Žiūri { $count } žmogaus.
       *[other] Žiūri { $count } žmonių.
    }
web-close-table = Uždaryti stalą
web-close-table-question = Uždaryti šį stalą visam laikui?
web-close-table-sure = Taip, uždaryti visam laikui
web-share = Pasidalyk šia nuoroda su visais, kas nori žaisti arba žiūrėti:
web-share-local = Šią nuorodą gali atverti tik šis kompiuteris. Kad prisijungtų draugai, paleisk serverį su „rookery serve --lan“.
web-link = Nuoroda
web-copy = Kopijuoti nuorodą
web-copied = Nukopijuota
web-hand-on = Dalytis…
web-qr = Nuoroda kaip QR kodas telefono kamerai
web-screen-show = Rodyti dideliame ekrane
web-screen-about = Atverk šią nuorodą stalo viduryje padėtoje planšetėje arba televizoriuje. Ekrane matyti partija, o kiekvienas žaidžia savo telefone.
web-screen-here = Rodyti šiame įrenginyje
web-screen-here-means = Tada šis įrenginys vietos neužima. Šeimininku taps tas, kas atsisės pirmas.
web-screen-join = Nuskenuok ir žaisk telefone
web-screen-sleep = Ši naršyklė negali apsaugoti ekrano nuo užgesimo. Išjunk automatinį ekrano užgesimą.
web-full-screen = Visas ekranas
web-fair = Sąžiningas maišymas
web-fair-about = Šis skaičius nulemia maišymą dar prieš kam nors atsisėdant. Po žaidimo tai gali patikrinti kiekvienas.
web-fair-again =
    Maišymas kartotas { $count ->
        [one] { $count } kartą
        [few] { $count } kartus
       *[other] { $count } kartų
    }, nes ne visi laiku parodė savo indėlį. Neparodytas indėlis: { $players }.

## The web client: at the table

web-again = Žaisti dar kartą
web-replay = Peržiūra
web-record = Atsisiųsti šią partiją
web-share-result = Dalytis paveikslėliu
web-stand-up = Leisti botui žaisti už mane
web-stand-up-means = Botas žaidžia už tave, kol grįši ir atliksi ėjimą.
web-bot-plays = Už tave žaidžia botas
web-bot-plays-asked = kaip prašei
web-bot-plays-flagged = baigėsi tavo laikas; kitą ėjimą vėl žaisi tu
web-bot-plays-flagged-again = tavo laikas vėl baigėsi; kiti gali leisti tau grįžti
web-bot-plays-agreed = taip sutarė kiti, kol tavęs nebuvo
web-bot-plays-resigned = pasidavei šioje partijoje
web-played-for-you = Už tave žaidė botas
web-back-here = Aš grįžau
web-back-ask = Prašyti leisti grįžti
web-plate-bot = žaidžia botas
web-plate-away = nėra { $minutes } min.
web-away-now = { $name } – ne prie stalo
web-away-for =
    { $minutes ->
        [one] { $name } – ne prie stalo jau { $minutes } minutę
        [few] { $name } – ne prie stalo jau { $minutes } minutes
       *[other] { $name } – ne prie stalo jau { $minutes } minučių
    }
web-away-wait = Laukti žaidėjo: { $name }
web-away-wait-about = Iki tol nieko nevyks.
web-away-wait-clock =
    { $again ->
        [yes] Laikui pasiekus 0:00, botas žais iki partijos pabaigos.
       *[no] Laikui pasiekus 0:00, botas užbaigs šį ėjimą.
    }
web-propose-stand-in = Leisti botui žaisti už žaidėją: { $name }
web-propose-stand-in-about = Jei visi sutinka, kol { $name } sugrįš.
web-propose-end = Baigti partiją be žaidėjo: { $name }
web-propose-end-about = Jei visi sutinka. { $name } lieka paskutinėje vietoje.
web-propose-soon = galima po { $time }
web-agreed-of = { $count } iš { $all }
web-asks-stop = { $name } siūlo baigti partiją be nugalėtojo.
web-asks-take-back = { $name } prašo leisti atšaukti ėjimą.
web-asks-return = { $name } grįžo ir prašo leisti žaisti toliau.
web-asks-stand-in = { $name } siūlo leisti botui žaisti už žaidėją: { $other }.
web-asks-end = { $name } siūlo baigti partiją be žaidėjo: { $other }.
web-agree = Sutinku
web-decline = Ne
web-way-abort = Atšaukti partiją
web-way-resign = Pasiduoti
web-way-stop = Siūlyti baigti be nugalėtojo
web-way-take-back = Prašyti atšaukti mano ėjimą
web-sure-abort = Atšaukti partiją visiems? Ji nebus skaičiuojama.
web-sure-resign = Pasiduoti šioje partijoje? Liksi paskutinėje vietoje.
web-sure-no = Ne, atgal
web-ended-aborted = Partija atšaukta. Ji neskaičiuojama.
web-ended-agreed = Visi sutarė baigti partiją. Nugalėtojo nėra.
web-ended-resigned = Partija baigta. Pasidavė: { $names }.
web-ended-abandoned = Partija baigta. Negrįžo: { $names }.
web-rematch-asks = { $name } siūlo dar vieną partiją
web-rematch-asked = Tu siūlai dar vieną partiją
web-rematch-refused = Šįkart ne: { $names }
web-rematch-stays = Taškų lapas lieka. Vietos kitoje partijoje: { $names }.
web-rematch-begins = Prasidės po { $seconds } s; vietoj neatsakiusiųjų žais botai.
web-rematch-join = Aš žaisiu
web-rematch-decline = Ne dabar
web-rematch-yes = žais
web-rematch-no = ne dabar
web-rematch-open = dar neatsakė
web-next-began = Kita partija prasidėjo be tavęs.
web-next-watch = Žiūrėti
web-next-table = Kitas stalas
web-watching = Tu stebi
web-your-turn-name = { $name }, tavo ėjimas
web-hand-over-about = Perduok įrenginį.
web-hand-over-go = Aš čia
web-rook-ask = Klausti varnos
web-rook-thinks = Varna galvoja…
web-rook-says = Mano patarimas:
web-rook-mark = varnos patarimas
web-hint-promise = { $chance } tikimybė laimėti, vidutiniškai { $margin } tšk., palyginti su geriausiu varžovu (paprastai ± { $spread })
web-than-next = Palyginti su antru pagal gerumą ėjimu:
web-than-best = Palyginti su geriausiu ėjimu:
web-guide-good = Geras pasirinkimas.
web-guide-alike = Geras pasirinkimas. Aš būčiau pasirinkusi kitaip, bet skirtumo beveik nėra.
web-guide-instead = Aš būčiau pasirinkusi kitaip: { $choice }.
web-hint-others = Kiti geri ėjimai
web-won =
    { $you ->
        [yes] Tu laimi: { $points }
       *[no] { $name } laimi: { $points }
    }
web-follows =
    { $you ->
        [yes] Toliau tu: { $points }.
       *[no] Toliau { $name }: { $points }.
    }
web-place = { $place } vieta

## The web client: talking

web-chat = Pokalbis
web-chat-unread =
    { $count ->
        [0] Pokalbis
        [one] Pokalbis, { $count } nauja žinutė
        [few] Pokalbis, { $count } naujos žinutės
       *[other] Pokalbis, { $count } naujų žinučių
    }
web-chat-nothing = Žinučių dar nėra. Gal pasisveikinsi?
web-chat-lines = Žinutės
web-chat-phrases = Trumpos frazės
web-chat-text = Žinutė
web-chat-send = Siųsti
web-chat-mute = Nutildyti: { $name }
web-chat-unmute = Nebetildyti: { $name }
web-chat-remove = Pašalinti iš pokalbio: { $name }
web-chat-restore = Vėl leisti kalbėti: { $name }
web-error-chat-invalid = Žinutė yra viena eilutė iki 280 ženklų.
web-phrase-hello = Labas!
web-phrase-good-luck = Sėkmės!
web-phrase-well-played = Gerai sužaista!
web-phrase-thank-you = Ačiū!
web-phrase-oops = Oi!
web-phrase-one-moment = Minutėlę, prašau.
web-phrase-your-turn = Dabar tavo eilė.
web-phrase-good-game = Šaunus žaidimas!

## The web client: 5 Towers

web-ft-open = Tavo ėjimas: pradėk aukcioną
web-ft-beat = Tavo ėjimas: viršyk { $count } arba praleisk
web-ft-only-pass = Tavo ėjimas: gali jį tik praleisti
web-ft-at-most =
    { $count ->
        [0] Nė viena iš šių kortų netinka tavo bokštams.
        [1] Gali pastatyti daugiausiai vieną iš šių kortų.
       *[other] Gali pastatyti daugiausiai { $count } iš šių kortų.
    }
web-ft-all = Gali pastatyti visas šias kortas.
web-ft-too-low = Didžiausias pašauktas skaičius: { $count }. Šauk daugiau arba praleisk.
web-ft-bid-too-high = Šaukti { $count }: daugiau kortų, nei gali pastatyti
web-ft-bid-demolish =
    Šaukti { $count }: pirma nugriauni kortą ({ $cards }), o tai kainuoja { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
       *[other] { $points } taškų
    }
web-ft-no-place = netinka tavo bokštams
web-ft-place-later = tinka tik nugriovus kortą
web-ft-way-start = { $card } pradėtų naują bokštą.
web-ft-way-fits = { $card } gultų ant tavo { $on }.
web-ft-way-after = { $card } gultų ant { $on }, kai ši bus pastatyta.
web-ft-way-demolish = { $card } netinka ant tavo { $on }; pirma galėtum tą kortą nugriauti.
web-ft-way-never = { $card } netinka ant tavo { $on }.
web-ft-way-held = Dar ne: jei pirma pastatysi { $card }, neliks vietos šioms kortoms: { $cards }.
web-ft-way-held-others = Dar ne: po { $card } nebegalėtum pastatyti tiek kortų, kiek šaukei.
web-ft-clash-demolish = { $cards }: kiekvienai reikėtų nugriauti po kortą, o griauti gali tik vieną.
web-ft-clash-order = { $cards }: iš šių kortų gali pastatyti tik { $count }.
web-ft-stairs = Aukcionas
web-ft-build =
    { $count ->
        [one] Statyk: liko { $count } korta
        [few] Statyk: liko { $count } kortos
       *[other] Statyk: liko { $count } kortų
    }
web-ft-build-of = Pastatyk { $count } iš šių { $offered }
web-ft-they-build =
    { $count ->
        [one] { $name } stato: liko { $count } korta
        [few] { $name } stato: liko { $count } kortos
       *[other] { $name } stato: liko { $count } kortų
    }
web-ft-too-much = Per daug kortų: atšauk savo skaičių
web-ft-demolish-first = Pirma nugriauk kortą
web-ft-pick = Pasirink kortą arba nutempk ją ant jos bokšto.
web-ft-hammer = Pasirink kortą. Jei trūksta vietos, pirma plaktuku nugriauk viršutinę vieno bokšto kortą.
web-ft-hammer-only = Pašauktam kortų skaičiui trūksta vietos. Plaktuku nugriauk viršutinę kurio nors bokšto kortą.
web-ft-tap-tower = Paliesk { $tower } bokštą arba dar kartą kortą.
web-ft-rest = Statyti likusias
web-ft-complete = Tavo { $tower } bokštas užbaigtas.
web-ft-tower =
    { $count ->
        [0] { $tower } bokšto dar nėra
        [1] { $tower } bokštas, viena korta: { $values }
        [one] { $tower } bokštas, { $count } korta, nuo viršaus: { $values }
        [few] { $tower } bokštas, { $count } kortos, nuo viršaus: { $values }
       *[other] { $tower } bokštas, { $count } kortų, nuo viršaus: { $values }
    }
web-ft-to-draw = krūvelėje
web-ft-discarded = panaudota
web-ft-this-round = Šis raundas
web-ft-to-come = Dar ateis
web-ft-to-come-key = Įrėminti skaičiai dar gali pasirodyti; taškelis reiškia, kad jų du.
web-ft-main-tower = Pagrindinis bokštas
web-ft-demolished = Nugriauta
web-ft-look-at = { $name }: bokštai visu dydžiu
web-ft-key-digits = šaukti tiek; statant: pasirinkti tą kortą, skaičiuojant iš kairės
web-ft-key-demolish = nugriauti viršutinę to bokšto kortą
web-ft-rounds =
    { $count ->
        [one] { $count } raundas.
        [few] { $count } raundai.
       *[other] { $count } raundų.
    }

## The web client: replays

web-replay-of = Peržiūra: { $game }, { $date }
web-round = { $number } ėjimas
web-round-five-towers = { $number } raundas
web-moment-then = Tada: { $choice }
web-find-show = Parodyti
web-practice = Pratybos: ši partija neskaičiuojama.
web-practice-back = Atgal į peržiūrą
web-puzzle = Uždavinys: { $game }
web-puzzle-short = Uždavinys
web-puzzle-daily = Dienos uždavinys.
web-puzzle-ask = Koks geriausias ėjimas?
web-puzzle-ask-five-towers-bid = Kiek geriausia šaukti?
web-puzzle-ask-five-towers-place = Ką darai pirmiausia?
web-puzzle-ask-carcassonne-place = Kur dėti šią kortelę?
web-puzzle-ask-carcassonne-claim = Figūrėlė? Ir kur?
web-puzzle-right = Teisingai: { $choice }
web-puzzle-wrong = Geriau: { $choice }
web-puzzle-shown = Geriausia: { $choice }
web-puzzle-chances = Tikimybė laimėti
web-puzzle-picked = tavo atsakymas
web-puzzle-rating = Uždavinių reitingas
web-puzzle-standing = Šis uždavinys: { $rating }. Išspręsta iš pirmo karto: { $solved } iš { $tries }.
web-puzzle-counted = Pirmas bandymas skaičiuojamas: reitingas { $change }.
web-puzzle-again = Šį uždavinį jau bandei, todėl bandymas neskaičiuojamas.
web-puzzle-next = Kitas uždavinys
web-puzzle-look = Apžiūrėti padėtį
web-puzzle-share = Dalytis uždaviniu
web-puzzle-retry = Bandyti dar kartą
web-puzzles = Uždaviniai
web-to-puzzles = Uždaviniai: { $game }
web-to-puzzles-about = Rask geriausią ėjimą; pradėk nuo dienos uždavinio
web-error-puzzle-none = Naujų uždavinių nėra. Viskas išspręsta!
web-error-puzzle-unknown = Tokio uždavinio nėra.
web-new-game = Naujas žaidimas: { $game }
web-to-daily = Dienos žaidimas
web-to-daily-about = Visiems tos pačios kortos ir varžovai
web-challenge = Mesti iššūkį
web-compare = Palyginti su visais
web-error-deal-alone = Šio žaidimo botas perimti negali.
web-error-deal-hidden = Šį žaidimą matysi, kai savąjį sužaisi iki galo arba baigsis diena.
web-error-deal-unknown = Tokio žaidimo nėra.
web-moves = Veiksmai
web-pause = Pauzė
web-to-table = Atgal prie stalo

## The web client: the board of Carcassonne

web-cc-place-tile = Padėk kortelę
web-cc-place-piece = Statyti figūrėlę?
web-cc-raise-tower = Pasirink bokštą, kuris aukštės
web-cc-nothing-to-place = Nebėra ko statyti
web-cc-tap-place = Paliesk vietą lentoje arba nutempk kortelę ten.
web-cc-fits =
    { $count ->
        [one] Čia tinka { $count } būdu
        [few] Čia tinka { $count } būdais
        [many] Čia tinka { $count } būdų
       *[other] Čia tinka { $count } būdų
    }
web-cc-fits-not = Taip pasukta netinka.
web-cc-clash-R-F = Kelias susidurtų su lauku.
web-cc-clash-R-C = Kelias susidurtų su miestu.
web-cc-clash-R-V = Kelias susidurtų su upe.
web-cc-clash-F-R = Laukas susidurtų su keliu.
web-cc-clash-F-C = Laukas susidurtų su miestu.
web-cc-clash-F-V = Laukas susidurtų su upe.
web-cc-clash-C-R = Miestas susidurtų su keliu.
web-cc-clash-C-F = Miestas susidurtų su lauku.
web-cc-clash-C-V = Miestas susidurtų su upe.
web-cc-clash-V-R = Upė susidurtų su keliu.
web-cc-clash-V-F = Upė susidurtų su lauku.
web-cc-clash-V-C = Upė susidurtų su miestu.
web-cc-put = Padėti čia
web-cc-put-only = Padėti čia be figūrėlės
web-cc-put-with = Su figūrėle ant jos
web-cc-put-with-figure = Padėti čia su figūrėle: { $what }
web-cc-turn-left = Sukti kairėn
web-cc-turn-right = Sukti dešinėn
web-cc-keys = [R] suka, [←↑↓→] perkelia, [Enter] padeda
web-cc-kind =
    { $kind ->
        [city] Miestas
        [road] Kelias
        [field] Laukas
        [monastery] Vienuolynas
        [garden] Sodas
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Tavo miestas
        [road] Tavo kelias
        [field] Tavo laukas
        [monastery] Tavo vienuolynas
        [garden] Tavo sodas
       *[other] Tavo: { $kind }
    }
web-cc-owned = { $what } ({ $name })
web-cc-nobodys = { $what }, laisvas
web-cc-shared = { $what }, bendras
web-cc-finishes = { $what }: užbaigtas
web-cc-tile-count =
    { $count ->
        [one] { $count } kortelė
        [few] { $count } kortelės
        [many] { $count } kortelių
       *[other] { $count } kortelių
    }
web-cc-shield-count =
    { $count ->
        [one] { $count } herbas
        [few] { $count } herbai
        [many] { $count } herbų
       *[other] { $count } herbų
    }
web-cc-at-once = +{ $points } iškart
web-cc-at-end = { $points } pabaigoje
web-cc-so-far = kol kas { $points }
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, žmogiukas
        [abbot] { $what }, abatas
       *[other] { $what }, { $who }
    }
web-cc-guard = Bokštas
web-cc-raise = Dar vienas aukštas
web-cc-recall = Atsiimti abatą
web-cc-skip = Be figūrėlės
web-cc-pick-piece = Pasirink lentoje arba čia.
web-cc-taken =
    { $kind ->
        [city] { $name } jau yra šiame mieste.
        [road] { $name } jau yra ant šio kelio.
        [field] { $name } jau yra šiame lauke.
        [monastery] { $name } jau yra šiame vienuolyne.
        [garden] { $name } jau yra šiame sode.
       *[other] { $name } jau yra čia.
    }
web-cc-taken-own =
    { $kind ->
        [city] Tu jau esi šiame mieste.
        [road] Tu jau esi ant šio kelio.
        [field] Tu jau esi šiame lauke.
        [monastery] Tu jau esi šiame vienuolyne.
        [garden] Tu jau esi šiame sode.
       *[other] Tu jau esi čia.
    }
web-cc-only-skip = Tavo ėjimas tuoj baigsis pats.
web-cc-guard-replaces = { $name }: sargybinis grįžta namo, +{ $points }.
web-cc-also-scores = { $name } irgi gauna: +{ $points }.
web-cc-done = Baigti
web-cc-done-city = Baigti: į miestą
web-cc-done-road = Baigti: ant kelio
web-cc-done-field = Baigti: į lauką
web-cc-done-monastery = Baigti: į vienuolyną
web-cc-done-garden = Baigti: į sodą
web-cc-done-guard = Baigti: saugoti bokštą
web-cc-done-raise = Baigti: pridėti aukštą
web-cc-done-recall = Baigti: atsiimti abatą
web-cc-done-skip = Baigti: be figūrėlės
web-cc-places-tile = { $name } deda kortelę
web-cc-places-piece = { $name } stato figūrėlę
web-cc-turns-until =
    { $count ->
        [1] Paskui tavo ėjimas
        [one] Iki tavo ėjimo { $count } ėjimas
        [few] Iki tavo ėjimo { $count } ėjimai
        [many] Iki tavo ėjimo { $count } ėjimų
       *[other] Iki tavo ėjimo { $count } ėjimų
    }
web-cc-if-ended = Jei žaidimas baigtųsi dabar
web-cc-supply =
    { $count ->
        [0] žmogiukų nebėra
        [one] liko { $count } žmogiukas
        [few] liko { $count } žmogiukai
        [many] liko { $count } žmogiukų
       *[other] liko { $count } žmogiukų
    }
web-cc-just-now = Ką tik
web-cc-board = Lenta
web-cc-tools = Lentos apžiūra
web-cc-fields = Laukai
web-cc-claims = Kam kas priklauso
web-cc-whole = Visa lenta
web-cc-zoom-in = Artinti
web-cc-zoom-out = Tolinti
web-cc-step-tile = Kortelė
web-cc-step-piece = Figūrėlė
web-cc-step-score = Taškai
web-cc-stock-tiles =
    { $count ->
        [one] kortelė
        [few] kortelės
       *[other] kortelių
    }
web-cc-stock-tower-tiles =
    { $count ->
        [one] bokšto kortelė
        [few] bokštų kortelės
       *[other] bokštų kortelių
    }
web-cc-stock-floors =
    { $count ->
        [one] aukštas
        [few] aukštai
       *[other] aukštų
    }
web-cc-stock-stolen = pavogta
web-cc-looking = Į ką žiūri
web-cc-when-finished = tšk. (užbaigta)
web-cc-points-now = tšk., jei baigtųsi dabar
web-cc-finished-cities =
    { $count ->
        [one] Šalia yra { $count } užbaigtas miestas
        [few] Šalia yra { $count } užbaigti miestai
       *[other] Šalia yra { $count } užbaigtų miestų
    }
web-cc-unfinished-cities =
    { $count ->
        [one] { $count } neužbaigtas miestas: dar 3, kai bus užbaigtas
        [few] { $count } neužbaigti miestai: dar po 3 už kiekvieną užbaigtą
        [many] { $count } neužbaigtų miestų: dar po 3 už kiekvieną užbaigtą
       *[other] { $count } neužbaigtų miestų: dar po 3 už kiekvieną užbaigtą
    }
web-cc-missing =
    { $count ->
        [one] Trūksta { $count } kortelės
        [few] Trūksta { $count } kortelių
       *[other] Trūksta { $count } kortelių
    }
web-cc-closed-worth = užbaigus { $points }
web-cc-who = Figūrėlės
web-cc-most-takes-all = Kas turi daugiausiai, gauna visus taškus. Per lygiąsias juos gauna visi, kas turi po lygiai.
web-cc-before = Ankstesnis
web-cc-next = Kitas
web-cc-floor-count =
    { $count ->
        [one] { $count } aukštas
        [few] { $count } aukštai
        [many] { $count } aukštų
       *[other] { $count } aukštų
    }
web-cc-no-guard = Niekas jo nesaugo.
web-cc-guarded-by = Sargyboje: { $name }
web-cc-still-to-come = Dar ateis
web-cc-come-here = Čia { $count }
web-cc-come-all = Visos { $count }
web-cc-come-fit = Iš likusių kortelių ({ $all }) šiai vietai dar tinka { $count }.
web-cc-come-tile = kortelė { $tile }: { $count }
web-cc-edge = { $edge } { $port }
web-cc-edge-C = miestas
web-cc-edge-R = kelias
web-cc-edge-V = upė
web-cc-edge-none = laukai iš visų pusių
web-cc-say-place = Vieta { $number } iš { $count }, { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## The web client: Carcassonne, told

web-cc-roads = Keliai
web-cc-cities = Miestai
web-cc-monasteries = Vienuolynai, sodai
web-cc-guards = Sargybiniai ir vagys
web-cc-unfinished = Neužbaigta
web-cc-look = Apžiūrėti lentą
web-cc-end-guards = Sargybiniai
web-cc-final = Galutinis skaičiavimas
web-cc-while-playing = Žaidimo metu
web-cc-step-of = { $number } iš { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } taškas ({ $lines })
        [few] { $points } taškai ({ $lines })
       *[other] { $points } taškų ({ $lines })
    }.
web-cc-told-tie =
    Lygiosios. { $names }: po { $points ->
        [one] { $points } tašką ({ $lines })
        [few] { $points } taškus ({ $lines })
       *[other] { $points } taškų ({ $lines })
    }.
web-cc-go-on = Toliau
web-cc-go-on-key = [Tarpo klavišas]: toliau
web-cc-to-result = Žiūrėti rezultatą
web-cc-to-sheets = Žiūrėti taškų lapus
web-cc-final-again = Galutinis skaičiavimas dar kartą
web-cc-decided =
    { $kind ->
        [road] Viską lemia keliai.
        [city] Viską lemia miestai.
        [monastery] Viską lemia vienuolynai ir sodai.
        [field] Viską lemia laukai.
        [guard] Viską lemia sargybiniai.
       *[other] Viską lemia galutinis skaičiavimas.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] Ištraukei vagių kortelę
       *[no] { $name } ištraukė vagių kortelę
    }
web-cc-thief-rise =
    { $count ->
        [0] Joks bokštas neaukštėja
        [one] Aukštėja { $count } bokštas be sargybinio
        [few] Aukštėja { $count } bokštai be sargybinio
       *[other] Aukštėja { $count } bokštų be sargybinio
    }
web-cc-thief-score = Kiekvienas sargybinis pelno { $points }
web-cc-thief-home = Visi sargybiniai grįžta namo
web-cc-thief-place =
    { $you ->
        [yes] Padedi šią kortelę
       *[no] { $name } padeda šią kortelę
    }
web-cc-thief-stolen = Sargybinio nėra: kortelė pavogta
web-cc-thief-tower =
    { $you ->
        [yes] Vietoj jos padedi bokšto kortelę
       *[no] Vietoj jos { $name } padeda bokšto kortelę
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] Vietoj jos trauki kitą kortelę
       *[no] Vietoj jos { $name } traukia kitą kortelę
    }
web-cc-thief-gone = Pavogta
web-cc-thief-instead =
    { $tower ->
        [yes] Bokšto kortelė
       *[no] Kita kortelė
    }
web-cc-thief-towers-left =
    { $count ->
        [0] Bokštų kortelių nebėra
        [one] Liko { $count } bokšto kortelė
        [few] Liko { $count } bokštų kortelės
       *[other] Liko { $count } bokštų kortelių
    }
web-cc-thief-told =
    { $stolen ->
        [0] Vagys! Kiekvienas sargybinis pelno { $number }.
       *[other] Vagys! Kiekvienas sargybinis pelno { $number } ir dar { $stolen } už pavogtą kortelę.
    }
web-cc-moved-on = Žaidimas tuo metu pajudėjo toliau.
web-cc-stolen-told = Vagys! Nė vienas bokštas neturi sargybinio, todėl jie pasiima kortelę.
web-cc-stolen-tile = Pavogta kortelė: { $number }
web-cc-stolen-about = Skaičiuojama kiekvienam sargybiniui, paskui iškrenta iš žaidimo
web-turns = Ėjimai
web-cc-row =
    { $did ->
        [city] mieste
        [road] ant kelio
        [field] lauke
        [monastery] vienuolyne
        [garden] sode
        [guarded] ant bokšto
        [recalled] atsiimtas abatas
       *[other] be figūrėlės
    }

## The web client: score sheet

web-score = Taškų lapas
web-score-new = Naujas taškų lapas
web-score-all = Visi taškų lapai
web-score-kept = Taškų lapai šiame įrenginyje
web-score-remove = Ištrinti
web-score-remove-question = Ištrinti šį taškų lapą visam laikui?
web-score-remove-sure = Taip, ištrinti
web-score-broken = Šioje nuorodoje nėra taškų lapo. Galbūt trūksta jos dalies.
web-score-unknown = Šio taškų lapo šiame įrenginyje nėra.
web-score-not-kept = Ši naršyklė negali išsaugoti lapo. Kol dar esi puslapyje, pasidalyk juo kaip nuoroda.
web-score-same-name = Du žaidėjai negali turėti to paties vardo.
web-score-colour = { $name }, spalva: { $colour }
web-score-colour-of = { $name }: pasirink spalvą
web-colour =
    { $seat ->
        [1] raudona
        [2] mėlyna
        [3] geltona
        [4] turkio
       *[5] juoda
    }
web-score-add-player = Pridėti žaidėją
web-score-in-play = Kokie papildymai žaidime?
web-score-begin = Pradėti lapą
web-score-less = { $what }: vienu mažiau
web-score-more = { $what }: vienu daugiau
web-score-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
web-score-each =
    { $points ->
        [one] po { $points } tašką
        [few] po { $points } taškus
       *[other] po { $points } taškų
    }
web-score-top = Viršūnė: { $tower } bokštas
web-score-main-about = Kiekviena pagrindinio (aukščiausio) bokšto korta verta dar 1 taško.
web-score-who = Kas gauna taškų? Per lygiąsias pasirink kelis.
web-score-what = Už ką taškai
web-score-guards-of = Kiek sargybinių turi kiekvienas žaidėjas?
web-score-kind =
    { $kind ->
        [thieves] Vagys
        [guard] Pakeistas sargybinis
        [abbot] Atsiimtas abatas
       *[other] Kita
    }
web-score-thieves =
    { $stolen ->
        [0] Vagys { $number }
       *[other] Vagys { $number } ir pavogta kortelė { $stolen }
    }
web-score-tiles = Kortelės
web-score-shields = Herbai
web-score-around = Jo kortelė ir aplinkinės
web-score-thief-number = Vagių kortelė
web-score-thief-number-about = skaičius ant jos
web-score-stolen = Pavogta kortelė
web-score-stolen-about = skaičius ant jos (0, jei jos nėra)
web-score-guards = sargybiniai ant bokštų
web-score-other = Taškai
web-score-other-about = klaidai taisyti – neigiamas skaičius
web-score-give = Įrašyti { $points }: { $names }
web-score-give-whom = Kas gauna taškų?
web-score-undone = Atšaukta: { $what }
web-score-history = { $name }, { $points }: už ką
web-score-no-history = Taškų dar nėra.
web-score-step =
    { $kind ->
        [road] Keliai
        [city] Miestai
        [monastery] Vienuolynai
        [field] Laukai
       *[other] Sargybiniai
    }
web-score-step-about =
    { $kind ->
        [road] 1 taškas už kiekvieną neužbaigto kelio kortelę.
        [city] 1 taškas už kiekvieną neužbaigto miesto kortelę ir kiekvieną herbą.
        [monastery] Neužbaigti vienuolynai ir sodai: 1 taškas už pačią kortelę ir po 1 už kiekvieną aplink ją.
        [field] 3 taškai už kiekvieną užbaigtą miestą, kuris liečia tavo lauką.
       *[other] 5 taškai už kiekvieną tavo sargybinį ant bokšto. Jei šalia taškų lentos guli pavogta kortelė, kiekvienas sargybinis pelno ir jos skaičių.
    }
web-score-count =
    { $kind ->
        [road] Neužbaigtų kelių kortelės
        [city] Neužbaigtų miestų kortelės
        [shields] herbai juose
        [monastery] Kortelės su aplinkinėmis
        [field] Užbaigti miestai prie laukų
       *[other] Sargybiniai ant bokštų
    }
web-score-leads =
    { $count ->
        [1] Pirmauja { $names }: { $points }
       *[other] Pirmauja { $names }: po { $points }
    }
web-score-back = Atgal
web-score-next = Toliau: { $what }
web-score-share = Dalytis lapu
web-score-text = Kopijuoti kaip tekstą
web-score-link = Dalytis kaip nuoroda
web-score-no-picture = Čia nepavyko sukurti paveikslėlio. Išbandyk tekstą arba nuorodą.
web-score-again = Naujas lapas, tie patys žaidėjai

## The web client: you

web-me = Tavo profilis
web-your-name-here = Tavo vardas
web-recovery-have = Turiu atkūrimo kodą
web-identities = Kiti tavo profiliai šioje naršyklėje
web-identities-about = Gali grįžti prie ankstesnio savo profilio.
web-become-code = Tavo atkūrimo kodas
web-become-look = Tęsti
web-become-known = Čia žaidi kaip { $here }. Persijungti į profilį { $name }?
web-become-stranger = Tęsti čia kaip { $name }?
web-become-warning = Tik jei { $name } esi tu. Jei šią nuorodą tau atsiuntė kas nors kitas, tas žmogus matys, ką čia darai, ir galės tai daryti už tave.
web-become-kept = Savo profilyje bet kada gali vėl pasirinkti: { $here }.
web-become-yes = Žaisti kaip { $name }
web-become-stay = Likti kaip { $here }
web-become-not-me = Tai ne aš

## The arena

command-arena = Rengti botų varžybas, kol paaiškės, kuris stipresnis.
example-arena =
    Pavyzdžiai:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Kiekvienas dalijimas žaidžiamas su kiekvienu botu kiekvienoje vietoje. Ta pati komanda tęsia nuo ten, kur sustota.
argument-arena-bots = du ar daugiau botų: integruoto boto vardas, modulis:Klasė arba programa, mokanti teisėjo protokolą; "@50ms" gale riboja sprendimo laiką
argument-arena-games = kiek partijų sužaidžia kiekviena pora (numatyta: 400)
argument-jobs = kiek procesų žaidžia vienu metu (numatyta: 1); rezultatas tas pats
argument-cluster = žaisti „Ray“ telkinyje: jo adresas, pvz., 10.0.0.1:6379, „auto“ – šio kompiuterio telkinys, „local“ – naujas čia; rezultatas tas pats
jobs-number = Procesų gali būti nuo 1 iki { $most }.
jobs-or-cluster = Pasirink tik vieną iš --jobs, --threads ir --cluster.
argument-arena-until = baigti poros partijas anksčiau, kai aišku, kuris stipresnis, jei skirtumas ne mažesnis nei tiek procentų pergalių
argument-arena-limit = po kiek sekundžių neatsakantis botas pralaimi partiją (numatyta: 60)
argument-arena-records = saugoti partijas šiame faile ir tęsti iš jo (numatyta: failas šiame aplanke, pavadintas pagal turnyrą)
argument-arena-json = išvesti rezultatą kaip JSON
argument-arena-markdown = įrašyti rezultatą Markdown lentelėmis į šį failą
argument-arena-svg = nupiešti rezultatą šiame faile
arena-records = Partijos saugomos faile { $file }; jau sužaista: { $games }.
arena-interrupted = Sustabdyta. Niekas nedingo: ta pati komanda tęs toliau.
arena-bots = Arenai reikia bent dviejų skirtingų botų.
arena-numbers = Partijų, sekundžių ir procentų turi būti bent 1, procesų – nuo 1 iki { $most }.
arena-other-records = Faile { $file } yra kitas turnyras; pasirink kitą failą su --records.
arena-bot = Botas
arena-rating = Reitingas
arena-wins = Pergalės, %
arena-time = ms/ėjimas
arena-games = Partijos
arena-forfeits = Techniniai pralaimėjimai
arena-host = Kompiuteris
arena-processor = Procesorius
arena-residual = Nuokrypis ± st. pakl., %
arena-residual-large = Šių kompiuterių rezultatai skiriasi nuo visų kitų daugiau kaip trimis standartinėmis paklaidomis: { $hosts }
arena-pair = Pora
arena-margin = Persvara
arena-estimate = { $mean } [{ $low }; { $high }]
arena-progress = { $games } iš { $total } partijų; teisinga dalis – { $fair } pergalių.
arena-decided = Baigta anksčiau, nes atsakymas aiškus: { $pairs }
arena-forfeited = { $bot } pralaimi techniškai: { $reason }
argument-bots-referee = leisti žaisti šiems botams, pagal vietą: 1=heuristic,2=greedy
bots-by-seat = „{ $text }“ nenurodo boto vietai: rašyk SEAT=NAME, kiekvieną vietą nuo 0 iki { $last } ne daugiau kaip kartą.
bot-failed = Botui „{ $bot }“ vietoje { $seat } nepavyko žaisti: { $reason }

## Data sets

command-dataset = Įrašyti partijas į Parquet failus tyrimams arba patikrinti tokius failus.
example-dataset =
    Pavyzdžiai:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    Kaip gauti duomenys, aprašyta faile README.md.
argument-dataset-games = simuliuotų partijų skaičius (numatyta 1000)
argument-dataset-records = imti partijas iš šio įrašų failo, o nurodžius "-" – iš standartinės įvesties; galima kartoti
argument-dataset-server = imti baigtas serverio partijas: duomenų failas arba PostgreSQL duomenų bazės adresas
argument-dataset-out = aplankas failams: naujas, tuščias arba su to paties duomenų rinkinio dalimi, kuri tada tęsiama
argument-dataset-no-positions = praleisti padėtis, taip greičiau
argument-dataset-observations = pridėti kompiliuotų dvynių stebėjimus ir kaukes
argument-dataset-value = leisti šiam botui įvertinti padėtį prieš kiekvieną sprendimą
argument-dataset-samples = kiek kartų sužaidžiama toliau vienam įvertinimui (numatyta 50)
argument-dataset-name = duomenų rinkinio pavadinimas jo apraše
argument-dataset-edition = duomenų rinkinio versija jo apraše (numatyta 1.0.0)
argument-dataset-licence = licencija apraše, pavyzdžiui, CC-BY-4.0 (numatyta CC0-1.0 simuliuotoms partijoms, kitaip nenurodoma)
argument-dataset-check = patikrinti šį duomenų rinkinį: kontrolines sumas, stulpelius ir kelias partijas pagal taisykles
argument-dataset-replay = kiek partijų pakartoti pagal taisykles (numatyta 20)
dataset-which = Nurodyk žaidimą, --records arba --server kartu su --out, arba vien --check.
dataset-numbers = Partijų ir kartojimų turi būti bent 1.
dataset-not-installed = Duomenų rinkiniams reikia dar vieno paketo: pip install 'rookery[data]'
dataset-interrupted = Sustabdyta. Baigti failai yra ištisi, ta pati komanda tęs toliau.
dataset-interrupted-once = Sustabdyta. Baigti failai yra ištisi, bet standartinės įvesties antrą kartą perskaityti negalima; pradėk iš naujo kitame aplanke.
dataset-done = Duomenų rinkinys yra aplanke { $folder }. Partijų: { $games }, eilučių: { $rows }, failų: { $files }.
dataset-left-out = Praleista nebaigtų partijų: { $games }
dataset-good = Duomenų rinkinys tvarkingas. Failų: { $files }, partijų: { $games }, eilučių: { $rows }; pakartota pagal taisykles: { $replayed }.

## Studies

command-study = Ištirti stiprių botų žaidimą: kas turi pranašumą ir ko vertos žaidimo dalys.
example-study =
    Pavyzdžiai:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = kiek dalijimų žaidžiama kiekvienam klausimui (numatyta: 400)
argument-study-seed = skaičius; ta pati sėkla duoda tas pačias partijas (numatyta: 1)
argument-study-markdown = išvesti rezultatą kaip Markdown lentelę
study-none = { $game }: tyrimo nėra.
study-numbers = Bent 2 dalijimai ir nuo 1 iki { $most } procesų.
study-interrupted = Sustabdyta. Iki šiol gauti atsakymai yra aukščiau.
study-progress = Sužaista partijų: { $games } iš { $total }
study-question = Klausimas
study-seats = Vietos
study-expansions = Papildymai
study-points = Vertė taškais
study-opening = Pradėti partiją
study-first-seat = Pradėti partiją
study-demolition = Griauti (pergalės be to)
study-eight = Dėti didesnes kortas ant 8 (pergalės be to)
study-nine = Dėti 9 ant mažesnių kortų (pergalės be to)
study-fields = Užimti laukus (pergalės be to)
study-abbot = Naudoti abatą (pergalės be jo)
study-guards = Statyti sargybinius (pergalės be jų)
study-river = Žaisti su „Upe“ (visiems daugiau)
study-abbot-added = Žaisti su „Abatu“ (visiems daugiau)
study-towers-added = Žaisti su „Bokštais ir vagimis“ (visiems daugiau)
study-guard =
    Sargybinis, kai { $thieves ->
        [0] vagių nebeliko
        [one] liko { $thieves } vagis
        [7] liko septyni ar daugiau vagių
        [few] liko { $thieves } vagys
        [many] liko { $thieves } vagies
       *[other] liko { $thieves } vagių
    }

## Training

command-train = Mokyti neuroninius tinklus žaisti: jie žaidžia patys su savimi.
example-train =
    Pavyzdys:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    Galima bet kada sustabdyti; ta pati komanda tęs toliau.
argument-train-seats = kiek žaidžia (numatyta: 2); kiekvienam vietų skaičiui yra savas tinklas
argument-train-games = iš kiek partijų mokytis (numatyta: 300000, „Carcassonne“ atveju 20000)
argument-train-seed = skaičius; ta pati sėkla duoda tą patį tinklą (numatyta: 1)
argument-train-hidden = „5 bokštų“ tinklo dviejų paslėptųjų sluoksnių pločiai, 4 kartotiniai iki 128 (numatyta: 64,32)
argument-train-threads = kiek gijų žaidžia vienu metu (numatyta: 1); rezultatas tas pats
argument-train-out = failas svoriams (numatyta: žaidimas ir žaidėjų skaičius, pavyzdžiui, five-towers-2.bin)
argument-train-method = metodo parametras; jį paaiškina docs/strength-trials.md
train-none = Žaidimui { $game } mokomo tinklo nėra.
train-numbers = Kuris nors skaičius netinka: nuo 2 iki 5 vietų, nuo 1 iki 64 gijų, „5 bokštų“ atveju paketas, kurio dydis dalijasi iš 8, ir sluoksniai kaip pagalboje.
train-other-run = Faile { $file } yra kitas mokymas; su --out nurodyk kitą failą arba šį pašalink.
train-resumed =
    { $games ->
        [one] Faile { $file } jau yra { $games } partija
        [few] Faile { $file } jau yra { $games } partijos
       *[other] Faile { $file } jau yra { $games } partijų
    }; mokymas tęsiamas nuo ten.
train-progress = { $games } iš { $total } partijų, { $speed } per sekundę; nuostolis { $loss }; pergalės procentais (po lygiai: { $fair }): prieš „vieną ėjimą į priekį“ { $oneply }, prieš „plokščią Monte Carlo“ { $flat }
train-progress-greedy = { $games } iš { $total } partijų, { $speed } per sekundę; nuostolis { $loss }; pergalės procentais (po lygiai: { $fair }): prieš greedy { $greedy }
train-done = Svoriai yra faile { $file }.
train-interrupted = Sustabdyta. Niekas nedingo: ta pati komanda tęs toliau.

## Why a record or a setup cannot be used

reason-line = eilutė { $line }: { $reason }
reason-action = veiksmas { $number }: { $reason }
reason-not-allowed = „{ $action }“ čia neleidžiama pagal taisyklę { $rule }
reason-not-an-action = „{ $text }“ nėra veiksmas ({ $known })
reason-seats = { $game }: žaidėjų gali būti nuo { $fewest } iki { $most }, o ne { $seats }
reason-opener = pradėti gali vieta nuo 0 iki { $last }, o ne { $seat }
reason-no-option = { $game } neturi parinkties „{ $name }“ (žinomos: { $known })
reason-option-value = parinktis „{ $name }“ gali būti: { $known }; o ne „{ $value }“
reason-no-expansion = { $game } neturi papildymo „{ $name }“ (žinomi: { $known })
reason-expansion-twice = papildymas nurodytas du kartus
reason-no-bot = { $game } neturi boto „{ $name }“ (žinomi: { $known })
reason-dataset-not-ours = { $file } nėra ištisas duomenų rinkinio failas
reason-dataset-schema-version = { $file } yra { $found } schemos versijos, o ši laida skaito { $known } versiją
reason-dataset-schema = failo { $file } stulpeliai ne tokie kaip schemos
reason-dataset-order = faile { $file } partijos { $game } veiksmas { $ply } yra ne savo vietoje
reason-dataset-card = apraše nėra žinių apie failus
reason-dataset-no-card = aplanke { $folder } nėra { $file }, taigi duomenų rinkinys nepilnas
reason-dataset-files = aprašas ir aplankas nesutampa dėl { $file }
reason-dataset-terms = { $file } nepriklauso šiam duomenų rinkiniui
reason-dataset-checksum = { $file } nėra apraše nurodytas failas: kontrolinė suma kitokia
reason-dataset-statistics = aprašo statistika neatitinka failų
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = partija { $number }: { $reason }
reason-dataset-wrong-value = partijos { $number } veiksmo { $ply } reikšmė stulpelyje { $column } neteisinga
reason-dataset-no-advisor = botas „{ $name }“ nevertina padėčių (žinomi: { $known })
reason-dataset-not-empty = aplankas { $folder } nėra tuščias
reason-dataset-other = aplanke { $folder } yra kitas duomenų rinkinys arba jo dalis
reason-dataset-no-games = nėra baigtos partijos, kurią būtų galima įrašyti
reason-cut-off = įrašas nutrūkęs: nėra paskutinės eilutės "end"
reason-after-end = po paskutinės eilutės dar kažkas yra
reason-record-from-position = įrašas prasideda ne nuo partijos pradžios
reason-record-unfinished = šio įrašo partija nebaigta
reason-records-several = faile yra keli įrašai; atidaryti galima tik failą su vienu įrašu
reason-tag-twice = žyma „{ $name }“ kartojasi
reason-tag-missing = trūksta žymos „{ $name }“
reason-key-missing = trūksta rakto „{ $name }“
reason-not-json = tai ne JSON įrašas
reason-scores-early = įraše nurodytas galutinis rezultatas, bet žaidimas nebaigtas
reason-scores-wrong = įraše nurodyti taškai { $stated }, o turi būti { $found }
reason-no-shuffle = įraše nėra žymos „{ $name }“, todėl traukimų patikrinti negalima
reason-shuffle-tags = maišymo žymų perskaityti nepavyko
reason-other-secret = tai ne ta paslaptis, kurios atspaudas paskelbtas prieš žaidimą
reason-other-opener = pradedantis žaidėjas negaunamas iš paslapties
reason-other-draw = veiksmas { $number } yra „{ $action }“, o iš paslapties gaunama „{ $expected }“
reason-no-game = žaidimo „{ $game }“ nėra (žinomi: { $known })
reason-other-game = šie nustatymai skirti kitam žaidimui: { $given }, o ne { $game }
reason-no-entrant = „{ $name }“ nėra botas: nei vienas iš { $known }, nei modulis:Klasė, nei programa
reason-no-time = „{ $name }“ neturėtų laiko nė vienam ėjimui
reason-no-budget = „{ $name }“ laiko apriboti negalima: trūksta metodo "with_budget(seconds)"
reason-no-module = modulio „{ $module }“ botui „{ $name }“ nėra nei šiame aplanke, nei tarp įdiegtųjų
reason-no-class = modulyje „{ $module }“ nėra klasės „{ $name }“
reason-not-made = boto „{ $name }“ nepavyksta sukurti: { $text }
reason-no-choose = „{ $name }“ nėra botas: trūksta metodo "choose(view, rng)"
reason-abstract = klasė „{ $name }“ yra abstrakti: joje neapibrėžta { $known }
reason-needs-arguments = boto „{ $name }“ nepavyksta sukurti be argumentų: nurodyk { $known } numatytąją reikšmę
reason-async-choose = „{ $name }“ metodas "choose" yra asinchroninis: rašyk "def choose", o ne "async def choose"
reason-choose-arguments = „{ $name }“ metodas "choose" turi priimti vaizdą ir atsitiktinių skaičių generatorių: "def choose(self, view, rng)"
reason-perhaps = { $reason }; galbūt turi omenyje: { $known }
reason-first-words = { $reason }; programa parašė: { $text }
reason-ended = programa „{ $name }“ baigė darbą
reason-no-answer = per { $seconds } s neatsakyta
reason-process-ended = botas užbaigė savo procesą ({ $how })
reason-workers-ended = su ta pačia užduotimi iš eilės baigėsi { $count } procesai
reason-mixed-builds = skirtingų kompiliacijų rezultatų maišyti negalima: čia { $here }, bet { $others }; visur įdiek tą patį paketą
reason-other-bots = kompiuteryje { $host } boto failo nėra arba jo turinys kitas
reason-cluster-missing = telkiniui reikia „Ray“: pip install 'rookery[cluster]'
reason-cluster-unreachable = adresu „{ $address }“ neatsako joks „Ray“ telkinys
reason-cluster-refused = telkinio „{ $address }“ naudoti nepavyksta: { $text }
reason-cluster-empty = telkinys „{ $address }“ neturi procesorių
reason-cluster-silent = per { $seconds } s nepasileido joks procesas: { $hosts }
reason-cluster-no-package = „Python“ neranda „Rookery“: { $hosts }; įdiek ten tą patį paketą
reason-wrote-too-much = programa „{ $name }“ iš karto parašė per daug
reason-not-started = „{ $name }“ paleisti nepavyko: { $errno }
reason-no-command = „{ $name }“ paleisti nepavyko
reason-crashed = botas sustojo dėl klaidos: { $text }
reason-at = { $error } ({ $file }, { $number } eilutė, { $function })
reason-chose-illegal = botas pasirinko „{ $action }“: { $reason }; čia leidžiama: { $known }
reason-returned = { $method } grąžino { $value }; turi grąžinti vieno iš "view.choices" veiksmų tekstą
reason-returned-choice = { $method } grąžino Choice objektą; turi grąžinti jo tekstą { $example }
reason-returned-coroutine = metodas { $method } yra asinchroninis: rašyk "def", o ne "async def"
reason-not-chance = dabar nėra ko traukti
reason-take-back = atšaukti galima tik paskutinį savo veiksmą, kol dar netraukta ir nežaidė kitas
reason-stands-alone = po „{ $action }“ nieko daugiau būti negali
reason-place-needs = "place" reikia langelio ir posūkio, pavyzdžiui: { $example }
reason-recall-needs = "recall" reikia langelio, kuriame stovi abatas, pavyzdžiui: { $example }
reason-tower-needs = „{ $action }“ reikia bokšto langelio, pavyzdžiui: { $example }
reason-no-room-for-tag = žymos „{ $name }“ arba jos reikšmės įrašyti negalima
reason-no-room-for-action = veiksmo „{ $text }“ įrašyti negalima
reason-key-twice = raktas kartojasi
reason-key-unknown = rakto „{ $text }“ nėra
reason-not-object = JSON įrašas turi būti vienas objektas
reason-record-long = įrašas per ilgas; daugiausiai ženklų: { $most }
reason-not-finished-once = partija turi būti arba baigta, arba techniškai pralaimėta
reason-not-a-time = „{ $text }“ nėra laikas
reason-position-begins = padėtis prasideda vienu iš žodžių: { $known }; o ne „{ $text }“
reason-position-word = šio žaidimo padėtyje „{ $text }“ būti negali
reason-position-twice = padėtyje „{ $name }“ kartojasi
reason-position-needs = padėtyje trūksta „{ $name }“
reason-number-from-to = „{ $text }“ nėra skaičius nuo { $low } iki { $high }
reason-number = „{ $text }“ nėra skaičius
reason-too-many-of = padėtyje { $name } pasitaiko dažniau nei žaidime
reason-step-empty = šios padėties žingsnyje „{ $name }“ nėra ką veikti
reason-cards-missing = padėtis nenurodo, kur yra visos kortos
reason-tower-twice = { $tower } bokštas nurodytas du kartus
reason-tower-order = { $tower } bokšte { $value } negali būti ant { $below }
reason-demolish-yes = „{ $text }“ netinka: rašyk demolish=yes arba praleisk
reason-calls = "calls" turi būti po vieną kiekvienam žaidėjui ({ $seats }), atskirti kableliais: skaičius, "pass" arba "-"
reason-calls-clockwise = šaukiama pagal laikrodžio rodyklę, pradedant pirmuoju žaidėju
reason-calls-rise = pradedantis žaidėjas šaukia skaičių, o kiekvienas kitas skaičius yra didesnis
reason-call-high = negalima šaukti daugiau kortų, nei yra kortų eilėje
reason-call-early = niekas nešaukia, kol kortų eilė nepilna
reason-call-late = žaidimui pasibaigus niekas nebešaukia
reason-call-unbuildable = pašaukta daugiau kortų, nei galima pastatyti
reason-display-long = kortų eilėje yra daugiau nei penkios kortos
reason-reveal-full = korta atverčiama tik tada, kai eilėje mažiau nei penkios
reason-auction-display = aukcionui reikia penkių kortų eilėje arba visų likusių
reason-auction-over = aukcionas jau baigtas
reason-auction-running = aukcionas dar nebaigtas
reason-nothing-bid = dėl kortų, kurias reikia padėti, niekas nešaukė
reason-building-display = trūksta kortų, kurios buvo kortų eilėje
reason-demolish-first = nugriauti galima tik prieš dedant pirmąją kortą
reason-cards-left = žaidimas nesibaigia, kol yra kortų
reason-place-in-building = kortos dedamos tik statant
reason-place-unbuildable = kortų, kurias reikia padėti, pastatyti negalima
reason-not-a-type = „{ $text }“ nėra bokšto tipas ({ $known })
reason-not-a-card = „{ $text }“ nėra korta; korta rašoma taip: { $example }, vertė nuo 0 iki 15
reason-not-on-empty-cell = „{ $text }“ nėra kortelė tuščiame langelyje
reason-first-tile = langelyje 0,0 turi būti kortelė
reason-edges = kortelės { $tile } ties { $at } kraštai nedera su kaimyninėmis
reason-tile-alone = kortelė ties { $at } nesiliečia su jokia kita
reason-not-on-piece = „{ $text }“ nėra figūrėlė objekte ant lentos
reason-figure-place = „{ $name }“ negali stovėti ant „{ $place }“
reason-two-figures = ant { $name } ties { $at } stovi dvi figūrėlės
reason-too-many-figures = vieta { $seat } ant lentos turi daugiau figūrėlių, nei jų yra
reason-not-scoring = už „{ $text }“ taškų neduodama
reason-drawn-when = ištraukta kortelė būna tik tarp traukimo ir padėjimo
reason-placed-when = šio ėjimo kortelė nurodoma tik statant žmogiuką
reason-pile-empty = krūvelė, iš kurios traukiama, tuščia arba nežinoma
reason-pile-order = iš krūvelių traukiama paeiliui
reason-pile-other = šio ėjimo kortelė ne iš dabartinės krūvelės
reason-pile-unnamed = "pile" turi nurodyti krūvelę
reason-complete-scored = už užbaigtus objektus taškai jau skirti, todėl ten niekas stovėti negali
reason-tiles-left = žaidimas nesibaigia, kol yra kortelių
reason-not-of-towers = „{ $text }“ bokštams netinka
reason-floors-sum = aukštų atsargose ir bokštuose iš viso turi būti { $floors }
reason-floors-tower = bokštas turi nuo 0 iki { $most } aukštų ir nurodomas vieną kartą
reason-tower-bases = ant kiekvieno bokšto pamato turi stovėti vienas bokštas ir niekur kitur
reason-guard-floor = sargybiniui reikia aukšto, ant kurio stovėtų
reason-stolen-out = pavogta kortelė turi būti nebe žaidime
reason-rising-when = bokštai renkami tik tada, kai ištraukta vagių kortelė ir trūksta aukštų
reason-rising-guarded = aukštą gaunantis bokštas neturi sargybinio, o aukštų jame mažiau nei { $most }
reason-not-a-cell = „{ $text }“ nėra langelis; langelis rašomas taip: { $example }
reason-not-a-tile = „{ $text }“ nėra šio žaidimo kortelė
reason-not-a-piece = „{ $text }“ nėra objektas; objektai rašomi taip: { $example }
reason-not-a-figure = figūrėlės „{ $text }“ šiame žaidime nėra
reason-wrong-value =
    { $kind ->
        [a-text] „{ $name }“ turi būti tekstas
        [a-number] „{ $name }“ turi būti skaičius
        [a-list-of-texts] „{ $name }“ turi būti tekstų sąrašas
        [a-list-of-numbers-or-null] „{ $name }“ turi būti skaičių sąrašas arba null
        [an-object-of-texts] „{ $name }“ turi būti objektas su tekstais
       *[other] „{ $name }“ reikšmė netinkama
    }
reason-wrong-part =
    { $kind ->
        [a-tile] „{ $text }“ nėra kortelė
        [a-figure] „{ $text }“ nėra figūrėlė
        [points] „{ $text }“ nėra taškai
       *[other] „{ $text }“ perskaityti nepavyko
    }
reason-other = perskaityti nepavyko („{ $reason }“)

## What the system reports

system-not-found = tokio failo ar aplanko nėra
system-denied = prieiga neleidžiama
system-is-folder = tai aplankas, o ne failas
system-no-folder = dalis kelio nėra aplankas
system-exists = jau yra
system-disk-full = diske nebėra vietos
system-long-name = pavadinimas per ilgas
system-many-files = atidaryta per daug failų
system-no-program = tai ne programa, kurią čia galima paleisti
system-in-use = tai naudoja kita programa
system-other = sistemos klaida { $code }

## Patarimai ir analizė

hint-ahead = { $choice } ({ $action }): { $chance } tikimybė laimėti, vidutiniškai pirmauji { $points } tšk. (± { $spread }).
hint-behind = { $choice } ({ $action }): { $chance } tikimybė laimėti, vidutiniškai atsilieki { $points } tšk. (± { $spread }).
advice-alike = Skirtumo beveik nėra.
advice-later = Tai atsipirks vėlesniuose raunduose.
advice-not-later = Tai mažiau atsipirks vėlesniuose raunduose.
advice-cards =
    { $you ->
        [yes] Pastatysi
       *[no] { $name } pastatys
    } { $count ->
        [one] { $count } korta daugiau.
        [few] { $count } kortomis daugiau.
       *[other] { $count } kortų daugiau.
    }
advice-not-cards =
    { $you ->
        [yes] Pastatysi
       *[no] { $name } pastatys
    } { $count ->
        [one] { $count } korta mažiau.
        [few] { $count } kortomis mažiau.
       *[other] { $count } kortų mažiau.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [1] Tavo { $tower } bokštas gauna viršūnę.
            [one] Tavo { $tower } bokštas gauna viršūnę, todėl { $cards } jo korta skaičiuojama dvigubai.
            [few] Tavo { $tower } bokštas gauna viršūnę, todėl { $cards } jo kortos skaičiuojamos dvigubai.
           *[other] Tavo { $tower } bokštas gauna viršūnę, todėl { $cards } jo kortų skaičiuojama dvigubai.
        }
       *[no] { $cards ->
            [1] { $name }: { $tower } bokštas gauna viršūnę.
            [one] { $name }: { $tower } bokštas gauna viršūnę, todėl { $cards } jo korta skaičiuojama dvigubai.
            [few] { $name }: { $tower } bokštas gauna viršūnę, todėl { $cards } jo kortos skaičiuojamos dvigubai.
           *[other] { $name }: { $tower } bokštas gauna viršūnę, todėl { $cards } jo kortų skaičiuojama dvigubai.
        }
    }
advice-not-top =
    { $you ->
        [yes] Tavo
       *[no] { $name }:
    } { $tower } bokštas lieka be viršūnės.
advice-room =
    { $count ->
        [1] Lieka vietos kortai, kuri dar ateis: { $tower } { $value }.
        [one] Lieka vietos { $count } kortai, kuri dar ateis ({ $tower }, iki { $value }).
        [few] Lieka vietos { $count } kortoms, kurios dar ateis ({ $tower }, iki { $value }).
       *[other] Lieka vietos { $count } kortų, kurios dar ateis ({ $tower }, iki { $value }).
    }
advice-not-room =
    { $count ->
        [1] Nelieka vietos kortai, kuri dar ateis: { $tower } { $value }.
        [one] Nelieka vietos { $count } kortai, kuri dar ateis ({ $tower }).
        [few] Nelieka vietos { $count } kortoms, kurios dar ateis ({ $tower }).
       *[other] Nelieka vietos { $count } kortų, kurios dar ateis ({ $tower }).
    }
advice-rival =
    { $rival-is-you ->
        [yes] Pastatysi
       *[no] { $rival } pastatys
    } { $count ->
        [one] { $count } korta mažiau.
        [few] { $count } kortomis mažiau.
       *[other] { $count } kortų mažiau.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] Pastatysi
       *[no] { $rival } pastatys
    } { $count ->
        [one] { $count } korta daugiau.
        [few] { $count } kortomis daugiau.
       *[other] { $count } kortų daugiau.
    }
advice-demolition =
    { $count ->
        [one] Taip sutaupomas { $count } taškas už nugriautas kortas.
        [few] Taip sutaupomi { $count } taškai už nugriautas kortas.
       *[other] Taip sutaupoma { $count } taškų už nugriautas kortas.
    }
advice-not-demolition =
    { $count ->
        [one] Griovimas kainuoja { $count } tašku daugiau.
        [few] Griovimas kainuoja { $count } taškais daugiau.
       *[other] Griovimas kainuoja { $count } taškų daugiau.
    }
advice-in-kind =
    { $kind ->
        [city] mieste
        [road] ant kelio
        [field] lauke
        [monastery] vienuolyne
       *[garden] sode
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Tavo miestas
            [road] Tavo kelias
            [field] Tavo laukas
            [monastery] Tavo vienuolynas
           *[garden] Tavo sodas
        }
       *[no] { $kind ->
            [city] Miestas ({ $name })
            [road] Kelias ({ $name })
            [field] Laukas ({ $name })
            [monastery] Vienuolynas ({ $name })
           *[garden] Sodas ({ $name })
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Tavo miestas
            [road] Tavo kelias
            [field] Tavo laukas
            [monastery] Tavo vienuolynas
           *[garden] Tavo sodas
        }
       *[no] { $kind ->
            [city] Miestas ({ $rival })
            [road] Kelias ({ $rival })
            [field] Laukas ({ $rival })
            [monastery] Vienuolynas ({ $rival })
           *[garden] Sodas ({ $rival })
        }
    }
advice-points =
    { $you ->
        [yes] Iškart gauni
       *[no] { $name } iškart gauna
    } daugiau: +{ $count }.
advice-not-points =
    { $you ->
        [yes] Iškart gauni
       *[no] { $name } iškart gauna
    } mažiau: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] Iškart gauni
       *[no] { $rival } iškart gauna
    } mažiau: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] Iškart gauni
       *[no] { $rival } iškart gauna
    } daugiau: +{ $count }.
advice-claim =
    { $outlook ->
        [good] Figūrėlė { advice-in-kind } vertesnė nei rankoje: apie +{ $count }. Objektas tikriausiai bus užbaigtas (užbaigiančių kortelių: { $tiles }).
       *[other] Figūrėlė { advice-in-kind } vertesnė nei rankoje: apie +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] Figūrėlė { advice-in-kind } žada daugiau: apie +{ $count }. Objektas tikriausiai bus užbaigtas (užbaigiančių kortelių: { $tiles }).
       *[other] Figūrėlė { advice-in-kind } žada daugiau: apie +{ $count }.
    }
advice-not-claim = Figūrėlė { advice-in-kind } būtų vertesnė nei rankoje: apie +{ $count }.
advice-not-place =
    { $doubt ->
        [city] Šis miestas tikriausiai nebus užbaigtas (liko užbaigiančių kortelių: { $left }).
        [road] Šis kelias tikriausiai nebus užbaigtas (liko užbaigiančių kortelių: { $left }).
       *[none] Figūrėlė { advice-in-kind } žadėtų daugiau: apie +{ $count }.
    }
advice-hand =
    { $you ->
        [yes] Rankoje tavo žmogiukas vertesnis:
       *[no] { $name }: rankoje žmogiukas vertesnis,
    } apie +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] Šis miestas tikriausiai nebus užbaigtas (liko užbaigiančių kortelių: { $tiles }). { advice-hand }
        [road] Šis kelias tikriausiai nebus užbaigtas (liko užbaigiančių kortelių: { $tiles }). { advice-hand }
       *[none] { $you ->
            [yes] Rankoje tavo žmogiukas būtų vertesnis:
           *[no] { $name }: rankoje žmogiukas būtų vertesnis,
        } apie +{ $count }.
    }
advice-guard = Sargybinis vertesnis: apie +{ $count } (dar ateis vagių: { $thieves }).
advice-not-guard = Sargybinis būtų vertesnis: apie +{ $count } (dar ateis vagių: { $thieves }).
advice-likely = { advice-own-kind }: didesnė tikimybė užbaigti (užbaigiančių kortelių: { $tiles }).
advice-not-likely = { advice-own-kind }: mažesnė tikimybė užbaigti (užbaigiančių kortelių: { $fewer }).
advice-worth = { advice-own-kind } tampa vertesnis: apie +{ $count }.
advice-not-worth = { advice-own-kind } tampa mažiau vertas: apie −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] gausi
       *[no] { $name } gaus
    } dalį, apie +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] dalies negausi
       *[no] { $name } dalies negaus
    }, apie −{ $count }.
advice-takeover =
    { $you ->
        [yes] { advice-their-kind } atitenka tau.
       *[no] { advice-their-kind }: perima { $name }.
    }
advice-not-takeover =
    { $you ->
        [yes] { advice-their-kind } neatitenka tau.
       *[no] { advice-their-kind }: { $name } neperima.
    }
advice-rival-likely = { advice-their-kind }: mažesnė tikimybė užbaigti (užbaigiančių kortelių: { $tiles }).
advice-not-rival-likely = { advice-their-kind }: didesnė tikimybė užbaigti (užbaigiančių kortelių: { $more }).
advice-rival-worth = { advice-their-kind } tampa mažiau vertas: apie −{ $count }.
advice-not-rival-worth = { advice-their-kind } tampa vertesnis: apie +{ $count }.
advice-turns = Tai atsipirks per vėlesnius ėjimus.
advice-not-turns = Tai mažiau atsipirks per vėlesnius ėjimus.
command-analyse = Parodyti, kiek kainavo kiekvienas pasirinkimas baigtame žaidime ir kas buvo sėkmė.
example-analyse =
    Pavyzdžiai:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = kiek kartų kiekvienam pasirinkimui sužaidžiama likusi žaidimo dalis (numatyta 100); daugiau trunka ilgiau, bet tiksliau
argument-analyse-all = išvardyti visus pasirinkimus, ne tik brangiai kainavusius
argument-analyse-json = išspausdinti analizę kaip JSON
argument-analyse-svg = nubraižyti visų tikimybes laimėti šiame faile
analyse-samples = Reikia bent vieno bandymo.
analyse-progress = veiksmai
analyse-interrupted = Sustabdyta. Nieko neįrašyta.
analyse-no-advisor = { $game }: nė vienas botas nemoka paaiškinti savo pasirinkimų, todėl tokių žaidimų analizuoti negalima.
analyse-clean = Nė vienas pasirinkimas nekainavo daug. Puikiai sužaista!
analyse-chart = Tikimybė laimėti po kiekvieno veiksmo
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } yra netikslumas ir kainuoja { $cost } tikimybės laimėti.
        [mistake] { $player }: { $action } yra klaida ir kainuoja { $cost } tikimybės laimėti.
        [blunder] { $player }: { $action } yra grubi klaida ir kainuoja { $cost } tikimybės laimėti.
       *[none] { $player }: { $action } kainuoja { $cost } tikimybės laimėti.
    }
analyse-better = Geriau: { $action }, tikimybė laimėti { $chance }.
analyse-player = Žaidėjas
analyse-cost = Kaina
analyse-inaccuracy = Netikslumai
analyse-mistake = Klaidos
analyse-blunder = Grubios klaidos
analyse-luck = Sėkmė
command-puzzles = Rasti botų partijose padėtis su vienu aiškiai geriausiu pasirinkimu arba patikrinti su Rookery pateikiamus uždavinius.
example-puzzles =
    Pavyzdžiai:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = kiek partijų žaidžia botai (numatyta: 10)
argument-puzzles-first = pirmos partijos numeris (numatyta: 1), paieškai tęsti
argument-puzzles-seed = ta pati sėkla duoda tuos pačius uždavinius (numatyta: 1)
argument-puzzles-out = pridėti uždavinius prie šio failo, o ne spausdinti; su --check: tikrinamas failas
argument-puzzles-check = patikrinti kiekvieną sprendimą dešimt kartų gilesne paieška
puzzles-progress = partijos
puzzles-checking = uždaviniai
puzzles-checked = Su dešimt kartų gilesne paieška sutampa { $agreed } iš { $all } sprendimų ({ $share }).
puzzles-not-agreed = Nepatvirtinti: { $puzzles }

## Apsilankymas serveryje

argument-visit-url = serverio adresas arba stalo nuoroda
argument-visit-bot = kas žaidžia: integruoto boto vardas, modulis:Klasė arba programa, mokanti teisėjo protokolą
argument-visit-table = stalas: paskutinė jo nuorodos dalis
argument-visit-seat = boto vieta, skaičiuojant nuo 0 (numatyta pirmoji laisva)
argument-visit-game = atidaryti stalą šiam žaidimui; kitose vietose žais serverio botai
argument-visit-bots = serverio botai prie atidaryto stalo: vienas visoms kitoms vietoms arba po vieną kiekvienai (numatyta apprentice)
argument-visit-games = žaidimų skaičius; visi po pirmojo – revanšai (numatyta 1)
argument-visit-name = vardas prie stalo (numatytas klasės arba programos vardas)
argument-visit-cookies = failas, kuriame lieka boto tapatybė, o kartu ir jo vieta
argument-visit-seed = bet koks tekstas boto atsitiktiniams skaičiams
argument-visit-json = spausdinti po vieną JSON eilutę kiekvienam žaidimui
visit-what = Nurodyk stalą jo nuoroda arba su --table, arba su --game žaidimą, kuriam bus atidarytas stalas. Reikia bent vieno žaidimo.
visit-address = „{ $url }“ nėra serverio adresas; toks adresas atrodo taip: { $example }
visit-seat = Vietos { $seat } nėra; paskutinė yra { $last }.
visit-no-server = { $url } nepasiekiamas ({ $reason }).
visit-not-rookery = { $url } atsako ne kaip Rookery serveris.
visit-refused = Serveris atsisako: { $text }
visit-lost = Ryšys nutrūko. Prie stalo niekas neprarasta; bandoma iš naujo.
visit-back = Ryšys atkurtas.
visit-cookies-used = { $file } jau naudoja kitas apsilankymas; pasirink kitą failą su --cookies arba kitą vardą su --name.
visit-cookies-other = Faile { $file } nėra slapukų; pasirink kitą failą su --cookies.
visit-other-rules = Čia esančios taisyklės negali atkartoti serverio žaidimo; galbūt jame kita versija: { $reason }
visit-other-choices = Serveris siūlo kitus veiksmus nei čia esančios taisyklės; galbūt jame kita versija.
visit-opened = Stalas: { $url }
visit-resumed = Vėl prie stalo: { $url }
visit-waiting = Vietoje { $seat }; žaidimas dar neprasidėjo.
visit-no-seat = Prie šio stalo nėra laisvos vietos.
visit-closed = Stalas uždarytas.
visit-no-rematch = Kiti revanšo nenori.
visit-left = Toje vietoje toliau žaidžia serverio botas. Kai pataisysi savąjį, ta pati komanda grąžins jį į vietą.
visit-kept = Žaidimas laukia. Kai pataisysi botą, ta pati komanda jį tęs.
visit-interrupted = Sustabdyta. Vieta išsaugota: ta pati komanda tęsia.
visit-result =
    { $number } žaidimas, vieta { $seat }: { $result ->
        [won] pergalė
        [tied] pergalė pasidalyta
        [none] be rezultato
       *[lost] pralaimėta
    }, { $scores }
visit-summary = Laimėta { $won } iš { $games } ({ $share }), vidutiniškai taškų: { $mean }

# Deutsch. Die Kennungen sind die von en.ftl.
# tower-* sind Wörter, an die sich „turm“ hängen lässt; feature-* und figure-* stehen mit Artikel im Akkusativ, weil sie nach „für“ und „auf“ kommen.

## Aufzählungen

listed = { $first } und { $last }

## Die Befehlszeile

about = Spiel die Turmspiele nach ihren Regelheften, gegen Bots oder mit eigenen Programmen.
about-more =
    "rookery COMMAND --help" erklärt einen Befehl. Fang am besten an mit:
      rookery play five-towers

command-play = Im Terminal gegen Bots spielen.
command-simulate = Bots ganze Partien spielen lassen.
command-replay = Eine Aufzeichnung Zug für Zug prüfen und zeigen.
command-referee = Eine Partie für andere Programme leiten, über Standardeingabe und Standardausgabe.
command-visit = Einen Bot an einen Tisch eines Rookery-Servers bringen.
command-score = Die Punkte einer Partie am echten Tisch ausrechnen.
command-serve = Diesen Rechner zum Spieltreff machen: Tische für Freunde, Bots und Links zum Teilen.
command-verify = Prüfen, ob eine Partie von einem Server ehrlich gemischt war.
command-backup = Die Daten des Servers in eine Datei kopieren, auch im laufenden Betrieb.
command-restore = Die Daten des Servers durch eine Sicherung ersetzen.
command-migrate = Die Daten eines Servers zwischen einer SQLite-Datei und einer PostgreSQL-Datenbank umziehen, in beide Richtungen.
command-admin = Einen Server verwalten: Tische auflösen, Leute sperren, Mitteilungen machen.
command-admin-tables = Die letzten Tische auflisten: Name, Spiel, Zustand, letzte Änderung, Mitspieler.
command-admin-close = Einen Tisch auflösen. Eine laufende Partie wird abgebrochen und nicht gewertet.
command-admin-people = Leute nach Namen suchen: Kennung, Name, Adressen.
command-admin-ban = Jemanden sperren, nach Kennung, Adresse oder beidem.
command-admin-unban = Eine Sperre aufheben.
command-admin-bans = Alle Sperren mit Datum und Grund auflisten.
command-admin-announce = Allen eine Mitteilung zeigen; ohne Text wird sie entfernt.
command-games = Die Spiele mit ihren Optionen und Bots auflisten.

example-play =
    Beispiele:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    Im Spiel zeigt "help" die Regeln in Kürze und was du eingeben kannst.
example-simulate =
    Beispiel:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Beispiele:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Beispiel:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    Es schreibt eine JSON-Zeile, liest eine Aktion wie "bid 3", schreibt die nächste Zeile und so weiter. Einzelheiten stehen in docs/protocol.md.
example-visit =
    Beispiele:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    Als URL geht auch der Link eines Tisches. Der Bot behält seinen Platz, wenn du den Befehl beendest und neu startest.
example-score =
    Beispiel: drei Türme, davon zwei mit Spitze, und zwei abgerissene Karten:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    Ohne Angaben wirst du nach den Mitspielern gefragt, oder sie kommen zeilenweise aus der Standardeingabe.
    Für Carcassonne nenne die Mitspieler; dann notiere die Punkte, wie sie fallen:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Beispiele:
      rookery serve
      rookery serve --lan --invite-only
    Mit --lan können alle im selben Netz mitspielen; der gezeigte Code lässt sich mit dem Handy scannen.
example-verify =
    Beispiel:
      rookery verify game-1.rook
    Die Aufzeichnung einer beendeten Partie vom Server enthält das Geheimnis ihrer Mischung; docs/protocol.md erklärt, wie daraus jede Ziehung folgt.
example-backup =
    Beispiel:
      rookery backup rookery-monday.sqlite3
example-restore =
    Beispiel:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Beispiele:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Beende vorher die Server. Die Quelle bleibt, wie sie ist; eine unterbrochene Kopie setzt derselbe Befehl fort.
example-admin =
    Beispiele:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "Um neun startet der Server neu."
    Der Befehl arbeitet mit der Datendatei oder der Datenbank. Ein laufender Server folgt nach ein bis zwei Sekunden; über das Netz kann das niemand.
example-games =
    Beispiel:
      rookery games

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-actions = Aktionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-language = die Sprache der Meldungen, zum Beispiel de

argument-game = das Spiel; "rookery games" listet alle auf
argument-seats = Anzahl der Spieler (Standard: 3)
argument-seats-arena = Anzahl der Spieler (Standard: 2)
argument-seats-referee = Anzahl der Spieler (Pflicht)
argument-option = eine Option des Spiels setzen, zum Beispiel overbids=retract; auch mehrmals
argument-expansions = mit diesen Erweiterungen spielen
argument-opener = der Platz, der eröffnet, gezählt ab 0 (Standard: ausgelost)
argument-opener-arena = der Platz, der eröffnet, gezählt ab 0 (Standard: Platz 0)
argument-opener-referee = der Platz, der eröffnet, gezählt ab 0 (Standard: Platz 0, mit --chance auto ausgelost)
argument-seed = irgendein Text; gleicher Startwert, gleiche Ziehungen
argument-bots-others = wer gegen dich spielt: ein Bot für alle Plätze oder je einer für jeden Platz ab 1
argument-bots-all = wer spielt: ein Bot für alle Plätze oder je einer
argument-games = Anzahl der Partien (Standard: 100)
argument-json-simulate = jede Partie als JSON-Aufzeichnung ausgeben
argument-json-replay = die Aufzeichnungen als JSON-Zeilen ausgeben
argument-save = die Partie hier speichern, wenn sie endet oder du gehst
argument-force = eine vorhandene Datei ersetzen
argument-resume = eine gespeicherte Partie fortsetzen; sie wird in derselben Datei gespeichert, wenn --save keine andere nennt
argument-plain = keine Farben und nur einfache Zeichen
argument-data = die Datei mit allen Tischen und Gästen (Standard: in deinem Datenordner)
argument-database = die Adresse einer PostgreSQL-Datenbank, die statt einer Datei benutzt wird; in ROOKERY_DATABASE zeigt keine Prozessliste ihr Passwort
argument-direct-database = eine zweite Adresse der Datenbank, ohne einen Verbindungspool wie PgBouncer (oder in ROOKERY_DIRECT_DATABASE)
argument-workers = wie viele Serverprozesse sich den Port teilen; mehrere brauchen --database (Standard: 1)
argument-admin-table = der Name des Tisches wie in seinem Link
argument-admin-name = ein Teil des Namens oder eine Kennung
argument-admin-guest = die Kennung eines Gastes
argument-admin-address = eine IP-Adresse, mit oder ohne Gast
argument-admin-reason = eine Notiz für dich
argument-admin-who = die gesperrte Kennung oder Adresse
argument-admin-text = eine Zeile mit bis zu 280 Zeichen
argument-port = der Port, auf dem der Server lauscht (Standard: 8000)
argument-host = die Adresse, auf der der Server lauscht (Standard: 127.0.0.1, nur dieser Rechner)
argument-lan = alle im lokalen Netz mitspielen lassen und die Adresse als QR-Code zeigen
argument-host-name = ein weiterer Name, unter dem der Server erreichbar ist, etwa hinter einem Proxy; auch mehrmals
argument-https = setzen, wenn ein Proxy davor HTTPS anbietet; Cookies werden dann nur über HTTPS gesendet
argument-invite-only = nur hereinlassen, wer den beim Start gezeigten Einladungscode hat
argument-bot-cores = wie viele Prozessorkerne die Bots nutzen dürfen (Standard: alle bis auf einen)
argument-limit = ein anderes Limit des Servers, etwa crowd=1000, wenn sich tausend Leute eine Adresse teilen; auch mehrmals
argument-no-analysis = beendete Partien nicht im Hintergrund analysieren
argument-no-browser = keinen Browser öffnen
argument-backup = die Datei, in die geschrieben wird
argument-restore = die Sicherung, die gelesen wird
argument-force-restore = die vorhandenen Daten ersetzen
argument-migrate-from = die Daten, die kopiert werden: eine Datei oder die Adresse einer PostgreSQL-Datenbank
argument-migrate-to = die Kopie: eine neue Datei oder die Adresse einer leeren PostgreSQL-Datenbank
argument-migrate-data = die Datendatei, neben der der Schlüssel zur PostgreSQL-Datenbank liegt (Standard: in deinem Datenordner)
argument-file = eine .rook-Datei oder JSON-Zeilen; "-" liest die Standardeingabe
argument-record = nur die K-te Aufzeichnung der Datei zeigen, gezählt ab 1
argument-at = den Tisch nach N Aktionen zeigen
argument-svg = den Tisch am Ende oder nach N Aktionen in diese Datei zeichnen
argument-theme = die Farben der Zeichnung: light (Standard) oder dark
argument-chance = wer die Zufallsziehungen macht: caller (Standard), oder auto für den Schiedsrichter selbst
argument-players = Name und Ergebnis, zum Beispiel "Red: 4 3* 6* -2"
argument-score-expansions = Carcassonne: die Erweiterungen im Spiel (Standard: alle)
argument-score-no-fields = Carcassonne: Wiesen werden nicht gewertet

## Was schiefgehen kann

complaint = rookery: { $sentence }
usage-no-command = Diesen Befehl gibt es nicht; "rookery --help" listet alle auf.
usage-value = Nach { $argument } fehlt ein Wert; "--help" erklärt es.
usage-unknown = „{ $argument }“ gehört nicht zu diesem Befehl; "--help" listet alle Argumente auf.
usage-missing = Da fehlt etwas: { $arguments }. "--help" erklärt es.
usage-number = „{ $text }“ muss eine ganze Zahl ab 0 sein.
usage-not-utf-8 = Das Argument „{ $argument }“ ist kein UTF-8-Text.
no-such-game = Ein Spiel „{ $game }“ gibt es nicht (bekannt: { $known }).
no-such-language = Eine Übersetzung in „{ $language }“ gibt es nicht (bekannt: { $known }).
option-form = Optionen gibt man als NAME=VALUE an, nicht als „{ $text }“.
option-twice = Die Option „{ $option }“ ist doppelt angegeben.
bots-count =
    { $wanted ->
        [1] Nötig ist ein Bot, genannt sind { $given }.
       *[other] Nenne einen Bot für alle Plätze oder { $wanted } Bots, nicht { $given }.
    }
play-what = Nenne ein Spiel oder eine gespeicherte Partie zum Fortsetzen: "rookery play five-towers".
simulate-none = Mindestens eine Partie muss gespielt werden.
chance-who = --chance muss caller oder auto sein, nicht „{ $text }“.
chance-seed = Ein Startwert ist nur mit "--chance auto" sinnvoll.
save-exists = { $file } gibt es schon; mit --force wird die Datei ersetzt.
save-is-folder = { $file } ist ein Ordner, keine Datei.
save-no-folder = { $file } lässt sich nicht speichern: Der Ordner fehlt.
save-not-allowed = { $file } lässt sich nicht speichern: Der Ordner ist schreibgeschützt.
save-where = Sag wohin: save FILE
resume-one =
    { $count ->
        [0] { $source }: keine Aufzeichnung zum Fortsetzen.
       *[other] { $source }: mehr als eine Aufzeichnung; fortsetzen lässt sich nur eine einzelne.
    }
resume-unwritable = { $source }: Die Partie ließe sich nicht wieder speichern, weil ihre Angaben oder ihre Stellung in keine .rook-Datei passen.
resume-over = { $source }: Die Partie ist vorbei; "rookery replay" zeigt sie.
serve-ready = Rookery hat geöffnet: { $address }
serve-data = Alles wird in { $file } gespeichert
serve-stop = Beenden mit Strg+C; keine Partie geht verloren.
serve-not-installed = { $command } braucht die Pakete des Servers: pip install 'rookery[server]'
serve-in-use = { $file } wird gerade von einem anderen Server benutzt; beende ihn zuerst oder nenne mit --data eine andere Datei.
serve-newer = { $file } stammt von einer anderen, wohl neueren Version von Rookery; bitte aktualisiere Rookery.
serve-wrong-key = Der Schlüssel zu { $file } fehlt oder ist der falsche; ohne ihn sind laufende Partien nicht lesbar. Leg { $key } zurück oder setze { $variable }.
serve-port = Ein Port ist eine Zahl bis 65535, nicht { $port }.
serve-limit-unknown = Ein Limit „{ $name }“ gibt es nicht; es gibt { $known }.
serve-limit-value = Das Limit { $name } ist eine positive Zahl, nicht „{ $value }“; nur Sekunden dürfen Nachkommastellen haben.
serve-failed = Der Server konnte auf Port { $port } nicht starten; vielleicht benutzt ihn schon ein anderes Programm. Versuch es mit --port und einer anderen Zahl.
serve-cannot-write = { $file } lässt sich nicht beschreiben, also bliebe keine Partie erhalten; prüfe die Rechte der Datei und den freien Platz.
database-form = Die Adresse einer Datenbank sieht so aus: postgresql://USER@HOST/NAME; schreib im Passwort @ als %40, / als %2F, # als %23 und ? als %3F.
serve-no-postgres = PostgreSQL braucht noch ein Paket: pip install 'rookery[server,postgres]'
serve-cannot-connect = Die Datenbank { $database } lässt sich nicht benutzen: { $reason }
serve-workers = Mehrere Serverprozesse brauchen eine PostgreSQL-Datenbank; nenne sie mit --database.
serve-new-key = Die Geheimnisse laufender Partien sind mit einem neuen Schlüssel verschlüsselt: { $key }. Jeder Rechner, der diese Datenbank benutzt, braucht eine Kopie dieser Datei oder ihren Inhalt in { $variable }.
serve-unfinished = { $file } enthält eine unvollständige Kopie. Führ denselben Befehl rookery migrate noch einmal aus, um sie abzuschließen.
backup-nothing = In { $file } sind noch keine Daten.
backup-done = Die Daten sind nach { $file } kopiert.
backup-failed = { $file } ließ sich nicht schreiben; eine unvollständige Kopie ist nicht zurückgeblieben: { $reason }.
backup-database = { $database } ist eine PostgreSQL-Datenbank: Benutze pg_dump und pg_restore; rookery migrate kopiert sie in eine Datei oder zurück.
restore-exists = { $file } gibt es schon; mit --force wird die Datei ersetzt.
restore-broken = { $file } ist keine gültige Sicherung für diese Version von Rookery; nichts wurde geändert.
restore-wrong-key = Der Schlüssel zu { $file } fehlt oder ist der falsche; nichts wurde geändert. Leg ihn als { $key } ab oder setze { $variable }.
restore-done = Die Daten sind wieder in { $file }.
migrate-not-empty = { $target } enthält schon Daten; eine Kopie braucht eine neue Datei oder eine leere Datenbank.
migrate-other-copy = { $target } enthält eine unvollständige Kopie von { $source }; schließ zuerst diese ab oder lösche sie.
migrate-in-use = { $place } wird gerade von einem Server benutzt; beende zuerst alle zugehörigen Server.
migrate-other-key = { $key } gehört nicht zu { $source }, aber die Kopie braucht denselben Schlüssel; leg den richtigen dort ab oder verschieb diese Datei.
migrate-failed = Die Daten ließen sich nicht vollständig kopieren: { $reason }. Derselbe Befehl setzt die Kopie fort.
migrate-progress = { $table } wird kopiert
migrate-heading-table = Tabelle
migrate-heading-rows = Zeilen
migrate-done = { $target } enthält jetzt alle Daten, Zeile für Zeile gleich; { $source } ist unverändert.
migrate-differs = { $target } stimmt nicht mit { $source } überein; unterschiedlich sind die Tabellen: { $tables }.
admin-closed = Der Tisch { $table } ist aufgelöst.
admin-banned = Gesperrt: { $who }.
admin-unbanned = Sperre aufgehoben: { $who }.
admin-announced = Das wird jetzt allen gezeigt.
admin-unannounced = Die Mitteilung ist entfernt.
admin-table-unknown = Es gibt keinen Tisch { $table }.
admin-table-closed = Der Tisch { $table } ist schon aufgelöst.
admin-no-guest = Es gibt keinen Gast { $guest }; "rookery admin people" findet ihn nach Namen.
admin-no-ban = { $who } ist nicht gesperrt.
admin-announcement-form = Eine Mitteilung ist eine sichtbare Zeile mit bis zu { $most } Zeichen.
verify-good =
    { $draws ->
        [one] Die eine Ziehung folgt
       *[other] Alle { $draws } Ziehungen folgen
    } aus dem Geheimnis, dessen Fingerabdruck vor der Partie veröffentlicht wurde: { $commitment }.
verify-nobody = Kein Platz hat Zufall beigetragen. Bewiesen ist, dass die Ziehungen vor der Partie feststanden, nicht, dass der Server sie nicht ausgesucht hat.
verify-sealed = Zufall kam von diesen Plätzen: { $seats }. Laut der Aufzeichnung haben sich alle festgelegt, bevor irgendetwas gezeigt wurde. Wer dort saß und den eigenen Beitrag darin wiederfindet, weiß: Niemand konnte die Ziehungen aussuchen, auch der Server nicht. Alle anderen müssen mindestens einem dieser Plätze vertrauen.
verify-unsealed = Zufall kam von diesen Plätzen: { $seats }. Er wurde offen gegeben; wer den letzten gab und das Geheimnis kannte, hätte die Ziehungen aussuchen können.
verify-recommitted =
    Allerdings wurde die Mischung { $times ->
        [one] einmal
       *[other] { $times }-mal
    } neu festgelegt, weil diese Plätze ihren Beitrag zurückhielten: { $seats }. Wer dort saß und das Geheimnis kannte, hätte unter { $shuffles } Mischungen wählen können. Eine abgebrochene Verbindung sieht genauso aus.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: keine Aufzeichnung gefunden.
replay-no-record = { $source }: Es gibt keine Aufzeichnung Nummer { $number }.
replay-at =
    { $actions ->
        [one] Die Aufzeichnung hat nur eine Aktion, nicht { $at }.
       *[other] Die Aufzeichnung hat { $actions } Aktionen, nicht { $at }.
    }
replay-one-form = --json und --svg lassen sich nicht zusammen verwenden.
no-such-theme = Ein Farbschema „{ $theme }“ gibt es nicht (bekannt: { $known }).
replay-which = { $source }: mehrere Aufzeichnungen; --record sagt, welche gezeigt wird.
source-standard-input = Standardeingabe
line-too-long = { $source }: länger als die erlaubten { $limit } Bytes.
not-utf-8 = { $source }: kein UTF-8-Text (Byte { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = Die Ausgabe wurde geschlossen, bevor alles geschrieben war.
input-ended = Die Eingabe war vor der Partie zu Ende.
interrupted = Abgebrochen.

## Spielen

player-you = Du
player-you-listed = du
player-person = Mensch
player-seat = Platz { $seat }
player-tagged = Platz { $seat } ({ $player })
seed-drawn = Startwert { $seed }
welcome = { $title }. Gib die Nummer oder die Notation eines Zugs ein; "help" erklärt mehr.
prompt = Deine Wahl:
prompt-which = Das Plättchen passt dort auf mehrere Arten. Auf welche ({ $letters })?
prompt-done = Enter beendet deinen Zug, "undo" nimmt ihn zurück:
only-choice = Deine einzige Wahl: { $choice }.
finish-offer = all) Alle anbauen
nothing-to-finish = Die Reihenfolge zählt, oder du musst die Karten noch auswählen: Bau sie einzeln an.
refused = Nicht erlaubt: { $reason }
not-a-choice = „{ $text }“ ist weder Wahl noch Befehl; "help" listet die Befehle auf.
not-your-turn = Dein Zug ist vorbei, „{ $text }“ wurde nicht gespielt.
undone = Zurückgenommen: { $action }.
nothing-to-undo = Du kannst nichts zurücknehmen.
hint = Ein Bot würde wählen: { $choice } ({ $action }).
look-where = Hier gibt es kein „{ $text }“ zu sehen.
to-come-hidden = An diesem Tisch bleibt verborgen, welche Karten noch kommen.
saved = Gespeichert in { $file }.
left = Du hast die Partie verlassen.
play-commands =
    Du kannst eingeben:
      eine Nummer      den Zug mit dieser Nummer; mehrere mit Leerzeichen
      bid 3, pass ...  die Notation eines Zugs, wie in Aufzeichnungen
      all              alle Karten anbauen, wenn die Reihenfolge egal ist
      undo             deinen letzten Zug zurücknehmen
      hint             was ein Bot tun würde
      cards            die Karten, die noch kommen
      save FILE        die Partie bis hierher speichern
      quit             die Partie verlassen

event-ended = Es gibt nichts mehr zu ziehen.
rules-elsewhere = Kurzregeln zu diesem Spiel gibt es hier nicht.
table-seat = { $name } { $points }

## Simulieren und Ansehen

simulate-progress = Partien
summary-seat = Platz
summary-bot = Bot
summary-mean = Punkte im Schnitt
summary-lowest = niedrigste
summary-highest = höchste
summary-victories = Siege
summary-share = Anteil
summary-games =
    { $games ->
        [one] Eine Partie mit { $longest } Aktionen.
       *[other] { $games } Partien mit durchschnittlich { $mean } Aktionen ({ $shortest } bis { $longest }).
    }
replay-progress = Aufzeichnungen
replay-title =
    { $title } mit { $seats } Personen, { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
replay-after =
    { $actions ->
        [0] Vor der ersten Aktion
        [one] Nach einer Aktion
       *[other] Nach { $actions } Aktionen
    }
replay-unfinished = Die Partie ist nicht beendet.
replay-summary =
    { $games ->
        [one] Eine Aufzeichnung ist in Ordnung
       *[other] Alle { $games } Aufzeichnungen sind in Ordnung
    }, beendet: { $finished }; { $actions ->
        [one] eine Aktion wurde geprüft.
       *[other] { $actions } Aktionen wurden geprüft.
    }

## Die Liste der Spiele

games-title = { $title } ({ $game })
games-facts = { $fewest } bis { $most } Personen ab { $age } Jahren, { $shortest } bis { $longest } Minuten
games-designer = von { $designer }
games-option = Option { $name }: { $explanation }
games-default = { $name } (Standard): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = Erweiterung { $name }: { $explanation }
games-no-expansions = keine Erweiterungen
games-bots = Bots, vom schwächsten zum stärksten: { $names }
games-levels = Stufen: { $names }
games-link = mehr dazu: { $link }

## Wertung und Sieg

score-total = gesamt
won-alone =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }
won-together =
    Geteilter Sieg: { $names }, je { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
score-how = Für jede Person die Höhen der Türme, mit * hinter denen mit Spitze, dann ein Minus und die Zahl der abgerissenen Karten: Red: 4 3* 6* -2
score-prompt = Person { $number } (fertig? Enter drücken):
score-player = Person { $number }
score-place = { $place }. { $name }: { $points }
score-line = Zeile { $line }: { $reason }
score-nobody = Es gibt niemanden, dessen Punkte sich ausrechnen ließen.
score-name = Ein Name hat 1 bis { $longest } Zeichen, danach folgt ein Doppelpunkt.
no-score-sheet = Für { $game } gibt es kein Wertungsblatt.
score-twice = { $name } ist doppelt angegeben.
score-many = Es können höchstens { $most } Personen sein.
sheet-word = „{ $word }“ ist weder eine Höhe wie 4 oder 6* noch eine Zahl abgerissener Karten wie -2.
sheet-empty = Angegeben ist weder ein Turm noch eine abgerissene Karte; schreib 0 für keinen Turm.
sheet-towers = Es kann höchstens { $most } Türme geben.
sheet-tall = Ein Turm kann höchstens { $most } Karten haben, nicht { $cards }.
sheet-top-of-nothing = 0* kann nicht sein: Die Spitze ist selbst eine Karte, also hat der Turm mindestens eine.
sheet-demolished-twice = „{ $word }“ nennt die abgerissenen Karten ein zweites Mal.
sheet-demolished-many = Höchstens { $most } Karten können abgerissen sein, nicht { $cards }.
sheet-cc-who = Wer spielt mit? Namen, durch Kommas getrennt:
sheet-cc-prompt = Punkte, oder help oder end:
sheet-cc-how =
    Schreib, wer Punkte bekommt, einen Doppelpunkt, und wofür:
      Ona: city 4 1             eine Stadt aus 4 Plättchen mit 1 Wappen
      Ona, Mila: road 5         eine Straße aus 5 Plättchen bei Gleichstand
      Ona: monastery            ein fertiges Kloster; ebenso: garden
      Ona: abbot 6              ein zurückgenommener Abt: sein Plättchen und die ringsum
      Ona: guard                eine Wache von Ona wurde abgelöst
      thieves 6+5: Ona 2, Mila  Diebesplättchen 6, gestohlenes Plättchen 5, und die Wachen
      Ona: other -3             alles andere, auch zum Berichtigen
      undo                      nimmt die letzte Zeile zurück
      history Ona               zeigt alle Punkte von Ona, ohne Namen die von allen
      scores                    zeigt den Stand
      end                       geht weiter zur Schlusswertung
sheet-cc-noted = { $line }. Jetzt { $scores }.
sheet-cc-undone = Zurückgenommen: { $line }. Jetzt { $scores }.
sheet-cc-scores = Stand: { $scores }.
sheet-cc-nothing = Da ist noch nichts notiert.
sheet-cc-full = Ein Blatt hat höchstens { $most } Zeilen.
sheet-cc-line = „{ $line }“ nennt niemanden, der Punkte bekommt: Schreib Ona: city 4 1, oder help.
sheet-cc-kind = „{ $word }“ bringt hier keine Punkte. Möglich sind { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] Auf { $kind } folgt keine Zahl.
        [1] Auf { $kind } folgt eine Zahl.
       *[other] Auf { $kind } folgen { $fewest } bis { $most } Zahlen.
    }
sheet-cc-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }.
sheet-cc-player = „{ $name }“ steht nicht auf der Liste der Mitspieler: { $names }.
sheet-cc-players = Es spielen { $fewest } bis { $most } mit.
sheet-cc-name = Ein Name hat 1 bis { $longest } Zeichen und keinen Doppelpunkt.
sheet-cc-expansion = „{ $name }“ ist keine Erweiterung (bekannt: { $known }).
sheet-cc-counts =
    { $count ->
        [1] Schreib eine Zahl.
       *[other] Schreib { $count } Zahlen, je eine für { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Plättchen unfertiger Straßen ({ $names }):
        [city] Plättchen unfertiger Städte, mit Wappen als 4+1 ({ $names }):
        [monastery] Plättchen unfertiger Klöster und Gärten mit denen ringsum ({ $names }):
        [field] Fertige Städte an den Wiesen ({ $names }):
        [stolen] Zahl des gestohlenen Plättchens, 0, wenn keins da ist:
       *[other] Wachen auf Türmen ({ $names }):
    }

## 5 Towers: Namen

tower-candy = Candy
tower-scary = Grusel
tower-tree = Baum
tower-scrap = Metall
tower-sand = Sand
tower-first = Nr. 1
tower-second = Nr. 2
tower-third = Nr. 3
tower-fourth = Nr. 4
tower-fifth = Nr. 5
letter-candy = C
letter-scary = G
letter-tree = B
letter-scrap = M
letter-sand = S
card = { $tower } { $value }

## 5 Towers: Optionen

option-overbids = darf man mehr Karten bieten, als man anbauen kann?
option-overbids-refused = nein, so ein Gebot gilt nicht
option-overbids-retract = ja, aber wenn sich nicht alle Karten anbauen lassen, wird das ganze Gebot zurückgenommen
option-cards-to-come = können alle sehen, welche Karten noch kommen?
option-cards-to-come-shown = ja
option-cards-to-come-hidden = nein, nur wie viele

## 5 Towers: was du tun kannst

choice-bid = { $count } bieten
choice-pass = Passen
choice-place = { $tower } { $value } anbauen
choice-demolish = { $tower } { $value } abreißen
choice-retract = Gebot zurücknehmen

## 5 Towers: was geschieht

event-revealed = Aufgedeckt: { $cards }.
event-bid =
    { $you ->
        [yes] Du bietest { $count }.
       *[no] { $name } bietet { $count }.
    }
event-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
event-won =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
event-demolished =
    { $you ->
        [yes] Du reißt
       *[no] { $name } reißt
    } { $card } ab (bisher { $pile }).
event-placed =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } { $card } an.
event-topped =
    { $you ->
        [yes] Du vollendest
       *[no] { $name } vollendet
    } den { $tower }turm, { $height ->
        [one] eine Karte
       *[other] { $height } Karten
    } hoch.
event-retracted =
    { $you ->
        [yes] Du nimmst dein Gebot von { $count } zurück.
       *[no] { $name } nimmt das Gebot von { $count } zurück.
    }
event-nobody-built = In dieser Runde baut niemand.
event-discarded = Abgelegt: { $cards }.
event-reshuffled =
    Der Nachziehstapel ist leer: { $cards ->
        [one] Eine abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] { $cards } abgelegte Karten werden zum neuen Nachziehstapel gemischt.
    }

ended-second-pass = Das Spiel ist aus: Der Nachziehstapel ist zum zweiten Mal leer.
ended-nothing-to-shuffle = Das Spiel ist aus: Der Nachziehstapel ist leer, und abgelegt wurde nichts.

## 5 Towers: Wertungsblatt

score-tower = Turm { $tower }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
score-topped-tower = Turm { $tower } mit Spitze, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
score-main-tower = Hauptturm ({ $tower }), { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
score-demolished = { $cards ->
        [one] eine abgerissene Karte
       *[other] { $cards } abgerissene Karten
    }

## 5 Towers: der Tisch

table-round = Runde { $round }
table-pass =
    { $number ->
        [1] erster Durchgang
       *[other] zweiter Durchgang
    }
table-draw-pile = { $cards } zu ziehen
table-discard-pile = { $cards } abgelegt
table-display = Auslage
table-display-empty = keine Karten
table-to-place =
    { $cards ->
        [one] noch eine anzubauen
       *[other] noch { $cards } anzubauen
    }
table-to-come =
    { $cards ->
        [one] Eine Karte kommt noch:
       *[other] { $cards } Karten kommen noch:
    }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-demolished = { $cards } abgerissen
call-bid = Gebot { $count }
call-pass = gepasst
call-opener = Eröffnung
call-none = { "" }

rules-five-towers =
    5 Towers in Kürze:
      Jede Runde werden fünf Karten versteigert. Wer eröffnet, bietet 0 bis 5;
      reihum bieten alle anderen je einmal mehr oder passen. Bei 5 endet die
      Auktion. Wer am meisten bietet, nimmt so viele Karten und muss sie alle
      anbauen. Du hast einen Turm je Sorte: Candy C, Grusel G, Baum B, Metall M,
      Sand S.
      Jede Karte kommt auf eine höhere, aber auf die 8 ({ $eight }) passt alles und
      die 9 ({ $nine }) auf alles außer der 0. Die 0 ({ $top }) ist die Spitze: Von diesem
      Turm kommt nichts mehr weg und nichts mehr dazu.
      Vor dem Anbauen darfst du die oberste Karte eines deiner Türme abreißen.
      Der Ablagestapel wird einmal neu gemischt; ist der Stapel wieder leer, endet
      das Spiel. Jede Karte zählt 1 Punkt, in einem Turm mit Spitze 2; im Hauptturm,
      dem höchsten, zählt jede 1 mehr. Abgerissene Karten kosten 1, 2, 3 und so
      weiter. Wer die meisten Punkte hat, gewinnt.

## 5 Towers: warum eine Aktion nicht erlaubt ist, nach der Regel, die sie verbietet

refused-FT-19 = Die Karte muss niedriger sein als die, auf die sie kommt.
refused-FT-25 = Diese Karte ist nicht im Nachziehstapel.
refused-FT-27 = Erst muss die Auslage aus dem Nachziehstapel aufgefüllt werden.
refused-FT-28 = Das gehört in einen anderen Schritt der Runde.
refused-FT-29 = Wer eröffnet, bietet 0 bis 5 und kann nicht passen.
refused-FT-30 = Ein Gebot muss höher sein als das bisher höchste.
refused-FT-33 = Diese Karte liegt nicht in der Auslage.
refused-FT-35 = Du darfst nur eine Karte abreißen, nur vor dem Anbauen und nur von einem Turm, der Karten hat.
refused-FT-39 = Ein Turm mit Spitze ist fertig; von ihm wird nichts abgerissen.
refused-FT-40 = Ein Turm mit Spitze ist fertig; an ihn wird nichts angebaut.
refused-FT-42 = Danach könntest du nicht mehr alle gebotenen Karten anbauen.
refused-FT-43 = So viele Karten lassen sich nicht anbauen, das Gebot muss zurückgenommen werden.
refused-FT-52 = Das Spiel ist aus.
refused-FT-54 = So viele Karten liegen nicht aus.
refused-FT-A1 = So viele Karten lassen sich anbauen, also gilt das Gebot.

## Carcassonne: Namen

feature-city = die Stadt
feature-road = die Straße
feature-field = die Wiese
feature-monastery = das Kloster
feature-garden = den Garten
feature-guard = die Wache
figure-meeple = einen Meeple
figure-abbot = den Abt
port-N = Norden
port-E = Osten
port-S = Süden
port-W = Westen
port-NL = Nordwesten
port-NR = Nordosten
port-EL = Nordosten
port-ER = Südosten
port-SL = Südosten
port-SR = Südwesten
port-WL = Südwesten
port-WR = Nordwesten
cell = ({ $x }; { $y })

## Carcassonne: Optionen und Erweiterungen

option-farmers = dürfen Meeples auf Wiesen gesetzt werden?
option-farmers-on = ja
option-farmers-off = nein
expansion-river = zuerst wird ein Fluss gelegt
expansion-abbot = eine zusätzliche Figur für alle, für Klöster und Gärten
expansion-towers-and-thieves = Türme zum Bewachen, und Diebe, die Türme wachsen und Wachen punkten lassen

## Carcassonne: was du tun kannst

choice-draw = Ein Plättchen ziehen
choice-lay =
    { $rotation ->
        [0] Das Plättchen bei ({ $x }; { $y }) anlegen
       *[other] Das Plättchen bei ({ $x }; { $y }) anlegen, { $rotation }° gedreht
    }
choice-claim-city = In die Stadt ({ $port }) { $figure } setzen
choice-claim-road = Auf die Straße ({ $port }) { $figure } setzen
choice-claim-field = Auf die Wiese ({ $port }) { $figure } setzen
choice-claim-monastery = Ins Kloster { $figure } setzen
choice-claim-garden = In den Garten { $figure } setzen
choice-skip = Nichts setzen
choice-recall = Deinen Abt von ({ $x }; { $y }) zurücknehmen
choice-guard = Eine Wache auf den Turm bei ({ $x }; { $y }) stellen
choice-raise = Den Turm bei ({ $x }; { $y }) aufstocken

## Carcassonne: was geschieht

event-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } Plättchen { $tile }.
event-set-aside = Plättchen { $tile } passt nirgends und wird beiseitegelegt.
event-laid =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } Plättchen { $tile } bei { $at } an.
event-laid-tile =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } ein Plättchen bei { $at } an.
event-claimed-city =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $figure } in die Stadt ({ $port }).
event-claimed-road =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $figure } auf die Straße ({ $port }).
event-claimed-field =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $figure } auf die Wiese ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $figure } ins Kloster.
event-claimed-garden =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $figure } in den Garten.
event-skipped =
    { $you ->
        [yes] Du setzt nichts
       *[no] { $name } setzt nichts
    }.
event-recalled =
    { $you ->
        [yes] Du nimmst deinen Abt
       *[no] { $name } nimmt den Abt
    } von { $at } zurück.
event-scored =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $feature } bei { $at }: { $lines }.
event-raised =
    Der Turm bei { $at } hat jetzt { $floors ->
        [one] ein Stockwerk.
       *[other] { $floors } Stockwerke.
    }
event-guard-replaced =
    { $you ->
        [yes] Deine Wache
       *[no] Die Wache von { $name }
    } bei { $at } wird abgelöst.
event-guarded =
    { $you ->
        [yes] Du stellst
       *[no] { $name } stellt
    } eine Wache auf den Turm bei { $at }.
event-stolen = Diebe stehlen Plättchen { $tile } ({ $number }).

ended-no-tile-left = Das Spiel ist aus: Es gibt keine Plättchen mehr.

## Carcassonne: Wertungsblatt

score-road = fertige Straßen
score-city = fertige Städte
score-monastery = fertige Klöster
score-garden = fertige Gärten
score-road-open = unfertige Straßen
score-city-open = unfertige Städte
score-monastery-open = unfertige Klöster
score-garden-open = unfertige Gärten
score-field = Wiesen
score-recalled = zurückgenommener Abt
score-guard = Wachen, die Diebe entdeckten
score-guard-replaced = abgelöste Wachen
score-guard-end = Wachen am Ende
score-other = andere Punkte
line-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
line-shields =
    { $count ->
        [one] ein Wappen
       *[other] { $count } Wappen
    }
line-cities =
    { $count ->
        [one] eine fertige Stadt
       *[other] { $count } fertige Städte
    }
line-thief = der Dieb
line-stolen = das gestohlene Plättchen
line-guard = noch auf dem Turm
line-guard-replaced = abgelöst

## Carcassonne: der Tisch

table-piles = zu ziehen: { $piles }
table-pile =
    { $tiles } { $pile ->
        [river] Fluss
        [lake] See
        [tower] Türme
       *[other] Land
    }
table-floors =
    { $floors ->
        [one] noch ein Stockwerk
       *[other] noch { $floors } Stockwerke
    }
table-stolen = gestohlen: { $number }
table-beyond =
    Es geht weiter im { $sides }{ $places ->
        [0] { "" }
        [one] {" "}(eine Stelle)
       *[other] {" "}({ $places } Stellen)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] Ein Plättchen kommt noch:
       *[other] { $tiles } Plättchen kommen noch:
    }

rules-carcassonne =
    Carcassonne in Kürze:
      Zieh ein Plättchen und leg es so an, dass alle Kanten passen. Dann darfst du
      einen Meeple darauf setzen, in ein Gebiet, in dem noch keine Figur steht.
      Was fertig wird, zählt, und die Meeples dort kehren heim. Die Punkte bekommt,
      wer dort die meisten Meeples hat, bei Gleichstand alle Beteiligten.
        Straße { $road }      1 je Plättchen
        Stadt { $city }       2 je Plättchen und je Wappen { $shield }; unfertig je 1
        Kloster { $monastery }   9 mit allen acht Plättchen ringsum; am Ende 1 je Plättchen
        Wiese         nur am Ende: 3 für jede fertige Stadt, die sie berührt
      Fluss: Seine Plättchen { $river } kommen zuerst, ohne Kehre. { $bridge } ist eine Brücke.
      Abt: Er darf in Klöster und in Gärten { $garden }, die wie Klöster zählen; nimmst
      du ihn vorzeitig zurück, zählt, was sein Platz dann wert ist.
      Türme & Diebe: Ein Turm { $tower } reicht in alle vier Richtungen so viele Plättchen
      weit, wie er Stockwerke hat. Liegt dein Plättchen in Reichweite, darf dein
      Meeple ihn bewachen. Wird ein Diebesplättchen { $thief } gezogen, wachsen alle
      Türme ohne Wache um ein Stockwerk; jede Wache bringt die Zahl darauf und
      geht heim. Gibt es keine Wache, wird das Plättchen gestohlen und dafür ein
      Turmplättchen gelegt. Am Ende zählt eine Wache 5.
      A bis E sind die Meeples der Spieler, a bis e ihre Äbte.

commands-carcassonne =
    Du kannst eingeben:
      4                das Plättchen an Stelle 4 legen, wenn es nur so passt
      4b oder 2,-1 b   an Stelle 4 oder in dieses Feld legen, gedreht wie bei b
      eine Nummer      im Meeple-Schritt: den Zug mit dieser Nummer
      place 2,-1 90    die Notation eines Zugs, wie in Aufzeichnungen
      look north       zeigen, was nördlich liegt (east, south, west ebenso)
      look 3,-2        zeigen, was um ein Feld herum liegt
      look all         das ganze Spielfeld zeigen
      look oder Enter  den Tisch wieder zeigen
      undo             deinen letzten Zug zurücknehmen
      hint             was ein Bot tun würde
      tiles            die Plättchen, die noch kommen
      save FILE        die Partie bis hierher speichern
      quit             die Partie verlassen

## Carcassonne: warum eine Aktion nicht erlaubt ist, nach der Regel, die sie verbietet

refused-BC-01 = Dieses Plättchen ist nicht im aktuellen Stapel.
refused-BC-02 = So eine Figur hast du nicht mehr im Vorrat.
refused-BC-03 = Das gehört in einen anderen Schritt des Zuges.
refused-BC-04 = Das Plättchen muss an ein anderes angrenzen, und alle Kanten müssen passen.
refused-BC-06 = Ein Meeple kommt nur auf das eben gelegte Plättchen und nur in ein Gebiet, in dem noch keine Figur steht.
refused-BC-15 = An diesem Tisch werden keine Meeples auf Wiesen gesetzt.
refused-BC-16 = Das Spiel ist aus.
refused-RI-03 = Ein Flussplättchen muss den Fluss fortsetzen.
refused-RI-04 = Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung abbiegen.
refused-AB-02 = In einem Garten darf nur ein Abt stehen, und ein Abt nur in Gärten und Klöstern.
refused-AB-04 = Dein Abt steht dort nicht.
refused-AB-05 = Das Gebiet, in dem dein Abt steht, ist schon fertig.
refused-TT-17 = Dort ist kein Turm.
refused-TT-19 = Das eben gelegte Plättchen liegt nicht in der Reichweite dieses Turms.
refused-TT-33 = Dieser Turm bekommt jetzt kein Stockwerk.
refused-TT-A4 = Auf diesem Turm steht schon deine Wache.
refused-TT-A11 = Dieser Turm hat kein Stockwerk, auf dem jemand stehen könnte.

## Die Webseite: überall

web-name = Rookery
web-locale = de_DE
web-page-about = Spiel 5 Towers und Carcassonne im Browser, mit Freunden oder gegen schlaue Krähen.
web-menu = Menü
web-menu-game = Diese Partie
web-menu-table = Dieser Tisch
web-menu-device = Dieses Gerät
web-close = Schließen
web-leave = Zurück zur Startseite
web-home = Startseite
web-about = Über diese Seite
web-undo = Rückgängig
web-total = Gesamt
web-points = Die Punkte aller
web-turned = Wendepunkt
web-players = Mitspieler
web-log = Spielverlauf
web-dock = Der aktuelle Zug
web-choices = Alle deine Möglichkeiten
web-your-turn = Du bist dran
web-undone = Der letzte Zug wurde zurückgenommen.
web-keys = Tasten
web-key-arrows = zwischen den Zügen wechseln
web-key-enter = bestätigen
web-key-p = passen
web-key-u = rückgängig
web-key-h = die Krähe fragen
web-key-help = Regeln und Tasten
web-thinking = { $name } überlegt
web-wait = Einen Moment
web-nowhere = Hier ist nichts. Vielleicht ist der Link unvollständig.

## Die Webseite: Schalter

web-sound = Töne
web-night = Nacht
web-language = Sprache
web-theme = Farbschema
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-switch-sound = Töne
web-switch-still = Weniger Bewegung
web-switch-letters = Buchstaben neben den Farben
web-switch-list = Züge als Liste zeigen
web-switch-keys = Mit einzelnen Tasten steuern
web-switch-tell = Melden, wenn ich dran bin
web-tell-refused = Dein Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen lässt sich das ändern.
web-switch-push = Auf diesem Gerät melden, wenn ich dran bin, auch wenn Rookery geschlossen ist
web-push-about = Nur in Partien mit Tagen je Zug. Der Push-Dienst deines Browsers stellt die Nachricht zu; sie ist verschlüsselt, also kannst nur du sie lesen.
web-push-turn = { $game }: Du bist dran
web-push-with = Mit { $names }

## Die Webseite: die Leitung, und was schiefgehen kann

web-reconnecting = Verbinde neu. Deine Partie ist sicher.
web-back = Wieder verbunden
web-error-network = Der Server ist gerade nicht erreichbar. Nichts ist verloren; wir versuchen es weiter.
web-error-server-failed = Bei uns ist etwas schiefgegangen. Versuch es bitte noch einmal.
web-error-server-upgrading = Der Server wird gerade aktualisiert. Versuch es bitte gleich noch einmal.
web-error-server-busy = Hier ist gerade viel los. Versuch es bitte noch einmal.
web-error-action-stale = Die Partie ist schon weiter.
web-error-action-not-your-turn = Du bist nicht dran.
web-error-action-no-take-back = Das lässt sich nicht mehr zurücknehmen.
web-error-action-illegal = Das ist hier nicht erlaubt.
web-error-hint-not-allowed = An diesem Tisch sind Tipps nicht erlaubt.
web-error-help-not-allowed = An diesem Tisch ist die Hilfe auf dem Spielfeld aus.
web-error-table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-error-table-closed = Dieser Tisch wurde aufgelöst.
web-error-table-not-open = Die Partie hat schon begonnen; du kannst zuschauen.
web-error-table-not-running = An diesem Tisch läuft keine Partie.
web-error-table-not-finished = Die Partie ist noch nicht zu Ende.
web-error-table-not-host = Das kann nur der Gastgeber.
web-error-table-too-many =
    { $most ->
        [one] Du hast eine unfertige Partie. Spiel sie erst zu Ende.
       *[other] Du hast { $most } unfertige Partien. Spiel erst eine zu Ende.
    }
web-error-guest-banned = Du bist auf diesem Server gesperrt.
web-error-guest-not-friend = Ihr habt noch keine Partie zusammen beendet.
web-error-chat-silenced = Du wurdest aus dem Chat entfernt.
web-error-table-too-many-listed =
    { $most ->
        [one] Aus deinem Netz gibt es schon einen offenen Tisch. Lade zu diesem nur mit dem Link ein.
       *[other] Aus deinem Netz gibt es schon { $most } offene Tische. Lade zu diesem nur mit dem Link ein.
    }
web-error-seat-taken = Da sitzt schon jemand.
web-error-seat-not-free = Auf jeden Platz gehört ein Mensch oder ein Bot, bevor es losgeht.
web-error-seat-not-yours = Das ist nicht dein Platz.
web-error-seat-bot-plays = Ein Bot spielt für dich, bis der Zug zu Ende ist oder die anderen dich wieder mitspielen lassen.
web-error-seat-kept-out = An diesem Tisch darfst du nicht mitspielen; zuschauen kannst du.
web-error-seat-gone = Diese Person ist nicht mehr da oder hat schon einen Platz.
web-error-proposal-too-early = Dafür ist es noch zu früh.
web-error-proposal-unknown = Das geht gerade nicht.
web-error-entropy-not-committed = Zufall zählt nur, wenn sein Hash vorher kam.
web-error-push-invalid = Dein Browser hat eine Adresse genannt, an die keine Mitteilungen gehen können.
web-error-push-not-available = Dieser Server verschickt keine Mitteilungen.
web-error-setup-invalid = Mit diesen Einstellungen lässt sich nicht spielen.
web-error-rate-limited = Das war etwas zu schnell. Bitte warte einen Moment.
web-error-rate-limited-wait =
    { $seconds ->
        [one] Das war etwas zu schnell. Bitte warte eine Sekunde.
       *[other] Das war etwas zu schnell. Bitte warte { $seconds } Sekunden.
    }
web-error-code-unknown = Dieser Code ist falsch oder schon benutzt.
web-error-code-mistyped = In diesem Code ist ein Tippfehler. Bitte vergleiche ihn mit deinem Ausdruck.
web-error-guest-known = Du hast hier schon ein Profil.
web-error-device-unknown = Dieses Gerät ist schon abgemeldet.
web-error-guest-not-invited = Zutritt nur mit Einladung.
web-error-name-invalid = Ein Name kann 1 bis { $longest } Zeichen haben.
web-error-name-invalid-mixed = Ein Name kann keine Buchstaben aus verschiedenen Alphabeten mischen.
web-error-name-invalid-alike = Jemand an diesem Tisch hat einen Namen, der genauso aussieht.

## Die Webseite: Startseite

web-lead = Zwei Turmspiele, ein schöner Abend.
web-lead-more = Zu zweit bis zu fünft: Freunde, Fremde oder schlaue Krähen.
game-five-towers = 5 Towers
web-game-five-towers-about = Biete auf Karten und bau sie alle an.
game-carcassonne = Carcassonne
web-game-carcassonne-about = Fluss, Abt, Türme & Diebe.
web-game-facts =
    { $fewest } bis { $most } Personen, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
web-play = Spielen
web-lessons = Lektionen
web-learn = In wenigen Minuten lernen
web-learn-offer = Neu bei { $game }?
web-learn-offer-about = Eine kurze Lektion zeigt dir Schritt für Schritt, wie es geht.
web-learn-begin = Lektion beginnen
web-learn-later = Jetzt nicht
web-rules = Regeln
web-read-rule = Regel lesen
web-your-tables = Deine Tische
web-all-yours = Alle deine Tische ({ $count })
web-open-tables = Offene Tische
web-all-open = Alle offenen Tische
web-more-tables = Mehr anzeigen
web-no-open-tables = Gerade gibt es keinen solchen Tisch. Mach selbst einen auf!
web-filter-any = Egal
web-filter-game = Spiel
web-filter-speed = Tempo
web-speed-none = Ohne Uhr
web-speed-quick = Schnell
web-speed-calm = Ruhig
web-speed-days = Tage je Zug
web-invited = { $name } lädt dich ein: { $game }.
web-invited-go = Zum Tisch
web-invited-no = Jetzt nicht
web-invite = Lade Leute ein, mit denen du gespielt hast
web-invite-one = { $name } einladen
web-invite-done = { $name } sieht deine Einladung auf der Startseite.
web-finished = Beendete Partien
web-free-seats =
    { $count ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
web-result = Endstand { $scores }
web-you-won = Gewonnen
web-you-placed = { $place }. Platz
web-no-tables = Noch kein Tisch. Wähle ein Spiel und drücke „Spielen“, oder setz dich zu Freunden.
web-no-finished = Noch keine Partie beendet. Danach kannst du sie hier noch einmal ansehen.
web-all-finished = Alle beendeten Partien
web-replay-link = Wiederholung von { $game }, { $date }
web-join = Einem Tisch beitreten
web-join-label = Link oder Name des Tisches
web-join-go = Beitreten
web-join-wrong = Das ist weder der Link noch der Name eines Tisches. Vielleicht fehlt ein Stück.
web-to-replays = Wiederholungen
web-to-replays-about = Sieh dir den Zug an, der die Partie gedreht hat.
web-to-score-about = Zählt die Punkte am echten Tisch, auch ohne Netz.
web-to-device = Deine anderen Geräte
web-to-device-about = Hier anfangen, am Handy weiterspielen.
web-to-programs = Bring deinen Bot mit
web-to-programs-about = Wie Programme hier mitspielen, mit Beispielen.
web-door = Zutritt nur mit Einladung
web-door-code = Dein Einladungscode
web-door-enter = Eintreten

## Die Webseite: ein neuer Tisch

web-company = Wer spielt?
web-company-bots = Mit Bots
web-company-bots-about = Es geht sofort los.
web-company-friends = Mit Freunden
web-company-friends-about = Du bekommst einen Link zum Teilen.
web-how-many = Wie viele spielen mit?
web-against = Deine Gegner
web-level = Stärke { $level } von { $most }
bot-uniform = Pip
bot-uniform-family = Tupf, Bo, Flaum
web-bot-uniform-about = Ein Küken. Hüpft herum und nimmt, was kommt.
bot-greedy = Elster
bot-greedy-family = Häher, Dohle, Zweig
web-bot-greedy-about = Greift nach dem, was gerade am meisten glitzert.
bot-heuristic = Corvina
bot-heuristic-family = Hugo, Nora, Edgar
web-bot-heuristic-about = Spielt ruhig und denkt voraus. Hebt sich etwas für später auf.
bot-tuned = Rabe
bot-tuned-family = Amsel, Star, Zeisig
web-bot-tuned-about = Wägt jede Karte ab und überlässt wenig dem Glück.
bot-learned = Munin
bot-learned-family = Otto, Efeu, Onyx
web-bot-learned-about = Hat in Tausenden Partien gegen sich selbst gelernt.
bot-search = Hugin
bot-search-family = Max, Iris, Juno
web-bot-search-about = Denkt ein paar Züge voraus und entscheidet dann.
bot-deep = Odin
bot-deep-family = Saga, Bragi, Widar
web-bot-deep-about = Spielt jeden guten Zug im Kopf durch, Zug um Zug.
level-novice = Neuling
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = Ein Küken, das das Spiel noch lernt. Nimmt wenig und übersieht viel.
level-apprentice = Lehrling
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Lässt sich von dem locken, was gerade glitzert, lässt aber anderen etwas übrig.
level-journeyman = Geselle
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Denkt schon an später, lässt sich aber oft vom Naheliegenden verlocken.
level-expert = Könner
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Wägt ruhig ab und findet meist einen guten Zug. Patzt hin und wieder.
level-master = Meister
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Weiß, was alles wert ist, und patzt fast nie.
level-grandmaster = Großmeister
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Spielt jeden guten Zug im Kopf durch und entscheidet dann.
web-listed = Alle dürfen dazukommen
web-listed-about = Der Tisch erscheint auf der Startseite.
web-play-now = Jetzt spielen
web-open-table = Tisch eröffnen
web-options = Mehr Optionen
web-expansions = Welche Erweiterungen?
web-expansions-all = Alle Erweiterungen
web-expansions-all-about = Alles, was folgt
web-expansions-none = Nur das Grundspiel
web-expansions-none-about = Ohne Erweiterung
web-expansions-some = Deine eigene Mischung
web-expansion-river = Der Fluss
web-expansion-river-about = Zuerst wird ein Fluss gelegt. Sein Wasser teilt die Wiesen.
web-expansion-abbot = Der Abt
web-expansion-abbot-about = Eine Figur mehr für alle, für Klöster und Gärten. Wer sie früh heimholt, punktet sofort.
web-expansion-towers-and-thieves = Türme & Diebe
web-expansion-towers-and-thieves-about = Bewache wachsende Türme: Kommen Diebe, punktet jede Wache. Keine Gefangenen, kein Lösegeld.
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-quick = 5 Minuten plus 10 Sekunden je Zug
web-clock-calm = 15 Minuten plus 30 Sekunden je Zug
web-clock-days = 2 Tage je Zug
web-clock-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-clock-low = Weniger als 20 Sekunden übrig
web-hints = Tipps
web-hints-about = Wenn du dran bist, darfst du die Krähe fragen, was sie tun würde. Partien mit Tipps werden nicht gewertet.
web-hints-allowed = erlaubt
web-hints-none = nicht erlaubt
web-rating = Wertung
web-rated = gewertete Partie
web-unrated-practice = ungewertet: Übung
web-unrated-deal = ungewertet: dieselben Karten oder Plättchen für alle
web-unrated-hints = ungewertet: Tipps sind erlaubt
web-unrated-seats = ungewertet: ein Spieler hat mehrere Plätze
web-unrated-one-person = ungewertet: derselbe Browser, oder neue Gäste im selben Netz mit gleichartigem Gerät
web-unrated-often = ungewertet: zwei von euch haben heute schon 10 gewertete Partien gespielt
web-bot-speed = Tempo der Bots
web-bot-speed-slow = langsam
web-bot-speed-normal = mittel
web-bot-speed-at-once = sofort

## Die Webseite: vor der Partie

web-lobby-waiting = Sobald alle Plätze besetzt sind, kann es losgehen.
web-lobby-full = Alle sind da.
web-lobby-move = Zieh eine Zeile oder drücke auf ihre Punkte und dann auf die Pfeiltasten, um Plätze zu tauschen.
web-lobby-change = Tischeinstellungen
web-missing-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-missing-name = Jemand sucht sich noch einen Namen aus.
web-seat-choosing = Jemand sucht sich einen Namen aus
web-seat-choosing-about = hat den Link geöffnet
web-seat-move = { $name } umsetzen
web-seat-moved = { $name }: Platz { $seat }
web-seat-left =
    { $minutes ->
        [one] seit einer Minute weg
       *[other] seit { $minutes } Minuten weg
    }
web-program = { $name } (Bot)
web-seat-free = freier Platz
web-guest = Gast
web-not-here = nicht da
web-sit = Hier Platz nehmen
web-add-bot = Bot dazusetzen …
web-choose-bot = Bot auswählen
web-free-seat = { $name } entfernen
web-start = Los geht’s
web-start-host = Wir warten, bis { $name } die Partie startet.
web-become-host = Gastgeber werden
web-lobby-name = Speichern
web-seat-host = Gastgeber
web-seat-here = da
web-seat-your-device = an deinem Gerät
web-seat-same-device = am Gerät von { $name }
web-seat-more = Platz von { $name } ändern
web-seat-up = Einen Platz hinauf
web-seat-down = Einen Platz hinunter
web-seat-bot-instead = Durch einen Bot ersetzen …
web-seat-remove-sure = { $name } vom Tisch entfernen?
web-seat-keep-out = Entfernen und sperren
web-beside = Sitzt jemand neben dir? Name eintragen
web-ask-name = Wie heißt du?
web-ask-name-about = Die anderen sehen ihn. Wir merken ihn uns fürs nächste Mal.
web-here-now = Jetzt hier
web-watches = sieht zu
web-give-seat = Platz geben
web-give-seat-to = { $name } einen Platz geben
web-seat-given = Du hast einen Platz bekommen.
web-watchers =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-close-table = Tisch auflösen
web-close-table-question = Diesen Tisch endgültig auflösen?
web-close-table-sure = Ja, endgültig auflösen
web-share = Teile diesen Link mit allen, die mitspielen oder zuschauen wollen:
web-share-local = Diesen Link kann nur dieser Computer öffnen. Damit andere mitspielen können, starte den Server mit „rookery serve --lan“.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-hand-on = Teilen …
web-qr = Der Link als QR-Code für die Handykamera
web-screen-show = Auf großem Bildschirm zeigen
web-screen-about = Öffne diesen Link auf einem Tablet oder Fernseher in der Tischmitte. Dort ist die Partie zu sehen, und alle spielen am eigenen Handy.
web-screen-here = Auf diesem Gerät zeigen
web-screen-here-means = Dieses Gerät hat dann keinen Platz. Wer sich zuerst setzt, wird Gastgeber.
web-screen-join = Zum Mitspielen mit dem Handy scannen
web-screen-sleep = Dieser Browser kann den Bildschirm nicht wach halten. Deaktiviere die automatische Bildschirmabschaltung.
web-full-screen = Vollbild
web-fair = Ehrlich gemischt
web-fair-about = Diese Zahl legt die Mischung fest, bevor sich jemand setzt. Nach der Partie können alle sie nachprüfen.
web-fair-again =
    Die Mischung wurde { $count ->
        [one] einmal
       *[other] { $count }-mal
    } neu festgelegt, weil nicht alle ihren Beitrag rechtzeitig gezeigt haben. Nicht gezeigt: { $players }.

## Die Webseite: am Tisch

web-again = Noch eine Partie
web-replay = Wiederholung
web-record = Diese Partie herunterladen
web-share-result = Bild teilen
web-stand-up = Bot für mich spielen lassen
web-stand-up-means = Ein Bot übernimmt, bis du zurückkommst und einen Zug machst.
web-bot-plays = Ein Bot spielt für dich
web-bot-plays-asked = auf deinen Wunsch
web-bot-plays-flagged = deine Zeit war um; ab deinem nächsten Zug spielst du wieder selbst
web-bot-plays-flagged-again = deine Zeit war wieder um; die anderen können dich zurückholen
web-bot-plays-agreed = das haben die anderen beschlossen, als du weg warst
web-bot-plays-resigned = du hast diese Partie aufgegeben
web-played-for-you = Ein Bot hat für dich gespielt
web-back-here = Ich bin wieder da
web-back-ask = Um Rückkehr bitten
web-plate-bot = ein Bot spielt
web-plate-away = weg seit { $minutes } Min.
web-away-now = { $name } ist nicht da
web-away-for =
    { $minutes ->
        [one] { $name } ist seit einer Minute weg
       *[other] { $name } ist seit { $minutes } Minuten weg
    }
web-away-wait = Auf { $name } warten
web-away-wait-about = Bis dahin geschieht nichts.
web-away-wait-clock =
    { $again ->
        [yes] Bei 0:00 spielt ein Bot die Partie zu Ende.
       *[no] Bei 0:00 beendet ein Bot diesen Zug.
    }
web-propose-stand-in = Einen Bot für { $name } spielen lassen
web-propose-stand-in-about = Wenn alle zustimmen, bis { $name } wieder da ist.
web-propose-end = Die Partie ohne { $name } beenden
web-propose-end-about = Wenn alle zustimmen. { $name } landet auf dem letzten Platz.
web-propose-soon = möglich in { $time }
web-agreed-of = { $count } von { $all }
web-asks-stop = { $name } möchte die Partie ohne Sieger beenden.
web-asks-take-back = { $name } möchte einen Zug zurücknehmen.
web-asks-return = { $name } ist wieder da und möchte weiterspielen.
web-asks-stand-in = { $name } möchte einen Bot für { $other } spielen lassen.
web-asks-end = { $name } möchte die Partie ohne { $other } beenden.
web-agree = Zustimmen
web-decline = Nein
web-way-abort = Partie absagen
web-way-resign = Aufgeben
web-way-stop = Ende ohne Sieger vorschlagen
web-way-take-back = Um Rücknahme des Zugs bitten
web-sure-abort = Die Partie für alle absagen? Sie zählt dann nicht.
web-sure-resign = Diese Partie aufgeben? Du landest auf dem letzten Platz.
web-sure-no = Nein, zurück
web-ended-aborted = Die Partie wurde abgesagt. Sie zählt nicht.
web-ended-agreed = Alle haben das Ende der Partie beschlossen. Niemand gewinnt.
web-ended-resigned = Die Partie ist zu Ende. Aufgegeben: { $names }.
web-ended-abandoned = Die Partie ist zu Ende. Nicht zurückgekommen: { $names }.
web-rematch-asks = { $name } möchte noch eine Partie
web-rematch-asked = Du möchtest noch eine Partie
web-rematch-refused = Diesmal nicht: { $names }
web-rematch-stays = Deine Wertung bleibt. Sitzordnung der nächsten Partie: { $names }.
web-rematch-begins = Start in { $seconds } s; für alle, die nicht antworten, spielen Bots.
web-rematch-join = Ich bin dabei
web-rematch-decline = Nicht jetzt
web-rematch-yes = ist dabei
web-rematch-no = nicht jetzt
web-rematch-open = noch keine Antwort
web-next-began = Die nächste Partie hat ohne dich begonnen.
web-next-watch = Zuschauen
web-next-table = Nächster Tisch
web-watching = Du siehst zu
web-your-turn-name = { $name }, du bist dran
web-hand-over-about = Gib das Gerät weiter.
web-hand-over-go = Ich bin bereit
web-rook-ask = Die Krähe fragen
web-rook-thinks = Die Krähe überlegt …
web-rook-says = Mein Rat:
web-rook-mark = Rat der Krähe
web-hint-promise = { $chance } Gewinnchance, im Schnitt { $margin } Punkte gegenüber dem besten Gegner (meist ± { $spread })
web-than-next = Verglichen mit dem nächstbesten Zug:
web-than-best = Verglichen mit dem besten Zug:
web-guide-good = Gute Wahl.
web-guide-alike = Gute Wahl. Ich hätte mich anders entschieden, aber es macht fast keinen Unterschied.
web-guide-instead = Ich hätte mich anders entschieden: { $choice }.
web-hint-others = Nächstbeste Züge
web-won =
    { $you ->
        [yes] Du gewinnst mit { $points }
       *[no] { $name } gewinnt mit { $points }
    }
web-follows =
    { $you ->
        [yes] Danach kommst du mit { $points }.
       *[no] Danach { $name } mit { $points }.
    }
web-place = { $place }.

## Die Webseite: reden

web-chat = Chat
web-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-chat-nothing = Noch keine Nachrichten. Sag doch mal Hallo!
web-chat-lines = Nachrichten
web-chat-phrases = Fertige Sätze
web-chat-text = Nachricht
web-chat-send = Senden
web-chat-mute = { $name } stummschalten
web-chat-unmute = { $name } nicht mehr stummschalten
web-chat-remove = { $name } aus dem Chat entfernen
web-chat-restore = { $name } wieder chatten lassen
web-error-chat-invalid = Eine Nachricht ist eine Zeile mit bis zu 280 Zeichen.
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thank-you = Danke!
web-phrase-oops = Hoppla!
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-your-turn = Du bist dran.
web-phrase-good-game = Schöne Partie!

## Die Webseite: 5 Towers

web-ft-open = Du bist dran: Eröffne die Auktion
web-ft-beat = Du bist dran: Biete über { $count } oder passe
web-ft-only-pass = Du bist dran: Du kannst nur passen
web-ft-at-most =
    { $count ->
        [0] Keine dieser Karten passt auf deine Türme.
        [one] Du kannst höchstens eine dieser Karten anbauen.
       *[other] Du kannst höchstens { $count } dieser Karten anbauen.
    }
web-ft-all = Du kannst alle diese Karten anbauen.
web-ft-too-low = Das höchste Gebot ist { $count }. Biete mehr oder passe.
web-ft-bid-too-high = { $count } bieten: mehr Karten, als du anbauen kannst
web-ft-bid-demolish =
    { $count } bieten: Erst reißt du { $cards } ab, das kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
web-ft-no-place = passt auf keinen deiner Türme
web-ft-place-later = passt erst nach einem Abriss
web-ft-way-start = { $card } würde einen neuen Turm beginnen.
web-ft-way-fits = { $card } käme auf deine Karte { $on }.
web-ft-way-after = { $card } passt auf { $on }, sobald diese Karte angebaut ist.
web-ft-way-demolish = { $card } passt nicht auf deine Karte { $on }; die könntest du vorher abreißen.
web-ft-way-never = { $card } passt nicht auf deine Karte { $on }.
web-ft-way-held = Noch nicht: Baust du { $card } zuerst an, ist für { $cards } kein Platz mehr.
web-ft-way-held-others = Noch nicht: Nach { $card } könntest du nicht mehr alle gebotenen Karten anbauen.
web-ft-clash-demolish = Für { $cards } müsstest du je eine Karte abreißen, darfst aber nur eine.
web-ft-clash-order = Von { $cards } kannst du nur { $count } anbauen.
web-ft-stairs = Gebote
web-ft-build =
    { $count ->
        [one] Bau an: noch eine Karte
       *[other] Bau an: noch { $count } Karten
    }
web-ft-build-of = Bau { $count } von diesen { $offered } an
web-ft-they-build =
    { $count ->
        [one] { $name } baut an: noch eine Karte
       *[other] { $name } baut an: noch { $count } Karten
    }
web-ft-too-much = Zu viele Karten: Nimm das Gebot zurück
web-ft-demolish-first = Reiß erst eine Karte ab
web-ft-pick = Wähle eine Karte oder zieh sie auf ihren Turm.
web-ft-hammer = Wähle eine Karte. Fehlt dir Platz, reiß vorher mit dem Hammer die oberste Karte eines Turms ab.
web-ft-hammer-only = Für dein Gebot fehlt noch Platz. Reiß mit dem Hammer die oberste Karte eines Turms ab.
web-ft-tap-tower = Tippe auf den { $tower }turm oder noch einmal auf die Karte.
web-ft-rest = Rest anbauen
web-ft-complete = Dein { $tower }turm ist vollendet.
web-ft-tower =
    { $count ->
        [0] Noch kein { $tower }turm
        [one] Der { $tower }turm, eine Karte: { $values }
       *[other] Der { $tower }turm, { $count } Karten, von oben: { $values }
    }
web-ft-to-draw = zu ziehen
web-ft-discarded = abgelegt
web-ft-this-round = Diese Runde
web-ft-to-come = Was noch kommt
web-ft-to-come-key = Umrandete Zahlen können noch kommen; ein Punkt heißt: zwei davon.
web-ft-main-tower = Hauptturm
web-ft-demolished = Abgerissen
web-ft-look-at = Die Türme von { $name } in voller Größe
web-ft-key-digits = so viele bieten; beim Bauen: diese Karte wählen, von links gezählt
web-ft-key-demolish = die oberste Karte dieses Turms abreißen
web-ft-rounds =
    { $count ->
        [one] Eine Runde.
       *[other] { $count } Runden.
    }

## Die Webseite: Partien ansehen

web-replay-of = Wiederholung: { $game }, { $date }
web-round = Zug { $number }
web-round-five-towers = Runde { $number }
web-moment-then = Danach: { $choice }
web-find-show = Zeig es mir
web-practice = Übung: Diese Partie zählt nicht.
web-practice-back = Zurück zur Wiederholung
web-puzzle = Rätsel: { $game }
web-puzzle-short = Rätsel
web-puzzle-daily = Rätsel des Tages.
web-puzzle-ask = Was ist der beste Zug?
web-puzzle-ask-five-towers-bid = Was ist dein bestes Gebot?
web-puzzle-ask-five-towers-place = Was machst du zuerst?
web-puzzle-ask-carcassonne-place = Wohin mit diesem Plättchen?
web-puzzle-ask-carcassonne-claim = Figur setzen? Wohin?
web-puzzle-right = Richtig: { $choice }
web-puzzle-wrong = Besser: { $choice }
web-puzzle-shown = Am besten: { $choice }
web-puzzle-chances = Deine Gewinnchance
web-puzzle-picked = deine Antwort
web-puzzle-rating = Deine Rätselwertung
web-puzzle-standing = Dieses Rätsel: { $rating }. Beim ersten Versuch gelöst: { $solved } von { $tries }.
web-puzzle-counted = Dein erster Versuch zählt: { $change } für deine Wertung.
web-puzzle-again = Du hast es schon versucht, darum zählt dieser Versuch nicht.
web-puzzle-next = Nächstes Rätsel
web-puzzle-look = Stellung ansehen
web-puzzle-share = Rätsel teilen
web-puzzle-retry = Noch einmal versuchen
web-puzzles = Rätsel
web-to-puzzles = Rätsel: { $game }
web-to-puzzles-about = Finde den besten Zug; los geht’s mit dem Rätsel des Tages
web-error-puzzle-none = Keine neuen Rätsel. Du hast alle gelöst!
web-error-puzzle-unknown = Dieses Rätsel gibt es nicht.
web-new-game = Neue Partie: { $game }
web-to-daily = Tagespartie
web-to-daily-about = Für alle dieselben Karten und Gegner
web-challenge = Jemanden herausfordern
web-compare = Mit allen vergleichen
web-error-deal-alone = Diese Partie kann kein Bot übernehmen.
web-error-deal-hidden = Diese Partie siehst du, wenn du deine zu Ende gespielt hast oder der Tag vorbei ist.
web-error-deal-unknown = Diese Partie gibt es nicht.
web-moves = Aktionen
web-pause = Pause
web-to-table = Zurück zum Tisch

## Die Webseite: der Plan von Carcassonne

web-cc-place-tile = Leg dein Plättchen an
web-cc-place-piece = Eine Figur setzen?
web-cc-raise-tower = Wähle einen Turm, der wachsen soll
web-cc-nothing-to-place = Nichts mehr zu setzen
web-cc-tap-place = Tippe auf eine Stelle im Spielfeld oder zieh das Plättchen dorthin.
web-cc-fits =
    { $count ->
        [one] Passt hier auf eine Art
       *[other] Passt hier auf { $count } Arten
    }
web-cc-fits-not = So herum passt es nicht.
web-cc-clash-R-F = Die Straße träfe auf eine Wiese.
web-cc-clash-R-C = Die Straße träfe auf eine Stadt.
web-cc-clash-R-V = Die Straße träfe auf den Fluss.
web-cc-clash-F-R = Die Wiese träfe auf eine Straße.
web-cc-clash-F-C = Die Wiese träfe auf eine Stadt.
web-cc-clash-F-V = Die Wiese träfe auf den Fluss.
web-cc-clash-C-R = Die Stadt träfe auf eine Straße.
web-cc-clash-C-F = Die Stadt träfe auf eine Wiese.
web-cc-clash-C-V = Die Stadt träfe auf den Fluss.
web-cc-clash-V-R = Der Fluss träfe auf eine Straße.
web-cc-clash-V-F = Der Fluss träfe auf eine Wiese.
web-cc-clash-V-C = Der Fluss träfe auf eine Stadt.
web-cc-put = Hierhin legen
web-cc-put-only = Hierhin legen, ohne Figur
web-cc-put-with = Mit einer Figur darauf
web-cc-put-with-figure = Hierhin legen mit Figur: { $what }
web-cc-turn-left = Nach links drehen
web-cc-turn-right = Nach rechts drehen
web-cc-keys = [R] dreht, [←↑↓→] bewegen, [Enter] legt
web-cc-kind =
    { $kind ->
        [city] Stadt
        [road] Straße
        [field] Wiese
        [monastery] Kloster
        [garden] Garten
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Deine Stadt
        [road] Deine Straße
        [field] Deine Wiese
        [monastery] Dein Kloster
        [garden] Dein Garten
       *[other] Deins: { $kind }
    }
web-cc-owned = { $what } von { $name }
web-cc-nobodys = { $what }, niemand darauf
web-cc-shared = { $what }, geteilt
web-cc-finishes = { $what }: fertig
web-cc-tile-count =
    { $count ->
        [one] Ein Plättchen
       *[other] { $count } Plättchen
    }
web-cc-shield-count =
    { $count ->
        [one] Ein Wappen
       *[other] { $count } Wappen
    }
web-cc-at-once = +{ $points } sofort
web-cc-at-end = { $points } am Ende
web-cc-so-far = bisher { $points }
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, Meeple
        [abbot] { $what }, Abt
       *[other] { $what }, { $who }
    }
web-cc-guard = Turm
web-cc-raise = Noch ein Stockwerk
web-cc-recall = Abt zurücknehmen
web-cc-skip = Keine Figur
web-cc-pick-piece = Wähle im Spielfeld oder hier.
web-cc-taken =
    { $kind ->
        [city] { $name } steht schon in dieser Stadt.
        [road] { $name } steht schon auf dieser Straße.
        [field] { $name } steht schon auf dieser Wiese.
        [monastery] { $name } steht schon in diesem Kloster.
        [garden] { $name } steht schon in diesem Garten.
       *[other] { $name } steht schon hier.
    }
web-cc-taken-own =
    { $kind ->
        [city] Du stehst schon in dieser Stadt.
        [road] Du stehst schon auf dieser Straße.
        [field] Du stehst schon auf dieser Wiese.
        [monastery] Du stehst schon in diesem Kloster.
        [garden] Du stehst schon in diesem Garten.
       *[other] Du stehst schon hier.
    }
web-cc-only-skip = Dein Zug endet gleich von selbst.
web-cc-guard-replaces = Die Wache von { $name } geht heim: { $name } +{ $points }.
web-cc-also-scores = Auch { $name } punktet: +{ $points }.
web-cc-done = Fertig
web-cc-done-city = Fertig: in die Stadt
web-cc-done-road = Fertig: auf die Straße
web-cc-done-field = Fertig: auf die Wiese
web-cc-done-monastery = Fertig: ins Kloster
web-cc-done-garden = Fertig: in den Garten
web-cc-done-guard = Fertig: Turm bewachen
web-cc-done-raise = Fertig: aufstocken
web-cc-done-recall = Fertig: Abt zurücknehmen
web-cc-done-skip = Fertig: keine Figur
web-cc-places-tile = { $name } legt ein Plättchen
web-cc-places-piece = { $name } setzt eine Figur
web-cc-turns-until =
    { $count ->
        [1] Danach bist du dran
       *[other] Noch { $count } Züge bis zu deinem
    }
web-cc-if-ended = Wäre jetzt Schluss
web-cc-supply =
    { $count ->
        [0] kein Meeple übrig
        [one] ein Meeple übrig
       *[other] { $count } Meeples übrig
    }
web-cc-just-now = Gerade eben
web-cc-board = Das Spielfeld
web-cc-tools = Ansicht des Spielfelds
web-cc-fields = Wiesen
web-cc-claims = Wem was gehört
web-cc-whole = Ganzes Spielfeld
web-cc-zoom-in = Vergrößern
web-cc-zoom-out = Verkleinern
web-cc-step-tile = Plättchen
web-cc-step-piece = Figur
web-cc-step-score = Wertung
web-cc-stock-tiles = Plättchen
web-cc-stock-tower-tiles = Turmplättchen
web-cc-stock-floors =
    { $count ->
        [one] Stockwerk
       *[other] Stockwerke
    }
web-cc-stock-stolen = gestohlen
web-cc-looking = Was du ansiehst
web-cc-when-finished =
    { $points ->
        [one] Punkt (fertig)
       *[other] Punkte (fertig)
    }
web-cc-points-now =
    { $points ->
        [one] Punkt, wäre jetzt Schluss
       *[other] Punkte, wäre jetzt Schluss
    }
web-cc-finished-cities =
    { $count ->
        [one] Eine fertige Stadt grenzt daran
       *[other] { $count } fertige Städte grenzen daran
    }
web-cc-unfinished-cities =
    { $count ->
        [one] Eine unfertige Stadt: 3 mehr, sobald sie fertig ist
       *[other] { $count } unfertige Städte: 3 mehr für jede, die fertig wird
    }
web-cc-missing =
    { $count ->
        [one] Ein Plättchen fehlt
       *[other] { $count } Plättchen fehlen
    }
web-cc-closed-worth = { $points }, sobald fertig
web-cc-who = Figuren darauf
web-cc-most-takes-all = Wer die meisten hat, bekommt alle Punkte. Bei Gleichstand bekommen sie alle Beteiligten.
web-cc-before = Voriges
web-cc-next = Nächstes
web-cc-floor-count =
    { $count ->
        [one] Ein Stockwerk
       *[other] { $count } Stockwerke
    }
web-cc-no-guard = Niemand bewacht ihn.
web-cc-guarded-by = Auf Wache: { $name }
web-cc-still-to-come = Kommt noch
web-cc-come-here = Hier { $count }
web-cc-come-all = Alle { $count }
web-cc-come-fit =
    { $count ->
        [one] Eines der { $all } kommenden Plättchen passt auch hierher.
       *[other] { $count } der { $all } kommenden Plättchen passen auch hierher.
    }
web-cc-come-tile = Plättchen { $tile }: { $count }
web-cc-edge = { $edge } { $port }
web-cc-edge-C = Stadt
web-cc-edge-R = Straße
web-cc-edge-V = Fluss
web-cc-edge-none = Wiese auf allen Seiten
web-cc-say-place = Stelle { $number } von { $count }, bei { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## Die Webseite: Carcassonne erzählt

web-cc-roads = Straßen
web-cc-cities = Städte
web-cc-monasteries = Klöster, Gärten
web-cc-guards = Wachen und Diebe
web-cc-unfinished = Unfertiges
web-cc-look = Spielfeld ansehen
web-cc-end-guards = Wachen
web-cc-final = Schlusswertung
web-cc-while-playing = Während des Spiels
web-cc-step-of = { $number } von { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } Punkt ({ $lines })
       *[other] { $points } Punkte ({ $lines })
    }.
web-cc-told-tie =
    Gleichstand. { $names }: je { $points ->
        [one] { $points } Punkt ({ $lines })
       *[other] { $points } Punkte ({ $lines })
    }.
web-cc-go-on = Weiter
web-cc-go-on-key = [Leertaste]: weiter
web-cc-to-result = Ergebnis ansehen
web-cc-to-sheets = Wertungsblätter ansehen
web-cc-final-again = Schlusswertung noch einmal
web-cc-decided =
    { $kind ->
        [road] Die Straßen entscheiden.
        [city] Die Städte entscheiden.
        [monastery] Die Klöster und Gärten entscheiden.
        [field] Die Wiesen entscheiden.
        [guard] Die Wachen entscheiden.
       *[other] Die Schlusswertung entscheidet.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] Du hast ein Diebesplättchen gezogen
       *[no] { $name } hat ein Diebesplättchen gezogen
    }
web-cc-thief-rise =
    { $count ->
        [0] Kein Turm wächst
        [one] Ein Turm ohne Wache wächst
       *[other] { $count } Türme ohne Wache wachsen
    }
web-cc-thief-score = Jede Wache bringt { $points }
web-cc-thief-home = Alle Wachen gehen heim
web-cc-thief-place =
    { $you ->
        [yes] Du legst dieses Plättchen
       *[no] { $name } legt dieses Plättchen
    }
web-cc-thief-stolen = Keine Wache: Das Plättchen wird gestohlen
web-cc-thief-tower =
    { $you ->
        [yes] Du legst stattdessen ein Turmplättchen
       *[no] { $name } legt stattdessen ein Turmplättchen
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] Du ziehst stattdessen ein anderes Plättchen
       *[no] { $name } zieht stattdessen ein anderes Plättchen
    }
web-cc-thief-gone = Gestohlen
web-cc-thief-instead =
    { $tower ->
        [yes] Turmplättchen
       *[no] Anderes Plättchen
    }
web-cc-thief-towers-left =
    { $count ->
        [0] Kein Turmplättchen mehr
        [one] Noch ein Turmplättchen
       *[other] Noch { $count } Turmplättchen
    }
web-cc-thief-told =
    { $stolen ->
        [0] Diebe! Jede Wache bringt { $number }.
       *[other] Diebe! Jede Wache bringt { $number } und noch { $stolen } für das gestohlene Plättchen.
    }
web-cc-moved-on = Am Tisch ging es inzwischen weiter.
web-cc-stolen-told = Diebe! Kein Turm hat eine Wache, also nehmen sie das Plättchen mit.
web-cc-stolen-tile = Gestohlenes Plättchen: { $number }
web-cc-stolen-about = Zählt für jede Wache und verlässt dann das Spiel
web-turns = Züge
web-cc-row =
    { $did ->
        [city] in der Stadt
        [road] auf der Straße
        [field] auf der Wiese
        [monastery] im Kloster
        [garden] im Garten
        [guarded] auf einem Turm
        [recalled] Abt zurückgenommen
       *[other] keine Figur
    }

## Die Webseite: Wertungsblatt

web-score = Wertungsblatt
web-score-new = Neues Wertungsblatt
web-score-all = Alle Wertungsblätter
web-score-kept = Wertungsblätter auf diesem Gerät
web-score-remove = Löschen
web-score-remove-question = Dieses Wertungsblatt endgültig löschen?
web-score-remove-sure = Ja, löschen
web-score-broken = In diesem Link steckt kein Wertungsblatt. Vielleicht fehlt ein Teil.
web-score-unknown = Dieses Wertungsblatt ist nicht auf diesem Gerät.
web-score-not-kept = Dieser Browser kann das Blatt nicht aufheben. Teile es als Link, bevor du die Seite verlässt.
web-score-same-name = Zwei Personen können nicht denselben Namen haben.
web-score-colour = { $name }, Farbe: { $colour }
web-score-colour-of = { $name }: Farbe wählen
web-colour =
    { $seat ->
        [1] Rot
        [2] Blau
        [3] Gelb
        [4] Türkis
       *[5] Schwarz
    }
web-score-add-player = Person hinzufügen
web-score-in-play = Welche Erweiterungen sind dabei?
web-score-begin = Blatt beginnen
web-score-less = { $what }: eins weniger
web-score-more = { $what }: eins mehr
web-score-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-score-each =
    { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
    }
web-score-top = Turm { $tower }: Spitze
web-score-main-about = Jede Karte des Hauptturms, also des höchsten, zählt 1 Punkt mehr.
web-score-who = Wer bekommt Punkte? Bei Gleichstand mehrere antippen.
web-score-what = Was gewertet wird
web-score-guards-of = Wie viele Wachen je Person?
web-score-kind =
    { $kind ->
        [thieves] Diebe
        [guard] Abgelöste Wache
        [abbot] Abt zurück
       *[other] Anderes
    }
web-score-thieves =
    { $stolen ->
        [0] Diebe { $number }
       *[other] Diebe { $number } und gestohlenes Plättchen { $stolen }
    }
web-score-tiles = Plättchen
web-score-shields = Wappen
web-score-around = Sein Plättchen und die ringsum
web-score-thief-number = Diebesplättchen
web-score-thief-number-about = die Zahl darauf
web-score-stolen = Gestohlenes Plättchen
web-score-stolen-about = die Zahl darauf; 0, wenn keins da ist
web-score-guards = Wachen auf Türmen
web-score-other = Punkte
web-score-other-about = negativ zum Berichtigen
web-score-give = { $points } für { $names }
web-score-give-whom = Wer bekommt Punkte?
web-score-undone = Rückgängig: { $what }
web-score-history = { $name }, { $points }: wofür
web-score-no-history = Noch keine Punkte.
web-score-step =
    { $kind ->
        [road] Straßen
        [city] Städte
        [monastery] Klöster
        [field] Wiesen
       *[other] Wachen
    }
web-score-step-about =
    { $kind ->
        [road] 1 Punkt für jedes Plättchen einer unfertigen Straße.
        [city] 1 Punkt für jedes Plättchen und jedes Wappen einer unfertigen Stadt.
        [monastery] Unfertige Klöster und Gärten: 1 Punkt für das Plättchen selbst und 1 für jedes ringsum.
        [field] 3 Punkte für jede fertige Stadt an deiner Wiese.
       *[other] 5 Punkte für jede deiner Wachen auf einem Turm. Liegt ein gestohlenes Plättchen neben der Wertungstafel, bringt jede Wache auch dessen Zahl.
    }
web-score-count =
    { $kind ->
        [road] Plättchen unfertiger Straßen
        [city] Plättchen unfertiger Städte
        [shields] Wappen darin
        [monastery] Plättchen mit denen ringsum
        [field] Fertige Städte an den Wiesen
       *[other] Wachen auf Türmen
    }
web-score-leads =
    { $count ->
        [1] { $names } führt mit { $points }
       *[other] { $names } führen mit { $points }
    }
web-score-back = Zurück
web-score-next = Weiter: { $what }
web-score-share = Blatt teilen
web-score-text = Als Text kopieren
web-score-link = Als Link teilen
web-score-no-picture = Das Bild ließ sich hier nicht erzeugen. Nimm den Text oder den Link.
web-score-again = Neues Blatt, dieselben Mitspieler

## Die Webseite: du

web-me = Dein Profil
web-your-name-here = Dein Name
web-recovery-have = Ich habe einen Wiederherstellungscode
web-identities = Deine anderen Profile in diesem Browser
web-identities-about = Du kannst zu einem früheren Profil zurückwechseln.
web-become-code = Dein Wiederherstellungscode
web-become-look = Weiter
web-become-known = Du spielst hier als { $here }. Zu { $name } wechseln?
web-become-stranger = Hier als { $name } weitermachen?
web-become-warning = Nur, wenn du { $name } bist. Hat dir jemand anders diesen Link geschickt, sieht diese Person, was du hier tust, und kann es an deiner Stelle tun.
web-become-kept = In deinem Profil kannst du jederzeit zu { $here } zurückwechseln.
web-become-yes = Zu { $name } wechseln
web-become-stay = Als { $here } weiterspielen
web-become-not-me = Das bin ich nicht

## Die Arena

command-arena = Bots gegeneinander antreten lassen, bis klar ist, wer stärker spielt.
example-arena =
    Beispiele:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Jede Kartenfolge wird mit jedem Bot auf jedem Platz gespielt. Derselbe Befehl macht dort weiter, wo aufgehört wurde.
argument-arena-bots = zwei oder mehr Bots: ein eingebauter Name, modul:Klasse oder ein Programm, das das Protokoll des Schiedsrichters spricht; "@50ms" dahinter ist seine Bedenkzeit je Entscheidung
argument-arena-games = wie viele Partien jedes Paar spielt (Standard: 400)
argument-jobs = wie viele Prozesse gleichzeitig spielen (Standard: 1); das Ergebnis bleibt gleich
argument-cluster = auf einem Ray-Cluster spielen: seine Adresse wie 10.0.0.1:6379, „auto“ für den Cluster dieses Rechners oder „local“ für einen neuen hier; das Ergebnis bleibt gleich
jobs-number = Möglich sind 1 bis { $most } Prozesse.
jobs-or-cluster = Wähle nur eines von --jobs, --threads und --cluster.
argument-arena-until = ein Paar vorzeitig beenden, sobald klar ist, wer stärker ist, wenn der Unterschied mindestens so viel Prozent der Siege beträgt
argument-arena-limit = Sekunden, nach denen ein Bot ohne Antwort kampflos verliert (Standard: 60)
argument-arena-records = die Partien in dieser Datei aufheben und von dort weitermachen (Standard: eine Datei in diesem Ordner, nach dem Turnier benannt)
argument-arena-json = das Ergebnis als JSON ausgeben
argument-arena-markdown = das Ergebnis als Markdown-Tabellen in diese Datei schreiben
argument-arena-svg = das Ergebnis in diese Datei zeichnen
arena-records = Die Partien werden in { $file } gespeichert; bisher sind es { $games }.
arena-interrupted = Angehalten. Nichts ist verloren: Derselbe Befehl macht weiter.
arena-bots = Die Arena braucht mindestens zwei verschiedene Bots.
arena-numbers = Partien, Sekunden und Prozent müssen mindestens 1 sein, Prozesse 1 bis { $most }.
arena-other-records = { $file } enthält ein anderes Turnier; wähle mit --records eine andere Datei.
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege, %
arena-time = ms/Zug
arena-games = Partien
arena-forfeits = Kampflos verloren
arena-host = Rechner
arena-processor = Prozessor
arena-residual = Abweichung ± SF, %
arena-residual-large = Die Ergebnisse dieser Rechner weichen um mehr als drei Standardfehler von allen anderen ab: { $hosts }
arena-pair = Paar
arena-margin = Vorsprung
arena-estimate = { $mean } [{ $low }; { $high }]
arena-progress = { $games } von { $total } Partien; ein gerechter Anteil sind { $fair } der Siege.
arena-decided = Früher beendet, weil die Frage beantwortet ist: { $pairs }
arena-forfeited = { $bot } verliert kampflos: { $reason }
argument-bots-referee = diese Bots mitspielen lassen, nach Platz: 1=heuristic,2=greedy
bots-by-seat = „{ $text }“ nennt keinen Bot für einen Platz: Schreib SEAT=NAME, jeden Platz von 0 bis { $last } höchstens einmal.
bot-failed = Der Bot „{ $bot }“ auf Platz { $seat } ist gescheitert: { $reason }

## Data sets

command-dataset = Partien als Parquet-Dateien für die Forschung schreiben oder solche Dateien prüfen.
example-dataset =
    Beispiele:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    In README.md steht, wie die Daten entstanden sind.
argument-dataset-games = Anzahl der simulierten Partien (Standard: 1000)
argument-dataset-records = die Partien aus dieser Datei mit Aufzeichnungen nehmen, bei "-" von der Standardeingabe; mehrmals möglich
argument-dataset-server = die beendeten Partien eines Servers nehmen: eine Datendatei oder die Adresse einer PostgreSQL-Datenbank
argument-dataset-out = der Ordner für die Dateien: neu, leer oder mit einem Teil desselben Datensatzes, der dann fortgesetzt wird
argument-dataset-no-positions = Stellungen weglassen; das geht schneller
argument-dataset-observations = Beobachtungen und Masken der kompilierten Zwillinge hinzufügen
argument-dataset-value = diesen Bot die Stellung vor jeder Entscheidung bewerten lassen
argument-dataset-samples = wie oft für eine Bewertung weitergespielt wird (Standard: 50)
argument-dataset-name = der Name des Datensatzes auf seiner Karteikarte
argument-dataset-edition = die Version des Datensatzes auf seiner Karteikarte (Standard: 1.0.0)
argument-dataset-licence = die Lizenz auf der Karteikarte, etwa CC-BY-4.0 (Standard: CC0-1.0 für simulierte Partien, sonst keine Angabe)
argument-dataset-check = diesen Datensatz prüfen: Prüfsummen, Spalten und einige Partien anhand der Regeln
argument-dataset-replay = wie viele Partien anhand der Regeln nachgespielt werden (Standard: 20)
dataset-which = Gib entweder ein Spiel, --records oder --server zusammen mit --out an oder nur --check.
dataset-numbers = Partien und Wiederholungen müssen mindestens 1 sein.
dataset-not-installed = Datensätze brauchen noch ein Paket: pip install 'rookery[data]'
dataset-interrupted = Angehalten. Die fertigen Dateien sind vollständig, und derselbe Befehl macht weiter.
dataset-interrupted-once = Angehalten. Die fertigen Dateien sind vollständig, aber die Standardeingabe lässt sich nicht noch einmal lesen; beginne in einem anderen Ordner von vorn.
dataset-done = Der Datensatz liegt in { $folder }. Partien: { $games }, Zeilen: { $rows }, Dateien: { $files }.
dataset-left-out = Weggelassene unbeendete Partien: { $games }
dataset-good = Der Datensatz ist in Ordnung. Dateien: { $files }, Partien: { $games }, Zeilen: { $rows }; anhand der Regeln nachgespielt: { $replayed }.

## Studies

command-study = Untersuchen, wie ein Spiel zwischen starken Bots verläuft: wer im Vorteil ist und was seine Teile wert sind.
example-study =
    Beispiele:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = auf wie vielen Kartenfolgen jede Frage gespielt wird (Standard: 400)
argument-study-seed = eine Zahl; gleicher Startwert, gleiche Partien (Standard: 1)
argument-study-markdown = das Ergebnis als Markdown-Tabelle ausgeben
study-none = Zu { $game } gibt es keine Untersuchung.
study-numbers = Mindestens 2 Kartenfolgen und 1 bis { $most } Prozesse.
study-interrupted = Angehalten. Die Antworten bis hierher stehen oben.
study-progress = { $games } von { $total } Partien
study-question = Frage
study-seats = Plätze
study-expansions = Erweiterungen
study-points = Wert in Punkten
study-opening = Beginnen
study-first-seat = Beginnen
study-demolition = Abreißen (Siege ohne)
study-eight = Höhere Karten auf eine 8 legen (Siege ohne)
study-nine = Eine 9 auf niedrigere Karten legen (Siege ohne)
study-fields = Wiesen besetzen (Siege ohne)
study-abbot = Den Abt einsetzen (Siege ohne)
study-guards = Wachen aufstellen (Siege ohne)
study-river = Mit dem Fluss spielen (mehr für alle)
study-abbot-added = Mit dem Abt spielen (mehr für alle)
study-towers-added = Mit Türme & Diebe spielen (mehr für alle)
study-guard =
    Eine Wache, wenn noch { $thieves ->
        [0] kein Dieb kommt
        [one] ein Dieb kommt
        [7] sieben oder mehr Diebe kommen
       *[other] { $thieves } Diebe kommen
    }

## Lernen

command-train = Neuronale Netze ein Spiel lernen lassen, in Partien gegen sich selbst.
example-train =
    Beispiel:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    Es lässt sich jederzeit anhalten; derselbe Befehl macht weiter.
argument-train-seats = wie viele mitspielen (Standard: 2); für jede Zahl gibt es ein eigenes Netz
argument-train-games = aus wie vielen Partien gelernt wird (Standard: 300000, bei Carcassonne 20000)
argument-train-seed = eine Zahl; gleicher Startwert, gleiches Netz (Standard: 1)
argument-train-hidden = die Breiten der beiden inneren Schichten eines Netzes für 5 Towers, Vielfache von 4 bis 128 (Standard: 64,32)
argument-train-threads = wie viele Threads zugleich spielen (Standard: 1); das Ergebnis bleibt gleich
argument-train-out = die Datei für die Gewichte (Standard: Spiel und Zahl der Plätze, zum Beispiel five-towers-2.bin)
argument-train-method = ein Parameter des Verfahrens; docs/strength-trials.md erklärt ihn
train-none = Für { $game } gibt es kein Netz, das lernen kann.
train-numbers = Eine Zahl liegt außerhalb des Erlaubten: 2 bis 5 Plätze, 1 bis 64 Threads, bei 5 Towers eine Stapelgröße, die durch 8 teilbar ist, und Schichten wie in der Hilfe.
train-other-run = { $file } enthält einen anderen Lauf; nenne mit --out eine andere Datei oder entferne sie.
train-resumed = { $file } enthält schon { $games } Partien; der Lauf geht dort weiter.
train-progress = { $games } von { $total } Partien, { $speed } je Sekunde; Verlust { $loss }; Siege in Prozent (fair: { $fair }): gegen „einen Zug voraus“ { $oneply }, gegen „flaches Monte Carlo“ { $flat }
train-progress-greedy = { $games } von { $total } Partien, { $speed } je Sekunde; Verlust { $loss }; Siege in Prozent (fair: { $fair }): gegen greedy { $greedy }
train-done = Die Gewichte sind in { $file }.
train-interrupted = Angehalten. Nichts ist verloren: Derselbe Befehl macht weiter.

## Warum eine Aufzeichnung oder eine Partie so nicht geht

reason-line = Zeile { $line }: { $reason }
reason-action = Aktion { $number }: { $reason }
reason-not-allowed = „{ $action }“ ist hier nach Regel { $rule } nicht erlaubt
reason-not-an-action = „{ $text }“ ist keine Aktion ({ $known })
reason-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }
reason-opener = eröffnen kann ein Platz von 0 bis { $last }, nicht { $seat }
reason-no-option = { $game } hat keine Option „{ $name }“ (bekannt: { $known })
reason-option-value = die Option „{ $name }“ kann so gesetzt werden: { $known }; nicht „{ $value }“
reason-no-expansion = { $game } hat keine Erweiterung „{ $name }“ (bekannt: { $known })
reason-expansion-twice = eine Erweiterung ist doppelt genannt
reason-no-bot = { $game } hat keinen Bot „{ $name }“ (bekannt: { $known })
reason-dataset-not-ours = { $file } ist keine vollständige Datei eines Datensatzes
reason-dataset-schema-version = { $file } hat Version { $found } des Schemas, und diese Ausgabe liest Version { $known }
reason-dataset-schema = die Spalten von { $file } sind nicht die des Schemas
reason-dataset-order = in { $file } steht Aktion { $ply } der Partie { $game } an der falschen Stelle
reason-dataset-card = auf der Karteikarte fehlen die Angaben zu den Dateien
reason-dataset-no-card = in { $folder } fehlt { $file }, also ist der Datensatz nicht vollständig
reason-dataset-files = Karteikarte und Ordner stimmen bei { $file } nicht überein
reason-dataset-terms = { $file } gehört nicht zu diesem Datensatz
reason-dataset-checksum = { $file } ist nicht die Datei, die auf der Karteikarte steht: Die Prüfsumme ist anders
reason-dataset-statistics = die Statistik auf der Karteikarte passt nicht zu den Dateien
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = Partie { $number }: { $reason }
reason-dataset-wrong-value = Aktion { $ply } der Partie { $number } hat einen falschen Wert in der Spalte { $column }
reason-dataset-no-advisor = der Bot „{ $name }“ bewertet keine Stellungen (bekannt: { $known })
reason-dataset-not-empty = der Ordner { $folder } ist nicht leer
reason-dataset-other = der Ordner { $folder } enthält einen anderen Datensatz oder einen Teil davon
reason-dataset-no-games = es gibt keine beendete Partie zu schreiben
reason-cut-off = die Aufzeichnung ist abgeschnitten: Die Schlusszeile "end" fehlt
reason-after-end = nach der Schlusszeile steht noch etwas
reason-record-from-position = die Aufzeichnung beginnt nicht am Anfang der Partie
reason-record-unfinished = die Partie in dieser Aufzeichnung ist nicht beendet
reason-records-several = die Datei enthält mehrere Aufzeichnungen; öffnen lässt sich nur eine Datei mit einer
reason-tag-twice = das Feld „{ $name }“ steht doppelt da
reason-tag-missing = das Feld „{ $name }“ fehlt
reason-key-missing = der Schlüssel „{ $name }“ fehlt
reason-not-json = keine Aufzeichnung im JSON-Format
reason-scores-early = die Aufzeichnung nennt einen Endstand, aber die Partie ist nicht beendet
reason-scores-wrong = die Aufzeichnung nennt die Punkte { $stated }, richtig ist { $found }
reason-no-shuffle = der Aufzeichnung fehlt das Feld „{ $name }“, deshalb lassen sich die Ziehungen nicht prüfen
reason-shuffle-tags = die Felder der Mischung lassen sich nicht lesen
reason-other-secret = das Geheimnis ist nicht das, dessen Fingerabdruck vor der Partie veröffentlicht wurde
reason-other-opener = wer eröffnet, folgt nicht aus dem Geheimnis
reason-other-draw = Aktion { $number } ist „{ $action }“, aus dem Geheimnis folgt aber „{ $expected }“
reason-no-game = ein Spiel „{ $game }“ gibt es nicht (bekannt: { $known })
reason-other-game = diese Einstellungen sind für { $given }, nicht für { $game }
reason-no-entrant = „{ $name }“ ist kein Bot: weder einer von { $known } noch modul:Klasse noch ein Programm
reason-no-time = „{ $name }“ hätte gar keine Bedenkzeit
reason-no-budget = bei „{ $name }“ lässt sich die Bedenkzeit nicht begrenzen: Die Methode "with_budget(seconds)" fehlt
reason-no-module = das Modul „{ $module }“ für den Bot „{ $name }“ gibt es weder in diesem Ordner, noch ist es installiert
reason-no-class = im Modul „{ $module }“ gibt es keine Klasse „{ $name }“
reason-not-made = der Bot „{ $name }“ lässt sich nicht erzeugen: { $text }
reason-no-choose = „{ $name }“ ist kein Bot: Die Methode "choose(view, rng)" fehlt
reason-abstract = die Klasse „{ $name }“ ist abstrakt: Sie definiert { $known } nicht
reason-needs-arguments = der Bot „{ $name }“ lässt sich nicht ohne Argumente erzeugen: Gib { $known } einen Standardwert
reason-async-choose = die Methode "choose" von „{ $name }“ ist asynchron: Schreib "def choose", nicht "async def choose"
reason-choose-arguments = die Methode "choose" von „{ $name }“ muss eine Ansicht und einen Zufallsgenerator annehmen: "def choose(self, view, rng)"
reason-perhaps = { $reason }; vielleicht meinst du: { $known }
reason-first-words = { $reason }; seine Ausgabe: { $text }
reason-ended = „{ $name }“ läuft nicht mehr
reason-no-answer = keine Antwort innerhalb von { $seconds } s
reason-process-ended = der Bot hat seinen Prozess beendet ({ $how })
reason-workers-ended = { $count } Prozesse nacheinander sind bei derselben Aufgabe abgebrochen
reason-mixed-builds = Ergebnisse verschiedener Builds dürfen nicht gemischt werden: hier { $here }, aber { $others }; installiere überall dasselbe Paket
reason-other-bots = auf { $host } fehlt die Datei eines Bots oder hat einen anderen Inhalt
reason-cluster-missing = ein Cluster braucht Ray: pip install 'rookery[cluster]'
reason-cluster-unreachable = unter „{ $address }“ antwortet kein Ray-Cluster
reason-cluster-refused = der Cluster „{ $address }“ lässt sich nicht nutzen: { $text }
reason-cluster-empty = der Cluster „{ $address }“ hat keine Prozessoren
reason-cluster-silent = innerhalb von { $seconds } s ist kein Prozess gestartet auf { $hosts }
reason-cluster-no-package = Python kann Rookery nicht importieren auf { $hosts }; installiere dort dasselbe Paket
reason-wrote-too-much = „{ $name }“ hat zu viel auf einmal geschrieben
reason-not-started = „{ $name }“ lässt sich nicht starten: { $errno }
reason-no-command = „{ $name }“ lässt sich nicht starten
reason-crashed = der Bot ist abgestürzt: { $text }
reason-at = { $error } ({ $file }, Zeile { $number }, in { $function })
reason-chose-illegal = der Bot hat „{ $action }“ gewählt: { $reason }; hier erlaubt: { $known }
reason-returned = { $method } hat { $value } zurückgegeben; erwartet wird der Text einer der Aktionen in "view.choices"
reason-returned-choice = { $method } hat ein Choice-Objekt zurückgegeben; erwartet wird dessen Text { $example }
reason-returned-coroutine = { $method } ist asynchron: Schreib "def", nicht "async def"
reason-not-chance = jetzt gibt es nichts zu ziehen
reason-take-back = zurücknehmen lässt sich nur die eigene letzte Aktion, bevor gezogen wird oder jemand anders etwas tut
reason-stands-alone = nach „{ $action }“ darf nichts mehr folgen
reason-place-needs = "place" braucht ein Feld und eine Drehung, zum Beispiel: { $example }
reason-recall-needs = "recall" braucht das Feld, auf dem der Abt steht, zum Beispiel: { $example }
reason-tower-needs = „{ $action }“ braucht das Feld eines Turms, zum Beispiel: { $example }
reason-no-room-for-tag = das Feld „{ $name }“ oder sein Wert passt in keine Aufzeichnung
reason-no-room-for-action = die Aktion „{ $text }“ passt in keine Aufzeichnung
reason-key-twice = ein Schlüssel steht doppelt da
reason-key-unknown = einen Schlüssel „{ $text }“ gibt es nicht
reason-not-object = eine JSON-Aufzeichnung muss ein einzelnes Objekt sein
reason-record-long = länger als die { $most } Zeichen, die eine Aufzeichnung haben darf
reason-not-finished-once = eine Partie muss entweder beendet oder kampflos verloren sein
reason-not-a-time = „{ $text }“ ist keine Zeit
reason-position-begins = eine Stellung beginnt mit { $known }, nicht mit „{ $text }“
reason-position-word = „{ $text }“ gehört in keine Stellung dieses Spiels
reason-position-twice = „{ $name }“ steht doppelt in der Stellung
reason-position-needs = in der Stellung fehlt „{ $name }“
reason-number-from-to = „{ $text }“ ist keine Zahl von { $low } bis { $high }
reason-number = „{ $text }“ ist keine Zahl
reason-too-many-of = in der Stellung kommt { $name } öfter vor als im Spiel
reason-step-empty = im Schritt „{ $name }“ dieser Stellung gibt es nichts zu tun
reason-cards-missing = die Stellung sagt nicht, wo alle Karten sind
reason-tower-twice = der { $tower }turm ist doppelt angegeben
reason-tower-order = im { $tower }turm kann die { $value } nicht auf der { $below } liegen
reason-demolish-yes = „{ $text }“ geht nicht: Schreib demolish=yes oder lass es weg
reason-calls = "calls" braucht einen Eintrag je Person ({ $seats }), durch Kommas getrennt: eine Zahl, "pass" oder "-"
reason-calls-clockwise = geboten wird im Uhrzeigersinn, beginnend mit der Eröffnung
reason-calls-rise = wer eröffnet, bietet eine Zahl, und jedes weitere Gebot ist höher
reason-call-high = niemand kann mehr Karten bieten, als ausliegen
reason-call-early = niemand bietet, bevor die Auslage voll ist
reason-call-late = nach dem Ende bietet niemand mehr
reason-call-unbuildable = jemand hat mehr Karten geboten, als sich anbauen lassen
reason-display-long = es liegen mehr als fünf Karten aus
reason-reveal-full = eine Karte wird nur aufgedeckt, wenn weniger als fünf ausliegen
reason-auction-display = für eine Auktion müssen fünf Karten ausliegen oder alle, die übrig sind
reason-auction-over = die Auktion ist schon vorbei
reason-auction-running = die Auktion ist noch nicht vorbei
reason-nothing-bid = auf die Karten, die anzubauen sind, hat niemand geboten
reason-building-display = die Karten, die auslagen, fehlen
reason-demolish-first = abgerissen wird nur vor dem Anbauen
reason-cards-left = das Spiel ist nicht aus, solange noch Karten da sind
reason-place-in-building = Karten werden nur im Bauschritt angebaut
reason-place-unbuildable = die Karten lassen sich nicht anbauen
reason-not-a-type = „{ $text }“ ist keine Turmsorte ({ $known })
reason-not-a-card = „{ $text }“ ist keine Karte; eine Karte heißt zum Beispiel { $example }, mit einem Wert von 0 bis 15
reason-not-on-empty-cell = „{ $text }“ ist kein Plättchen auf einem leeren Feld
reason-first-tile = bei 0,0 muss ein Plättchen liegen
reason-edges = die Kanten von { $tile } bei { $at } passen nicht zu den Nachbarn
reason-tile-alone = das Plättchen bei { $at } grenzt an kein anderes
reason-not-on-piece = „{ $text }“ ist keine Figur in einem Gebiet auf dem Spielfeld
reason-figure-place = „{ $name }“ darf nicht auf „{ $place }“ stehen
reason-two-figures = auf { $name } bei { $at } stehen zwei Figuren
reason-too-many-figures = Platz { $seat } hat mehr Figuren auf dem Spielfeld, als es gibt
reason-not-scoring = für „{ $text }“ gibt es keine Punkte
reason-drawn-when = ein gezogenes Plättchen gibt es nur zwischen Ziehen und Legen
reason-placed-when = das eben gelegte Plättchen gehört in den Meeple-Schritt und nur dorthin
reason-pile-empty = der Stapel, von dem gezogen wird, ist leer oder unbekannt
reason-pile-order = die Stapel werden nacheinander aufgebraucht
reason-pile-other = das Plättchen dieses Zuges ist nicht vom aktuellen Stapel
reason-pile-unnamed = "pile" muss einen Stapel nennen
reason-complete-scored = fertige Gebiete sind schon gewertet, dort kann keine Figur mehr stehen
reason-tiles-left = das Spiel ist nicht aus, solange noch Plättchen da sind
reason-not-of-towers = „{ $text }“ ergibt für Türme keinen Sinn
reason-floors-sum = die Stockwerke im Vorrat und auf den Türmen sind zusammen nicht { $floors }
reason-floors-tower = ein Turm hat 0 bis { $most } Stockwerke und ist einmal angegeben
reason-tower-bases = auf jedem Turmfundament muss ein Turm stehen und sonst nirgends
reason-guard-floor = eine Wache braucht ein Stockwerk, auf dem sie stehen kann
reason-stolen-out = ein gestohlenes Plättchen muss aus dem Spiel sein
reason-rising-when = Türme werden nur ausgewählt, wenn ein Diebesplättchen gezogen ist und die Stockwerke nicht reichen
reason-rising-guarded = ein Turm, der ein Stockwerk bekommt, hat keine Wache und weniger als { $most } Stockwerke
reason-not-a-cell = „{ $text }“ ist kein Feld wie { $example }
reason-not-a-tile = „{ $text }“ ist kein Plättchen dieses Spiels
reason-not-a-piece = „{ $text }“ ist kein Gebiet wie: { $example }
reason-not-a-figure = eine Figur „{ $text }“ gibt es in diesem Spiel nicht
reason-wrong-value =
    { $kind ->
        [a-text] „{ $name }“ muss ein Text sein
        [a-number] „{ $name }“ muss eine Zahl sein
        [a-list-of-texts] „{ $name }“ muss eine Liste von Texten sein
        [a-list-of-numbers-or-null] „{ $name }“ muss eine Liste von Zahlen sein oder null
        [an-object-of-texts] „{ $name }“ muss ein Objekt mit Texten sein
       *[other] „{ $name }“ hat einen falschen Wert
    }
reason-wrong-part =
    { $kind ->
        [a-tile] „{ $text }“ ist kein Plättchen
        [a-figure] „{ $text }“ ist keine Figur
        [points] „{ $text }“ sind keine Punkte
       *[other] „{ $text }“ ist nicht lesbar
    }
reason-other = nicht lesbar („{ $reason }“)

## Was das System meldet

system-not-found = Datei oder Ordner nicht gefunden
system-denied = der Zugriff ist nicht erlaubt
system-is-folder = das ist ein Ordner, keine Datei
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = das gibt es schon
system-disk-full = auf dem Datenträger ist kein Platz mehr
system-long-name = der Name ist zu lang
system-many-files = es sind zu viele Dateien offen
system-no-program = das ist kein Programm, das hier läuft
system-in-use = ein anderes Programm benutzt es gerade
system-other = Systemfehler { $code }

## Rat und Analyse

hint-ahead = { $choice } ({ $action }): { $chance } Gewinnchance, im Schnitt { $points } Punkte vorn (± { $spread }).
hint-behind = { $choice } ({ $action }): { $chance } Gewinnchance, im Schnitt { $points } Punkte zurück (± { $spread }).
advice-alike = Es macht fast keinen Unterschied.
advice-later = Das zahlt sich in späteren Runden aus.
advice-not-later = Das zahlt sich in späteren Runden weniger aus.
advice-cards =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } { $count ->
        [one] eine Karte mehr an.
       *[other] { $count } Karten mehr an.
    }
advice-not-cards =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } { $count ->
        [one] eine Karte weniger an.
       *[other] { $count } Karten weniger an.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [one] Dein { $tower }turm bekommt seine Spitze.
           *[other] Dein { $tower }turm bekommt seine Spitze: Seine { $cards } Karten zählen doppelt.
        }
       *[no] { $cards ->
            [one] Der { $tower }turm von { $name } bekommt seine Spitze.
           *[other] Der { $tower }turm von { $name } bekommt seine Spitze: Seine { $cards } Karten zählen doppelt.
        }
    }
advice-not-top =
    { $you ->
        [yes] Dein { $tower }turm
       *[no] Der { $tower }turm von { $name }
    } bleibt ohne Spitze.
advice-room =
    { $count ->
        [one] So bleibt Platz für { $tower } { $value }, die noch kommt.
       *[other] So bleibt Platz für { $count } { $tower }karten, die noch kommen, bis zur { $value }.
    }
advice-not-room =
    { $count ->
        [one] Für { $tower } { $value }, die noch kommt, bleibt kein Platz.
       *[other] Für { $count } { $tower }karten, die noch kommen, bleibt kein Platz.
    }
advice-rival =
    { $rival-is-you ->
        [yes] Du baust
       *[no] { $rival } baut
    } { $count ->
        [one] eine Karte weniger an.
       *[other] { $count } Karten weniger an.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] Du baust
       *[no] { $rival } baut
    } { $count ->
        [one] eine Karte mehr an.
       *[other] { $count } Karten mehr an.
    }
advice-demolition =
    { $count ->
        [one] Das spart einen Punkt für abgerissene Karten.
       *[other] Das spart { $count } Punkte für abgerissene Karten.
    }
advice-not-demolition =
    { $count ->
        [one] Das Abreißen kostet einen Punkt mehr.
       *[other] Das Abreißen kostet { $count } Punkte mehr.
    }
advice-in-kind =
    { $kind ->
        [city] in der Stadt
        [road] auf der Straße
        [field] auf der Wiese
        [monastery] im Kloster
       *[garden] im Garten
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Deine Stadt
            [road] Deine Straße
            [field] Deine Wiese
            [monastery] Dein Kloster
           *[garden] Dein Garten
        }
       *[no] { $kind ->
            [city] Die Stadt von { $name }
            [road] Die Straße von { $name }
            [field] Die Wiese von { $name }
            [monastery] Das Kloster von { $name }
           *[garden] Der Garten von { $name }
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Deine Stadt
            [road] Deine Straße
            [field] Deine Wiese
            [monastery] Dein Kloster
           *[garden] Dein Garten
        }
       *[no] { $kind ->
            [city] Die Stadt von { $rival }
            [road] Die Straße von { $rival }
            [field] Die Wiese von { $rival }
            [monastery] Das Kloster von { $rival }
           *[garden] Der Garten von { $rival }
        }
    }
advice-points =
    { $you ->
        [yes] Du punktest
       *[no] { $name } punktet
    } sofort mehr: +{ $count }.
advice-not-points =
    { $you ->
        [yes] Du punktest
       *[no] { $name } punktet
    } sofort weniger: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] Du punktest
       *[no] { $rival } punktet
    } sofort weniger: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] Du punktest
       *[no] { $rival } punktet
    } sofort mehr: +{ $count }.
advice-claim =
    { $outlook ->
        [good] Eine Figur { advice-in-kind } ist mehr wert als in der Hand: etwa +{ $count }. Das Gebiet wird wahrscheinlich fertig (passende Plättchen: { $tiles }).
       *[other] Eine Figur { advice-in-kind } ist mehr wert als in der Hand: etwa +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] Eine Figur { advice-in-kind } verspricht mehr: etwa +{ $count }. Das Gebiet wird wahrscheinlich fertig (passende Plättchen: { $tiles }).
       *[other] Eine Figur { advice-in-kind } verspricht mehr: etwa +{ $count }.
    }
advice-not-claim = Eine Figur { advice-in-kind } wäre mehr wert als in der Hand: etwa +{ $count }.
advice-not-place =
    { $doubt ->
        [city] Diese Stadt wird wahrscheinlich nicht fertig (Plättchen, die sie schließen: { $left }).
        [road] Diese Straße wird wahrscheinlich nicht fertig (Plättchen, die sie schließen: { $left }).
       *[none] Eine Figur { advice-in-kind } verspräche mehr: etwa +{ $count }.
    }
advice-hand =
    In der Hand ist { $you ->
        [yes] dein Meeple
       *[no] der Meeple von { $name }
    } mehr wert: etwa +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] Diese Stadt wird wahrscheinlich nicht fertig (Plättchen, die sie schließen: { $tiles }). { advice-hand }
        [road] Diese Straße wird wahrscheinlich nicht fertig (Plättchen, die sie schließen: { $tiles }). { advice-hand }
       *[none] In der Hand wäre { $you ->
            [yes] dein Meeple
           *[no] der Meeple von { $name }
        } mehr wert: etwa +{ $count }.
    }
advice-guard = Eine Wache ist mehr wert: etwa +{ $count } (Diebe, die noch kommen: { $thieves }).
advice-not-guard = Eine Wache wäre mehr wert: etwa +{ $count } (Diebe, die noch kommen: { $thieves }).
advice-likely = { advice-own-kind } hat bessere Aussichten, fertig zu werden (passende Plättchen: { $tiles }).
advice-not-likely = { advice-own-kind } hat schlechtere Aussichten, fertig zu werden (passende Plättchen: { $fewer }).
advice-worth = { advice-own-kind } gewinnt an Wert: etwa +{ $count }.
advice-not-worth = { advice-own-kind } gewinnt weniger an Wert: etwa −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] Du bist
       *[no] { $name } ist
    } beteiligt, etwa +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] Du bist
       *[no] { $name } ist
    } nicht beteiligt, etwa −{ $count }.
advice-takeover =
    { advice-their-kind } geht an { $you ->
        [yes] dich
       *[no] { $name }
    }.
advice-not-takeover =
    { advice-their-kind } geht nicht an { $you ->
        [yes] dich
       *[no] { $name }
    }.
advice-rival-likely = { advice-their-kind } hat schlechtere Aussichten, fertig zu werden (passende Plättchen: { $tiles }).
advice-not-rival-likely = { advice-their-kind } hat bessere Aussichten, fertig zu werden (passende Plättchen: { $more }).
advice-rival-worth = { advice-their-kind } gewinnt weniger an Wert: etwa −{ $count }.
advice-not-rival-worth = { advice-their-kind } gewinnt mehr an Wert: etwa +{ $count }.
advice-turns = Das zahlt sich in späteren Zügen aus.
advice-not-turns = Das zahlt sich in späteren Zügen weniger aus.
command-analyse = Zeigen, was jede Entscheidung einer Partie gekostet hat und was Glück war.
example-analyse =
    Beispiele:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = wie oft der Rest der Partie für jede Entscheidung gespielt wird (Standard: 100); mehr dauert länger, ergibt aber sicherere Werte
argument-analyse-all = jede Entscheidung auflisten, nicht nur die teuren
argument-analyse-json = die Analyse als JSON ausgeben
argument-analyse-svg = die Gewinnchancen aller in diese Datei zeichnen
analyse-samples = Mindestens ein Versuch ist nötig.
analyse-progress = Aktionen
analyse-interrupted = Angehalten. Es wurde nichts geschrieben.
analyse-no-advisor = Kein Bot für { $game } kann seine Entscheidungen erklären, deshalb lassen sich solche Partien nicht analysieren.
analyse-clean = Keine Entscheidung hat viel gekostet. Gut gespielt!
analyse-chart = Gewinnchance nach jeder Aktion
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } ist ungenau und kostet { $cost } Gewinnchance.
        [mistake] { $player }: { $action } ist ein Fehler und kostet { $cost } Gewinnchance.
        [blunder] { $player }: { $action } ist ein Patzer und kostet { $cost } Gewinnchance.
       *[none] { $player }: { $action } kostet { $cost } Gewinnchance.
    }
analyse-better = Besser: { $action }, mit { $chance } Gewinnchance.
analyse-player = Wer
analyse-cost = Kosten
analyse-inaccuracy = Ungenau
analyse-mistake = Fehler
analyse-blunder = Patzer
analyse-luck = Glück
command-puzzles = Stellungen mit einer klar besten Entscheidung in Partien von Bots finden, oder die mitgelieferten prüfen.
example-puzzles =
    Beispiele:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = wie viele Partien die Bots spielen (Standard: 10)
argument-puzzles-first = die Nummer der ersten Partie (Standard: 1), um eine Suche fortzusetzen
argument-puzzles-seed = derselbe Startwert ergibt dieselben Rätsel (Standard: 1)
argument-puzzles-out = die Rätsel an diese Datei anhängen, statt sie auszugeben; mit --check: die Datei, die geprüft wird
argument-puzzles-check = jede Lösung mit einer zehnmal so tiefen Suche prüfen
puzzles-progress = Partien
puzzles-checking = Rätsel
puzzles-checked = { $agreed } von { $all } Lösungen stimmen mit einer zehnmal so tiefen Suche überein ({ $share }).
puzzles-not-agreed = Nicht bestätigt: { $puzzles }

## Besuch auf einem Server

argument-visit-url = Adresse des Servers oder Link eines Tisches
argument-visit-bot = wer spielt: ein eingebauter Name, modul:Klasse oder ein Programm, das das Protokoll des Schiedsrichters spricht
argument-visit-table = der Tisch: der letzte Teil seines Links
argument-visit-seat = Platz des Bots, gezählt ab 0 (Standard: der erste freie)
argument-visit-game = einen Tisch für dieses Spiel eröffnen, mit Bots des Servers auf den anderen Plätzen
argument-visit-bots = die Bots des Servers am eröffneten Tisch: einer für alle anderen Plätze oder je einer (Standard: apprentice)
argument-visit-games = Anzahl der Partien, ab der zweiten als Revanchen (Standard: 1)
argument-visit-name = Name am Tisch (Standard: der Name der Klasse oder des Programms)
argument-visit-cookies = Datei, in der die Identität des Bots und damit sein Platz bleibt
argument-visit-seed = beliebiger Text für die Zufallszahlen des Bots
argument-visit-json = je Partie eine JSON-Zeile ausgeben
visit-what = Nenne einen Tisch, durch seinen Link oder mit --table, oder mit --game ein Spiel, für das ein Tisch eröffnet wird. Mindestens eine Partie muss gespielt werden.
visit-address = „{ $url }“ ist keine Adresse eines Servers; eine Adresse sieht so aus: { $example }
visit-seat = Platz { $seat } gibt es nicht; der letzte ist { $last }.
visit-no-server = { $url } ist nicht erreichbar ({ $reason }).
visit-not-rookery = { $url } antwortet nicht wie ein Rookery-Server.
visit-refused = Der Server lehnt ab: { $text }
visit-lost = Die Verbindung ist weg. Am Tisch geht nichts verloren; neuer Versuch läuft.
visit-back = Die Verbindung ist wieder da.
visit-cookies-used = { $file } wird gerade von einem anderen Besuch benutzt; wähle mit --cookies eine andere Datei oder mit --name einen anderen Namen.
visit-cookies-other = { $file } enthält keine Cookies; wähle mit --cookies eine andere Datei.
visit-other-rules = Die Regeln hier können der Partie auf dem Server nicht folgen, vielleicht läuft dort eine andere Version: { $reason }
visit-other-choices = Der Server bietet andere Möglichkeiten als die Regeln hier; vielleicht läuft dort eine andere Version.
visit-opened = Tisch: { $url }
visit-resumed = Zurück am Tisch: { $url }
visit-waiting = Auf Platz { $seat }; die Partie hat noch nicht begonnen.
visit-no-seat = An diesem Tisch ist kein Platz frei.
visit-closed = Der Tisch wurde geschlossen.
visit-no-rematch = Die anderen möchten keine Revanche.
visit-left = Ein Bot des Servers spielt auf dem Platz weiter. Ist deiner repariert, holt ihn derselbe Befehl auf den Platz zurück.
visit-kept = Die Partie wartet. Ist der Bot repariert, setzt derselbe Befehl sie fort.
visit-interrupted = Angehalten. Der Platz bleibt besetzt: Derselbe Befehl macht weiter.
visit-result =
    Partie { $number }, Platz { $seat }: { $result ->
        [won] gewonnen
        [tied] geteilter Sieg
        [none] ohne Ergebnis
       *[lost] verloren
    }, { $scores }
visit-summary = { $won } von { $games } Partien gewonnen ({ $share }), im Mittel { $mean } Punkte

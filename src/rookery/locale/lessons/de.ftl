### Die Lektionen. Eine Sprechblase (-text) hat höchstens 40 Wörter.

lesson-title = Lektion: { $game }
lesson-leave = Lektion verlassen
lesson-parts = { $game } in sechs Teilen
lesson-part = Teil { $part } von { $parts }: { $name }
lesson-where = Teil { $part } von { $parts }, { $name }, Schritt { $step } von { $steps }.
lesson-step = Schritt { $step } von { $steps }
lesson-show = Zeig es mir
lesson-shown = So geht es. Jetzt du.
lesson-check = Prüfen
lesson-next = Weiter
lesson-finish = Fertig
lesson-again = Noch einmal
lesson-wrong = Das passt nicht
lesson-wrong-said = Das passt nicht: { $why }
lesson-right = Richtig!
lesson-right-said = Richtig! { $why }
lesson-some = So weit richtig, aber eine Karte mehr würde passen.
lesson-more = Mehr
lesson-less = Weniger
lesson-went-home = Diese Karte ist wieder auf deiner Hand: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lesson-put-here = Hierhin: { $tower }
lesson-hand = Deine Karten
lesson-answers = Antworten
lesson-picture = Die Lage
lesson-turn = Plättchen drehen
lesson-lay-at = Hierhin legen: { $port }
lesson-first-game = Spiel deine erste Partie
lesson-first-game-about = Gegen zwei sanfte Bots, { $first } und { $second }. Ohne Uhr, mit Tipps.
lesson-repeat = Von vorn
lesson-rival = Jonas
lesson-know = Was du jetzt weißt
lesson-done-about = Sechs Teile, ein paar Minuten, und du kennst die Regeln.

## 5 Towers

lesson-five-towers-part-towers = Ziel und Türme
lesson-five-towers-part-eight-nine = Acht und neun
lesson-five-towers-part-auction = Die Auktion
lesson-five-towers-part-hammer = Der Hammer
lesson-five-towers-part-points = Spitzen und Punkte
lesson-five-towers-part-round = Eine ganze Runde
lesson-five-towers-other-type = Alle Karten eines Turms sind von einer Sorte. Diese gehört auf den { $tower }turm.
lesson-five-towers-equal = { $value } ist gleich { $on }, und gleich ist nicht niedriger. Eine Karte muss niedriger sein als die, auf die sie kommt.
lesson-five-towers-higher = { $value } ist höher als { $on }. Eine Karte muss niedriger sein als die, auf die sie kommt.

lesson-five-towers-types-title = Dein Ziel
lesson-five-towers-types-text = Wer am Ende die meisten Punkte hat, gewinnt, und jede Karte in deinen Türmen zählt. Du baust fünf Türme: Candy, Grusel, Baum, Metall und Sand. Alle Karten eines Turms sind von einer Sorte; die erste beginnt ihn.
lesson-five-towers-types-ask = Bau beide Karten an
lesson-five-towers-types-right = Der Candyturm ist gewachsen, ein Baumturm hat begonnen.

lesson-five-towers-lower-title = Die Zahlen fallen
lesson-five-towers-lower-text = Eine neue Karte kommt obenauf und muss niedriger sein als die darunter. Gleich ist nicht niedriger. Hohe Zahlen unten lassen Platz für mehr Karten.
lesson-five-towers-lower-ask = Welche Karte passt auf die 7?
lesson-five-towers-lower-right = 4 ist niedriger als 7.

lesson-five-towers-order-title = Die Reihenfolge bestimmst du
lesson-five-towers-order-text = Du bestimmst die Reihenfolge. Überleg vor der ersten Karte: Eine niedrige Zahl ganz unten versperrt, was später kommt.
lesson-five-towers-order-ask = Bau alle drei Karten an
lesson-five-towers-order-wrong = Auf der { $value } hätte die { $left } keinen Platz, und du musst alle Karten anbauen. Darum geht die Karte zurück.
lesson-five-towers-order-right = 12, 6, 3: Alle drei stehen.

lesson-five-towers-eight-title = Das offene Stockwerk: 8
lesson-five-towers-eight-text = Die Zahlen fallen, wenn ein Turm wächst. Aber auf eine 8 darf jede Zahl derselben Sorte, sogar eine 15.
lesson-five-towers-eight-ask = Welche davon dürfen auf die 8?
lesson-five-towers-eight-other = Auf eine 8 passt jede Zahl, aber nur von derselben Sorte. Diese Karte beginnt einen eigenen Turm.
lesson-five-towers-eight-right = Beide Candykarten passen: Auf eine 8 darf Höheres und Niedrigeres.

lesson-five-towers-nine-title = Das fliegende Stockwerk: 9
lesson-five-towers-nine-text = Eine 9 landet auf jeder Zahl ihrer Sorte, sogar auf einer 1. Nur die Spitze, die 0, hält sie auf. Auf der 9 fallen die Zahlen wieder.
lesson-five-towers-nine-ask = Bau beide Karten an
lesson-five-towers-nine-right = Erst die 9, dann ist Platz für die 6.

lesson-five-towers-on-nine-title = Noch ein Blick
lesson-five-towers-on-nine-text = Eine 9 landet fast überall. Aber was darf auf eine 9?
lesson-five-towers-on-nine-ask = Welche Karte darf auf die 9?
lesson-five-towers-on-nine-higher = { $value } ist höher als { $on }. Eine Karte muss niedriger sein als die, auf die sie kommt. Eine 9 landet auf allem außer 0, trägt aber nur Niedrigeres.
lesson-five-towers-on-nine-right = 8 ist niedriger als 9, und jetzt passt alles darauf.

lesson-five-towers-auction-title = Die Auktion
lesson-five-towers-auction-text = Fünf Karten liegen aus. Biete, wie viele du nimmst, 0 bis 5. Alle sind einmal dran und bieten mehr oder passen. Wer am meisten bietet, sucht sich so viele aus und baut sie alle an.
lesson-five-towers-auction-ask = Biete so viel, wie du bauen kannst
lesson-five-towers-auction-fewer = Eine mehr kannst du bauen. Jede leuchtende Laterne ist eine Karte, die passt.
lesson-five-towers-auction-more = Sand 10 hat keinen Platz: Dein Sandturm hat eine Spitze. Biete nur, was du bauen kannst.
lesson-five-towers-auction-low = Pip hat schon { $said } geboten. Du musst mehr bieten oder passen.
lesson-five-towers-auction-right = 4: Candy, Grusel, Baum und Metall haben ihren Platz.

lesson-five-towers-five-title = Mit fünf ist Schluss
lesson-five-towers-five-text = Du eröffnest diese Runde: Die anderen bieten nach dir und können mehr bieten. Mehr als 5 geht aber nicht, darum beendet ein Gebot von 5 die Auktion sofort. Dann musst du alle fünf anbauen.
lesson-five-towers-five-ask = Alle fünf passen. Sichere sie dir
lesson-five-towers-five-less = Pip oder Tupf könnten noch mehr bieten. Nur 5 ist nicht zu überbieten.
lesson-five-towers-five-right = Die Auktion ist sofort vorbei, und alle fünf Karten gehören dir.

lesson-five-towers-hammer-title = Der Hammer
lesson-five-towers-hammer-text = Eine niedrige Karte im Weg? Nach dem Nehmen und vor dem Anbauen darfst du die oberste Karte eines Turms abreißen. Das kostet am Ende Punkte: 1 für die erste, 2 für die zweite.
lesson-five-towers-hammer-ask = Du hast 5 geboten. Was tust du zuerst?
lesson-five-towers-hammer-gone = Ist eine Karte angebaut, darfst du nicht mehr abreißen, und Sand 7 hätte auf der 6 keinen Platz.
lesson-five-towers-hammer-right = Die 6 ist weg. Jetzt haben die 7 und alle anderen Platz.

lesson-five-towers-points-title = Spitzen und Punkte
lesson-five-towers-points-text = Eine 0 ist eine Spitze: Dort kommt nichts mehr dazu oder weg. Jede Karte zählt 1, in einem Turm mit Spitze 2. Im Hauptturm, dem höchsten, zählt jede 1 mehr. Abgerissene kosten 1, 2, 3.
lesson-five-towers-points-ask = Zwei Karten sind abgerissen. Wie viele Punkte?
lesson-five-towers-points-main = Jede Karte des Hauptturms zählt 1 mehr: 6 Karten, 6 Punkte.
lesson-five-towers-points-demolished = Zwei abgerissene Karten kosten 1 + 2 Punkte.
lesson-five-towers-points-right = 4 + 6 + 12 und 6 für den Hauptturm, minus 3.

lesson-five-towers-round-bid-title = Eine ganze Runde
lesson-five-towers-round-bid-text = Pip hat mit 1 eröffnet, Tupf hat 2 geboten, und du bietest zuletzt. Vier Karten passen auf deine Türme, aber auf Baum 1 passt danach kaum noch etwas.
lesson-five-towers-round-bid-ask = Gewinne die drei besseren Karten
lesson-five-towers-round-many = Auch 4 gewinnt, aber dann musst du Baum 1 mit anbauen. 3 genügt.
lesson-five-towers-round-low = Tupf hat schon { $said } geboten. Du musst mehr bieten oder passen.
lesson-five-towers-round-bid-right = Alle waren dran, und 3 ist das höchste Gebot. Du baust.

lesson-five-towers-round-build-title = Such dir Karten aus
lesson-five-towers-round-build-text = Du nimmst drei beliebige der fünf Karten und baust sie alle an, in beliebiger Reihenfolge. Die übrigen werden abgelegt.
lesson-five-towers-round-build-ask = Bau drei Karten an, die Platz lassen
lesson-five-towers-round-leave = Sie passt, aber auf eine { $value } passt kaum noch etwas. Du suchst aus: Lass diese Karte liegen.
lesson-five-towers-round-closed = Dein Sandturm hat eine Spitze: Dort kommt nichts mehr dazu.
lesson-five-towers-round-build-right = Drei Türme sind gewachsen, und auf dem Baumturm ist noch Platz.

lesson-five-towers-round-next-title = So geht es weiter
lesson-five-towers-round-next-text = Fünf neue Karten kommen, und es eröffnet, wer links neben der Person sitzt, die gebaut hat. Ist der Stapel leer, werden die abgelegten Karten einmal neu gemischt. Ist er wieder leer, endet das Spiel nach dieser Runde.
lesson-five-towers-round-next-ask = Du hast gebaut. Wer eröffnet die nächste Runde?
lesson-five-towers-round-next-pip = Pip, links von dir
lesson-five-towers-round-next-peep = Tupf, rechts von dir
lesson-five-towers-round-next-you = Wieder du
lesson-five-towers-round-left = Es eröffnet, wer links neben der Person sitzt, die gebaut hat, und Tupf sitzt rechts von dir.
lesson-five-towers-round-same = Dieselbe Person eröffnet nur dann wieder, wenn niemand eine Karte nimmt. Dann werden alle fünf abgelegt.
lesson-five-towers-round-next-right = Links von dir sitzt Pip und eröffnet.

lesson-five-towers-done = Du kannst 5 Towers spielen
lesson-five-towers-know-fall = Die Zahlen fallen, wenn ein Turm wächst.
lesson-five-towers-know-marks = Auf die 8 passt alles, die 9 auf alles außer 0.
lesson-five-towers-know-bid = Biete nur, was du bauen kannst.
lesson-five-towers-know-top = Eine Spitze verdoppelt die Punkte und schließt den Turm ab.

## Carcassonne

lesson-carcassonne-part-edges = Kanten
lesson-carcassonne-part-meeples = Deine Meeples
lesson-carcassonne-part-points = Punkte
lesson-carcassonne-part-gardens = Fluss und Abt
lesson-carcassonne-part-towers = Türme und Wachen
lesson-carcassonne-part-thieves = Türme und Diebe

lesson-carcassonne-edges-title = Kanten müssen passen
lesson-carcassonne-edges-text = Zieh ein Plättchen und leg es an andere an. Alle Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Dreh es, wie du willst.
lesson-carcassonne-edges-ask = Führ die Straße weiter
lesson-carcassonne-edges-city = Dort träfe eine Wiese auf die Stadt, wie du das Plättchen auch drehst.
lesson-carcassonne-edges-turn = Dort träfe eine Straße auf eine Wiese. Dreh das Plättchen.
lesson-carcassonne-edges-elsewhere = Es passt, Wiese an Wiese. Aber die Straße geht dort nicht weiter.
lesson-carcassonne-edges-right = Straße an Straße: Sie geht weiter.

lesson-carcassonne-meeples-title = Deine Meeples
lesson-carcassonne-meeples-text = Dann darfst du einen Meeple auf dieses Plättchen setzen: Straße, Stadt, Wiese oder Kloster. Nicht, wo auf derselben Straße oder Wiese oder in derselben Stadt schon jemand steht, egal wie weit weg.
lesson-carcassonne-meeples-ask = Wohin kommt dein Meeple?
lesson-carcassonne-meeples-claim-road = Auf die Straße
lesson-carcassonne-meeples-claim-field = Auf die Wiese
lesson-carcassonne-meeples-skip = Nirgendwohin
lesson-carcassonne-meeples-road = Auf dieser Straße steht schon Jonas, auf dem Plättchen neben deinem.
lesson-carcassonne-meeples-nowhere = Du darfst den Meeple behalten. Aber auf diesem Plättchen ist etwas frei: Finde es.
lesson-carcassonne-meeples-right = Ein Bauer legt sich auf die Wiese und bleibt bis zum Ende.

lesson-carcassonne-points-title = Punkte
lesson-carcassonne-points-text = Was dein Plättchen fertig macht, zählt sofort: eine Straße 1 je Plättchen, eine Stadt 2 je Plättchen und 2 je Wappen. Ihre Meeples kehren heim. Wer dort die meisten hat, bekommt die Punkte, bei Gleichstand alle Beteiligten.
lesson-carcassonne-points-ask = Deine Stadt ist fertig. Wie viele Punkte?
lesson-carcassonne-points-shield = Auch das Wappen zählt 2.
lesson-carcassonne-points-double = So viel zählt eine unfertige Stadt am Ende. Fertig zählt jedes Plättchen und jedes Wappen 2.
lesson-carcassonne-points-right = Drei Plättchen und ein Wappen, je 2 Punkte.

lesson-carcassonne-river-title = Der Fluss
lesson-carcassonne-river-text = Mit dem Fluss legt ihr zuerst seine Plättchen, von der Quelle bis zum See. Jedes muss den Fluss fortsetzen, und er macht keine Kehre: Von zwei Biegungen nacheinander darf die zweite nicht in dieselbe Richtung gehen.
lesson-carcassonne-river-ask = Setz den Fluss fort
lesson-carcassonne-river-back = Der Fluss würde umkehren: Zwei Biegungen nacheinander dürfen nicht in dieselbe Richtung gehen.
lesson-carcassonne-river-turn = Das Wasser würde am Rand deines Plättchens enden. Dreh es.
lesson-carcassonne-river-elsewhere = Der Fluss fließt im Osten weiter. Jedes Flussplättchen muss ihn fortsetzen.
lesson-carcassonne-river-right = Erst nach Osten, dann nach Süden: Der Fluss fließt weiter, und er teilt die Wiesen.

lesson-carcassonne-gardens-title = Klöster und Gärten
lesson-carcassonne-gardens-text = Beide zählen 9, wenn acht Plättchen ringsum liegen. Nur der Abt darf in Gärten. Holst du ihn früher heim, zählt, was sein Platz dann wert ist. Bauern zählen am Ende: 3 für jede fertige Stadt an ihrer Wiese.
lesson-carcassonne-gardens-ask = Dein Abt kommt heim. Wie viele Punkte?
lesson-carcassonne-gardens-itself = Das Plättchen mit dem Garten zählt mit.
lesson-carcassonne-gardens-surrounded = 9 nur, wenn alle acht Plättchen ringsum liegen.
lesson-carcassonne-gardens-right = Der Garten selbst und fünf Plättchen ringsum.

lesson-carcassonne-towers-title = Türme und Wachen
lesson-carcassonne-towers-text = Ein Turmfundament bekommt ein Stockwerk. Ein Turm mit zwei Stockwerken reicht zwei Plättchen nach links, rechts, oben und unten, auch über Lücken. Liegt dein Plättchen in Reichweite, darf dein Meeple dort Wache stehen.
lesson-carcassonne-towers-ask = Du hast die Kurve gelegt. Darfst du den Turm bewachen?
lesson-carcassonne-towers-yes = Ja
lesson-carcassonne-towers-gap = Nein, dazwischen ist eine Lücke
lesson-carcassonne-towers-far = Nein, es ist zu weit weg
lesson-carcassonne-towers-gap-wrong = Leere Plätze zählen wie Plättchen: Die Reichweite geht über Lücken.
lesson-carcassonne-towers-far-wrong = Zwei Stockwerke reichen zwei Plättchen weit, und deins ist das zweite rechts.
lesson-carcassonne-towers-right = Zwei Stockwerke, zwei nach rechts. Eine fremde Wache ginge mit 2 Punkten heim.

lesson-carcassonne-guards-title = Nicht der alte Turm
lesson-carcassonne-guards-text = Niemand wird gefangen, kein Lösegeld gezahlt. Bei einem Diebesplättchen wächst zuerst jeder Turm ohne Wache um ein Stockwerk. Dann bringt jede Wache die Zahl auf dem Plättchen und geht heim.
lesson-carcassonne-guards-ask = Du bist Rot und ziehst dieses Diebesplättchen. Wer bekommt Punkte?
lesson-carcassonne-guards-both = Du 6, Jonas 6
lesson-carcassonne-guards-floors = Du 12, Jonas 18
lesson-carcassonne-guards-jonas = Nur Jonas: 6
lesson-carcassonne-guards-floors-wrong = Die Zahl gilt einmal je Wache, nicht je Stockwerk.
lesson-carcassonne-guards-jonas-wrong = Alle Wachen zählen, auf welchem Turm sie auch stehen.
lesson-carcassonne-guards-right = Die Höhe zählt nur für die Reichweite. Der Turm ohne Wache hat jetzt zwei Stockwerke.

lesson-carcassonne-stolen-title = Diebe stehlen ein Plättchen
lesson-carcassonne-stolen-text = Nirgends eine Wache? Die Türme wachsen, und die Diebe stehlen das Plättchen: Es liegt neben der Wertungstafel, und du legst ein Turmplättchen. Die nächsten Wachen bringen auch seine Zahl.
lesson-carcassonne-stolen-ask = Du ziehst dieses Diebesplättchen. Was legst du?
lesson-carcassonne-stolen-tower = Ein Turmplättchen
lesson-carcassonne-stolen-thief = Das Diebesplättchen
lesson-carcassonne-stolen-nothing = Nichts
lesson-carcassonne-stolen-thief-wrong = Niemand steht Wache, also wird das Diebesplättchen gestohlen.
lesson-carcassonne-stolen-nothing-wrong = In jedem Zug legst du ein Plättchen: ein Turmplättchen statt des gestohlenen.
lesson-carcassonne-stolen-right = Alle Türme sind gewachsen, die 6 liegt neben der Wertungstafel, und du legst ein Turmplättchen.

lesson-carcassonne-done = Du kannst Carcassonne spielen
lesson-carcassonne-know-edges = Alle Kanten müssen passen.
lesson-carcassonne-know-meeples = Ein Meeple je Plättchen, wo noch niemand steht.
lesson-carcassonne-know-points = Fertiges zählt, und die Meeples kehren heim.
lesson-carcassonne-know-towers = Wachen bringen die Zahl auf dem Diebesplättchen.

### Die Regeln, ein Satz für jede Zeile des Regelverzeichnisses, die man zum Spielen braucht.

rule-title = Regeln: { $game }
rule-search = Regeln durchsuchen
rule-search-example = Suchen, zum Beispiel: neun
rule-clear = Suche leeren
rule-found =
    { $count ->
        [one] { $count } Regel erwähnt „{ $query }“
       *[other] { $count } Regeln erwähnen „{ $query }“
    }
rule-found-first = Die erste: { $rule }
rule-none = Keine Regel erwähnt das. Versuch ein kürzeres Wort.
rule-moment = Jetzt wichtig
rule-sections = Abschnitte der Regeln
rule-copy = Link zu dieser Regel kopieren
rule-copied = Link kopiert
rule-examples = Beispiele
rule-fits = { $card } auf { $on } passt
rule-fits-not = { $card } auf { $on } passt nicht
rule-first = { $card } als erste Karte
rule-tile-fits = dieses Plättchen passt
rule-tile-fits-not = dieses Plättchen passt nicht
rule-try = In der Lektion ausprobieren
rule-page = Alle Regeln auf einer Seite
rule-numbers = null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn

rule-section-five-towers-cards = Ziel und Karten
rule-section-five-towers-auction = Die Auktion
rule-section-five-towers-building = Anbauen
rule-section-five-towers-hammer = Hammer und Spitzen
rule-section-five-towers-end = Aufräumen und Ende
rule-section-five-towers-points = Punkte
rule-section-five-towers-open = Weitere Fragen
rule-section-carcassonne-tiles = Plättchen
rule-section-carcassonne-meeples = Meeples
rule-section-carcassonne-points = Punkte
rule-section-carcassonne-river = Der Fluss
rule-section-carcassonne-abbot = Der Abt
rule-section-carcassonne-towers = Türme und Wachen
rule-section-carcassonne-thieves = Diebe

## 5 Towers

rule-FT-06 = Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
rule-FT-10 = Es gibt fünf Sorten: Candy, Grusel, Baum, Metall und Sand. Die Werte gehen von 0 bis 15. Du hast höchstens einen Turm je Sorte.
rule-FT-12 = Zu zweit oder zu dritt gibt es jeden Wert jeder Sorte einmal, zusammen 80 Karten. Zu viert oder fünft gibt es 0, 2, 5, 7, 10 und 12 ein zweites Mal, zusammen 110.
rule-FT-D1 = Von jeder Sorte gibt es eine 8 und eine 9.
rule-FT-27 = In jeder Runde werden fünf Karten aufgedeckt. Dann folgen Auktion, Anbauen und Aufräumen.
rule-FT-29 = Wer eröffnet, bietet 0 bis 5 Karten. Wer die erste Runde eröffnet, bestimmt das Los.
rule-FT-30 = Reihum bieten alle anderen mehr oder passen. Alle sind genau einmal dran.
rule-FT-32 = Ein Gebot auf alle ausliegenden Karten, meist 5, beendet die Auktion sofort.
rule-FT-33 = Wer am meisten bietet, sucht sich genau so viele der ausliegenden Karten aus.
rule-FT-42 = Biete nur, was du bauen kannst: Alle genommenen Karten müssen Platz finden, nachdem du höchstens eine Karte abgerissen hast.
rule-FT-43 = Wer nicht alle Karten anbauen kann, nimmt alles zurück und bietet eine andere Zahl oder passt. Von dort geht die Auktion weiter.
rule-FT-14 = Alle genommenen Karten musst du anbauen, in beliebiger Reihenfolge.
rule-FT-16 = Alle Karten eines Turms sind von einer Sorte. Die erste Karte einer Sorte beginnt ihren Turm.
rule-FT-19 = Eine Karte muss niedriger sein als die, auf die sie kommt; gleich ist nicht niedriger.
rule-FT-20 = Auf eine 8 darf jeder Wert derselben Sorte.
rule-FT-21 = Eine 9 darf auf jeden Wert derselben Sorte außer 0.
rule-FT-22 = Eine neue Karte kommt oben auf ihren Turm. Angebaute Karten werden nie bewegt, und alle Werte bleiben sichtbar.
rule-FT-A11 = Ein Turm darf mit einer 0 beginnen; dann ist er mit einer einzigen Karte fertig.
rule-FT-35 = Nach dem Nehmen und vor dem Anbauen darfst du die oberste Karte eines deiner Türme abreißen, auch ohne Not.
rule-FT-A10 = Auch die einzige Karte eines Turms darf abgerissen werden. Dann kann jeder Wert diesen Turm neu beginnen.
rule-FT-36 = Abgerissene Karten kommen verdeckt neben dich. Sie kehren nie zurück und kosten am Ende Punkte.
rule-FT-39 = Eine 0 ist eine Spitze und macht ihren Turm fertig: Nichts kommt dazu, auch keine 9, und nichts wird abgerissen.
rule-FT-48 = Nach dem Anbauen werden die übrigen ausliegenden Karten abgelegt.
rule-FT-49 = Wer links neben der Person sitzt, die gebaut hat, eröffnet die nächste Runde.
rule-FT-50 = Ist das Eröffnungsgebot 0 und passen alle anderen, wird die Auslage ohne Anbauen abgelegt, und dieselbe Person eröffnet wieder.
rule-FT-51 = Geht der Stapel zum ersten Mal aus, werden die abgelegten Karten nach dieser Runde zu einem neuen Stapel gemischt.
rule-FT-52 = Das Spiel endet mit der Runde, in der der Stapel zum zweiten Mal ausgeht. Zuletzt können weniger als fünf Karten ausliegen.
rule-FT-54 = Liegen weniger Karten aus, ist auch das höchste Gebot kleiner.
rule-FT-55 = Am Ende zählen die Punkte aller Türme, dazu 1 Punkt mehr je Karte des Hauptturms, abzüglich der abgerissenen Karten.
rule-FT-56 = Jede Karte eines Turms ohne Spitze zählt 1 Punkt.
rule-FT-57 = Jede Karte eines Turms mit Spitze zählt 2 Punkte; auch die Spitze ist eine Karte.
rule-FT-58 = Der höchste deiner Türme ist dein Hauptturm: Jede seiner Karten zählt 1 Punkt mehr.
rule-FT-59 = Die erste abgerissene Karte kostet 1 Punkt, die zweite 2, die dritte 3 und so weiter.
rule-FT-A17 = Wie groß die Stapel sind, sehen alle. Welche Karten noch kommen, steht in einer Liste, außer der Tisch verbirgt sie.

## Carcassonne

rule-BC-03 = In deinem Zug ziehst du ein Plättchen und legst es an, dann darfst du einen Meeple setzen, dann zählt alles, was fertig wurde.
rule-BC-01 = Es gibt 72 Landplättchen. Das Startplättchen liegt in der Mitte; jedes andere wird mit gleicher Wahrscheinlichkeit gezogen.
rule-BC-04 = Ein Plättchen wird an mindestens ein anderes angelegt, und alle Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
rule-BC-05 = Ein Plättchen, das nirgends passt, scheidet aus, und ein anderes wird gezogen.
rule-BC-18 = Wiesen enden an Straßen, Städten und Flüssen.
rule-BC-02 = Alle haben 7 Meeples.
rule-BC-06 = Ein Meeple kommt nur auf das eben gelegte Plättchen und nur auf eine Straße oder Wiese, in eine Stadt oder ein Kloster, wo noch nirgends eine Figur steht, auch keine eigene.
rule-BC-07 = Straßen, Städte und Wiesen mit Figuren dürfen später verbunden werden; dann gehören sie mehreren.
rule-BC-13 = Nach der Wertung gehen alle Figuren dort heim. Du darfst einen Meeple im selben Zug setzen, werten und zurücknehmen. Ohne Figuren zählt nichts.
rule-BC-12 = Wer in einem Gebiet die meisten Figuren hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten sie ganz.
rule-BC-08 = Eine Straße ist fertig, wenn beide Enden geschlossen sind oder sie ein Ring ist. Sie zählt 1 Punkt je Plättchen.
rule-BC-09 = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie zählt 2 Punkte je Plättchen und 2 je Wappen.
rule-BC-10 = Ein Kloster ist fertig, wenn alle acht Plättchen ringsum liegen. Es zählt 9 Punkte.
rule-BC-11 = Ein Plättchen zählt für ein Gebiet nur einmal, auch wenn es zweimal darauf vorkommt.
rule-BC-15 = Ein Meeple auf einer Wiese ist ein Bauer und bleibt bis zum Ende. Dann zählt die Wiese 3 Punkte für jede fertige Stadt, die sie berührt.
rule-BC-16 = Das Spiel endet nach dem Zug mit dem letzten Plättchen. Dann zählen unfertige Straßen 1 je Plättchen, Städte 1 je Plättchen und Wappen, Klöster 1 für sich selbst und 1 für jedes Plättchen ringsum, und die Wiesen werden gewertet.
rule-BC-17 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
rule-RI-01 = Die Quelle ist das erste Plättchen. Dann kommen die Flussplättchen in zufälliger Folge, dann der See, dann die Landplättchen.
rule-RI-03 = Jedes Flussplättchen muss den Fluss fortsetzen.
rule-RI-04 = Der Fluss macht keine Kehre: Von zwei Biegungen nacheinander darf die zweite nicht in dieselbe Richtung gehen.
rule-RI-06 = Auf dem Fluss steht keine Figur. Er bringt keine Punkte und teilt Wiesen.
rule-RI-08 = Mit Türme & Diebe gibt es ein Flussplättchen mehr, mit einem Turmfundament. Sein Turm darf gleich bewacht werden.
rule-AB-01 = Alle haben außerdem einen Abt. Gärten sind nur für den Abt von Bedeutung.
rule-AB-02 = Der Abt darf in ein Kloster oder einen Garten; ein Meeple nie in einen Garten. Der Abt kann nicht Wache sein.
rule-AB-03 = Ein Garten zählt wie ein Kloster: 9, wenn er umgeben ist, sonst am Ende 1 für sich selbst und 1 für jedes Plättchen ringsum.
rule-AB-04 = Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen; es zählt, was sein Platz dann wert ist.
rule-AB-05 = Hat das eben gelegte Plättchen den Platz des Abts fertig gemacht, wird dieser Platz einfach gewertet; den Abt kannst du dafür nicht zurücknehmen.
rule-TT-A19 = Das ist nicht die alte Erweiterung „Der Turm“: Niemand wird gefangen, und kein Lösegeld wird gezahlt.
rule-TT-09 = Unter den Landplättchen sind 12 Diebesplättchen, dazu kommen 5 Turmplättchen in einem eigenen Stapel und 20 Stockwerke. Wie viele übrig sind, sehen alle.
rule-TT-13 = Wer ein Plättchen mit Turmfundament legt, muss genau ein Stockwerk daraufsetzen. Weitere kommen mit den Dieben. Ohne Stockwerk ist kein Platz für eine Wache.
rule-TT-17 = Statt einen Meeple auf dein Plättchen zu setzen, darfst du ihn als Wache auf einen Turm stellen, dort oder anderswo. Er zählt dann für keine Straße, Stadt oder Wiese.
rule-TT-19 = Eine Wache darf nur dorthin, wo das eben gelegte Plättchen in Reichweite des Turms liegt. Sein eigenes Plättchen liegt immer in Reichweite.
rule-TT-22 = Ein Turm reicht so viele Plättchen nach links, rechts, oben und unten, wie er Stockwerke hat, nie schräg.
rule-TT-23 = Leere Plätze unterbrechen die Reichweite nicht; sie zählen wie Plättchen.
rule-TT-24 = Steht dort eine fremde Wache, geht sie heim und bringt ihrem Besitzer sofort 2 Punkte. Ein Turm hat höchstens eine Wache.
rule-TT-29 = Wer ein Diebesplättchen zieht, lässt zuerst die Türme wachsen, wertet dann die Wachen und legt dann das Plättchen.
rule-TT-30 = Jeder Turm ohne Wache bekommt ein Stockwerk.
rule-TT-31 = Ein Turm hat höchstens 5 Stockwerke.
rule-TT-33 = Reichen die Stockwerke nicht, bestimmt die Person, die gezogen hat, welche Türme eins bekommen. Alle übrigen werden vergeben.
rule-TT-42 = Jede Wache auf irgendeinem Turm bringt die Zahl auf dem Plättchen; das gilt für alle.
rule-TT-43 = Liegt ein gestohlenes Plättchen neben der Wertungstafel, bringt jede Wache auch dessen Zahl. Dann scheidet es aus.
rule-TT-45 = Dann gehen alle Wachen heim, bevor das Plättchen gelegt wird. Sein Zeichen hat keine weitere Wirkung.
rule-TT-35 = Hat kein Turm eine Wache, wachsen die Türme, und die Diebe stehlen das Plättchen: Es liegt neben der Wertungstafel.
rule-TT-36 = Statt eines gestohlenen Plättchens legst du ein Turmplättchen; gibt es keins mehr, ein Landplättchen.
rule-TT-40 = Liegt dort schon ein gestohlenes Plättchen, scheidet es aus.
rule-TT-48 = Am Ende zählt jede Wache auf einem Turm 5 Punkte und die Zahl des gestohlenen Plättchens, wenn es eins gibt.
rule-TT-50 = Auf dem Flussplättchen mit dem Tunnel geht die Wiese über der Biegung weiter. Ein Turmfundament beendet weder Straße noch Wiese.

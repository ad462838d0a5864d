### Pamokos. Debesėlyje (-text) ne daugiau kaip 40 žodžių.

lesson-title = Pamoka: { $game }
lesson-leave = Palikti pamoką
lesson-parts = { $game }: šešios dalys
lesson-part = { $part } dalis iš { $parts }: { $name }
lesson-where = { $part } dalis iš { $parts }, { $name }, { $step } žingsnis iš { $steps }.
lesson-step = { $step } žingsnis iš { $steps }
lesson-show = Parodyti
lesson-shown = Štai kaip tai daroma. Dabar tavo eilė.
lesson-check = Patikrinti
lesson-next = Toliau
lesson-finish = Baigti
lesson-again = Bandyti dar kartą
lesson-wrong = Ne tai
lesson-wrong-said = Ne tai. { $why }
lesson-right = Teisingai!
lesson-right-said = Teisingai! { $why }
lesson-some = Kol kas teisingai, bet tiktų dar viena korta.
lesson-more = Daugiau
lesson-less = Mažiau
lesson-went-home = Ši korta vėl tavo rankoje: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
lesson-put-here = Dėti čia: { $tower }
lesson-hand = Tavo kortos
lesson-answers = Atsakymai
lesson-picture = Padėtis
lesson-turn = Pasukti kortelę
lesson-lay-at = Padėti čia: { $port }
lesson-first-game = Žaisti pirmą partiją
lesson-first-game-about = Prieš du lengvus varžovus: { $first } ir { $second }. Be laikrodžio, su patarimais.
lesson-repeat = Iš naujo
lesson-rival = Jonas
lesson-know = Ką jau žinai
lesson-done-about = Šešios dalys, kelios minutės, ir taisyklės aiškios.

## 5 bokštai

lesson-five-towers-part-towers = Tikslas ir bokštai
lesson-five-towers-part-eight-nine = Aštuoni ir devyni
lesson-five-towers-part-auction = Aukcionas
lesson-five-towers-part-hammer = Plaktukas
lesson-five-towers-part-points = Viršūnės ir taškai
lesson-five-towers-part-round = Visas raundas
lesson-five-towers-other-type = Visos bokšto kortos yra vieno tipo. Ši korta dedama ant { $tower } bokšto.
lesson-five-towers-equal = { $value } lygu { $on }, o lygus nėra mažesnis. Korta turi būti mažesnė už tą, ant kurios dedama.
lesson-five-towers-higher = { $value } yra daugiau nei { $on }. Korta turi būti mažesnė už tą, ant kurios dedama.

lesson-five-towers-types-title = Tavo tikslas
lesson-five-towers-types-text = Laimi surinkęs daugiausiai taškų, o taškų duoda kiekviena tavo bokštų korta. Statai penkis bokštus: saldainių, siaubo, medžių, metalo laužo ir smėlio. Visos bokšto kortos yra vieno tipo; pirmoji jį pradeda.
lesson-five-towers-types-ask = Padėk abi kortas
lesson-five-towers-types-right = Saldainių bokštas paaugo, medžių bokštas pradėtas.

lesson-five-towers-lower-title = Skaičiai mažėja
lesson-five-towers-lower-text = Nauja korta dedama ant viršaus ir turi būti mažesnė už esančią po ja. Lygi nėra mažesnė. Dideli skaičiai apačioje palieka daugiau vietos kortoms.
lesson-five-towers-lower-ask = Kuri korta tinka ant 7?
lesson-five-towers-lower-right = 4 yra mažiau nei 7.

lesson-five-towers-order-title = Tvarka priklauso nuo tavęs
lesson-five-towers-order-text = Tvarką renkiesi tu. Pagalvok prieš pirmą kortą: mažas skaičius apačioje užkerta kelią tam, kas bus vėliau.
lesson-five-towers-order-ask = Padėk visas tris kortas
lesson-five-towers-order-wrong = Ant { $value } nebūtų vietos kortai { $left }, o turi pastatyti visas kortas. Todėl ši korta grįžta.
lesson-five-towers-order-right = 12, 6, 3: stovi visos trys.

lesson-five-towers-eight-title = Atviras aukštas: 8
lesson-five-towers-eight-text = Bokštui augant skaičiai turi mažėti. Bet ant 8 galima dėti bet kurį to paties tipo skaičių, net 15.
lesson-five-towers-eight-ask = Kurias galima dėti ant 8?
lesson-five-towers-eight-other = Ant 8 tinka bet kuris skaičius, bet tik to paties tipo. Ši korta pradeda savo bokštą.
lesson-five-towers-eight-right = Tinka abi saldainių kortos: ant 8 gali būti ir daugiau, ir mažiau.

lesson-five-towers-nine-title = Skraidantis aukštas: 9
lesson-five-towers-nine-text = 9 nusileidžia ant bet kurio savo tipo skaičiaus, net ant 1. Ją sustabdo tik viršūnė, 0. Ant 9 skaičiai vėl turi mažėti.
lesson-five-towers-nine-ask = Padėk abi kortas
lesson-five-towers-nine-right = Pirma 9, tada atsiranda vietos kortai 6.

lesson-five-towers-on-nine-title = Dar vienas žvilgsnis
lesson-five-towers-on-nine-text = 9 nusileidžia beveik visur. O ką galima dėti ant 9?
lesson-five-towers-on-nine-ask = Kurią kortą galima dėti ant 9?
lesson-five-towers-on-nine-higher = { $value } yra daugiau nei { $on }. Korta turi būti mažesnė už tą, ant kurios dedama. 9 nusileidžia ant visko, išskyrus 0, bet ant jos dedamos tik mažesnės.
lesson-five-towers-on-nine-right = 8 yra mažiau nei 9, o ant jos dabar tinka viskas.

lesson-five-towers-auction-title = Aukcionas
lesson-five-towers-auction-text = Kortų eilėje penkios kortos. Šauk, kiek imsi, nuo 0 iki 5. Visi šaukia po kartą: daugiau arba praleidžia ėjimą. Daugiausiai pašaukęs išsirenka tiek kortų ir visas pastato.
lesson-five-towers-auction-ask = Šauk tiek, kiek gali pastatyti
lesson-five-towers-auction-fewer = Gali pastatyti dar vieną. Kiekvienas degantis žibintas yra tinkanti korta.
lesson-five-towers-auction-more = Smėlio 10 nėra kur dėti: tavo smėlio bokštas jau su viršūne. Šauk tik tiek, kiek gali pastatyti.
lesson-five-towers-auction-low = Pyplys jau pašaukė { $said }. Šauk daugiau arba praleisk.
lesson-five-towers-auction-right = 4: saldainių, siaubo, medžių ir metalo laužo kortoms yra vietos.

lesson-five-towers-five-title = Penki užbaigia aukcioną
lesson-five-towers-five-text = Šį raundą pradedi tu: kiti šaukia po tavęs ir gali šaukti daugiau. Bet daugiau nei 5 nėra, todėl pašaukus 5 aukcionas baigiasi iškart. Tada turi pastatyti visas penkias kortas.
lesson-five-towers-five-ask = Tinka visos penkios. Užsitikrink jas
lesson-five-towers-five-less = Pyplys arba Kruopa dar gali šaukti daugiau. Tik 5 neįmanoma peršaukti.
lesson-five-towers-five-right = Aukcionas iškart baigtas, ir visos penkios kortos tavo.

lesson-five-towers-hammer-title = Plaktukas
lesson-five-towers-hammer-text = Trukdo maža korta? Paėmus kortas, prieš statant, galima nugriauti viršutinę vieno bokšto kortą. Pabaigoje už ją atimama taškų: už pirmą 1, už antrą 2.
lesson-five-towers-hammer-ask = Pašaukei 5. Ką darai pirmiausia?
lesson-five-towers-hammer-gone = Padėjus kortą griauti nebegalima, o smėlio 7 ant 6 netiktų.
lesson-five-towers-hammer-right = Kortos 6 nebėra. Dabar yra vietos kortai 7 ir visoms kitoms.

lesson-five-towers-points-title = Viršūnės ir taškai
lesson-five-towers-points-text = 0 yra viršūnė: ten nieko nebededama ir nebegriaunama. Korta verta 1 taško, bokšte su viršūne 2, pagrindiniame (aukščiausiame) bokšte dar 1. Už nugriautas atimama 1, 2, 3.
lesson-five-towers-points-ask = Nugriautos dvi kortos. Kiek taškų?
lesson-five-towers-points-main = Kiekviena pagrindinio bokšto korta verta dar 1: 6 kortos, 6 taškai.
lesson-five-towers-points-demolished = Už dvi nugriautas kortas atimama 1 + 2 taškai.
lesson-five-towers-points-right = 4 + 6 + 12 ir 6 už pagrindinį bokštą, minus 3.

lesson-five-towers-round-bid-title = Visas raundas
lesson-five-towers-round-bid-text = Pyplys pradėjo nuo 1, Kruopa pašaukė 2, o tu šauki paskiausiai. Tavo bokštams tinka keturios kortos, bet ant medžių 1 vėliau beveik niekas netiks.
lesson-five-towers-round-bid-ask = Laimėk tris geresnes kortas
lesson-five-towers-round-many = Laimėtų ir 4, bet tada tektų pastatyti ir medžių 1. Užtenka 3.
lesson-five-towers-round-low = Kruopa jau pašaukė { $said }. Šauk daugiau arba praleisk.
lesson-five-towers-round-bid-right = Visi jau pašaukė, o 3 yra didžiausias skaičius. Statai tu.

lesson-five-towers-round-build-title = Išsirink kortas
lesson-five-towers-round-build-text = Imi bet kurias tris iš penkių kortų ir visas pastatai, kokia tvarka nori. Likusios pašalinamos į panaudotų kortų krūvelę.
lesson-five-towers-round-build-ask = Pastatyk tris kortas, kurios palieka vietos
lesson-five-towers-round-leave = Tinka, bet ant { $value } beveik niekas nebetiks. Renkiesi tu, tad šią kortą palik.
lesson-five-towers-round-closed = Tavo smėlio bokštas su viršūne: ten nieko nebededama.
lesson-five-towers-round-build-right = Trys bokštai paaugo, o medžių bokšte dar yra vietos.

lesson-five-towers-round-next-title = Kaip žaidžiama toliau
lesson-five-towers-round-next-text = Atverčiamos penkios naujos kortos, pradeda žaidėjas statytojo kairėje. Krūvelei pasibaigus panaudotos kortos vieną kartą išmaišomos ir grįžta. Kai ji baigiasi vėl, po to raundo žaidimas baigtas.
lesson-five-towers-round-next-ask = Tu pastatei. Kas pradeda kitą raundą?
lesson-five-towers-round-next-pip = Pyplys, tau iš kairės
lesson-five-towers-round-next-peep = Kruopa, tau iš dešinės
lesson-five-towers-round-next-you = Vėl tu
lesson-five-towers-round-left = Pradeda žaidėjas statytojo kairėje, o Kruopa sėdi tau iš dešinės.
lesson-five-towers-round-same = Tas pats žaidėjas vėl pradeda tik tada, kai niekas neima kortų. Tada visos penkios pašalinamos.
lesson-five-towers-round-next-right = Tau iš kairės sėdi Pyplys, jis ir pradeda.

lesson-five-towers-done = Moki žaisti „5 bokštus“
lesson-five-towers-know-fall = Bokštui augant skaičiai mažėja.
lesson-five-towers-know-marks = Ant 8 tinka viskas, 9 tinka ant visko, išskyrus 0.
lesson-five-towers-know-bid = Šauk tik tiek, kiek gali pastatyti.
lesson-five-towers-know-top = Viršūnė padvigubina taškus ir užbaigia bokštą.

## Carcassonne

lesson-carcassonne-part-edges = Kraštai
lesson-carcassonne-part-meeples = Žmogiukai
lesson-carcassonne-part-points = Taškai
lesson-carcassonne-part-gardens = Upė ir abatas
lesson-carcassonne-part-towers = Bokštai ir sargybiniai
lesson-carcassonne-part-thieves = Bokštai ir vagys

lesson-carcassonne-edges-title = Kraštai turi derėti
lesson-carcassonne-edges-text = Ištrauk kortelę ir padėk šalia kitų. Visi besiliečiantys kraštai turi derėti: kelias prie kelio, miestas prie miesto, laukas prie lauko. Suk ją, kaip nori.
lesson-carcassonne-edges-ask = Pratęsk kelią
lesson-carcassonne-edges-city = Ten laukas liestųsi su miestu, kad ir kaip suktum.
lesson-carcassonne-edges-turn = Ten kelias liestųsi su lauku. Pasuk kortelę.
lesson-carcassonne-edges-elsewhere = Tinka, laukas prie lauko. Bet kelias ten nesitęsia.
lesson-carcassonne-edges-right = Kelias prie kelio: jis tęsiasi.

lesson-carcassonne-meeples-title = Tavo žmogiukai
lesson-carcassonne-meeples-text = Tada gali ant tos kortelės pastatyti žmogiuką: ant kelio, mieste, lauke ar vienuolyne. Bet ne ten, kur ant to paties kelio, tame pačiame mieste ar lauke kas nors jau stovi, nors ir toli.
lesson-carcassonne-meeples-ask = Kur statai žmogiuką?
lesson-carcassonne-meeples-claim-road = Ant kelio
lesson-carcassonne-meeples-claim-field = Lauke
lesson-carcassonne-meeples-skip = Niekur
lesson-carcassonne-meeples-road = Ant šio kelio jau stovi Jonas, kortelėje šalia tavosios.
lesson-carcassonne-meeples-nowhere = Žmogiuką gali pasilikti. Bet šioje kortelėje yra laisva vieta: rask ją.
lesson-carcassonne-meeples-right = Ūkininkas atsigula lauke ir lieka iki žaidimo pabaigos.

lesson-carcassonne-points-title = Taškai
lesson-carcassonne-points-text = Už tai, ką tavo kortelė užbaigia, taškai skiriami iškart: kelias 1 už kortelę, miestas 2 už kortelę ir 2 už herbą. Žmogiukai grįžta. Taškus gauna tas, kas ten turi jų daugiausiai, per lygiąsias visi lygūs.
lesson-carcassonne-points-ask = Tavo miestas užbaigtas. Kiek taškų?
lesson-carcassonne-points-shield = Herbas taip pat vertas 2.
lesson-carcassonne-points-double = Tiek pabaigoje vertas neužbaigtas miestas. Užbaigto miesto kiekviena kortelė ir kiekvienas herbas verti 2.
lesson-carcassonne-points-right = Trys kortelės ir vienas herbas, po 2 taškus.

lesson-carcassonne-river-title = Upė
lesson-carcassonne-river-text = Su Upe pirmiausia dedamos jos kortelės, nuo šaltinio iki ežero. Kiekviena turi tęsti upę, ir ji niekada neapsisuka atgal: iš dviejų posūkių iš eilės antras negali sukti į tą pačią pusę.
lesson-carcassonne-river-ask = Pratęsk upę
lesson-carcassonne-river-back = Upė apsisuktų atgal: du posūkiai iš eilės negali sukti į tą pačią pusę.
lesson-carcassonne-river-turn = Vanduo baigtųsi ties tavo kortelės kraštu. Pasuk ją.
lesson-carcassonne-river-elsewhere = Upė teka toliau rytuose. Kiekviena upės kortelė turi ją tęsti.
lesson-carcassonne-river-right = Pirma į rytus, paskui į pietus: upė teka toliau ir dalija laukus.

lesson-carcassonne-gardens-title = Vienuolynai ir sodai
lesson-carcassonne-gardens-text = Ir vieni, ir kiti verti 9, kai aplink yra aštuonios kortelės. Į sodus eina tik abatas; atsiėmus jį anksčiau, gaunama tiek, kiek jo vieta tuo metu verta. Ūkininkai pelno pabaigoje: 3 už kiekvieną užbaigtą miestą prie lauko.
lesson-carcassonne-gardens-ask = Tavo abatas grįžta namo. Kiek taškų?
lesson-carcassonne-gardens-itself = Pati sodo kortelė irgi skaičiuojama.
lesson-carcassonne-gardens-surrounded = 9 tik tada, kai aplink yra visos aštuonios kortelės.
lesson-carcassonne-gardens-right = Pats sodas ir penkios kortelės aplink.

lesson-carcassonne-towers-title = Bokštai ir sargybiniai
lesson-carcassonne-towers-text = Bokšto pamatas gauna vieną aukštą. Dviejų aukštų bokštas siekia dvi korteles į kairę, dešinę, aukštyn ir žemyn, taip pat per tarpus. Jei tavo kortelė pasiekiama, tavo žmogiukas gali ten būti sargybinis.
lesson-carcassonne-towers-ask = Padėjai kelio posūkį. Ar gali saugoti bokštą?
lesson-carcassonne-towers-yes = Taip
lesson-carcassonne-towers-gap = Ne, tarp jų yra tarpas
lesson-carcassonne-towers-far = Ne, per toli
lesson-carcassonne-towers-gap-wrong = Tuščios vietos skaičiuojamos kaip kortelės: siekiama ir per tarpus.
lesson-carcassonne-towers-far-wrong = Du aukštai siekia dvi korteles, o tavoji yra antra į dešinę.
lesson-carcassonne-towers-right = Du aukštai, dvi į dešinę. Svetimas sargybinis grįžtų namo su 2 taškais.

lesson-carcassonne-guards-title = Tai ne senasis Bokštas
lesson-carcassonne-guards-text = Niekas nepatenka į nelaisvę ir niekas nemoka išpirkos. Ištraukus vagių kortelę pirma kiekvienas bokštas be sargybinio gauna aukštą. Tada kiekvienas sargybinis pelno kortelėje nurodytus taškus ir grįžta namo.
lesson-carcassonne-guards-ask = Tavo spalva raudona, trauki šią vagių kortelę. Kas gauna taškų?
lesson-carcassonne-guards-both = Tu 6, Jonas 6
lesson-carcassonne-guards-floors = Tu 12, Jonas 18
lesson-carcassonne-guards-jonas = Tik Jonas: 6
lesson-carcassonne-guards-floors-wrong = Taškai skiriami kartą už sargybinį, o ne už kiekvieną aukštą.
lesson-carcassonne-guards-jonas-wrong = Taškų gauna visi sargybiniai, ant bet kurio bokšto.
lesson-carcassonne-guards-right = Aukštis svarbus tik siekiui. Bokštas be sargybinio dabar dviejų aukštų.

lesson-carcassonne-stolen-title = Vagys pavagia kortelę
lesson-carcassonne-stolen-text = Niekur nėra sargybinio? Bokštai paauga, o vagys pavagia kortelę: ji guli šalia taškų lentos, o tu dedi bokšto kortelę. Paskesni sargybiniai pelnys ir jos skaičių.
lesson-carcassonne-stolen-ask = Trauki šią vagių kortelę. Ką dedi?
lesson-carcassonne-stolen-tower = Bokšto kortelę
lesson-carcassonne-stolen-thief = Vagių kortelę
lesson-carcassonne-stolen-nothing = Nieko
lesson-carcassonne-stolen-thief-wrong = Niekas nestovi sargyboje, todėl vagių kortelė pavogta.
lesson-carcassonne-stolen-nothing-wrong = Per kiekvieną ėjimą dedi kortelę: šįkart vietoj pavogtosios – bokšto kortelę.
lesson-carcassonne-stolen-right = Visi bokštai paaugo, 6 guli šalia taškų lentos, o tu dedi bokšto kortelę.

lesson-carcassonne-done = Moki žaisti „Carcassonne“
lesson-carcassonne-know-edges = Visi besiliečiantys kraštai turi derėti.
lesson-carcassonne-know-meeples = Po vieną žmogiuką kortelėje, kur dar niekas nestovi.
lesson-carcassonne-know-points = Už tai, kas užbaigta, skiriami taškai, žmogiukai grįžta.
lesson-carcassonne-know-towers = Sargybiniai pelno vagių kortelės skaičių.

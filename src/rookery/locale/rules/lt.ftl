### Taisyklės, po sakinį kiekvienai registro eilutei, kurios reikia žaidėjui.

rule-title = Taisyklės: { $game }
rule-search = Ieškoti taisyklėse
rule-search-example = Ieškoti, pavyzdžiui: devyni
rule-clear = Išvalyti paiešką
rule-found = { $count ->
        [one] { $count } taisyklė mini „{ $query }“
        [few] { $count } taisyklės mini „{ $query }“
       *[other] { $count } taisyklių mini „{ $query }“
    }
rule-found-first = Pirma: { $rule }
rule-none = Jokia taisyklė to nemini. Pabandyk trumpesnį žodį.
rule-moment = Šiuo žaidimo metu
rule-sections = Taisyklių dalys
rule-copy = Kopijuoti šios taisyklės nuorodą
rule-copied = Nuoroda nukopijuota
rule-examples = Pavyzdžiai
rule-fits = { $card } ant { $on } tinka
rule-fits-not = { $card } ant { $on } netinka
rule-first = { $card } kaip pirma korta
rule-tile-fits = ši kortelė tinka
rule-tile-fits-not = ši kortelė netinka
rule-try = Išbandyti pamokoje
rule-page = Visos taisyklės viename puslapyje
rule-numbers = nulis, vienas, du, trys, keturi, penki, šeši, septyni, aštuoni, devyni, dešimt, vienuolika, dvylika, trylika, keturiolika, penkiolika

rule-section-five-towers-cards = Tikslas ir kortos
rule-section-five-towers-auction = Aukcionas
rule-section-five-towers-building = Statymas
rule-section-five-towers-hammer = Plaktukas ir viršūnės
rule-section-five-towers-end = Susitvarkymas ir pabaiga
rule-section-five-towers-points = Taškai
rule-section-five-towers-open = Kiti klausimai
rule-section-carcassonne-tiles = Kortelės
rule-section-carcassonne-meeples = Žmogiukai
rule-section-carcassonne-points = Taškai
rule-section-carcassonne-river = Upė
rule-section-carcassonne-abbot = Abatas
rule-section-carcassonne-towers = Bokštai ir sargybiniai
rule-section-carcassonne-thieves = Vagys

## 5 bokštai

rule-FT-06 = Laimi tas, kas pabaigoje turi daugiausiai taškų; per lygiąsias pergale dalijamasi.
rule-FT-10 = Yra penki tipai: saldainių, siaubo, medžių, metalo laužo ir smėlio. Vertės nuo 0 iki 15. Turi ne daugiau kaip po vieną kiekvieno tipo bokštą.
rule-FT-12 = Žaidžiant dviese ar trise, kiekvieno tipo yra po vieną kiekvienos vertės kortą, iš viso 80. Žaidžiant keturiese ar penkiese, dar po vieną 0, 2, 5, 7, 10 ir 12, iš viso 110.
rule-FT-D1 = Kiekvieno tipo yra viena 8 ir viena 9.
rule-FT-27 = Kiekvieną raundą atverčiamos penkios kortos. Tada aukcionas, statymas ir susitvarkymas.
rule-FT-29 = Pradedantis žaidėjas šaukia, kiek kortų ims, nuo 0 iki 5. Kas pradeda pirmą raundą, lemia burtai.
rule-FT-30 = Kiti pagal laikrodžio rodyklę šaukia daugiau arba praleidžia ėjimą. Kiekvienas šaukia lygiai vieną kartą.
rule-FT-32 = Pašaukus visas eilės kortas, paprastai 5, aukcionas baigiasi iškart.
rule-FT-33 = Daugiausiai pašaukęs žaidėjas iš kortų eilės pasirenka lygiai tiek kortų.
rule-FT-42 = Šauk tik tiek, kiek gali pastatyti: turi tilpti visos paimtos kortos, nugriovus ne daugiau kaip vieną kortą.
rule-FT-43 = Kas negali pastatyti visų kortų, viską grąžina ir iš naujo šaukia kitą skaičių arba praleidžia ėjimą. Nuo ten aukcionas tęsiasi.
rule-FT-14 = Visas paimtas kortas turi pastatyti, bet kuria tvarka.
rule-FT-16 = Visos bokšto kortos yra vieno tipo. Pirma kurio nors tipo korta pradeda jo bokštą.
rule-FT-19 = Korta turi būti mažesnė už tą, ant kurios dedama; lygi nėra mažesnė.
rule-FT-20 = Ant 8 galima dėti bet kurios vertės to paties tipo kortą.
rule-FT-21 = 9 galima dėti ant bet kurios vertės to paties tipo kortos, išskyrus 0.
rule-FT-22 = Nauja korta dedama ant savo bokšto viršaus. Padėtos kortos niekada nejudinamos, visos vertės lieka matomos.
rule-FT-A11 = Bokštas gali prasidėti nuo 0; tada jis baigtas su viena korta.
rule-FT-35 = Paėmus kortas ir dar nė vienos nepadėjus, galima nugriauti viršutinę vieno savo bokšto kortą, net jei to nereikia.
rule-FT-A10 = Galima nugriauti net vienintelę bokšto kortą. Tada tą bokštą gali iš naujo pradėti bet kurios vertės korta.
rule-FT-36 = Nugriautos kortos dedamos užverstos šalia tavęs. Jos niekada negrįžta, o pabaigoje už jas atimami taškai.
rule-FT-39 = 0 yra viršūnė ir užbaigia savo bokštą: ant jo nieko nebededama, net 9, ir nieko nebegriaunama.
rule-FT-48 = Baigus statyti, likusios eilės kortos pašalinamos į panaudotų kortų krūvelę.
rule-FT-49 = Kitą raundą pradeda žaidėjas, sėdintis statytojo kairėje.
rule-FT-50 = Jei pradedantis žaidėjas pašaukia 0 ir visi praleidžia ėjimą, kortų eilė pašalinama nieko nestačius, o tas pats žaidėjas pradeda vėl.
rule-FT-51 = Krūvelei pasibaigus pirmą kartą, po to raundo panaudotos kortos išmaišomos į naują krūvelę.
rule-FT-52 = Žaidimas baigiasi po raundo, kurio metu krūvelė pasibaigia antrą kartą. Paskutinėje eilėje gali būti mažiau nei penkios kortos.
rule-FT-54 = Kai eilėje mažiau kortų, mažesnis ir didžiausias galimas skaičius.
rule-FT-55 = Pabaigoje sudedami visų bokštų taškai, pridedama po 1 tašką už kiekvieną pagrindinio bokšto kortą ir atimami taškai už nugriautas kortas.
rule-FT-56 = Kiekviena bokšto be viršūnės korta verta 1 taško.
rule-FT-57 = Kiekviena bokšto su viršūne korta verta 2 taškų; viršūnė irgi korta.
rule-FT-58 = Pagrindinis bokštas yra aukščiausias: kiekviena jo korta verta dar 1 taško.
rule-FT-59 = Pirma nugriauta korta kainuoja 1 tašką, antra 2, trečia 3 ir taip toliau.
rule-FT-A17 = Krūvelių dydžius mato visi. Kokios kortos dar ateis, rodo sąrašas, nebent stalas jį slepia.

## Carcassonne

rule-BC-03 = Per savo ėjimą ištrauki kortelę ir ją padedi, tada gali pastatyti žmogiuką, tada skiriami taškai už viską, ką kortelė užbaigė.
rule-BC-01 = Yra 72 žemės kortelės. Pradinė guli viduryje; kiekviena kita gali būti ištraukta su vienoda tikimybe.
rule-BC-04 = Kortelė dedama šalia bent vienos kitos, ir visi besiliečiantys kraštai turi derėti: kelias prie kelio, miestas prie miesto, laukas prie lauko.
rule-BC-05 = Niekur netinkanti kortelė iškrenta iš žaidimo, ir traukiama kita.
rule-BC-18 = Laukai baigiasi ties keliais, miestais ir upėmis.
rule-BC-02 = Kiekvienas turi 7 žmogiukus.
rule-BC-06 = Žmogiukas statomas tik ant ką tik padėtos kortelės ir tik ant kelio, mieste, lauke ar vienuolyne, kur dar niekur nėra figūrėlės, net ir tavo.
rule-BC-07 = Kelius, miestus ir laukus su figūrėlėmis kortelė vėliau gali sujungti; tada jie bendri.
rule-BC-13 = Suskaičiavus taškus visos figūrėlės iš ten grįžta. Per tą patį ėjimą galima žmogiuką pastatyti, gauti už jį taškų ir atsiimti. Be figūrėlių taškų nėra.
rule-BC-12 = Kas objekte turi daugiausiai figūrėlių, gauna visus taškus; per lygiąsias visus juos gauna kiekvienas iš lygių.
rule-BC-08 = Kelias užbaigtas, kai abu galai uždaryti arba jis sudaro žiedą. Vertas 1 taško už kortelę.
rule-BC-09 = Miestas užbaigtas, kai jo sienoje nėra tarpų. Vertas 2 taškų už kortelę ir 2 už herbą.
rule-BC-10 = Vienuolynas užbaigtas, kai aplink jį yra visos aštuonios kortelės. Vertas 9 taškų.
rule-BC-11 = Kortelė objektui skaičiuojama kartą, net jei objektas joje yra du kartus.
rule-BC-15 = Žmogiukas lauke yra ūkininkas ir lieka iki pabaigos. Tada laukas vertas 3 taškų už kiekvieną užbaigtą miestą prie jo.
rule-BC-16 = Žaidimas baigiasi po ėjimo, kuriuo padėta paskutinė kortelė. Tada neužbaigti keliai verti 1 už kortelę, miestai 1 už kortelę ir herbą, vienuolynai 1 už save ir po 1 už kiekvieną kortelę aplink; skaičiuojami ir laukai.
rule-BC-17 = Laimi tas, kas turi daugiausiai taškų; per lygiąsias pergale dalijamasi.
rule-RI-01 = Pirma kortelė yra šaltinis. Tada atsitiktine tvarka upės kortelės, tada ežeras, tada žemės kortelės.
rule-RI-03 = Kiekviena upės kortelė turi tęsti upę.
rule-RI-04 = Upė neapsisuka atgal: iš dviejų posūkių iš eilės antras negali sukti į tą pačią pusę.
rule-RI-06 = Ant upės niekas nestovi. Ji taškų neduoda ir dalija laukus.
rule-RI-08 = Su „Bokštais ir vagimis“ yra dar viena upės kortelė, su bokšto pamatu. Jos bokštą galima saugoti iškart.
rule-AB-01 = Kiekvienas dar turi po abatą. Sodai svarbūs tik abatui.
rule-AB-02 = Abatas gali stovėti vienuolyne arba sode; žmogiukas sode niekada. Abatas negali būti sargybinis.
rule-AB-03 = Sodas vertas kaip vienuolynas: 9, kai apsuptas, kitaip pabaigoje 1 už save ir po 1 už kiekvieną kortelę aplink.
rule-AB-04 = Vietoj figūrėlės statymo gali atsiimti abatą ir gauti tiek, kiek jo vieta tuo metu verta.
rule-AB-05 = Jei ką tik padėta kortelė užbaigė abato vietą, ji tiesiog skaičiuojama; už ją abato atsiimti negalima.
rule-TT-A19 = Tai ne senasis papildymas „Bokštas“: nėra nei belaisvių, nei išpirkų.
rule-TT-09 = Tarp žemės kortelių yra 12 vagių kortelių, dar 5 bokštų kortelės atskiroje krūvelėje ir 20 aukštų. Kiek liko, mato visi.
rule-TT-13 = Kas padeda kortelę su bokšto pamatu, turi ant jo uždėti lygiai vieną aukštą. Kiti aukštai atsiranda su vagimis. Be aukšto sargybiniui nėra vietos.
rule-TT-17 = Žmogiuką, kurį statytum kortelėje, gali pastatyti ant bokšto kaip sargybinį, savo kortelėje ar kitoje. Už kelią, miestą ar lauką jis neskaičiuojamas.
rule-TT-19 = Sargybinis statomas tik tada, kai bokštas siekia ką tik padėtą kortelę. Savo kortelę bokštas siekia visada.
rule-TT-22 = Bokštas siekia į kairę, dešinę, aukštyn ir žemyn tiek kortelių, kiek turi aukštų, niekada įstrižai.
rule-TT-23 = Tuščios vietos siekio nenutraukia; jos skaičiuojamos kaip kortelės.
rule-TT-24 = Jei ten stovi kito žaidėjo sargybinis, jis grįžta namo, o jo savininkas iškart gauna 2 taškus. Bokštas turi ne daugiau kaip vieną sargybinį.
rule-TT-29 = Ištraukęs vagių kortelę, žaidėjas pirma paaukština bokštus, tada skaičiuoja sargybinių taškus, tada deda kortelę.
rule-TT-30 = Kiekvienas bokštas be sargybinio gauna vieną aukštą.
rule-TT-31 = Bokštas turi ne daugiau kaip 5 aukštus.
rule-TT-33 = Jei aukštų neužtenka, kortelę ištraukęs žaidėjas renkasi, kurie bokštai jų gaus. Išdalijami visi likę.
rule-TT-42 = Kiekvienas sargybinis, ant kurio bokšto jis bestovėtų, savininkui pelno kortelės skaičių. Tai galioja visiems.
rule-TT-43 = Jei šalia taškų lentos guli pavogta kortelė, kiekvienas sargybinis pelno ir jos skaičių. Tada ta kortelė iškrenta iš žaidimo.
rule-TT-45 = Tada visi sargybiniai grįžta namo, dar prieš padedant kortelę. Jos ženklas daugiau nieko nereiškia.
rule-TT-35 = Jei nė vienas bokštas neturi sargybinio, bokštai paauga, o vagys pavagia kortelę: ji guli šalia taškų lentos.
rule-TT-36 = Vietoj pavogtos kortelės dedi bokšto kortelę, o jei jų nebėra, žemės kortelę.
rule-TT-40 = Jei ten jau guli pavogta kortelė, ji iškrenta iš žaidimo.
rule-TT-48 = Pabaigoje kiekvienas sargybinis ant bokšto vertas 5 taškų ir pavogtos kortelės skaičiaus, jei ji yra.
rule-TT-50 = Upės kortelėje su tuneliu laukas tęsiasi virš posūkio. Bokšto pamatas neužbaigia nei kelio, nei lauko.

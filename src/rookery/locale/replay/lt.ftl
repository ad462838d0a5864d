# A finished game seen again: playing it back, the graph, what the rook thinks of it.

web-replay-play = Paleisti
web-replay-at = Veiksmas { $at } iš { $length }
web-replay-start = Žaidimas prasideda.
web-graph = Taškai nuo pradžios iki pabaigos; vilk ir pamatysi žaidimą bet kuriuo metu
web-graph-shows = Ką rodo grafikas
web-graph-points = Taškai
web-chance = Tikimybė laimėti
web-chance-graph = Tikimybė laimėti nuo pradžios iki pabaigos; vilk ir pamatysi žaidimą bet kuriuo metu
web-chance-of = { $name }: tikimybė laimėti { $chance }
web-panel-shows = Ką rodo skydelis
web-rook-view = Ką mano varna
web-eyes = Kieno ėjimai
web-rook-looking = Varna galvoja
web-rook-looked = Išanalizuota ėjimų: { $known } iš { $all }
web-analysis-failed = Varna nesuprato šios partijos.
web-analysis-clean = Nėra ko taisyti. Puikiai sužaista!
web-moments =
    { $count ->
        [one] { $count } akimirka verta dar vieno žvilgsnio
        [few] { $count } akimirkos vertos dar vieno žvilgsnio
       *[other] { $count } akimirkų verta dar vieno žvilgsnio
    }
web-moment = Akimirka { $at } iš { $count }
web-moment-previous = Ankstesnė akimirka
web-moment-next = Kita akimirka
web-moment-small = Buvo geresnis ėjimas
web-moment-big = Tai buvo skaudu
web-moment-cards = Buvo galima pastatyti daugiau
web-moment-top = Viršūnė buvo verta daugiau
web-moment-room = Liko per mažai vietos
web-moment-rival = Dovana varžovui
web-moment-demolition = Brangus griovimas
web-moment-points = Prarasti taškai
web-moment-claim = Trūko figūrėlės
web-moment-hand = Viena figūrėle per daug
web-moment-guard = Trūko sargybinio
web-moment-likely = Sunkiau užbaigti
web-moment-share = Buvo galima gauti dalį
web-moment-made = { $name }: { $choice }
web-moment-better = Geriau: { $choice }
web-moment-cost =
    { $cost ->
        [one] Tai kainuoja { $cost } pergalę iš 100 partijų.
        [few] Tai kainuoja { $cost } pergales iš 100 partijų.
        [many] Tai kainuoja { $cost } pergalės iš 100 partijų.
       *[other] Tai kainuoja { $cost } pergalių iš 100 partijų.
    }
web-try-here = Čia bandyti kitą ėjimą
web-way-see = Žiūrėti geresnį variantą
web-way = Geresnis variantas
web-way-about = Traukimai tokie pat kaip partijoje; už visus žaidžia varna.
web-way-pays = Jis tęsiasi, kol naudą parodo taškai.
web-way-never = Čia taškai naudos neparodo: tolesni traukimai buvo palankesni žaistai partijai.
web-way-gain = { $round }: persvara, palyginti su partija
web-way-leave = Atgal į partiją
web-find-all = Mokytis iš klaidų
web-find = Rask geresnį ėjimą
web-find-five-towers-open = Rask, kiek geriau šaukti pradedant aukcioną
web-find-five-towers-bid = Rask, kiek geriau šaukti
web-find-five-towers-place = Rask, kaip geriau statyti
web-find-carcassonne-place = Rask kortelei geresnę vietą
web-find-carcassonne-figure = Rask, kaip geriau panaudoti figūrėles
web-find-yours = Tavo svarbiausios akimirkos
web-find-moments = Akimirkos
web-find-at = { $at } iš { $count }
web-find-right = Teisingai: tikimybė laimėti { $chance }.
web-find-better = Geriau (tikimybė laimėti { $chance }), bet galima dar geriau.
web-find-wrong = Ne šis: tikimybė laimėti { $chance }.
web-find-shown = Štai geresnis ėjimas.
web-find-end = Baigta
web-account = Sėkmė ir sprendimai, taškais
web-account-start = Tikėtinas rezultatas
web-account-luck = Traukimo sėkmė
web-account-others = Kiti
web-account-own = Žaidėjo sprendimai
web-account-result = Rezultatas
web-account-good = Geriausiam prilygo { $good } iš { $choices } sprendimų.
web-account-about = Sėkmė lyginama su vidutiniu traukimu, o sprendimai su geriausiu botu.
web-speed = Greitis
web-share-here = Dalytis šia akimirka
web-first = Į pradžią
web-previous = Žingsnis atgal
web-next = Žingsnis pirmyn
web-last = Į pabaigą
web-import = Atidaryti įrašą
web-import-about = Peržiūrėk ir išanalizuok savo botų, terminale ar kitame serveryje žaistą partiją: tinka .rook failas arba viena JSON eilutė.
web-import-choose = Pasirinkti failą
web-import-paste = Įklijuoti tekstą
web-import-text = Įrašo tekstas
web-import-open = Atidaryti
web-import-drop = Nutempk failą čia
web-imported = Atidaryta iš failų
web-replay-imported = Iš failo: { $game }, { $date }
web-error-record-unreadable = Šio įrašo atidaryti nepavyko: { $because }.
web-error-record-running = Ši partija čia dar žaidžiama. Jos įrašą galėsi atidaryti, kai ji baigsis.
web-error-request-too-large = Tai per daug vienam įrašui. Riba: 64 kB.

# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Keisti vardą
web-me-games =
    { $count ->
        [one] { $count } žaidimas
        [few] { $count } žaidimai
       *[other] { $count } žaidimų
    }
web-me-since = { $games } nuo { $date }
web-me-daily-row =
    { $count ->
        [one] Dienos žaidimas: { $count } diena iš eilės.
        [few] Dienos žaidimas: { $count } dienos iš eilės.
       *[other] Dienos žaidimas: { $count } dienų iš eilės.
    }
web-me-rating-later = Reitingą gausi po 10 reitinginių žaidimų su tiek pat žaidėjų.
web-me-rating-how = Kaip veikia reitingas
web-me-rating-rule-points = Pergalė prieš stiprų varžovą duoda daug, pralaimėjimas silpnam daug kainuoja. Kiekvieno žaidimo ir žaidėjų skaičiaus reitingas atskiras.
web-me-rating-rule-new = Kai jau turi reitingą, jį keičia tik varžovai, kurie taip pat jį turi.
web-me-rating-rule-hints = Partijos su patarimais, dienos žaidimai, iššūkiai ir pratybos neskaičiuojami.
web-me-rating-rule-end = Kas pasiduoda, lieka paskutinis. Reitinginės partijos atšaukti negalima. Visiems sutarus ją galima baigti, tada ji neskaičiuojama.
web-me-rating-rule-often = Tarp tų pačių dviejų žmonių per dieną skaičiuojama ne daugiau kaip 10 partijų.
web-me-rating-rule-person = Partijos tarp dviejų vienos naršyklės profilių neskaičiuojamos 30 dienų. Pirmąją svečio savaitę neskaičiuojamos ir partijos su svečiais iš to paties tinklo su tokiu pačiu įrenginiu.
web-me-rating-seats = { $seats } žaid.: { $rating }
web-me-trend = { $change } per { $games } žaidimus
web-me-luck-and-choices = Sėkmė ir sprendimai
web-me-which-game = Kuris žaidimas
web-me-choices = tavo sprendimai, šešių žaidimų vidurkis
web-me-luck = vieno žaidimo sėkmė
web-me-luck-about = Taškais. Sėkmė lyginama su vidutiniu traukimu, o sprendimai su geriausiu botu tavo vietoje.
web-me-luck-gain =
    { $count ->
        [one] Sėkmė tau davė po { $count } tašką per žaidimą.
        [few] Sėkmė tau davė po { $count } taškus per žaidimą.
       *[other] Sėkmė tau davė po { $count } taškų per žaidimą.
    }
web-me-luck-loss =
    { $count ->
        [one] Nesėkmė iš tavęs atėmė po { $count } tašką per žaidimą.
        [few] Nesėkmė iš tavęs atėmė po { $count } taškus per žaidimą.
       *[other] Nesėkmė iš tavęs atėmė po { $count } taškų per žaidimą.
    }
web-me-luck-even = Sėkmė ir nesėkmė išsilygino.
web-me-choices-few = Tavo sprendimai: { $now } tšk. per žaidimą.
web-me-choices-up = Tavo sprendimai pagerėjo nuo { $before } iki { $now } tšk. per žaidimą.
web-me-choices-down = Tavo sprendimai pablogėjo nuo { $before } iki { $now } tšk. per žaidimą.
web-me-choices-same = Tavo sprendimai liko ties { $now } tšk. per žaidimą.
web-me-habits = Įpročiai
web-me-habits-about = Klaidos, kurios kartojasi tavo paskutiniuose išanalizuotuose žaidimuose ({ $games }).
web-me-habits-points = Prarasti taškai, palyginti su geriausiu ėjimu; ± rodo paklaidą.
web-me-habit-cost =
    Apie { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
        [many] { $points } taško
       *[other] { $points } taškų
    } per žaidimą (± { $error }); pasitaikė { $occurred } iš { $games ->
        [one] { $games } žaidimo.
        [few] { $games } žaidimų.
       *[other] { $games } žaidimų.
    }
web-me-habit-example = Žiūrėti pavyzdį
web-me-habits-few = Kad pamatytum savo įpročius, reikia bent tiek išanalizuotų žaidimų: { $needed }. Kol kas išanalizuota: { $count }.
web-me-habits-how = Varna analizuoja baigtus žaidimus, kai serveris turi laiko. Pirmiausia analizuojamas tas, kurio peržiūrą atveri.
web-me-habits-next = Atverti žaidimą analizei
web-me-habits-none = Jokia klaida nesikartoja taip dažnai, kad kainuotų taškų. Puikiai sužaista!
web-habit-five-towers-open-high = Pradedi aukcioną per aukštai, kai tavo bokštai tušti
web-habit-five-towers-bid-high = Šauki per daug
web-habit-five-towers-bid-low = Šauki per mažai arba praleidi per anksti
web-habit-five-towers-demolition = Griauni ne tas kortas arba ne laiku
web-habit-five-towers-top = Per anksti dedi viršūnes ant bokštų
web-habit-five-towers-room = Palieki per mažai vietos ant bokštų
web-habit-five-towers-card = Statai ne tas kortas
web-habit-carcassonne-points = Praleidi progų gauti taškų
web-habit-carcassonne-rival = Padedi varžovų objektams
web-habit-carcassonne-claim = Statai per mažai figūrėlių
web-habit-carcassonne-place = Statai figūrėles ten, kur jos duoda mažiau
web-habit-carcassonne-hand = Statai per daug figūrėlių
web-habit-carcassonne-guard = Statai per mažai sargybinių
web-habit-carcassonne-likely = Apsunkini savo objektų užbaigimą
web-habit-carcassonne-worth = Per mažai plėti savo objektus
web-habit-carcassonne-share = Per retai prisijungi prie varžovų objektų
web-me-puzzles-solved = Išspręsta iš pirmo karto: { $solved } iš { $tried }
web-me-puzzles-none = Reitingo dar nėra: išspręsk pirmąjį uždavinį.
web-me-last-games = Tavo paskutiniai žaidimai
web-me-place = { $place } iš { $seats }
web-me-rating-change = reitingas
web-me-more-games = Rodyti daugiau žaidimų
web-me-export = Atsisiųsti visus savo žaidimus
web-me-opponents = Tavo mėgstamiausi varžovai
web-me-opponent = { $ahead } k. priekyje, { $behind } k. atsilikus
web-your-name = Tavo vardas, kurį mato kiti
web-rename = Išsaugoti
web-renamed = Tavo vardas pakeistas.
web-no-statistics = Baigtų žaidimų dar nėra.
web-device = Kitas įrenginys
web-device-about = Su nuoroda ar kodu gali tęsti kitame įrenginyje. Galioja vieną kartą, dešimt minučių.
web-device-link = Sukurti nuorodą
web-devices = Tavo įrenginiai
web-device-this = šis įrenginys
web-device-unknown = nežinomas įrenginys
web-device-seen = paskutinį kartą naudotas { $date }
web-device-sign-out = Atjungti
web-device-sign-out-question = Atjungti šį įrenginį: { $device }? Tavo nuorodos nebegalios, kaip ir atkūrimo kodas, jei įrenginys gali jį žinoti.
web-sign-out-sure = Taip, atjungti
web-recovery = Atkūrimo kodas
web-recovery-about = Kodas, kurį galima atsispausdinti arba užsirašyti. Jis visam laikui leidžia sugrįžti iš bet kurio įrenginio, be slaptažodžio. Kas jį turi, gali žaisti tavo vardu.
web-recovery-new = Sukurti kodą
web-recovery-made = Turi kodą nuo { $date }. Naujas jį pakeis.
web-recovery-once = Gerai jį saugok: jis rodomas tik šį kartą.
web-recovery-replaced = Štai naujas tavo kodas. Ankstesni nebegalioja.
web-print = Spausdinti
web-forget = Atsijungti čia
web-forget-question = Atsijungti? Be kito įrenginio ar atkūrimo kodo nebegalėsi sugrįžti kaip { $name }.
web-forget-everywhere = Atjungti visur kitur
web-forget-everywhere-question = Atjungti visur kitur? Kiti tavo įrenginiai bus atjungti, o nuorodos ir atkūrimo kodas nebegalios. Čia niekas nesikeis, ir gausi naują kodą.
web-statistics-played = sužaista
web-statistics-won = laimėta
web-statistics-mean = taškų vidurkis
web-statistics-best = geriausias rezultatas

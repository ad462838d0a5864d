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
web-me-rating-later = Reitingą gausi po 10 žaidimų su tiek pat žaidėjų.
web-me-rating-seats = { $seats } žaid.: { $rating }
web-me-trend = { $change } per { $games } žaidimus
web-me-luck-and-choices = Sėkmė ir sprendimai
web-me-which-game = Kuris žaidimas
web-me-choices = tavo sprendimai, šešių žaidimų vidurkis
web-me-luck = vieno žaidimo sėkmė
web-me-luck-about = Taškais, palyginti su geriausiu botu tavo vietoje.
web-me-luck-gain =
    { $count ->
        [one] Sėkmė per žaidimą davė tau { $count } tašką.
        [few] Sėkmė per žaidimą davė tau { $count } taškus.
       *[other] Sėkmė per žaidimą davė tau { $count } taškų.
    }
web-me-luck-loss =
    { $count ->
        [one] Nesėkmė per žaidimą atėmė iš tavęs { $count } tašką.
        [few] Nesėkmė per žaidimą atėmė iš tavęs { $count } taškus.
       *[other] Nesėkmė per žaidimą atėmė iš tavęs { $count } taškų.
    }
web-me-luck-even = Sėkmė ir nesėkmė išsilygino.
web-me-choices-few = Tavo sprendimai: { $now } tšk. per žaidimą.
web-me-choices-up = Tavo sprendimai pagerėjo nuo { $before } iki { $now } tšk. per žaidimą.
web-me-choices-down = Tavo sprendimai pablogėjo nuo { $before } iki { $now } tšk. per žaidimą.
web-me-choices-same = Tavo sprendimai liko ties { $now } tšk. per žaidimą.
web-me-last-games = Tavo paskutiniai žaidimai
web-me-place = { $place } iš { $seats }
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
web-device-seen = paskutinį kartą { $date }
web-device-sign-out = Atjungti
web-device-sign-out-question = Atjungti šį įrenginį: { $device }?
web-sign-out-sure = Taip, atjungti
web-recovery = Atkūrimo kodas
web-recovery-about = Kodas, kurį galima atsispausdinti arba užsirašyti. Jis visam laikui leidžia sugrįžti iš bet kurio įrenginio, be slaptažodžio. Kas jį turi, gali žaisti tavo vardu.
web-recovery-new = Sukurti kodą
web-recovery-made = Turi kodą nuo { $date }. Naujas jį pakeis.
web-recovery-once = Gerai jį saugok: jis rodomas tik šį kartą.
web-print = Spausdinti
web-forget = Atsijungti čia
web-forget-question = Atsijungti? Be kito įrenginio ar atkūrimo kodo nebegalėsi sugrįžti kaip { $name }.
web-forget-everywhere = Atsijungti visuose įrenginiuose
web-statistics-played = sužaista
web-statistics-won = laimėta
web-statistics-mean = taškų vidurkis
web-statistics-best = geriausias rezultatas

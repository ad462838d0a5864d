# Deals: the daily game, challenges, and how everybody did.

deal-title = Dienos žaidimas
deal-lead = Visiems tos pačios kortos ar kortelės ir tie patys varžovai, vienas bandymas per dieną: svarbūs tik tavo sprendimai.
deal-earlier = Ankstesnės dienos
deal-go-on = Žaisti toliau
deal-compare = Palyginti
deal-players =
    { $count ->
        [one] { $count } žaidėjas
        [few] { $count } žaidėjai
        [many] { $count } žaidėjo
       *[other] { $count } žaidėjų
    }
deal-next = Kitas žaidimas po
deal-next-in = { $hours } val. { $minutes } min.
deal-once = Vienas bandymas, iki vidurnakčio (UTC).
deal-late = Ši diena baigėsi. Žaisti dar gali, bet be įskaitos.
deal-against = Prieš: { $names }
deal-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }
deal-uncounted = be įskaitos
deal-gave-up = pasiduota
deal-new = nežaista
deal-headline =
    { $how ->
        [won] Tu laimi: { $points }
        [tied] Lygiosios: { $points }
       *[lost] Tavo rezultatas: { $points }
    }
deal-headline-none = Tu pasidavei
deal-given-up = Kitų rezultatus matysi, kai baigsis diena.
deal-given-up-challenge = Kitų rezultatus mato tik tie, kas sužaidė iki galo.
deal-better = Geriau už { $share } iš 100 žaidėjų.
deal-place-of = { $place } vieta iš { $all }.
deal-same-five-towers = Visiems tos pačios kortos.
deal-same-carcassonne = Visiems tos pačios kortelės.
deal-results =
    { $count ->
        [one] { $count } rezultatas
        [few] { $count } rezultatai
        [many] { $count } rezultato
       *[other] { $count } rezultatų
    }
deal-place = { $place } vieta
deal-choices = Tavo ir kitų sprendimai
deal-choices-others = Visų sprendimai
deal-about-five-towers = Kiek kortų paimta tame pačiame raunde.
deal-about-carcassonne = Kas padaryta su žmogiuku per tą patį ėjimą, su ta pačia kortele.
deal-as-you = { $count } iš { $all } kaip tu
deal-as-you-rare = Tik { $count } iš { $all } kaip tu
deal-most = Tu: { $yours }. Dauguma: { $most }.
deal-like-most = Tu: { $yours }, kaip dauguma.
deal-most-five-towers = Tu: { $yours }, dauguma: { $most }.
deal-like-most-five-towers = Tu: { $yours }, kaip dauguma.
deal-made-city = miestas
deal-made-road = kelias
deal-made-field = laukas
deal-made-monastery = vienuolynas
deal-made-garden = sodas
deal-made-skipped = nieko
deal-made-recalled = atsiimtas abatas
deal-made-guarded = sargybinis
deal-standings = Rezultatų lentelė
deal-all = Rodyti viską
deal-lead-column = persvara prieš geriausią varžovą
deal-watch =
    { $you ->
        [yes] Tavo peržiūra
       *[no] Peržiūra: { $name }
    }
deal-go-through = Peržiūrėti partiją
deal-by = { $name } meta tau iššūkį
deal-by-nobody = Iššūkis tau
deal-by-lead = Žaidi tomis pačiomis kortomis ar kortelėmis prieš tuos pačius varžovus. Paskui matai abu rezultatus greta.
deal-chart = Taškai nuo { $least } iki { $highest }, tavo: { $points }
deal-first = Šiandien prieš tave dar niekas nežaidė.
deal-open-day = Šios dienos rezultatai
deal-strongest = Tu ir { $name }
deal-strongest-about = Ta pati partija iš tavo vietos, su tais pačiais varžovais.
deal-strongest-plays = { $name } dabar žaidžia šią partiją. Rezultatas netrukus atsiras čia.
deal-strongest-even = Surinkta tiek pat taškų.
deal-strongest-ahead =
    { $points ->
        [one] Turi { $points } tašku daugiau.
        [few] Turi { $points } taškais daugiau.
        [many] Turi { $points } taško daugiau.
       *[other] Turi { $points } taškų daugiau.
    }
deal-strongest-behind =
    { $points ->
        [one] Turi { $points } tašku mažiau.
        [few] Turi { $points } taškais mažiau.
        [many] Turi { $points } taško mažiau.
       *[other] Turi { $points } taškų mažiau.
    }

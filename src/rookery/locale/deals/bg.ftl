# Deals: the daily game, challenges, and how everybody did.

deal-title = Игра на деня
deal-lead = Едни и същи карти или плочки и същите съперници за всички, по един опит на ден: броят се само твоите решения.
deal-earlier = Предишни дни
deal-go-on = Продължи
deal-compare = Сравни
deal-players =
    { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
deal-next = Следващата игра е след
deal-next-in = { $hours } ч { $minutes } мин
deal-once = Един опит, до полунощ (UTC).
deal-late = Този ден изтече. Все още можеш да играеш, но извън класирането.
deal-against = Срещу { $names }
deal-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
deal-uncounted = извън класирането
deal-gave-up = предадена
deal-new = неиграна
deal-headline =
    { $how ->
        [won] Печелиш с { $points }
        [tied] Равенство с { $points }
       *[lost] Завършваш с { $points }
    }
deal-headline-none = Ти се предаде
deal-better = По-добре от { $share } на всеки 100 играчи.
deal-given-up = Ще видиш резултатите на другите, когато денят изтече.
deal-given-up-challenge = Само който играе докрай, вижда резултатите на другите.
deal-place-of = Място { $place } от { $all }.
deal-same-five-towers = Еднакви карти за всички.
deal-same-carcassonne = Еднакви плочки за всички.
deal-results =
    { $count ->
        [one] { $count } резултат
       *[other] { $count } резултата
    }
deal-place = място { $place }
deal-choices = Твоите решения и тези на останалите
deal-choices-others = Решенията на всички
deal-about-five-towers = Колко карти са взети в същия рунд.
deal-about-carcassonne = Какво е направено с мийпъла в същия ход, със същата плочка.
deal-as-you = Същият избор: { $count } от { $all }
deal-as-you-rare = Същият избор: само { $count } от { $all }
deal-most = Ти: { $yours }. Повечето: { $most }.
deal-like-most = Ти: { $yours }, като повечето.
deal-most-five-towers = Ти: { $yours }, повечето: { $most }.
deal-like-most-five-towers = Ти: { $yours }, като повечето.
deal-made-city = град
deal-made-road = път
deal-made-field = поляна
deal-made-monastery = манастир
deal-made-garden = градина
deal-made-skipped = нищо
deal-made-recalled = прибран абат
deal-made-guarded = страж
deal-standings = Класиране
deal-all = Покажи всички
deal-lead-column = преднина пред най-добрия съперник
deal-watch =
    { $you ->
        [yes] Твоето повторение
       *[no] Повторение: { $name }
    }
deal-go-through = Прегледай играта
deal-by = { $name } те предизвиква
deal-by-nobody = Предизвикателство за теб
deal-by-lead = Играеш със същите карти или плочки срещу същите съперници. После виждаш двата резултата един до друг.
deal-chart = Точки от { $least } до { $highest }, твоите: { $points }
deal-first = Днес още никой не е играл преди теб.
deal-open-day = Резултати от деня
deal-strongest = Ти и { $name }
deal-strongest-about = Същата игра от твоето място и срещу същите съперници.
deal-strongest-plays = В момента { $name } играе същата игра. Резултатът ще се появи тук след малко.
deal-strongest-even = Равен брой точки.
deal-strongest-ahead =
    { $points ->
        [one] Имаш една точка преднина.
       *[other] Имаш { $points } точки преднина.
    }
deal-strongest-behind =
    { $points ->
        [one] Изоставаш с една точка.
       *[other] Изоставаш с { $points } точки.
    }

# Deals: the daily game, challenges, and how everybody did.

deal-title = Гра дня
deal-lead = Для всіх однакові карти чи плитки й ті самі суперники, одна спроба на день: важать лише твої рішення.
deal-earlier = Попередні дні
deal-go-on = Грати далі
deal-compare = Порівняти
deal-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
deal-next = Наступна гра через
deal-next-in = { $hours } год { $minutes } хв
deal-once = Одна спроба, до півночі (UTC).
deal-late = Цей день минув. Зіграти ще можна, але поза заліком.
deal-against = Суперники: { $names }
deal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
deal-uncounted = поза заліком
deal-gave-up = здано
deal-new = не зіграно
deal-headline =
    { $how ->
        [won] Перемога: { $points }
        [tied] Нічия: { $points }
       *[lost] Твій результат: { $points }
    }
deal-headline-none = Гру здано
deal-given-up = Результати інших побачиш, коли мине день.
deal-given-up-challenge = Результати інших бачать лише ті, хто дограв до кінця.
deal-better = Краще, ніж { $share } зі 100 гравців.
deal-place-of = Місце { $place } з { $all }.
deal-same-five-towers = Однакові карти для всіх.
deal-same-carcassonne = Однакові плитки для всіх.
deal-results =
    { $count ->
        [one] { $count } результат
        [few] { $count } результати
        [many] { $count } результатів
       *[other] { $count } результату
    }
deal-place = місце { $place }
deal-choices = Твої рішення та рішення інших
deal-choices-others = Рішення всіх
deal-about-five-towers = Скільки карт узято в тому самому раунді.
deal-about-carcassonne = Що зроблено з підданцем того самого ходу, з тією самою плиткою.
deal-as-you = Такий самий вибір: { $count } з { $all }
deal-as-you-rare = Такий самий вибір: лише { $count } з { $all }
deal-most = Ти: { $yours }. Більшість: { $most }.
deal-like-most = Ти: { $yours }, як більшість.
deal-most-five-towers = Ти: { $yours }, більшість: { $most }.
deal-like-most-five-towers = Ти: { $yours }, як більшість.
deal-made-city = місто
deal-made-road = дорога
deal-made-field = поле
deal-made-monastery = монастир
deal-made-garden = сад
deal-made-skipped = нічого
deal-made-recalled = забраний абат
deal-made-guarded = вартовий
deal-standings = Турнірна таблиця
deal-all = Показати всіх
deal-lead-column = перевага над найкращим суперником
deal-watch =
    { $you ->
        [yes] Твій повтор
       *[no] Повтор: { $name }
    }
deal-go-through = Переглянути партію
deal-by = { $name } кидає тобі виклик
deal-by-nobody = Виклик для тебе
deal-by-lead = Граєш тими самими картами чи плитками проти тих самих суперників. Потім бачиш обидва результати поруч.
deal-chart = Очки від { $least } до { $highest }, твої: { $points }
deal-first = Сьогодні до тебе ще ніхто не грав.
deal-open-day = Результати цього дня
deal-strongest = Ти і { $name }
deal-strongest-about = Та сама партія з твого місця й проти тих самих суперників.
deal-strongest-plays = { $name } саме грає цю партію. Результат скоро з’явиться тут.
deal-strongest-even = Очок порівну.
deal-strongest-ahead =
    { $points ->
        [one] У тебе на { $points } очко більше.
        [few] У тебе на { $points } очки більше.
        [many] У тебе на { $points } очок більше.
       *[other] У тебе на { $points } очка більше.
    }
deal-strongest-behind =
    { $points ->
        [one] У тебе на { $points } очко менше.
        [few] У тебе на { $points } очки менше.
        [many] У тебе на { $points } очок менше.
       *[other] У тебе на { $points } очка менше.
    }

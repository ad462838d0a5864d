# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Змінити ім’я
web-me-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
web-me-since = { $games } з { $date }
web-me-daily-row =
    { $count ->
        [one] Гра дня: { $count } день поспіль.
        [few] Гра дня: { $count } дні поспіль.
       *[many] Гра дня: { $count } днів поспіль.
    }
web-me-rating-later = Рейтинг з’явиться після 10 рейтингових партій з однаковою кількістю гравців.
web-me-rating-how = Як працює рейтинг
web-me-rating-rule-points = Перемога над сильним суперником дає багато, поразка від слабкого багато коштує. Для кожної гри й кількості гравців рейтинг окремий.
web-me-rating-rule-new = Коли рейтинг уже є, його змінюють лише суперники, які теж його мають.
web-me-rating-rule-hints = Партії з підказками, ігри дня, виклики та вправи не рахуються.
web-me-rating-rule-end = Хто здається, посідає останнє місце. Рейтингову партію не можна скасувати. Її можна закінчити за згодою всіх, тоді вона не рахується.
web-me-rating-rule-often = Між тими самими двома людьми рахується щонайбільше 10 партій на день.
web-me-rating-rule-person = Партії між двома профілями з одного браузера не рахуються 30 днів. У перший тиждень гостя не рахуються й партії з гостями в тій самій мережі з однаковими пристроями.
web-me-rating-seats = для { $seats } гравців: { $rating }
web-me-trend = { $change } за { $games } партій
web-me-luck-and-choices = Удача й рішення
web-me-which-game = Яка гра
web-me-choices = твої рішення, середнє з шести партій
web-me-luck = удача однієї партії
web-me-luck-about = В очках. Удачу порівняно із середнім витягуванням, а рішення з найкращим ботом на твоєму місці.
web-me-luck-gain =
    { $count ->
        [one] Удача дала тобі { $count } очко за партію.
        [few] Удача дала тобі { $count } очки за партію.
       *[many] Удача дала тобі { $count } очок за партію.
    }
web-me-luck-loss =
    { $count ->
        [one] Невдача забрала в тебе { $count } очко за партію.
        [few] Невдача забрала в тебе { $count } очки за партію.
       *[many] Невдача забрала в тебе { $count } очок за партію.
    }
web-me-luck-even = Удача й невдача вирівнялися.
web-me-choices-few = Твої рішення: { $now } оч. за партію.
web-me-choices-up = Твої рішення покращилися з { $before } до { $now } оч. за партію.
web-me-choices-down = Твої рішення погіршилися з { $before } до { $now } оч. за партію.
web-me-choices-same = Твої рішення лишилися на рівні { $now } оч. за партію.
web-me-habits = Звички
web-me-habits-about = Помилки, що повторюються у твоїх останніх проаналізованих партіях ({ $games }).
web-me-habits-points = Втрачені очки порівняно з найкращим ходом; ± показує похибку.
web-me-habit-cost =
    { $points ->
        [one] Приблизно { $points } очко за партію (± { $error }); партій: { $occurred } з { $games }.
        [few] Приблизно { $points } очки за партію (± { $error }); партій: { $occurred } з { $games }.
        [many] Приблизно { $points } очок за партію (± { $error }); партій: { $occurred } з { $games }.
       *[other] Приблизно { $points } очка за партію (± { $error }); партій: { $occurred } з { $games }.
    }
web-me-habit-example = Показати приклад
web-me-habits-few = Щоб побачити свої звички, проаналізуй щонайменше { $needed } партій. Проаналізовано досі: { $count }.
web-me-habits-how = Грак аналізує завершені партії, коли сервер має час. Партія, повтор якої ти відкриєш, аналізується першою.
web-me-habits-next = Відкрити партію для аналізу
web-me-habits-none = Жодна помилка не повторюється так часто, щоб коштувати тобі очок. Гарно зіграно!
web-habit-five-towers-open-high = Відкриваєш торги зависокою ставкою, коли твої вежі порожні
web-habit-five-towers-bid-high = Робиш зависокі ставки
web-habit-five-towers-bid-low = Робиш занизькі ставки або пасуєш зарано
web-habit-five-towers-demolition = Зносиш не ті карти або невчасно
web-habit-five-towers-top = Зарано кладеш верхівки на вежі
web-habit-five-towers-room = Лишаєш замало місця на вежах
web-habit-five-towers-card = Будуєш не ті карти
web-habit-carcassonne-points = Втрачаєш очки
web-habit-carcassonne-rival = Допомагаєш об’єктам суперників
web-habit-carcassonne-claim = Розміщуєш замало фігурок
web-habit-carcassonne-place = Розміщуєш фігурки там, де вони дають менше
web-habit-carcassonne-hand = Розміщуєш забагато фігурок
web-habit-carcassonne-guard = Розміщуєш замало вартових
web-habit-carcassonne-likely = Ускладнюєш завершення власних об’єктів
web-habit-carcassonne-worth = Замало розбудовуєш власні об’єкти
web-habit-carcassonne-share = Зарідко приєднуєшся до об’єктів суперників
web-me-puzzles-solved = Розв’язано з першої спроби: { $solved } з { $tried }
web-me-puzzles-none = Рейтингу ще немає: розв’яжи свою першу задачу.
web-me-last-games = Твої останні партії
web-me-place = { $place } з { $seats }
web-me-rating-change = рейтинг
web-me-more-games = Показати більше партій
web-me-export = Завантажити всі свої партії
web-me-opponents = Твої улюблені суперники
web-me-opponent = попереду: { $ahead }, позаду: { $behind }
web-your-name = Твоє ім’я, яке бачать інші
web-rename = Зберегти
web-renamed = Твоє ім’я змінено.
web-no-statistics = Ще немає завершених партій.
web-device = Інший пристрій
web-device-about = З посиланням або кодом можна продовжити на іншому пристрої. Діє один раз, десять хвилин.
web-device-link = Створити посилання
web-devices = Твої пристрої
web-device-this = цей пристрій
web-device-unknown = невідомий пристрій
web-device-seen = остання активність: { $date }
web-device-sign-out = Вийти
web-device-sign-out-question = Вийти на цьому пристрої: { $device }? Твої посилання більше не діятимуть, як і код відновлення, якщо пристрій може його знати.
web-sign-out-sure = Так, вийти
web-recovery = Код відновлення
web-recovery-about = Код, який можна надрукувати або записати. Він повертає тебе з будь-якого пристрою, назавжди й без пароля. Хто його має, може грати від твого імені.
web-recovery-new = Створити код
web-recovery-made = Код створено { $date }. Новий його замінить.
web-recovery-once = Збережи його: він показується лише цього разу.
web-recovery-replaced = Ось твій новий код. Попередні більше не діють.
web-print = Надрукувати
web-forget = Вийти тут
web-forget-question = Вийти? Без іншого пристрою чи коду відновлення вже не повернутися як { $name }.
web-forget-everywhere = Вийти на всіх інших пристроях
web-forget-everywhere-question = Вийти на всіх інших пристроях? Посилання й код відновлення більше не діятимуть. Тут нічого не зміниться, і ти отримаєш новий код.
web-statistics-played = зіграно
web-statistics-won = виграно
web-statistics-mean = очок у середньому
web-statistics-best = найкращий результат

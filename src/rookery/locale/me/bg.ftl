# One's own page: ratings, luck and choices, games, opponents, devices, the ways back to oneself.

web-me-change-name = Смени името си
web-me-games =
    { $count ->
        [one] една игра
       *[other] { $count } игри
    }
web-me-since = { $games } от { $date } насам
web-me-daily-row =
    { $count ->
        [one] { $count } ден поред с играта на деня.
       *[other] { $count } дни поред с играта на деня.
    }
web-me-rating-later = Получаваш рейтинг след 10 рейтингови игри с еднакъв брой играчи.
web-me-rating-how = Как работи рейтингът
web-me-rating-rule-points = Победа над силен съперник носи много, загуба от слаб струва много. За всяка игра и брой играчи рейтингът е отделен.
web-me-rating-rule-new = Щом имаш рейтинг, променят го само съперници, които също имат.
web-me-rating-rule-hints = Игри с подсказки, игри на деня, предизвикателства и упражнения не се броят.
web-me-rating-rule-end = Който се предаде, остава последен. Рейтингова игра не може да се отмени. Всички заедно могат да я прекратят, тогава не се брои.
web-me-rating-rule-often = Между едни и същи двама души се броят най-много 10 игри на ден.
web-me-rating-rule-person = Игри между два профила от един браузър не се броят 30 дни. През първата седмица на гост не се броят и игри с гости от същата мрежа и с еднакъв вид устройство.
web-me-rating-seats = { $seats } играчи: { $rating }
web-me-trend = { $change } за { $games } игри
web-me-luck-and-choices = Късмет и решения
web-me-which-game = Коя игра
web-me-choices = твоите решения, средно от шест игри
web-me-luck = късмет на игра
web-me-luck-about = В точки. Късметът се мери спрямо средно теглене, а решенията – спрямо най-добрия бот на твое място.
web-me-luck-gain =
    { $count ->
        [one] Късметът ти донесе една точка на игра.
       *[other] Късметът ти донесе { $count } точки на игра.
    }
web-me-luck-loss =
    { $count ->
        [one] Липсата на късмет ти отне една точка на игра.
       *[other] Липсата на късмет ти отне { $count } точки на игра.
    }
web-me-luck-even = Добрият и лошият ти късмет се изравниха.
web-me-choices-few = Решенията ти: { $now } точки на игра.
web-me-choices-up = Решенията ти се подобриха от { $before } на { $now } точки на игра.
web-me-choices-down = Решенията ти се влошиха от { $before } на { $now } точки на игра.
web-me-choices-same = Решенията ти се задържаха на { $now } точки на игра.
web-me-habits = Навици
web-me-habits-about = Грешки, които се повтарят в последните ти анализирани игри ({ $games }).
web-me-habits-points = Загубени точки спрямо най-добрия ход; ± показва колко неточна е оценката.
web-me-habit-cost =
    { $points ->
        [one] Около една точка на игра (± { $error }), в { $occurred } от { $games } игри.
       *[other] Около { $points } точки на игра (± { $error }), в { $occurred } от { $games } игри.
    }
web-me-habit-example = Виж пример
web-me-habits-few = Анализирай поне { $needed } игри, за да видиш навиците си. Анализирани досега: { $count }.
web-me-habits-how = Враната анализира завършените игри, когато сървърът има време. Играта, чието повторение отвориш, минава първа.
web-me-habits-next = Отвори игра за анализ
web-me-habits-none = Нито една грешка не се повтаря толкова често, че да ти струва точки. Добре изиграно!
web-habit-five-towers-open-high = Започваш наддаването твърде високо, докато кулите ти са още празни
web-habit-five-towers-bid-high = Обявяваш твърде много
web-habit-five-towers-bid-low = Обявяваш твърде малко или пасуваш твърде рано
web-habit-five-towers-demolition = Събаряш неподходящи карти или в неподходящ момент
web-habit-five-towers-top = Слагаш върхове на кулите твърде рано
web-habit-five-towers-room = Оставяш твърде малко място по кулите
web-habit-five-towers-card = Строиш неподходящи карти
web-habit-carcassonne-points = Пропускаш точки
web-habit-carcassonne-rival = Помагаш на съперниците за обектите им
web-habit-carcassonne-claim = Поставяш твърде малко фигури
web-habit-carcassonne-place = Поставяш фигури там, където носят по-малко
web-habit-carcassonne-hand = Поставяш твърде много фигури
web-habit-carcassonne-guard = Поставяш твърде малко стражи
web-habit-carcassonne-likely = Затрудняваш завършването на собствените си обекти
web-habit-carcassonne-worth = Разширяваш твърде малко собствените си обекти
web-habit-carcassonne-share = Рядко се включваш в обектите на съперниците
web-me-puzzles-solved = Решени от първия опит: { $solved } от { $tried }
web-me-puzzles-none = Още няма рейтинг: реши първата си задача.
web-me-last-games = Последните ти игри
web-me-place = { $place } от { $seats }
web-me-rating-change = рейтинг
web-me-more-games = Покажи още игри
web-me-export = Свали всичките си игри
web-me-opponents = Любимите ти противници
web-me-opponent =
    { $ahead ->
        [one] { $ahead } път отпред, { $behind } отзад
       *[other] { $ahead } пъти отпред, { $behind } отзад
    }
web-your-name = Името ти, както го виждат другите
web-rename = Запази
web-renamed = Името ти е сменено.
web-no-statistics = Още няма завършени игри.
web-device = Друго устройство
web-device-about = С линк или код продължаваш и на друго устройство. Важи веднъж, до десет минути.
web-device-link = Създай линк
web-devices = Твоите устройства
web-device-this = това устройство
web-device-unknown = непознато устройство
web-device-seen = последна активност: { $date }
web-device-sign-out = Изход
web-device-sign-out-question = Изход от това устройство: { $device }? Линковете ти спират да важат, а също и кодът за възстановяване, ако устройството може да го знае.
web-sign-out-sure = Да, излез
web-recovery = Код за възстановяване
web-recovery-about = Код, който да разпечаташ или запишеш. Връща те от всяко устройство, завинаги и без парола. Който го има, може да играе от твое име.
web-recovery-new = Създай код
web-recovery-made = Имаш код от { $date }. Новият го заменя.
web-recovery-once = Пази го добре: показва се само сега.
web-recovery-replaced = Това е новият ти код. По-старите вече не важат.
web-print = Разпечатай
web-forget = Изход от това устройство
web-forget-question = Да излезеш ли? Без друго устройство или код за възстановяване не можеш да се върнеш като { $name }.
web-forget-everywhere = Изход навсякъде другаде
web-forget-everywhere-question = Изход навсякъде другаде? Другите ти устройства излизат, а линковете и кодът за възстановяване спират да важат. Тук оставаш и получаваш нов код.
web-statistics-played = изиграни
web-statistics-won = спечелени
web-statistics-mean = средно точки
web-statistics-best = най-добър резултат

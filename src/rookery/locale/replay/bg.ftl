# A finished game seen again: playing it back, the graph, what the rook thinks of it.

web-replay-play = Пусни
web-replay-at = Действие { $at } от { $length }
web-replay-start = Играта започва.
web-graph = Точките от началото до края; плъзни, за да видиш играта във всеки момент
web-graph-shows = Какво показва графиката
web-graph-points = Точки
web-chance = Шанс за победа
web-chance-graph = Шанс за победа от началото до края; плъзни, за да видиш играта във всеки момент
web-chance-of = { $name }: { $chance } шанс за победа
web-panel-shows = Какво показва панелът
web-rook-view = Мнението на враната
web-eyes = Чии ходове
web-rook-looking = Враната мисли
web-rook-looked = Анализирани ходове: { $known } от { $all }
web-analysis-failed = Враната не успя да разбере тази игра.
web-analysis-clean = Няма какво да се подобри. Добре изиграно!
web-moments =
    { $count ->
        [one] Един момент заслужава втори поглед
       *[other] { $count } момента заслужават втори поглед
    }
web-moment = Момент { $at } от { $count }
web-moment-previous = Предишен момент
web-moment-next = Следващ момент
web-moment-small = Имаше по-добър ход
web-moment-big = Това заболя
web-moment-cards = Можеше да се построи повече
web-moment-top = Върхът струваше повече
web-moment-room = Остана твърде малко място
web-moment-rival = Подарък за съперника
web-moment-demolition = Скъпо събаряне
web-moment-points = Пропуснати точки
web-moment-claim = Липсваше фигура
web-moment-hand = Една фигура в повече
web-moment-guard = Липсваше страж
web-moment-likely = По-трудно за завършване
web-moment-share = Пропуснат дял
web-moment-made = { $name }: { $choice }
web-moment-better = По-добре: { $choice }
web-moment-cost =
    { $cost ->
        [one] Това струва една победа на 100 игри.
       *[other] Това струва { $cost } победи на 100 игри.
    }
web-try-here = Опитай друг ход оттук
web-way-see = Виж по-добрия вариант
web-way = По-добрият вариант
web-way-about = Тегленията са като в играта; враната играе за всички.
web-way-pays = Продължава, докато ползата се види в точките.
web-way-never = Тук ползата не се вижда в точките: последвалите тегления подхождаха повече на изиграното.
web-way-gain = { $round }: преднина спрямо изиграното
web-way-leave = Обратно към играта
web-find-all = Учи се от грешките
web-find = Намери по-добър ход
web-find-five-towers-open = Намери по-добро първо обявяване
web-find-five-towers-bid = Намери по-добро обявяване
web-find-five-towers-place = Намери как да строиш по-добре
web-find-carcassonne-place = Намери по-добро място за плочката
web-find-carcassonne-figure = Използвай по-добре фигурите си
web-find-yours = Твоите ключови моменти
web-find-moments = Моменти
web-find-at = { $at } от { $count }
web-find-right = Точно: { $chance } шанс за победа.
web-find-better = По-добре ({ $chance } шанс за победа), но има и по-силен ход.
web-find-wrong = Не този: { $chance } шанс за победа.
web-find-shown = Това беше по-добрият ход.
web-find-end = Готово
web-account = Късмет и решения, в точки
web-account-start = Очаквано
web-account-luck = Късмет при теглене
web-account-others = Другите
web-account-own = Собствени решения
web-account-result = Резултат
web-account-good = Решения, които не отстъпват на най-доброто: { $good } от { $choices }.
web-account-about = Късметът се мери спрямо средно теглене, а решенията – спрямо най-добрия бот.
web-speed = Скорост
web-share-here = Сподели този момент
web-first = Към началото
web-previous = Стъпка назад
web-next = Стъпка напред
web-last = Към края
web-import = Отвори запис
web-import-about = Изгледай отново и анализирай игра на твоите ботове, от терминала или от друг сървър: файл .rook или един ред JSON.
web-import-choose = Избери файл
web-import-paste = Постави текст
web-import-text = Текст на записа
web-import-open = Отвори
web-import-drop = Пусни файла тук
web-imported = Отворени от файл
web-replay-imported = От файл: { $game }, { $date }
web-error-record-unreadable = Този запис не може да се отвори: { $because }.
web-error-record-running = Тази игра още се играе тук. Ще можеш да отвориш записа ѝ, когато свърши.
web-error-request-too-large = Това е твърде голямо за запис. Ограничението е 64 kB.

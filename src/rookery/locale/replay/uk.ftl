# A finished game seen again: playing it back, the graph, what the rook thinks of it.

web-replay-play = Відтворити
web-replay-at = Дія { $at } з { $length }
web-replay-start = Партія починається.
web-graph = Очки від початку до кінця; потягни, щоб побачити партію будь-якої миті
web-graph-shows = Що показує графік
web-graph-points = Очки
web-chance = Шанс на перемогу
web-chance-graph = Шанс на перемогу від початку до кінця; потягни, щоб побачити партію будь-якої миті
web-chance-of = { $name }: шанс на перемогу { $chance }
web-panel-shows = Що показує панель
web-rook-view = Що думає грак
web-eyes = Чиї ходи
web-rook-looking = Грак думає
web-rook-looked = Проаналізовано ходів: { $known } з { $all }
web-analysis-failed = Грак не зміг розібратися в цій партії.
web-analysis-clean = Нема чого покращувати. Гарно зіграно!
web-moments =
    { $count ->
        [one] { $count } момент вартий ще одного погляду
        [few] { $count } моменти варті ще одного погляду
        [many] { $count } моментів варті ще одного погляду
       *[other] { $count } моменту варті ще одного погляду
    }
web-moment = Момент { $at } з { $count }
web-moment-previous = Попередній момент
web-moment-next = Наступний момент
web-moment-small = Був кращий хід
web-moment-big = Це було боляче
web-moment-cards = Можна було збудувати більше
web-moment-top = Верхівка була варта більшого
web-moment-room = Лишилося замало місця
web-moment-rival = Подарунок супернику
web-moment-demolition = Дороге знесення
web-moment-points = Втрачені очки
web-moment-claim = Бракувало фігурки
web-moment-hand = На одну фігурку забагато
web-moment-guard = Бракувало вартового
web-moment-likely = Важче завершити
web-moment-share = Можна було отримати частку
web-moment-made = { $name }: { $choice }
web-moment-better = Краще: { $choice }
web-moment-cost =
    { $cost ->
        [one] Це коштує { $cost } перемогу на 100 партій.
        [few] Це коштує { $cost } перемоги на 100 партій.
        [many] Це коштує { $cost } перемог на 100 партій.
       *[other] Це коштує { $cost } перемоги на 100 партій.
    }
web-try-here = Спробувати тут інший хід
web-way-see = Показати кращий варіант
web-way = Кращий варіант
web-way-about = Карти й плитки ті самі, що в партії; за всіх грає грак.
web-way-pays = Варіант триває, доки виграш не стане видно в очках.
web-way-never = Тут виграшу в очках не видно: наступні карти й плитки більше пасували до зіграної партії.
web-way-gain = { $round }: перевага порівняно з партією
web-way-leave = Назад до партії
web-find-all = Вчитися на помилках
web-find = Знайди кращий хід
web-find-five-towers-open = Знайди кращу першу ставку
web-find-five-towers-bid = Знайди кращу ставку
web-find-five-towers-place = Знайди, як краще будувати
web-find-carcassonne-place = Знайди краще місце для плитки
web-find-carcassonne-figure = Знайди, як краще використати фігурки
web-find-yours = Твої ключові моменти
web-find-moments = Моменти
web-find-at = { $at } з { $count }
web-find-right = Правильно: шанс на перемогу { $chance }.
web-find-better = Краще (шанс на перемогу { $chance }), але є ще сильніший хід.
web-find-wrong = Не цей: шанс на перемогу { $chance }.
web-find-shown = Ось кращий хід.
web-find-end = Готово
web-account = Удача й рішення, в очках
web-account-start = Очікуваний результат
web-account-luck = Удача у витягуванні
web-account-others = Інші
web-account-own = Власні рішення
web-account-result = Результат
web-account-good = { $good } з { $choices } рішень не гірші за найкраще.
web-account-about = Удачу порівняно із середнім витягуванням, а рішення з найкращим ботом.
web-speed = Швидкість
web-share-here = Поділитися цим моментом
web-first = На початок
web-previous = На крок назад
web-next = На крок уперед
web-last = У кінець
web-import = Відкрити запис
web-import-about = Переглянь і проаналізуй партію своїх ботів, із термінала чи з іншого сервера: файл .rook або один рядок JSON.
web-import-choose = Вибрати файл
web-import-paste = Вставити текст
web-import-text = Текст запису
web-import-open = Відкрити
web-import-drop = Відпусти файл тут
web-imported = Відкриті з файлів
web-replay-imported = З файлу: { $game }, { $date }
web-error-record-unreadable = Цей запис не вдалося відкрити: { $because }.
web-error-record-running = Ця партія тут ще триває. Її запис можна буде відкрити, коли вона закінчиться.
web-error-request-too-large = Це завелике для запису. Обмеження: 64 кБ.

# Українська. Ідентифікатори ті самі, що в en.ftl; слова «Каркасона» взято з українських правил «Веж та злодіїв».
# tower-* — іменники, однакові в називному та знахідному відмінках; feature-* і figure-* стоять у знахідному, бо йдуть після «за», «на» й дієслів.

## Переліки

listed = { $first } і { $last }

## Командний рядок

about = Грай в ігри про вежі за їхніми правилами: проти ботів або зі своїми програмами.
about-more =
    "rookery COMMAND --help" пояснює команду. Почни так:
      rookery play five-towers

command-play = Зіграй у терміналі проти ботів.
command-simulate = Нехай боти зіграють цілі партії.
command-replay = Перевір запис дія за дією і покажи його.
command-referee = Будь суддею гри для інших програм через стандартне введення й виведення.
command-visit = Посадити бота за стіл на сервері Rookery.
command-score = Порахуй очки гри за справжнім столом.
command-serve = Перетвори цей комп’ютер на місце для гри: столи для друзів, боти й посилання, якими можна ділитися.
command-verify = Перевір, чи партію із сервера перемішано чесно.
command-backup = Скопіюй дані сервера у файл, навіть поки він працює.
command-restore = Віднови дані сервера з резервної копії.
command-migrate = Перенеси дані сервера між файлом SQLite і базою даних PostgreSQL, у будь-який бік.
command-admin = Керуй сервером: закривай столи, блокуй людей, публікуй оголошення.
command-admin-tables = Перелічи останні столи: назва, гра, стан, остання зміна, гравці.
command-admin-close = Закрий стіл. Розпочату гру буде перервано, і вона не рахується.
command-admin-people = Знайди людей за ім’ям: ідентифікатор, ім’я, адреси.
command-admin-ban = Заблокуй когось за ідентифікатором, адресою або обома.
command-admin-unban = Розблокуй когось.
command-admin-bans = Перелічи всіх заблокованих із датою та причиною.
command-admin-announce = Покажи всім оголошення; без тексту прибери його.
command-games = Покажи ігри з їхніми опціями та ботами.

example-play =
    Приклади:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    Під час гри "help" коротко показує правила і те, що можна ввести.
example-simulate =
    Приклад:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Приклади:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Приклад:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    Програма друкує рядок JSON, читає дію на зразок "bid 3", друкує наступний рядок і так далі. Подробиці в docs/protocol.md.
example-visit =
    Приклади:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    Як URL підійде й посилання на стіл. Бот зберігає своє місце, якщо зупинити команду й запустити її знову.
example-score =
    Приклад: три вежі, дві з них із верхівкою, і дві знесені карти:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    Якщо гравців не вказано, програма запитає про них або прочитає зі стандартного введення, по одному в рядку.
    Для «Каркасона» назви гравців, а потім записуй очки одне за одним:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Приклади:
      rookery serve
      rookery serve --lan --invite-only
    Із --lan може приєднатися кожен у тій самій мережі; показаний код можна відсканувати телефоном.
example-verify =
    Приклад:
      rookery verify game-1.rook
    Запис завершеної партії із сервера містить таємницю її перемішування; docs/protocol.md пояснює, як із неї випливає кожне витягування.
example-backup =
    Приклад:
      rookery backup rookery-monday.sqlite3
example-restore =
    Приклад:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Приклади:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Спершу зупини сервери. Джерело не змінюється; перерване копіювання продовжить та сама команда.
example-admin =
    Приклади:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "О дев’ятій сервер перезапуститься."
    Команда працює з файлом даних або базою даних. Запущений сервер зважить на неї за секунду-дві; через мережу цього ніхто не зробить.
example-games =
    Приклад:
      rookery games

help-usage = використання:
help-arguments = аргументи
help-options = опції
help-commands = команди
help-actions = дії
help-help = показати цю довідку
help-version = показати версію
help-language = мова повідомлень, наприклад uk

argument-game = гра; "rookery games" перелічує їх
argument-seats = кількість гравців (типово 3)
argument-seats-arena = кількість гравців (типово 2)
argument-seats-referee = кількість гравців (обов’язково)
argument-option = задати опцію гри, наприклад overbids=retract; можна повторювати
argument-expansions = грати із цими доповненнями
argument-opener = місце, яке починає, рахуючи від 0 (типово обирає жереб)
argument-opener-arena = місце, яке починає, рахуючи від 0 (типово місце 0)
argument-opener-referee = місце, яке починає, рахуючи від 0 (типово місце 0, а з --chance auto обирає жереб)
argument-seed = будь-який текст; те саме зерно дає ті самі витягування
argument-bots-others = хто грає проти тебе: один бот на всі місця або по одному на кожне місце від 1
argument-bots-all = хто грає: один бот на всі місця або по одному на кожне
argument-games = кількість партій (типово 100)
argument-json-simulate = надрукувати кожну партію одним записом JSON
argument-json-replay = надрукувати записи рядками JSON
argument-save = зберегти гру сюди, коли вона закінчиться або коли ти підеш
argument-force = замінити наявний файл
argument-resume = продовжити збережену гру; вона зберігається в тому самому файлі, якщо --save не називає іншого
argument-plain = без кольорів і лише прості знаки
argument-data = файл з усіма столами й гостями (типово у твоїй теці даних)
argument-database = адреса бази даних PostgreSQL, яку використовувати замість файлу; якщо вона в ROOKERY_DATABASE, пароля не видно у списку процесів
argument-direct-database = друга адреса бази даних, в обхід пулу з’єднань на зразок PgBouncer (або в ROOKERY_DIRECT_DATABASE)
argument-workers = скільки процесів сервера ділять порт; для кількох потрібна --database (типово 1)
argument-admin-table = назва столу, як у його посиланні
argument-admin-name = частина імені або ідентифікатор
argument-admin-guest = ідентифікатор гостя
argument-admin-address = IP-адреса, з гостем чи без
argument-admin-reason = нотатка для себе
argument-admin-who = заблокований ідентифікатор або адреса
argument-admin-text = один рядок до 280 знаків
argument-port = порт, на якому слухати (типово 8000)
argument-host = адреса, на якій слухати (типово 127.0.0.1, лише цей комп’ютер)
argument-lan = дозволити приєднатися всім із локальної мережі й показати адресу QR-кодом
argument-host-name = ще одне ім’я, під яким доступний цей сервер, наприклад за проксі; можна повторювати
argument-https = вкажи, коли попереду проксі з HTTPS, щоб cookie передавалися лише через HTTPS
argument-invite-only = впускати лише тих, хто має код запрошення, показаний на початку
argument-bot-cores = скільки ядер процесора можуть зайняти боти (типово всі, крім одного)
argument-limit = інше обмеження сервера, наприклад crowd=1000, якщо тисяча людей користується однією адресою; можна повторювати
argument-no-analysis = не аналізувати завершені партії у фоні
argument-no-browser = не відкривати браузер
argument-backup = файл, у який писати
argument-restore = резервна копія, яку прочитати
argument-force-restore = замінити наявні дані
argument-migrate-from = дані для копіювання: файл або адреса бази даних PostgreSQL
argument-migrate-to = копія: новий файл або адреса порожньої бази даних PostgreSQL
argument-migrate-data = файл даних, поруч із яким лежить ключ до бази даних PostgreSQL (типово у твоїй теці даних)
argument-file = файл .rook або рядки JSON; "-" читає стандартне введення
argument-record = показати лише K-й запис файлу, рахуючи від 1
argument-at = показати стіл після N дій
argument-svg = зберегти малюнок столу, наприкінці або після N дій, у цей файл
argument-theme = кольори малюнка: light (типово) або dark
argument-chance = хто робить випадкові витягування: caller (типово), або auto для самого судді
argument-players = ім’я та результат гравця, наприклад "Red: 4 3* 6* -2"
argument-score-expansions = Каркасон: доповнення у грі (типово усі)
argument-score-no-fields = Каркасон: поля не рахуються

## Що може піти не так

complaint = rookery: { $sentence }
usage-no-command = Такої команди немає; "rookery --help" перелічує наявні.
usage-value = Після { $argument } бракує значення; "--help" пояснює якого.
usage-unknown = «{ $argument }» не є аргументом цієї команди; "--help" перелічує її аргументи.
usage-missing = Чогось бракує: { $arguments }. "--help" пояснює.
usage-number = «{ $text }» має бути цілим числом від 0.
usage-not-utf-8 = Аргумент «{ $argument }» — не текст UTF-8.
no-such-game = Гри «{ $game }» немає (відомі: { $known }).
no-such-language = Перекладу мовою «{ $language }» немає (відомі: { $known }).
option-form = Опції задають як NAME=VALUE, а не як «{ $text }».
option-twice = Опцію «{ $option }» задано двічі.
bots-count =
    { $wanted ->
        [1] Потрібен один бот, а названо { $given }.
       *[other] Назви одного бота на всі місця або стільки, скільки треба ({ $wanted }), а не { $given }.
    }
play-what = Назви гру або збережену гру, яку продовжити: "rookery play five-towers".
simulate-none = Треба зіграти принаймні одну партію.
chance-who = --chance має бути caller або auto, а не «{ $text }».
chance-seed = Зерно має сенс лише з "--chance auto".
save-exists = { $file } уже існує; --force замінить його.
save-is-folder = { $file } — це тека, а не файл.
save-no-folder = { $file } не можна зберегти: такої теки немає.
save-not-allowed = { $file } не можна зберегти: у теку заборонено писати.
save-where = Вкажи, куди зберегти: save FILE
resume-one =
    { $count ->
        [0] { $source }: немає запису, який можна продовжити.
       *[other] { $source }: записів більше ніж один; щоб продовжити гру, у файлі має бути лише один запис.
    }
resume-unwritable = { $source }: цю гру не вдалося б зберегти знову: її теги або позиція не вміщуються у файл .rook.
resume-over = { $source }: гра закінчилася; "rookery replay" покаже її.
serve-ready = Rookery працює: { $address }
serve-data = Усе зберігається в { $file }
serve-stop = Щоб зупинити, натисни Ctrl+C; жодна гра не пропаде.
serve-not-installed = { $command } потребує пакетів сервера: pip install 'rookery[server]'
serve-in-use = { $file } уже використовує інший сервер; спершу зупини його або назви інший файл через --data.
serve-newer = { $file } записала інша, мабуть, новіша версія Rookery; онови Rookery.
serve-wrong-key = Ключа до { $file } немає або він не той, а без нього розпочаті ігри не прочитати. Поверни { $key } на місце або задай { $variable }.
serve-port = Порт — це число до 65535, а не { $port }.
serve-limit-unknown = Обмеження «{ $name }» немає; є { $known }.
serve-limit-value = Обмеження { $name } — це додатне число, а не «{ $value }»; дробовими можуть бути лише секунди.
serve-failed = Сервер не зміг запуститися на порту { $port }; можливо, його зайняла інша програма. Спробуй --port з іншим числом.
serve-cannot-write = У { $file } не можна писати, тож жодна гра не збереглася б; перевір права доступу й місце на диску.
database-form = Адреса бази даних виглядає так: postgresql://USER@HOST/NAME; у паролі пиши @ як %40, / як %2F, # як %23, а ? як %3F.
serve-no-postgres = Для PostgreSQL потрібен ще один пакет: pip install 'rookery[server,postgres]'
serve-cannot-connect = Базу даних { $database } не можна використати: { $reason }
serve-workers = Кільком процесам сервера потрібна база даних PostgreSQL; вкажи її через --database.
serve-new-key = Таємниці розпочатих ігор шифрує новий ключ: { $key }. Кожній машині, що використовує цю базу даних, потрібна копія цього файлу або його вміст у { $variable }.
serve-unfinished = У { $file } незавершена копія. Щоб завершити її, запусти ту саму команду rookery migrate ще раз.
backup-nothing = У { $file } ще немає даних.
backup-done = Дані скопійовано в { $file }.
backup-failed = Копію { $file } не вдалося записати, і від неї нічого не лишилося: { $reason }.
backup-database = { $database } — це база даних PostgreSQL: використовуй pg_dump і pg_restore; rookery migrate копіює її у файл або назад.
restore-exists = { $file } уже існує; --force замінить його.
restore-broken = { $file } не є придатною резервною копією для цієї версії Rookery; нічого не змінено.
restore-wrong-key = Ключа до { $file } немає або він інший, тому нічого не змінено. Поклади його в { $key } або задай { $variable }.
restore-done = Дані відновлено в { $file }.
migrate-not-empty = У { $target } вже є дані; для копії потрібен новий файл або порожня база даних.
migrate-other-copy = У { $target } незавершена копія іншого джерела: { $source }. Спершу заверши її або видали.
migrate-in-use = { $place } використовує сервер; спершу зупини всі сервери, що працюють із цими даними.
migrate-other-key = { $key } не підходить до { $source }, а копії потрібен той самий ключ; поклади туди правильний або прибери цей файл.
migrate-failed = Не вдалося скопіювати всі дані: { $reason }. Та сама команда продовжить копіювання.
migrate-progress = Копіюється { $table }
migrate-heading-table = таблиця
migrate-heading-rows = рядки
migrate-done = У { $target } тепер усі дані, однакові рядок за рядком; { $source } без змін.
migrate-differs = { $target } не збігається з { $source }; відрізняються таблиці: { $tables }.
admin-closed = Стіл { $table } закрито.
admin-banned = Доступ заблоковано: { $who }.
admin-unbanned = Доступ знову відкрито: { $who }.
admin-announced = Тепер це бачать усі.
admin-unannounced = Оголошення прибрано.
admin-table-unknown = Столу { $table } немає.
admin-table-closed = Стіл { $table } уже закрито.
admin-no-guest = Гостя { $guest } немає; "rookery admin people" знаходить за ім’ям.
admin-no-ban = Доступ не заблоковано: { $who }.
admin-announcement-form = Оголошення — це один видимий рядок до { $most } знаків.
verify-good =
    { $draws ->
        [1] Єдине витягування випливає
        [one] Усі { $draws } витягування випливають
        [few] Усі { $draws } витягування випливають
       *[many] Усі { $draws } витягувань випливають
    } з таємниці, відбиток якої оприлюднили перед грою: { $commitment }.
verify-nobody = Жодне місце не додало випадковості. Доведено, що витягування були визначені до гри, але не те, що сервер їх не вибрав.
verify-sealed = Випадковість надійшла з цих місць: { $seats }. Згідно із записом, кожне місце зафіксувало свій внесок, перш ніж було показано чийсь. Якщо одне з цих місць було твоїм і ти знаходиш у записі власний внесок, то ніхто, навіть сервер, не міг вибрати витягування. Решта мають довіряти щонайменше одному з цих місць.
verify-unsealed = Випадковість надійшла з цих місць: { $seats }. Її дали відкрито, тож той, хто дав останню і знав таємницю, міг вибрати витягування.
verify-recommitted =
    Проте перемішування визначали заново { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    }, бо ці місця приховали свій внесок: { $seats }. Хто їх займав і знав таємницю, міг вибирати з { $shuffles } перемішувань. Втрата зв’язку виглядає так само.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: записів немає.
replay-no-record = { $source }: немає запису номер { $number }.
replay-at =
    { $actions ->
        [one] У записі лише { $actions } дія, а не { $at }.
        [few] У записі лише { $actions } дії, а не { $at }.
       *[many] У записі лише { $actions } дій, а не { $at }.
    }
replay-one-form = --json і --svg не можна вживати разом.
no-such-theme = Теми «{ $theme }» немає (відомі: { $known }).
replay-which = { $source }: записів кілька; вибери один через --record.
source-standard-input = стандартне введення
line-too-long = { $source }: задовге; обмеження в байтах — { $limit }.
not-utf-8 = { $source }: не текст UTF-8 (байт { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = Виведення закрито, перш ніж усе було записано.
input-ended = Введення закінчилося раніше за гру.
interrupted = Перервано.

## Гра

player-you = Ти
player-you-listed = ти
player-person = людина
player-seat = Місце { $seat }
player-tagged = Місце { $seat } ({ $player })
seed-drawn = зерно { $seed }
welcome = { $title }. Введи номер або нотацію вибору; "help" пояснить більше.
prompt = Твій вибір:
prompt-which = Плитка підходить туди кількома способами. Яким ({ $letters })?
prompt-done = Enter завершує твій хід, "undo" скасовує його:
only-choice = Твій єдиний вибір: { $choice }.
finish-offer = all) Викласти всі
nothing-to-finish = Порядок має значення або карти ще треба вибрати: викладай їх по одній.
refused = Не дозволено: { $reason }
not-a-choice = «{ $text }» — ні вибір, ні команда; "help" перелічує команди.
not-your-turn = Твій хід закінчився, тому «{ $text }» не зіграно.
undone = Скасовано: { $action }.
nothing-to-undo = Немає чого скасувати.
hint = Бот обрав би: { $choice } ({ $action }).
look-where = Тут немає чого показати для «{ $text }».
to-come-hidden = За цим столом не видно, які карти ще прийдуть.
saved = Збережено в { $file }.
left = Гру покинуто.
play-commands =
    Можна ввести:
      номер            вибір із цим номером; кілька — через пробіл
      bid 3, pass ...  нотація вибору, як у записах партій
      all              викласти всі карти, якщо їхній порядок не має значення
      undo             скасувати свій останній хід
      hint             що зробив би бот
      cards            карти, які ще прийдуть
      save FILE        зберегти поточний стан гри
      quit             покинути гру

event-ended = Більше немає чого брати.
rules-elsewhere = Коротких правил цієї гри тут немає.
table-seat = { $name } { $points }

## Симуляції та повтори

simulate-progress = партії
summary-seat = місце
summary-bot = бот
summary-mean = очок у середньому
summary-lowest = найменше
summary-highest = найбільше
summary-victories = перемоги
summary-share = частка
summary-games =
    { $games ->
        [1] Одна партія; дій: { $longest }.
        [one] { $games } партія; дій у середньому { $mean } (від { $shortest } до { $longest }).
        [few] { $games } партії; дій у середньому { $mean } (від { $shortest } до { $longest }).
       *[many] { $games } партій; дій у середньому { $mean } (від { $shortest } до { $longest }).
    }
replay-progress = записи
replay-title =
    { $title }, гравців: { $seats }, { $actions ->
        [one] { $actions } дія
        [few] { $actions } дії
       *[many] { $actions } дій
    }
replay-after =
    { $actions ->
        [0] Перед першою дією
        [one] Після { $actions } дії
        [few] Після { $actions } дій
       *[many] Після { $actions } дій
    }
replay-unfinished = Партію не завершено.
replay-summary =
    { $games ->
        [one] { $games } запис правильний
        [few] Усі { $games } записи правильні
       *[many] Усі { $games } записів правильні
    }, завершених: { $finished }; перевірено { $actions ->
        [one] { $actions } дію.
        [few] { $actions } дії.
       *[many] { $actions } дій.
    }

## Список ігор

games-title = { $title } ({ $game })
games-facts = від { $fewest } до { $most } гравців, від { $age } років, від { $shortest } до { $longest } хвилин
games-designer = автор: { $designer }
games-option = опція { $name }: { $explanation }
games-default = { $name } (типово): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = доповнення { $name }: { $explanation }
games-no-expansions = без доповнень
games-bots = боти, від найслабшого до найсильнішого: { $names }
games-levels = рівні: { $names }
games-link = більше про гру: { $link }

## Очки й перемога

score-total = разом
won-alone =
    { $you ->
        [yes] Ти перемагаєш
       *[no] { $name } перемагає
    }: { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
won-together =
    Спільна перемога: { $names } — по { $points ->
        [one] { $points } очку.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
score-how = Для кожного гравця: висоти веж, з * після тих, що мають верхівку, потім мінус і кількість знесених карт: Red: 4 3* 6* -2
score-prompt = Гравець { $number } (Enter, коли всіх уведено):
score-player = Гравець { $number }
score-place = { $place }. { $name }: { $points }
score-line = Рядок { $line }: { $reason }
score-nobody = Немає гравців, чиї очки можна порахувати.
score-name = Ім’я гравця має від 1 до { $longest } знаків, а після нього стоїть двокрапка.
no-score-sheet = Для гри { $game } немає аркуша очок.
score-twice = Ім’я { $name } вказано двічі.
score-many = Гравців може бути щонайбільше { $most }.
sheet-word = «{ $word }» — ні висота на зразок 4 чи 6*, ні кількість знесених карт на зразок -2.
sheet-empty = Не вказано ні вежі, ні знесеної карти; якщо вежі немає, напиши 0.
sheet-towers = Веж може бути щонайбільше { $most }.
sheet-tall = Карт у вежі може бути щонайбільше { $most }, а не { $cards }.
sheet-top-of-nothing = 0* не буває: верхівка — теж карта, тож у вежі є принаймні одна.
sheet-demolished-twice = «{ $word }» вказує знесені карти вдруге.
sheet-demolished-many = Знесених карт може бути щонайбільше { $most }, а не { $cards }.
sheet-cc-who = Хто грає? Імена через кому:
sheet-cc-prompt = Очки, або help, або end:
sheet-cc-how =
    Напиши, хто набирає очки, двокрапку і за що:
      Ona: city 4 1             місто з 4 плиток з 1 щитом
      Ona, Mila: road 5         дорога з 5 плиток за рівності
      Ona: monastery            завершений монастир; так само: garden
      Ona: abbot 6              забраний абат: його плитка й ті, що навколо
      Ona: guard                вартового цього гравця вилучено
      thieves 6+5: Ona 2, Mila  плитка із символом злодія 6, вкрадена плитка 5 і вартові
      Ona: other -3             усе інше, також щоб виправити
      undo                      скасовує останній рядок
      history Ona               показує всі очки цього гравця, без імені — усіх
      scores                    показує рахунок
      end                       переходить до підсумкового підрахунку
sheet-cc-noted = { $line }. Тепер { $scores }.
sheet-cc-undone = Скасовано: { $line }. Тепер { $scores }.
sheet-cc-scores = Рахунок: { $scores }.
sheet-cc-nothing = Там ще нічого не записано.
sheet-cc-full = На аркуші щонайбільше { $most } рядків.
sheet-cc-line = «{ $line }» не каже, хто набирає очки: напиши Ona: city 4 1 або help.
sheet-cc-kind = «{ $word }» тут не дає очок. Можливі: { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] Після { $kind } числа немає.
        [1] Після { $kind } одне число.
       *[other] Після { $kind } від { $fewest } до { $most } чисел.
    }
sheet-cc-number = «{ $text }» не є числом від { $least } до { $most }.
sheet-cc-player = «{ $name }» немає серед гравців: { $names }.
sheet-cc-players = Грають від { $fewest } до { $most } гравців.
sheet-cc-name = Ім’я має від 1 до { $longest } знаків і без двокрапки.
sheet-cc-expansion = «{ $name }» не є доповненням. Є { $known }.
sheet-cc-counts =
    { $count ->
        [1] Напиши одне число.
       *[other] Чисел має бути { $count }, по одному для: { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Плитки незавершених доріг ({ $names }):
        [city] Плитки незавершених міст, зі щитами як 4+1 ({ $names }):
        [monastery] Плитки незавершених монастирів і садів разом із тими, що навколо ({ $names }):
        [field] Завершені міста біля полів ({ $names }):
        [stolen] Число на вкраденій плитці (0, якщо її немає):
       *[other] Вартові на вежах ({ $names }):
    }

## 5 веж: назви

tower-candy = цукерки
tower-scary = жах
tower-tree = дерево
tower-scrap = брухт
tower-sand = пісок
tower-first = № 1
tower-second = № 2
tower-third = № 3
tower-fourth = № 4
tower-fifth = № 5
letter-candy = Ц
letter-scary = Ж
letter-tree = Д
letter-scrap = Б
letter-sand = П
card = { $tower } { $value }

## 5 веж: опції

option-overbids = чи можна назвати більше карт, ніж вдасться збудувати?
option-overbids-refused = ні, такої ставки не приймають
option-overbids-retract = так, але якщо всі карти не збудувати, ставку скасовують
option-cards-to-come = чи всі бачать, які карти ще прийдуть?
option-cards-to-come-shown = так
option-cards-to-come-hidden = ні, лише скільки їх

## 5 веж: вибори

choice-bid = Назвати { $count }
choice-pass = Пас
choice-place = Викласти { $tower } { $value }
choice-demolish = Знести { $tower } { $value }
choice-retract = Скасувати ставку

## 5 веж: що відбувається

event-revealed = Відкрито: { $cards }.
event-bid =
    { $you ->
        [yes] Ти називаєш { $count }.
       *[no] { $name } називає { $count }.
    }
event-passed =
    { $you ->
        [yes] Ти пасуєш.
       *[no] { $name } пасує.
    }
event-won =
    { $you ->
        [yes] Ти береш
       *[no] { $name } бере
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
       *[many] { $count } карт.
    }
event-demolished =
    { $you ->
        [yes] Ти зносиш
       *[no] { $name } зносить
    } { $card } ({ $pile ->
        [1] перша
       *[other] усього { $pile }
    }).
event-placed =
    { $you ->
        [yes] Ти викладаєш
       *[no] { $name } викладає
    } { $card }.
event-topped =
    { $you ->
        [yes] Ти завершуєш
       *[no] { $name } завершує
    } вежу «{ $tower }»: { $height ->
        [one] { $height } карта заввишки.
        [few] { $height } карти заввишки.
       *[many] { $height } карт заввишки.
    }
event-retracted =
    { $you ->
        [yes] Ти скасовуєш свою ставку { $count }.
       *[no] { $name } скасовує свою ставку { $count }.
    }
event-nobody-built = У цьому раунді ніхто не будує.
event-discarded = Скинуто: { $cards }.
event-reshuffled =
    Колода закінчилася: { $cards ->
        [one] { $cards } скинута карта стає новою колодою.
        [few] { $cards } скинуті карти перемішано в нову колоду.
       *[many] { $cards } скинутих карт перемішано в нову колоду.
    }

ended-second-pass = Гру закінчено: колода вичерпалася вдруге.
ended-nothing-to-shuffle = Гру закінчено: колода вичерпалася, а скинутих карт немає.

## 5 веж: аркуш очок

score-tower = вежа: { $tower }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
score-topped-tower = вежа з верхівкою: { $tower }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
score-main-tower = головна вежа: { $tower }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
score-demolished = { $cards ->
        [one] { $cards } знесена карта
        [few] { $cards } знесені карти
       *[many] { $cards } знесених карт
    }

## 5 веж: стіл

table-round = Раунд { $round }
table-pass =
    { $number ->
        [1] перший прохід колоди
       *[other] другий прохід колоди
    }
table-draw-pile = у колоді { $cards }
table-discard-pile = скинуто { $cards }
table-display = Відкриті карти
table-display-empty = карт немає
table-to-place =
    { $cards ->
        [one] викласти ще { $cards } карту
        [few] викласти ще { $cards } карти
       *[many] викласти ще { $cards } карт
    }
table-to-come =
    { $cards ->
        [one] Прийде ще { $cards } карта:
        [few] Прийдуть ще { $cards } карти:
       *[many] Прийде ще { $cards } карт:
    }
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
table-demolished = знесено { $cards }
call-bid = названо { $count }
call-pass = пас
call-opener = перший гравець
call-none = { "" }

rules-five-towers =
    5 веж коротко:
      Щораунду на торги виставляють п’ять карт. Перший гравець каже, скільки візьме,
      від 0 до 5; далі за годинниковою стрілкою кожен один раз називає більше або
      пасує. Ставка 5 завершує торги. Хто назвав найбільше, бере стільки карт і
      мусить збудувати їх усі.
      По вежі на вид: цукерки Ц, жах Ж, дерево Д, брухт Б, пісок П.
      Карта має бути нижча за ту, яку накриває, але на 8 ({ $eight }) можна будь-яку,
      а 9 ({ $nine }) — на будь-яку, крім 0. 0 ({ $top }) — верхівка: до такої вежі нічого
      не додати і нічого з неї не зняти.
      Перед будівництвом можна знести верхню карту однієї своєї вежі.
      Скинуті карти перемішують раз; щойно колода закінчиться знову — кінець гри.
      Карта дає 1 очко, а у вежі з верхівкою — 2; у головній (найвищій) вежі кожна
      дає ще 1. Знесені карти забирають 1, 2, 3 і так далі. Перемагає той, у кого
      найбільше очок.

## 5 веж: чому дія не дозволена, за правилом, що її забороняє

refused-FT-19 = Карта має бути нижча за ту, яку вона накриє.
refused-FT-25 = Цієї карти немає в колоді.
refused-FT-27 = Спершу треба відкрити карти з колоди.
refused-FT-28 = Це для іншого кроку раунду.
refused-FT-29 = Перший гравець називає число від 0 до 5 і не може пасувати.
refused-FT-30 = Треба назвати більше, ніж названо досі.
refused-FT-33 = Цієї карти немає серед відкритих.
refused-FT-35 = Знести можна лише одну карту, до викладання першої і тільки з вежі, у якій є карти.
refused-FT-39 = Вежа з верхівкою завершена; з неї нічого не можна знести.
refused-FT-40 = Вежа з верхівкою завершена; до неї нічого не можна додати.
refused-FT-42 = Після цього не вдасться збудувати всі названі карти.
refused-FT-43 = Стільки карт не збудувати, тож ставку треба скасувати.
refused-FT-52 = Гру закінчено.
refused-FT-54 = Стільки відкритих карт немає.
refused-FT-A1 = Стільки карт можна збудувати, тож ставку не скасувати.

## Каркасон: назви

feature-city = місто
feature-road = дорогу
feature-field = поле
feature-monastery = монастир
feature-garden = сад
feature-guard = вартового
figure-meeple = підданця
figure-abbot = абата
port-N = північ
port-E = схід
port-S = південь
port-W = захід
port-NL = північний захід
port-NR = північний схід
port-EL = північний схід
port-ER = південний схід
port-SL = південний схід
port-SR = південний захід
port-WL = південний захід
port-WR = північний захід
cell = ({ $x }; { $y })

## Каркасон: опції та доповнення

option-farmers = чи можна розміщувати підданців на полях?
option-farmers-on = так
option-farmers-off = ні
expansion-river = спершу викладають річку
expansion-abbot = ще одна фігурка кожному гравцеві, для монастирів і садів
expansion-towers-and-thieves = вежі, які треба стерегти, і злодії, через яких вежі ростуть, а вартові дають очки

## Каркасон: вибори

choice-draw = Узяти плитку
choice-lay =
    { $rotation ->
        [0] Викласти плитку на ({ $x }; { $y })
       *[other] Викласти плитку на ({ $x }; { $y }), поворот { $rotation }°
    }
choice-claim-city = Розмістити { $figure } в місті ({ $port })
choice-claim-road = Розмістити { $figure } на дорозі ({ $port })
choice-claim-field = Розмістити { $figure } на полі ({ $port })
choice-claim-monastery = Розмістити { $figure } в монастирі
choice-claim-garden = Розмістити { $figure } в саду
choice-skip = Нікого не розміщувати
choice-recall = Забрати абата з ({ $x }; { $y })
choice-guard = Розмістити вартового на вежі ({ $x }; { $y })
choice-raise = Додати ярус до вежі ({ $x }; { $y })

## Каркасон: що відбувається

event-drawn =
    { $you ->
        [yes] Ти береш
       *[no] { $name } бере
    } плитку { $tile }.
event-set-aside = Плитка { $tile } нікуди не підходить, і її відкладено.
event-laid =
    { $you ->
        [yes] Ти викладаєш
       *[no] { $name } викладає
    } плитку { $tile } на { $at }.
event-laid-tile =
    { $you ->
        [yes] Ти викладаєш
       *[no] { $name } викладає
    } плитку на { $at }.
event-claimed-city =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } { $figure } в місті ({ $port }).
event-claimed-road =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } { $figure } на дорозі ({ $port }).
event-claimed-field =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } { $figure } на полі ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } { $figure } в монастирі.
event-claimed-garden =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } { $figure } в саду.
event-skipped =
    { $you ->
        [yes] Ти нікого не розміщуєш
       *[no] { $name } нікого не розміщує
    }.
event-recalled =
    { $you ->
        [yes] Ти забираєш абата
       *[no] { $name } забирає абата
    } з { $at }.
event-scored =
    { $you ->
        [yes] Ти набираєш
       *[no] { $name } набирає
    } { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за { $feature } на { $at }: { $lines }.
event-raised =
    Вежа на { $at } тепер має { $floors ->
        [one] { $floors } ярус.
        [few] { $floors } яруси.
       *[many] { $floors } ярусів.
    }
event-guard-replaced =
    { $you ->
        [yes] Твого вартового на вежі
       *[no] { $name }: вартового на вежі
    } { $at } вилучено.
event-guarded =
    { $you ->
        [yes] Ти розміщуєш
       *[no] { $name } розміщує
    } вартового на вежі { $at }.
event-stolen = Злодії крадуть плитку { $tile } ({ $number }).

ended-no-tile-left = Гру закінчено: плиток більше немає.

## Каркасон: аркуш очок

score-road = завершені дороги
score-city = завершені міста
score-monastery = завершені монастирі
score-garden = завершені сади
score-road-open = незавершені дороги
score-city-open = незавершені міста
score-monastery-open = незавершені монастирі
score-garden-open = незавершені сади
score-field = поля
score-recalled = забраний абат
score-guard = вартові, які помітили злодіїв
score-guard-replaced = вилучені вартові
score-guard-end = вартові наприкінці
score-other = інші очки
line-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
line-shields =
    { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[many] { $count } щитів
    }
line-cities =
    { $count ->
        [one] { $count } завершене місто
        [few] { $count } завершені міста
       *[many] { $count } завершених міст
    }
line-thief = злодій
line-stolen = вкрадена плитка
line-guard = досі на вежі
line-guard-replaced = вилучено

## Каркасон: стіл

table-piles = у стосах: { $piles }
table-pile =
    { $pile ->
        [river] річка
        [lake] озеро
        [tower] вежі
       *[other] місцевість
    } { $tiles }
table-floors =
    { $floors ->
        [one] лишився { $floors } ярус
        [few] лишилося { $floors } яруси
       *[many] лишилося { $floors } ярусів
    }
table-stolen = вкрадена: { $number }
table-beyond =
    Ігрове поле тягнеться далі на { $sides }{ $places ->
        [0] { "" }
        [one] {" "}({ $places } місце)
        [few] {" "}({ $places } місця)
       *[many] {" "}({ $places } місць)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] Прийде ще { $tiles } плитка:
        [few] Прийдуть ще { $tiles } плитки:
       *[many] Прийде ще { $tiles } плиток:
    }

rules-carcassonne =
    Каркасон коротко:
      Візьми плитку й виклади її поруч з іншими, щоб усі дотичні краї збіглися.
      Потім можеш розмістити на ній підданця, на об’єкті, де ще немає фігурок.
      Завершене дає очки, а підданці повертаються. Очки набирає той, у кого там
      найбільше підданців, а за рівності — усі, хто нарівні.
        дорога { $road }       1 за плитку
        місто { $city }        2 за плитку і 2 за щит { $shield }; незавершене — по 1
        монастир { $monastery }   9 з усіма вісьмома плитками навколо; наприкінці 1 за плитку
        поле           лише наприкінці: 3 за кожне завершене місто поруч
      Річка: її плитки { $river } йдуть першими й не розвертаються. { $bridge } — міст.
      Абат: може стояти в монастирях і садах { $garden }, які дають очки як монастирі;
      якщо забрати його раніше, він дасть стільки, скільки варте тоді його місце.
      Вежі та злодії: вежа { $tower } досягає в чотирьох напрямках стільки плиток,
      скільки має ярусів. Якщо твоя плитка в межах досяжності, твій підданець може
      стати вартовим. Коли беруть плитку із символом злодія { $thief }, кожна вежа без
      вартового отримує ярус, а кожен вартовий дає зазначені на плитці очки й
      повертається. Якщо вартових немає, злодії крадуть плитку, і замість неї
      викладають плитку вежі. Наприкінці вартовий дає 5.
      Від A до E — підданці гравців, від a до e — їхні абати.

commands-carcassonne =
    Можна ввести:
      4                викласти плитку на місце 4, якщо спосіб лише один
      4b або 2,-1 b    викласти на місце 4 або на цю клітинку так, як при b
      номер            на кроці підданця: вибір із цим номером
      place 2,-1 90    нотація вибору, як у записах партій
      look north       що лежить на північ (east схід, south південь, west захід)
      look 3,-2        що лежить навколо цієї клітинки
      look all         показати все ігрове поле
      look або Enter   знову показати стіл
      undo             скасувати свій останній хід
      hint             що зробив би бот
      tiles            плитки, які ще прийдуть
      save FILE        зберегти поточний стан гри
      quit             покинути гру

## Каркасон: чому дія не дозволена, за правилом, що її забороняє

refused-BC-01 = Цієї плитки немає в стосі, з якого зараз беруть.
refused-BC-02 = Таких фігурок у твоєму запасі більше немає.
refused-BC-03 = Це для іншого кроку ходу.
refused-BC-04 = Плитка має торкатися вже викладених, і всі дотичні краї мають збігатися.
refused-BC-06 = Підданця розміщують лише на щойно викладеній плитці й лише на об’єкті, де ще немає фігурок.
refused-BC-15 = За цим столом підданців на полях не розміщують.
refused-BC-16 = Гру закінчено.
refused-RI-03 = Плитка річки має продовжувати річку.
refused-RI-04 = Річка не може двічі поспіль повертати в той самий бік.
refused-AB-02 = У саду може стояти лише абат, а він — лише в саду або в монастирі.
refused-AB-04 = Твого абата там немає.
refused-AB-05 = Об’єкт, на якому стоїть твій абат, уже завершено.
refused-TT-17 = Там немає вежі.
refused-TT-19 = Щойно викладена плитка поза досяжністю цієї вежі.
refused-TT-33 = Ця вежа зараз не отримує ярусу.
refused-TT-A4 = На цій вежі вже стоїть твій вартовий.
refused-TT-A11 = Ця вежа не має ярусу, на якому можна стояти.

## Вебклієнт: усюди

web-name = Rookery
web-locale = uk_UA
web-page-about = Грай у «5 веж» і «Каркасон» у браузері: з друзями чи проти розумних граків.
web-menu = Меню
web-menu-game = Ця партія
web-menu-table = Цей стіл
web-menu-device = Цей пристрій
web-close = Закрити
web-leave = Назад на головну
web-home = Головна
web-about = Про сайт
web-undo = Скасувати
web-total = Разом
web-points = Очки всіх
web-turned = переломний момент
web-players = Гравці
web-log = Перебіг гри
web-dock = Поточний хід
web-choices = Усі твої можливості
web-your-turn = Твій хід
web-undone = Останній хід скасовано.
web-keys = Клавіші
web-key-arrows = попередня чи наступна можливість
web-key-enter = підтвердити
web-key-p = пас
web-key-u = скасувати
web-key-h = спитати грака
web-key-help = правила й клавіші
web-thinking = { $name } думає
web-wait = Хвилинку
web-nowhere = Тут нічого немає. Можливо, посилання неповне.

## Вебклієнт: налаштування

web-sound = Звуки
web-night = Ніч
web-language = Мова
web-theme = Тема
web-theme-auto = Як на пристрої
web-theme-light = День
web-theme-dark = Ніч
web-switch-sound = Звуки
web-switch-still = Менше руху
web-switch-letters = Літери поруч із кольорами
web-switch-list = Показувати можливості списком
web-switch-keys = Гарячі клавіші
web-switch-tell = Сповіщати, коли мій хід
web-tell-refused = Твій браузер блокує сповіщення цієї сторінки. Це можна змінити в його налаштуваннях.
web-switch-push = Сповіщати на цьому пристрої, коли мій хід, навіть якщо Rookery закрито
web-push-about = Лише в іграх із днями на хід. Повідомлення доставляє служба твого браузера; воно зашифроване, тож прочитати його можеш лише ти.
web-push-turn = { $game }: твій хід
web-push-with = Грають: { $names }

## Вебклієнт: зв’язок і що може піти не так

web-reconnecting = Відновлюємо зв’язок. Твоя гра в безпеці.
web-back = Зв’язок відновлено
web-error-network = Сервер зараз недоступний. Нічого не втрачено; пробуємо знову.
web-error-server-failed = У нас щось пішло не так. Спробуй ще раз.
web-error-server-upgrading = Сервер саме оновлюється. Спробуй ще раз за мить.
web-error-server-busy = Тут зараз дуже людно. Спробуй ще раз.
web-error-action-stale = Гра вже пішла далі.
web-error-action-not-your-turn = Зараз не твій хід.
web-error-action-no-take-back = Цього вже не скасувати.
web-error-action-illegal = Тут так не можна.
web-error-hint-not-allowed = За цим столом підказки не дозволено.
web-error-help-not-allowed = За цим столом допомогу на ігровому полі вимкнено.
web-error-table-unknown = Такого столу немає. Можливо, посилання неповне.
web-error-table-closed = Господар закрив цей стіл.
web-error-table-not-open = Гра вже почалася; можеш подивитися.
web-error-table-not-running = За цим столом зараз не грають.
web-error-table-not-finished = Гра ще не закінчилася.
web-error-table-not-host = Це може зробити лише господар столу.
web-error-table-too-many =
    { $most ->
        [1] У тебе є незавершена партія. Спершу заверши її.
        [one] У тебе { $most } незавершена партія. Спершу заверши якусь.
        [few] У тебе { $most } незавершені партії. Спершу заверши якусь.
       *[many] У тебе { $most } незавершених партій. Спершу заверши якусь.
    }
web-error-guest-banned = Твій доступ до цього сервера заблоковано.
web-error-guest-not-friend = Ви ще не завершили жодної гри разом.
web-error-chat-silenced = Господар столу вилучив тебе з чату.
web-error-table-too-many-listed =
    { $most ->
        [one] З твоєї мережі вже є { $most } відкритий стіл. Зроби цей доступним лише за посиланням.
        [few] З твоєї мережі вже є { $most } відкриті столи. Зроби цей доступним лише за посиланням.
       *[many] З твоєї мережі вже є { $most } відкритих столів. Зроби цей доступним лише за посиланням.
    }
web-error-seat-taken = Там уже хтось сидить.
web-error-seat-not-free = Щоб почати, на кожному місці має бути гравець або бот.
web-error-seat-not-yours = Це не твоє місце.
web-error-seat-bot-plays = На цьому місці грає бот, доки не скінчиться хід або доки інші не пустять тебе назад.
web-error-seat-kept-out = Господар більше не пускає тебе за цей стіл; дивитися ще можна.
web-error-seat-gone = Ця людина вже пішла або вже має місце.
web-error-proposal-too-early = Для цього ще зарано.
web-error-proposal-unknown = Зараз це неможливо.
web-error-entropy-not-committed = Випадковість враховується, лише якщо її хеш дано заздалегідь.
web-error-push-invalid = Твій браузер дав адресу, на яку не можна надсилати сповіщення.
web-error-push-not-available = Цей сервер не надсилає сповіщень.
web-error-setup-invalid = З такими налаштуваннями грати не можна.
web-error-rate-limited = Трохи зашвидко. Зачекай хвилинку.
web-error-rate-limited-wait =
    { $seconds ->
        [one] Трохи зашвидко. Зачекай { $seconds } секунду.
        [few] Трохи зашвидко. Зачекай { $seconds } секунди.
       *[many] Трохи зашвидко. Зачекай { $seconds } секунд.
    }
web-error-code-unknown = Цей код неправильний або вже використаний.
web-error-code-mistyped = У цьому коді є помилка. Порівняй його з надрукованим.
web-error-guest-known = У тебе тут уже є профіль.
web-error-device-unknown = На цьому пристрої вже виконано вихід.
web-error-guest-not-invited = Вхід лише за запрошенням.
web-error-name-invalid = Ім’я може мати від 1 до { $longest } знаків.
web-error-name-invalid-mixed = В імені не можна змішувати літери різних абеток.
web-error-name-invalid-alike = Хтось за цим столом має ім’я, яке виглядає так само.

## Вебклієнт: головна сторінка

web-lead = Дві гри про вежі, один добрий вечір.
web-lead-more = Від двох до п’яти гравців: друзі, незнайомці чи розумні граки.
game-five-towers = 5 веж
web-game-five-towers-about = Торгуйся за карти й збудуй їх усі.
game-carcassonne = Каркасон
web-game-carcassonne-about = Річка, Абат, Вежі та злодії.
web-game-facts =
    від { $fewest } до { $most } гравців, { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }
web-play = Грати
web-lessons = Уроки
web-learn = Навчитися за кілька хвилин
web-learn-offer = { $game }: уперше?
web-learn-offer-about = Короткий урок покаже крок за кроком, як грати.
web-learn-begin = Почати урок
web-learn-later = Не зараз
web-rules = Правила
web-read-rule = Прочитати правило
web-your-tables = Твої столи
web-all-yours = Усі твої столи ({ $count })
web-open-tables = Відкриті столи
web-all-open = Усі відкриті столи
web-more-tables = Показати ще
web-no-open-tables = Зараз таких відкритих столів немає. Відкрий свій!
web-filter-any = Усі
web-filter-game = Гра
web-filter-speed = Темп
web-speed-none = Без годинника
web-speed-quick = Швидко
web-speed-calm = Спокійно
web-speed-days = Дні на хід
web-invited = { $name } запрошує тебе: { $game }.
web-invited-go = До столу
web-invited-no = Не зараз
web-invite = Запроси тих, з ким уже доводилося грати
web-invite-one = Запросити: { $name }
web-invite-done = { $name } побачить твоє запрошення на головній сторінці.
web-finished = Завершені партії
web-free-seats =
    { $count ->
        [0] Усі місця зайнято
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-result = Підсумок { $scores }
web-you-won = Перемога
web-you-placed =
    { $place ->
        [1] 1-ше місце
        [2] 2-ге місце
        [3] 3-тє місце
       *[other] { $place }-те місце
    }
web-no-tables = Столів ще немає. Вибери гру й натисни «Грати» або приєднайся до друзів.
web-no-finished = Завершених партій ще немає. Коли будуть, тут можна буде їх переглянути.
web-all-finished = Усі завершені партії
web-replay-link = Повтор: { $game }, { $date }
web-join = Приєднатися до столу
web-join-label = Посилання або назва столу
web-join-go = Приєднатися
web-join-wrong = Це не посилання на стіл і не його назва. Можливо, чогось бракує.
web-to-replays = Повтори
web-to-replays-about = Знайди хід, який змінив усе.
web-to-score-about = Рахує очки за справжнім столом, навіть без інтернету.
web-to-device = Твої інші пристрої
web-to-device-about = Почни тут, продовж на телефоні.
web-to-programs = Приведи свого бота
web-to-programs-about = Як тут грають програми, з прикладами.
web-door = Вхід лише за запрошенням
web-door-code = Твій код запрошення
web-door-enter = Увійти

## Вебклієнт: новий стіл

web-company = Хто грає?
web-company-bots = З ботами
web-company-bots-about = Починається одразу.
web-company-friends = З друзями
web-company-friends-about = Отримаєш посилання, яким можна поділитися.
web-how-many = Скільки гравців?
web-against = Твої суперники
web-level = сила { $level } з { $most }
bot-uniform = Піп
bot-uniform-family = Цятка, Бо, Пушинка
web-bot-uniform-about = Пташеня. Стрибає туди-сюди й бере, що трапиться.
bot-greedy = Сорока
bot-greedy-family = Сойка, Галка, Гілочка
web-bot-greedy-about = Хапає те, що зараз блищить найдужче.
bot-heuristic = Корвіна
bot-heuristic-family = Гуґо, Ліна, Едґар
web-bot-heuristic-about = Грає спокійно й дивиться далеко вперед. Береже дещо на потім.
bot-tuned = Крук
bot-tuned-family = Дрізд, Шпак, Чиж
web-bot-tuned-about = Зважує кожну карту й мало лишає на удачу.
bot-learned = Мунін
bot-learned-family = Отто, Плющ, Онікс
web-bot-learned-about = Має за плечима тисячі партій проти себе.
bot-search = Гуґін
bot-search-family = Макс, Ірис, Юнона
web-bot-search-about = Перш ніж вирішити, дивиться на кілька ходів уперед.
bot-deep = Одін
bot-deep-family = Саґа, Браґі, Відар
web-bot-deep-about = Кожен добрий хід розігрує подумки, крок за кроком.
level-novice = Новачок
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = Пташеня, яке ще тільки вчиться грати. Бере мало й багато чого не помічає.
level-apprentice = Учень
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Спокушається тим, що зараз блищить, але дещо лишає й іншим.
level-journeyman = Підмайстер
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Дещо береже на потім, але часто спокушається тим, що поруч.
level-expert = Знавець
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Спокійно зважує й зазвичай знаходить добрий хід. Часом помиляється.
level-master = Майстер
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Знає, що чого варте, і майже не помиляється.
level-grandmaster = Гросмейстер
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Перш ніж вирішити, подумки розігрує кожен добрий хід.
web-listed = Може приєднатися будь-хто
web-listed-about = Стіл видно на головній сторінці.
web-play-now = Грати зараз
web-open-table = Відкрити стіл
web-options = Більше опцій
web-expansions = Які доповнення?
web-expansions-all = Усі доповнення
web-expansions-all-about = Усе, що нижче
web-expansions-none = Лише базова гра
web-expansions-none-about = Без доповнень
web-expansions-some = Твій власний набір
web-expansion-river = Річка
web-expansion-river-about = Спершу викладають річку. Її вода ділить поля.
web-expansion-abbot = Абат
web-expansion-abbot-about = Ще одна фігурка кожному, для монастирів і садів. Якщо забрати її раніше, вона одразу дає очки.
web-expansion-towers-and-thieves = Вежі та злодії
web-expansion-towers-and-thieves-about = Стережи вежі, що ростуть: коли приходять злодії, кожен вартовий дає очки. Без полонених і без викупу.
web-clock = Час на роздуми
web-clock-none = без обмежень
web-clock-quick = 5 хвилин плюс 10 секунд на кожен хід
web-clock-calm = 15 хвилин плюс 30 секунд на кожен хід
web-clock-days = 2 дні на кожен хід
web-clock-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }
web-clock-low = Залишилося менше ніж 20 секунд
web-hints = Підказки
web-hints-about = У свій хід можеш спитати грака, що він зробив би. Партії з підказками не впливають на рейтинг.
web-hints-allowed = дозволено
web-hints-none = не дозволено
web-rating = Рейтинг
web-rated = рейтингова партія
web-unrated-practice = без рейтингу: вправа
web-unrated-deal = без рейтингу: однакові карти чи плитки для всіх
web-unrated-hints = без рейтингу: дозволено підказки
web-unrated-seats = без рейтингу: один гравець має кілька місць
web-unrated-one-person = без рейтингу: той самий браузер або нові гості в одній мережі з однаковими пристроями
web-unrated-often = без рейтингу: двоє гравців сьогодні вже зіграли між собою 10 рейтингових партій
web-bot-speed = Швидкість ботів
web-bot-speed-slow = повільно
web-bot-speed-normal = звичайно
web-bot-speed-at-once = одразу

## Вебклієнт: перед грою

web-lobby-waiting = Гру можна почати, щойно всі місця буде зайнято.
web-lobby-full = Усі тут.
web-lobby-move = Щоб змінити місця, перетягни рядок або натисни його крапки, а тоді стрілки.
web-lobby-change = Налаштування столу
web-missing-seats =
    { $count ->
        [one] Ще { $count } місце вільне.
        [few] Ще { $count } місця вільні.
       *[many] Ще { $count } місць вільно.
    }
web-missing-name = Хтось іще обирає ім’я.
web-seat-choosing = Хтось обирає ім’я
web-seat-choosing-about = посилання відкрито
web-seat-move = Пересунути: { $name }
web-seat-moved = { $name }: місце { $seat }
web-seat-left =
    { $minutes ->
        [one] немає вже { $minutes } хвилину
        [few] немає вже { $minutes } хвилини
       *[many] немає вже { $minutes } хвилин
    }
web-program = { $name } (бот)
web-seat-free = вільне місце
web-guest = Гість
web-not-here = не за столом
web-sit = Сісти тут
web-add-bot = Додати бота…
web-choose-bot = Вибрати бота
web-free-seat = Вилучити з-за столу: { $name }
web-start = Почати гру
web-start-host = Чекаємо, доки { $name } почне гру.
web-become-host = Стати господарем
web-lobby-name = Зберегти
web-seat-host = господар
web-seat-here = тут
web-seat-your-device = на твоєму пристрої
web-seat-same-device = на пристрої, де грає { $name }
web-seat-more = Змінити місце: { $name }
web-seat-up = На місце вище
web-seat-down = На місце нижче
web-seat-bot-instead = Замінити ботом…
web-seat-remove-sure = Вилучити з-за столу: { $name }?
web-seat-keep-out = Вилучити й більше не пускати
web-beside = Хтось поруч із тобою? Впиши ім’я
web-ask-name = Як тебе звати?
web-ask-name-about = Його бачать інші гравці. Воно збережеться на наступний раз.
web-here-now = Зараз тут
web-watches = дивиться
web-give-seat = Дати місце
web-give-seat-to = Дати місце: { $name }
web-seat-given = Господар столу дав тобі місце.
web-watchers =
    { $count ->
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
        [many] Дивляться { $count } людей.
       *[other] Дивляться { $count } людини.
    }
web-close-table = Закрити стіл
web-close-table-question = Закрити цей стіл назавжди?
web-close-table-sure = Так, закрити назавжди
web-share = Поділися цим посиланням з усіма, хто хоче грати або дивитися:
web-share-local = Це посилання відкриє лише цей комп’ютер. Щоб долучилися друзі, запусти сервер командою «rookery serve --lan».
web-link = Посилання
web-copy = Копіювати посилання
web-copied = Скопійовано
web-hand-on = Поділитися…
web-qr = Посилання як QR-код для камери телефона
web-screen-show = Показати на великому екрані
web-screen-about = Відкрий це посилання на планшеті чи телевізорі посеред столу. На ньому видно гру, а кожен грає на своєму телефоні.
web-screen-here = Показати на цьому пристрої
web-screen-here-means = Цей пристрій тоді не має місця за столом. Господарем стане той, хто сяде першим.
web-screen-join = Відскануй, щоб грати на телефоні
web-screen-sleep = Цей браузер не може тримати екран увімкненим. Вимкни в налаштуваннях автоматичне згасання екрана.
web-full-screen = На весь екран
web-fair = Чесне перемішування
web-fair-about = Це число визначає перемішування ще до того, як хтось сяде. Після гри кожен може його перевірити.
web-fair-again =
    Перемішування визначено заново { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }, бо не всі вчасно показали свій внесок. Без внеску: { $players }.

## Вебклієнт: за столом

web-again = Зіграти ще
web-replay = Повтор
web-record = Завантажити цю партію
web-share-result = Поділитися зображенням
web-stand-up = Нехай за мене грає бот
web-stand-up-means = Бот грає, доки ти не повернешся і не зробиш хід.
web-bot-plays = За тебе грає бот
web-bot-plays-asked = на твоє прохання
web-bot-plays-flagged = твій час вийшов; від наступного ходу граєш знову ти
web-bot-plays-flagged-again = твій час знову вийшов; інші можуть дозволити тобі повернутися
web-bot-plays-agreed = так домовилися інші, поки тебе не було
web-bot-plays-resigned = цю партію здано
web-played-for-you = За тебе зіграв бот
web-back-here = Я тут
web-back-ask = Попроситися назад
web-plate-bot = грає бот
web-plate-away = немає вже { $minutes } хв
web-away-now = { $name } не за столом
web-away-for =
    { $minutes ->
        [one] { $name } не за столом уже { $minutes } хвилину
        [few] { $name } не за столом уже { $minutes } хвилини
       *[many] { $name } не за столом уже { $minutes } хвилин
    }
web-away-wait = Зачекати на гравця: { $name }
web-away-wait-about = Доти нічого не станеться.
web-away-wait-clock =
    { $again ->
        [yes] Коли буде 0:00, бот дограє партію до кінця.
       *[no] Коли буде 0:00, бот завершить цей хід.
    }
web-propose-stand-in = Нехай бот грає за гравця: { $name }
web-propose-stand-in-about = Якщо всі згодні, доки { $name } не повернеться.
web-propose-end = Закінчити гру без гравця: { $name }
web-propose-end-about = Якщо всі згодні. Останнє місце: { $name }.
web-propose-soon = можна буде через { $time }
web-agreed-of = { $count } з { $all }
web-asks-stop = { $name } пропонує закінчити гру без переможця.
web-asks-take-back = { $name } просить скасувати хід.
web-asks-return = { $name } вже тут і просить повернутися до гри.
web-asks-stand-in = { $name } пропонує, щоб бот грав за гравця: { $other }.
web-asks-end = { $name } пропонує закінчити гру без гравця: { $other }.
web-agree = Згода
web-decline = Ні
web-way-abort = Скасувати гру
web-way-resign = Здатися
web-way-stop = Запропонувати закінчити без переможця
web-way-take-back = Попросити скасувати мій хід
web-sure-abort = Скасувати гру для всіх? Вона не рахуватиметься.
web-sure-resign = Здати цю партію? Ти посядеш останнє місце.
web-sure-no = Ні, назад
web-ended-aborted = Гру скасовано. Вона не рахується.
web-ended-agreed = Усі погодилися закінчити гру. Переможця немає.
web-ended-resigned = Гру закінчено. Поразка через здачу: { $names }.
web-ended-abandoned = Гру закінчено через відсутність: { $names }.
web-rematch-asks = { $name } пропонує ще одну партію
web-rematch-asked = Ти пропонуєш ще одну партію
web-rematch-refused = Цього разу ні: { $names }
web-rematch-stays = Рахунок залишається. Місця в наступній партії: { $names }.
web-rematch-begins = Початок через { $seconds } с. Замість тих, хто не відповість, гратимуть боти.
web-rematch-join = Я граю
web-rematch-decline = Не зараз
web-rematch-yes = грає
web-rematch-no = не зараз
web-rematch-open = ще без відповіді
web-next-began = Наступна партія почалася без тебе.
web-next-watch = Дивитися
web-next-table = Наступний стіл
web-watching = Ти дивишся
web-your-turn-name = { $name }, твій хід
web-hand-over-about = Передай пристрій.
web-hand-over-go = Ось і я
web-rook-ask = Спитати грака
web-rook-thinks = Грак думає…
web-rook-says = Моя порада:
web-rook-mark = порада грака
web-hint-promise = Шанс виграти: { $chance }, у середньому { $margin } оч. відносно найкращого суперника (зазвичай ± { $spread })
web-than-next = Порівняно з наступним за силою ходом:
web-than-best = Порівняно з найкращим ходом:
web-guide-good = Гарний вибір.
web-guide-alike = Гарний вибір. Я обрав би інше, але різниці майже немає.
web-guide-instead = Я обрав би інше: { $choice }.
web-hint-others = Наступні за силою
web-won =
    { $you ->
        [yes] Ти перемагаєш: { $points }
       *[no] { $name } перемагає: { $points }
    }
web-follows =
    { $you ->
        [yes] Далі ти: { $points }.
       *[no] Далі { $name }: { $points }.
    }
web-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    }

## Вебклієнт: розмова

web-chat = Чат
web-chat-unread =
    { $count ->
        [0] Чат
        [one] Чат, { $count } нове повідомлення
        [few] Чат, { $count } нові повідомлення
       *[many] Чат, { $count } нових повідомлень
    }
web-chat-nothing = Повідомлень ще немає. Може, привітаєшся?
web-chat-lines = Повідомлення
web-chat-phrases = Готові фрази
web-chat-text = Повідомлення
web-chat-send = Надіслати
web-chat-mute = Заглушити: { $name }
web-chat-unmute = Більше не глушити: { $name }
web-chat-remove = Вилучити з чату: { $name }
web-chat-restore = Дозволити знову писати: { $name }
web-error-chat-invalid = Повідомлення — це один рядок до 280 знаків.
web-phrase-hello = Вітаю!
web-phrase-good-luck = Щасти!
web-phrase-well-played = Гарно зіграно!
web-phrase-thank-you = Дякую!
web-phrase-oops = Ой!
web-phrase-one-moment = Хвилинку, будь ласка.
web-phrase-your-turn = Твоя черга.
web-phrase-good-game = Гарна гра!

## Вебклієнт: 5 веж

web-ft-open = Твій хід: відкрий торги
web-ft-beat = Твій хід: назви понад { $count } або пасуй
web-ft-only-pass = Твій хід: можна лише пасувати
web-ft-at-most =
    { $count ->
        [0] Жодна з цих карт не підходить до твоїх веж.
       *[other] Ти можеш збудувати щонайбільше { $count } з цих карт.
    }
web-ft-all = Ти можеш збудувати всі ці карти.
web-ft-too-low = Найвища ставка — { $count }. Назви більше або пасуй.
web-ft-bid-too-high = Назвати { $count }: більше карт, ніж ти можеш збудувати
web-ft-bid-demolish =
    Назвати { $count }: спершу зносиш карту ({ $cards }), а це коштує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
web-ft-no-place = не підходить до твоїх веж
web-ft-place-later = підходить лише після знесення карти
web-ft-way-start = Карта «{ $card }» почне нову вежу.
web-ft-way-fits = Карта «{ $card }» ляже на «{ $on }» у твоїй вежі.
web-ft-way-after = Карта «{ $card }» ляже на «{ $on }», коли та вже буде у вежі.
web-ft-way-demolish = Карта «{ $card }» не лягає на «{ $on }» у твоїй вежі; ту карту можна спершу знести.
web-ft-way-never = Карта «{ $card }» не лягає на «{ $on }» у твоїй вежі.
web-ft-way-held = Ще ні: якщо спершу викласти «{ $card }», не лишиться місця для: { $cards }.
web-ft-way-held-others = Ще ні: після «{ $card }» не вийде викласти стільки карт, скільки названо.
web-ft-clash-demolish = { $cards }: для кожної треба знести по карті, а знести можна лише одну.
web-ft-clash-order = { $cards }: з цих карт можна викласти лише { $count }.
web-ft-stairs = Ставки
web-ft-build =
    { $count ->
        [one] Будуй: ще { $count } карта
        [few] Будуй: ще { $count } карти
       *[many] Будуй: ще { $count } карт
    }
web-ft-build-of = Виклади { $count } з цих { $offered }
web-ft-they-build =
    { $count ->
        [one] { $name } будує: ще { $count } карта
        [few] { $name } будує: ще { $count } карти
       *[many] { $name } будує: ще { $count } карт
    }
web-ft-too-much = Забагато карт: скасуй ставку
web-ft-demolish-first = Спершу знеси карту
web-ft-pick = Обери карту або перетягни її на відповідну вежу.
web-ft-hammer = Обери карту. Якщо бракує місця, спершу знеси молотком верхню карту однієї вежі.
web-ft-hammer-only = Для названих карт ще бракує місця. Знеси молотком верхню карту якоїсь вежі.
web-ft-tap-tower = Торкнися вежі «{ $tower }» або ще раз карти.
web-ft-rest = Добудувати
web-ft-complete = Твою вежу «{ $tower }» завершено.
web-ft-tower =
    { $count ->
        [0] Вежі «{ $tower }» ще немає
        [one] Вежа «{ $tower }», { $count } карта: { $values }
        [few] Вежа «{ $tower }», { $count } карти, згори вниз: { $values }
       *[many] Вежа «{ $tower }», { $count } карт, згори вниз: { $values }
    }
web-ft-to-draw = у колоді
web-ft-discarded = скинуто
web-ft-this-round = Цей раунд
web-ft-to-come = Ще прийдуть
web-ft-to-come-key = Обведені числа ще можуть прийти; крапка означає, що таких карт дві.
web-ft-main-tower = Головна вежа
web-ft-demolished = Знесено
web-ft-look-at = { $name }: вежі у повному розмірі
web-ft-key-digits = назвати стільки; під час будівництва: вибрати цю карту, рахуючи зліва
web-ft-key-demolish = знести верхню карту цієї вежі
web-ft-rounds =
    { $count ->
        [one] { $count } раунд.
        [few] { $count } раунди.
       *[many] { $count } раундів.
    }

## Вебклієнт: повтори

web-replay-of = Повтор: { $game }, { $date }
web-round = Хід { $number }
web-round-five-towers = Раунд { $number }
web-moment-then = Потім: { $choice }
web-find-show = Показати
web-practice = Вправа: ця партія не рахується.
web-practice-back = Назад до повтору
web-puzzle = Задача: { $game }
web-puzzle-short = Задача
web-puzzle-daily = Задача дня.
web-puzzle-ask = Який хід найкращий?
web-puzzle-ask-five-towers-bid = Скільки найкраще назвати?
web-puzzle-ask-five-towers-place = Що зробиш спершу?
web-puzzle-ask-carcassonne-place = Куди покласти цю плитку?
web-puzzle-ask-carcassonne-claim = Розмістиш фігурку? Куди?
web-puzzle-right = Правильно: { $choice }
web-puzzle-wrong = Краще: { $choice }
web-puzzle-shown = Найкраще: { $choice }
web-puzzle-chances = Твій шанс на перемогу
web-puzzle-picked = твоя відповідь
web-puzzle-rating = Твій рейтинг у задачах
web-puzzle-standing = Ця задача: { $rating }. Розв’язано з першої спроби: { $solved } з { $tries }.
web-puzzle-counted = Перша спроба рахується: рейтинг { $change }.
web-puzzle-again = Це вже не перша спроба, тож вона не рахується.
web-puzzle-next = Наступна задача
web-puzzle-look = Оглянути позицію
web-puzzle-share = Поділитися задачею
web-puzzle-retry = Спробувати ще раз
web-puzzles = Задачі
web-to-puzzles = Задачі: { $game }
web-to-puzzles-about = Знайди найкращий хід; почни із задачі дня
web-error-puzzle-none = Нових задач немає. Усі розв’язано.
web-error-puzzle-unknown = Такої задачі немає.
web-new-game = Нова гра: { $game }
web-to-daily = Гра дня
web-to-daily-about = Однакові карти й суперники для всіх
web-challenge = Кинути виклик
web-compare = Порівняти з усіма
web-error-deal-alone = У цій грі бот не може замінити гравця.
web-error-deal-hidden = Цю гру можна побачити, коли дограєш свою до кінця або мине день.
web-error-deal-unknown = Такої гри немає.
web-moves = Дії
web-pause = Пауза
web-to-table = Назад до столу

## Вебклієнт: поле Каркасона

web-cc-place-tile = Виклади плитку
web-cc-place-piece = Розмістити фігурку?
web-cc-raise-tower = Обери вежу, яка виросте
web-cc-nothing-to-place = Немає чого розміщувати
web-cc-tap-place = Торкнися місця на ігровому полі або перетягни плитку туди.
web-cc-fits =
    { $count ->
        [one] Підходить тут { $count } способом
        [few] Підходить тут { $count } способами
        [many] Підходить тут { $count } способами
       *[other] Підходить тут { $count } способами
    }
web-cc-fits-not = У такому положенні не підходить.
web-cc-clash-R-F = Дорога зіткнеться з полем.
web-cc-clash-R-C = Дорога зіткнеться з містом.
web-cc-clash-R-V = Дорога зіткнеться з річкою.
web-cc-clash-F-R = Поле зіткнеться з дорогою.
web-cc-clash-F-C = Поле зіткнеться з містом.
web-cc-clash-F-V = Поле зіткнеться з річкою.
web-cc-clash-C-R = Місто зіткнеться з дорогою.
web-cc-clash-C-F = Місто зіткнеться з полем.
web-cc-clash-C-V = Місто зіткнеться з річкою.
web-cc-clash-V-R = Річка зіткнеться з дорогою.
web-cc-clash-V-F = Річка зіткнеться з полем.
web-cc-clash-V-C = Річка зіткнеться з містом.
web-cc-put = Викласти тут
web-cc-put-only = Викласти тут без фігурки
web-cc-put-with = З фігуркою на ній
web-cc-put-with-figure = Викласти тут із фігуркою: { $what }
web-cc-turn-left = Повернути ліворуч
web-cc-turn-right = Повернути праворуч
web-cc-keys = [R] повертає, [←↑↓→] пересувають, [Enter] викладає
web-cc-kind =
    { $kind ->
        [city] Місто
        [road] Дорога
        [field] Поле
        [monastery] Монастир
        [garden] Сад
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Твоє місто
        [road] Твоя дорога
        [field] Твоє поле
        [monastery] Твій монастир
        [garden] Твій сад
       *[other] Твоє: { $kind }
    }
web-cc-owned = { $what } ({ $name })
web-cc-nobodys = { $what } (без фігурок)
web-cc-shared = { $what }, спільно
web-cc-finishes = { $what }: завершено
web-cc-tile-count =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плиток
    }
web-cc-shield-count =
    { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[many] { $count } щитів
    }
web-cc-at-once = +{ $points } одразу
web-cc-at-end = { $points } наприкінці
web-cc-so-far = поки що { $points }
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, підданець
        [abbot] { $what }, абат
       *[other] { $what }, { $who }
    }
web-cc-guard = Вежа
web-cc-raise = Ще один ярус
web-cc-recall = Забрати абата
web-cc-skip = Без фігурки
web-cc-pick-piece = Обери на ігровому полі або тут.
web-cc-taken =
    { $kind ->
        [city] { $name } уже стоїть у цьому місті.
        [road] { $name } уже стоїть на цій дорозі.
        [field] { $name } уже стоїть на цьому полі.
        [monastery] { $name } уже стоїть у цьому монастирі.
        [garden] { $name } уже стоїть у цьому саду.
       *[other] { $name } уже стоїть тут.
    }
web-cc-taken-own =
    { $kind ->
        [city] Ти вже стоїш у цьому місті.
        [road] Ти вже стоїш на цій дорозі.
        [field] Ти вже стоїш на цьому полі.
        [monastery] Ти вже стоїш у цьому монастирі.
        [garden] Ти вже стоїш у цьому саду.
       *[other] Ти вже стоїш тут.
    }
web-cc-only-skip = Твій хід за мить закінчиться сам.
web-cc-guard-replaces = { $name }: вартовий повертається в запас, +{ $points }.
web-cc-also-scores = { $name } теж отримує: +{ $points }.
web-cc-done = Готово
web-cc-done-city = Готово: у місто
web-cc-done-road = Готово: на дорогу
web-cc-done-field = Готово: на поле
web-cc-done-monastery = Готово: у монастир
web-cc-done-garden = Готово: у сад
web-cc-done-guard = Готово: стерегти вежу
web-cc-done-raise = Готово: додати ярус
web-cc-done-recall = Готово: забрати абата
web-cc-done-skip = Готово: без фігурки
web-cc-places-tile = { $name } викладає плитку
web-cc-places-piece = { $name } розміщує фігурку
web-cc-turns-until =
    { $count ->
        [1] Потім твій хід
        [one] Ще { $count } хід до твого
        [few] Ще { $count } ходи до твого
        [many] Ще { $count } ходів до твого
       *[other] Ще { $count } ходів до твого
    }
web-cc-if-ended = Якби це був кінець
web-cc-supply =
    { $count ->
        [0] підданців не лишилося
        [one] лишився { $count } підданець
        [few] лишилося { $count } підданці
        [many] лишилося { $count } підданців
       *[other] лишилося { $count } підданців
    }
web-cc-just-now = Щойно
web-cc-board = Ігрове поле
web-cc-tools = Огляд ігрового поля
web-cc-fields = Поля
web-cc-claims = Що кому належить
web-cc-whole = Усе ігрове поле
web-cc-zoom-in = Збільшити
web-cc-zoom-out = Зменшити
web-cc-step-tile = Плитка
web-cc-step-piece = Фігурка
web-cc-step-score = Очки
web-cc-stock-tiles =
    { $count ->
        [one] плитка
        [few] плитки
       *[many] плиток
    }
web-cc-stock-tower-tiles =
    { $count ->
        [one] плитка вежі
        [few] плитки веж
       *[many] плиток веж
    }
web-cc-stock-floors =
    { $count ->
        [one] ярус
        [few] яруси
       *[many] ярусів
    }
web-cc-stock-stolen = вкрадена
web-cc-looking = Обраний об’єкт
web-cc-when-finished = оч. (завершено)
web-cc-points-now = оч., якби це був кінець
web-cc-finished-cities =
    { $count ->
        [one] Прилягає { $count } завершене місто
        [few] Прилягають { $count } завершені міста
        [many] Прилягає { $count } завершених міст
       *[other] Прилягає { $count } завершених міст
    }
web-cc-unfinished-cities =
    { $count ->
        [one] { $count } незавершене місто: ще 3, коли буде завершене
        [few] { $count } незавершені міста: ще по 3 за кожне завершене
        [many] { $count } незавершених міст: ще по 3 за кожне завершене
       *[other] { $count } незавершених міст: ще по 3 за кожне завершене
    }
web-cc-missing =
    { $count ->
        [one] Бракує { $count } плитки
        [few] Бракує { $count } плиток
       *[many] Бракує { $count } плиток
    }
web-cc-closed-worth = { $points } після завершення
web-cc-who = Фігурки
web-cc-most-takes-all = Хто має найбільше, набирає всі очки. За рівності їх набирають усі, хто нарівні.
web-cc-before = Попередній
web-cc-next = Наступний
web-cc-floor-count =
    { $count ->
        [one] { $count } ярус
        [few] { $count } яруси
        [many] { $count } ярусів
       *[other] { $count } ярусів
    }
web-cc-no-guard = Її ніхто не стереже.
web-cc-guarded-by = На варті: { $name }
web-cc-still-to-come = Ще прийдуть
web-cc-come-here = Тут { $count }
web-cc-come-all = Усі { $count }
web-cc-come-fit =
    { $count ->
        [one] Сюди підходить іще { $count } з { $all } плиток.
        [few] Сюди підходять іще { $count } з { $all } плиток.
       *[many] Сюди підходить іще { $count } з { $all } плиток.
    }
web-cc-come-tile = плитка { $tile }: { $count }
web-cc-edge = { $edge } ({ $port })
web-cc-edge-C = місто
web-cc-edge-R = дорога
web-cc-edge-V = річка
web-cc-edge-none = поле з усіх боків
web-cc-say-place = Місце { $number } з { $count }, { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## Вебклієнт: оповідь Каркасона

web-cc-roads = Дороги
web-cc-cities = Міста
web-cc-monasteries = Монастирі, сади
web-cc-guards = Вартові та злодії
web-cc-unfinished = Незавершене
web-cc-look = Оглянути ігрове поле
web-cc-end-guards = Вартові
web-cc-final = Підсумковий підрахунок
web-cc-while-playing = Під час гри
web-cc-step-of = { $number } з { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } очко ({ $lines })
        [few] { $points } очки ({ $lines })
       *[many] { $points } очок ({ $lines })
    }.
web-cc-told-tie =
    Нічия. { $names }: по { $points ->
        [one] { $points } очку ({ $lines })
        [few] { $points } очки ({ $lines })
       *[many] { $points } очок ({ $lines })
    }.
web-cc-go-on = Далі
web-cc-go-on-key = [Пробіл]: далі
web-cc-to-result = До результату
web-cc-to-sheets = До аркушів очок
web-cc-final-again = Повторити підрахунок
web-cc-decided =
    { $kind ->
        [road] Усе вирішують дороги.
        [city] Усе вирішують міста.
        [monastery] Усе вирішують монастирі та сади.
        [field] Усе вирішують поля.
        [guard] Усе вирішують вартові.
       *[other] Усе вирішує підсумковий підрахунок.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] Ти береш плитку із символом злодія
       *[no] { $name } бере плитку із символом злодія
    }
web-cc-thief-rise =
    { $count ->
        [0] Жодна вежа не росте
        [one] Росте { $count } вежа без вартового
        [few] Ростуть { $count } вежі без вартового
       *[many] Росте { $count } веж без вартового
    }
web-cc-thief-score = Кожен вартовий дає { $points }
web-cc-thief-home = Усі вартові повертаються в запас
web-cc-thief-place =
    { $you ->
        [yes] Ти викладаєш цю плитку
       *[no] { $name } викладає цю плитку
    }
web-cc-thief-stolen = Вартових немає: плитку вкрадено
web-cc-thief-tower =
    { $you ->
        [yes] Замість неї ти викладаєш плитку вежі
       *[no] Замість неї { $name } викладає плитку вежі
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] Замість неї ти береш іншу плитку
       *[no] Замість неї { $name } бере іншу плитку
    }
web-cc-thief-gone = Вкрадена
web-cc-thief-instead =
    { $tower ->
        [yes] Плитка вежі
       *[no] Інша плитка
    }
web-cc-thief-towers-left =
    { $count ->
        [0] Плиток веж більше немає
        [one] Лишилася { $count } плитка вежі
        [few] Лишилося { $count } плитки веж
       *[many] Лишилося { $count } плиток веж
    }
web-cc-thief-told =
    { $stolen ->
        [0] Злодії! Кожен вартовий дає { $number }.
       *[other] Злодії! Кожен вартовий дає { $number } і ще { $stolen } за вкрадену плитку.
    }
web-cc-moved-on = Гра тим часом пішла далі.
web-cc-stolen-told = Злодії! Жодна вежа не має вартового, тож вони забирають плитку.
web-cc-stolen-tile = Вкрадена плитка: { $number }
web-cc-stolen-about = Враховується кожному вартовому, а потім вибуває з гри
web-turns = Ходи
web-cc-row =
    { $did ->
        [city] у місті
        [road] на дорозі
        [field] на полі
        [monastery] у монастирі
        [garden] у саду
        [guarded] на вежі
        [recalled] забраний абат
       *[other] без фігурки
    }

## Вебклієнт: аркуш очок

web-score = Аркуш очок
web-score-new = Новий аркуш очок
web-score-all = Усі аркуші очок
web-score-kept = Аркуші очок на цьому пристрої
web-score-remove = Видалити
web-score-remove-question = Видалити цей аркуш назавжди?
web-score-remove-sure = Так, видалити
web-score-broken = У цьому посиланні немає аркуша очок. Можливо, бракує його частини.
web-score-unknown = Цього аркуша немає на цьому пристрої.
web-score-not-kept = Цей браузер не може зберегти аркуш. Поділися ним як посиланням, перш ніж піти зі сторінки.
web-score-same-name = Двоє гравців не можуть мати однакове ім’я.
web-score-colour = { $name }, колір: { $colour }
web-score-colour-of = { $name }: вибери колір
web-colour =
    { $seat ->
        [1] червоний
        [2] синій
        [3] жовтий
        [4] бірюзовий
       *[5] чорний
    }
web-score-add-player = Додати гравця
web-score-in-play = З якими доповненнями граєте?
web-score-begin = Почати аркуш
web-score-less = { $what }: на 1 менше
web-score-more = { $what }: на 1 більше
web-score-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
web-score-each =
    { $points ->
        [one] по { $points } очку
        [few] по { $points } очки
       *[many] по { $points } очок
    }
web-score-top = Вежа «{ $tower }»: верхівка
web-score-main-about = Кожна карта головної (найвищої) вежі дає ще 1 очко.
web-score-who = Хто набирає очки? За рівності обери кількох.
web-score-what = За що очки
web-score-guards-of = Скільки вартових у кожного?
web-score-kind =
    { $kind ->
        [thieves] Злодії
        [guard] Вилучений вартовий
        [abbot] Забраний абат
       *[other] Інше
    }
web-score-thieves =
    { $stolen ->
        [0] Злодії { $number }
       *[other] Злодії { $number } і вкрадена плитка { $stolen }
    }
web-score-tiles = Плитки
web-score-shields = Щити
web-score-around = Його плитка й ті, що навколо
web-score-thief-number = Плитка із символом злодія
web-score-thief-number-about = число на ній
web-score-stolen = Вкрадена плитка
web-score-stolen-about = число на ній (0, якщо її немає)
web-score-guards = вартові на вежах
web-score-other = Очки
web-score-other-about = від’ємні, щоб виправити
web-score-give = Записати { $points }: { $names }
web-score-give-whom = Обери, хто набирає очки
web-score-undone = Скасовано: { $what }
web-score-history = { $name }, { $points }: за що
web-score-no-history = Очок ще немає.
web-score-step =
    { $kind ->
        [road] Дороги
        [city] Міста
        [monastery] Монастирі
        [field] Поля
       *[other] Вартові
    }
web-score-step-about =
    { $kind ->
        [road] 1 очко за кожну плитку незавершеної дороги.
        [city] 1 очко за кожну плитку й кожен щит незавершеного міста.
        [monastery] Незавершені монастирі й сади: 1 очко за саму плитку і по 1 за кожну навколо.
        [field] 3 очки за кожне завершене місто, що прилягає до твого поля.
       *[other] 5 очок за кожного твого вартового на вежі. Якщо біля планшета підрахунку очок лежить украдена плитка, кожен вартовий дає ще й зазначені на ній очки.
    }
web-score-count =
    { $kind ->
        [road] Плитки незавершених доріг
        [city] Плитки незавершених міст
        [shields] щити в них
        [monastery] Плитки разом із тими, що навколо
        [field] Завершені міста біля полів
       *[other] Вартові на вежах
    }
web-score-leads =
    { $count ->
        [1] Попереду { $names }: { $points }
       *[other] Попереду { $names }: по { $points }
    }
web-score-back = Назад
web-score-next = Далі: { $what }
web-score-share = Поділитися аркушем
web-score-text = Скопіювати як текст
web-score-link = Поділитися посиланням
web-score-no-picture = Тут не вдалося створити зображення. Спробуй текст або посилання.
web-score-again = Новий аркуш, ті самі гравці

## Вебклієнт: ти

web-me = Твій профіль
web-your-name-here = Твоє ім’я
web-recovery-have = У мене є код відновлення
web-identities = Твої інші профілі в цьому браузері
web-identities-about = Можна повернутися до попереднього профілю.
web-become-code = Твій код відновлення
web-become-look = Далі
web-become-known = Тут ти граєш як { $here }. Змінити профіль на «{ $name }»?
web-become-stranger = Продовжити тут як { $name }?
web-become-warning = Лише якщо { $name } — це ти. Якщо це посилання надіслав хтось інший, він бачитиме, що ти тут робиш, і зможе робити це замість тебе.
web-become-kept = У профілі можна будь-коли знову грати як { $here }.
web-become-yes = Грати як { $name }
web-become-stay = Залишитися як { $here }
web-become-not-me = Це не я

## Арена

command-arena = Влаштуй змагання ботів, доки не стане ясно, хто сильніший.
example-arena =
    Приклади:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Кожну роздачу грають з кожним ботом на кожному місці. Та сама команда продовжує з того місця, де зупинилися.
argument-arena-bots = два або більше ботів: назва вбудованого, модуль:Клас або програма, що знає протокол судді; допиши "@50ms", щоб обмежити час на рішення
argument-arena-games = скільки партій грає кожна пара (типово 400)
argument-jobs = скільки процесів грають одночасно (типово 1); результат той самий
argument-cluster = грати на кластері Ray: його адреса, наприклад 10.0.0.1:6379, «auto» — кластер цього комп’ютера, «local» — новий тут; результат той самий
jobs-number = Процесів може бути від 1 до { $most }.
jobs-or-cluster = Вибери лише одне з --jobs, --threads і --cluster.
argument-arena-until = зупинити пару раніше, щойно ясно, хто сильніший, за різниці щонайменше у стільки відсотків перемог
argument-arena-limit = через скільки секунд бот без відповіді програє партію (типово 60)
argument-arena-records = зберігати партії в цьому файлі й продовжувати з нього (типово файл у цій теці, названий за турніром)
argument-arena-json = вивести результат як JSON
argument-arena-markdown = записати результат таблицями Markdown у цей файл
argument-arena-svg = намалювати результат у цьому файлі
arena-records = Партії зберігаються у { $file }; там уже { $games }.
arena-interrupted = Зупинено. Нічого не втрачено: та сама команда продовжить.
arena-bots = Арені потрібні щонайменше два різні боти.
arena-numbers = Партій, секунд і відсотків має бути щонайменше 1, процесів — від 1 до { $most }.
arena-other-records = { $file } містить інший турнір; вибери інший файл через --records.
arena-bot = Бот
arena-rating = Рейтинг
arena-wins = Перемоги, %
arena-time = мс/хід
arena-games = Партії
arena-forfeits = Технічні поразки
arena-host = Комп’ютер
arena-processor = Процесор
arena-residual = Відхилення ± ст. пох., %
arena-residual-large = Результати цих комп’ютерів відрізняються від решти більш як на три стандартні похибки: { $hosts }
arena-pair = Пара
arena-margin = Перевага
arena-estimate = { $mean } [{ $low }; { $high }]
arena-progress = { $games } із { $total } партій; справедлива частка — { $fair } перемог.
arena-decided = Завершено раніше, бо відповідь уже ясна: { $pairs }
arena-forfeited = Технічна поразка, { $bot }: { $reason }
argument-bots-referee = нехай грають ці боти, за місцями: 1=heuristic,2=greedy
bots-by-seat = «{ $text }» не називає бота для місця: напиши SEAT=NAME, кожне місце від 0 до { $last } щонайбільше один раз.
bot-failed = Бот «{ $bot }» на місці { $seat } не впорався: { $reason }

## Data sets

command-dataset = Запиши партії у файли Parquet для досліджень або перевір такі файли.
example-dataset =
    Приклади:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    У README.md сказано, як отримано дані.
argument-dataset-games = кількість зіграних ботами партій (типово 1000)
argument-dataset-records = взяти партії з цього файлу записів, а для "-" зі стандартного вводу; можна повторювати
argument-dataset-server = взяти завершені партії сервера: файл даних або адреса бази даних PostgreSQL
argument-dataset-out = тека для файлів: нова, порожня або з частиною того самого набору даних, яку буде продовжено
argument-dataset-no-positions = пропустити позиції, так швидше
argument-dataset-observations = додати спостереження й маски скомпільованих двійників
argument-dataset-value = нехай цей бот оцінює позицію перед кожним рішенням
argument-dataset-samples = скільки разів догравати для однієї оцінки (типово 50)
argument-dataset-name = назва набору даних у його описі
argument-dataset-edition = версія набору даних у його описі (типово 1.0.0)
argument-dataset-licence = ліцензія в описі, наприклад CC-BY-4.0 (типово CC0-1.0 для партій ботів, інакше не вказано)
argument-dataset-check = перевірити цей набір даних: контрольні суми, стовпці та кілька партій за правилами
argument-dataset-replay = скільки партій відтворити за правилами (типово 20)
dataset-which = Вкажи гру, --records або --server разом з --out, або лише --check.
dataset-numbers = Партій і догравань має бути щонайменше 1.
dataset-not-installed = Для наборів даних потрібен ще один пакет: pip install 'rookery[data]'
dataset-interrupted = Зупинено. Готові файли цілі, і та сама команда продовжить.
dataset-interrupted-once = Зупинено. Готові файли цілі, але стандартний ввід не можна прочитати вдруге; почни спочатку в іншій теці.
dataset-done = Набір даних лежить у { $folder }. Партій: { $games }, рядків: { $rows }, файлів: { $files }.
dataset-left-out = Пропущено незавершених партій: { $games }
dataset-good = Набір даних справний. Файлів: { $files }, партій: { $games }, рядків: { $rows }; відтворено за правилами: { $replayed }.

## Studies

command-study = Досліди гру за допомогою сильних ботів: хто має перевагу і чого варті її елементи.
example-study =
    Приклади:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = кількість роздач на кожне питання (типово 400)
argument-study-seed = число; те саме зерно дає ті самі партії (типово 1)
argument-study-markdown = вивести результат як таблицю Markdown
study-none = Дослідження гри { $game } немає.
study-numbers = Щонайменше 2 роздачі та від 1 до { $most } процесів.
study-interrupted = Зупинено. Отримані відповіді наведено вище.
study-progress = Партії: { $games } з { $total }
study-question = Питання
study-seats = Місця
study-expansions = Доповнення
study-points = Вартість в очках
study-opening = Перший хід
study-first-seat = Перший хід
study-demolition = Знесення (перемоги без нього)
study-eight = Вищі карти на 8 (перемоги без них)
study-nine = 9 на нижчі карти (перемоги без цього)
study-fields = Підданці на полях (перемоги без них)
study-abbot = Гра абатом (перемоги без нього)
study-guards = Розміщення вартових (перемоги без них)
study-river = Гра з «Річкою» (більше для всіх)
study-abbot-added = Гра з «Абатом» (більше для всіх)
study-towers-added = Гра з «Вежами та злодіями» (більше для всіх)
study-guard =
    Вартовий, коли { $thieves ->
        [0] злодіїв більше не буде
        [one] лишився { $thieves } злодій
        [7] лишилося сім чи більше злодіїв
        [few] лишилося { $thieves } злодії
        [many] лишилося { $thieves } злодіїв
       *[other] лишилося { $thieves } злодія
    }

## Навчання

command-train = Нехай нейромережі вчаться гри, граючи самі з собою.
example-train =
    Приклад:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    Можна зупинити будь-коли; та сама команда продовжить навчання.
argument-train-seats = кількість гравців (типово 2); для кожної кількості своя мережа
argument-train-games = зі скількох партій вчитися (типово 300000, у «Каркасоні» 20000)
argument-train-seed = число; те саме зерно дає ту саму мережу (типово 1)
argument-train-hidden = ширини двох прихованих шарів мережі для «5 веж», кратні 4 до 128 (типово 64,32)
argument-train-threads = скільки потоків грає водночас (типово 1); результат той самий
argument-train-out = файл для ваг (типово гра й кількість гравців, наприклад five-towers-2.bin)
argument-train-method = параметр методу; його пояснює docs/strength-trials.md
train-none = Для гри { $game } немає мережі, яку можна навчати.
train-numbers = Якесь число поза межами: від 2 до 5 місць, від 1 до 64 потоків, у «5 вежах» пакет, кратний 8, і шари як у довідці.
train-other-run = { $file } містить інше навчання; назви інший файл через --out або вилучи його.
train-resumed =
    { $games ->
        [one] { $file } вже містить { $games } партію
        [few] { $file } вже містить { $games } партії
       *[many] { $file } вже містить { $games } партій
    }; навчання триває звідти.
train-progress = { $games } з { $total } партій, { $speed } за секунду; втрати { $loss }; перемоги у відсотках (порівну: { $fair }): проти «одного ходу наперед» { $oneply }, проти «плаского Монте-Карло» { $flat }
train-progress-greedy = { $games } з { $total } партій, { $speed } за секунду; втрати { $loss }; перемоги у відсотках (порівну: { $fair }): проти greedy { $greedy }
train-done = Ваги у файлі { $file }.
train-interrupted = Зупинено. Нічого не втрачено: та сама команда продовжить навчання.

## Чому запис чи гра не годиться

reason-line = рядок { $line }: { $reason }
reason-action = дія { $number }: { $reason }
reason-not-allowed = «{ $action }» тут не дозволено за правилом { $rule }
reason-not-an-action = «{ $text }» — не дія ({ $known })
reason-seats = { $game } — гра для { $fewest }–{ $most } гравців, а не для { $seats }
reason-opener = починати може місце від 0 до { $last }, а не { $seat }
reason-no-option = { $game } не має опції «{ $name }» (відомі: { $known })
reason-option-value = опція «{ $name }» може бути такою: { $known }; а не «{ $value }»
reason-no-expansion = { $game } не має доповнення «{ $name }» (відомі: { $known })
reason-expansion-twice = доповнення названо двічі
reason-no-bot = { $game } не має бота «{ $name }» (відомі: { $known })
reason-dataset-not-ours = { $file } не є цілим файлом набору даних
reason-dataset-schema-version = { $file } має версію { $found } схеми, а цей випуск читає версію { $known }
reason-dataset-schema = стовпці файлу { $file } не такі, як у схемі
reason-dataset-order = у { $file } дія { $ply } партії { $game } стоїть не на своєму місці
reason-dataset-card = в описі немає відомостей про файли
reason-dataset-no-card = у { $folder } немає { $file }, тож набір даних неповний
reason-dataset-files = опис і тека розходяться щодо { $file }
reason-dataset-terms = { $file } не належить до цього набору даних
reason-dataset-checksum = { $file } не той файл, що в описі: контрольна сума інша
reason-dataset-statistics = статистика в описі не відповідає файлам
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = партія { $number }: { $reason }
reason-dataset-wrong-value = дія { $ply } партії { $number } має хибне значення у стовпці { $column }
reason-dataset-no-advisor = бот «{ $name }» не оцінює позицій (відомі: { $known })
reason-dataset-not-empty = тека { $folder } не порожня
reason-dataset-other = тека { $folder } містить інший набір даних або його частину
reason-dataset-no-games = немає завершеної партії для запису
reason-cut-off = запис обірвано: бракує останнього рядка "end"
reason-after-end = після останнього рядка є ще щось
reason-record-from-position = запис починається не з початку партії
reason-record-unfinished = партію в цьому записі не завершено
reason-records-several = у файлі кілька записів; відкрити можна лише файл з одним
reason-tag-twice = тег «{ $name }» повторюється
reason-tag-missing = бракує тегу «{ $name }»
reason-key-missing = бракує ключа «{ $name }»
reason-not-json = це не запис у форматі JSON
reason-scores-early = запис містить підсумок, але гру не завершено
reason-scores-wrong = у записі очки { $stated }, а має бути { $found }
reason-no-shuffle = у записі немає тегу «{ $name }», тож витягування не перевірити
reason-shuffle-tags = теги перемішування не вдалося прочитати
reason-other-secret = це не та таємниця, відбиток якої оприлюднили перед грою
reason-other-opener = перший гравець не випливає з таємниці
reason-other-draw = дія { $number } — «{ $action }», а з таємниці випливає «{ $expected }»
reason-no-game = гри «{ $game }» немає (відомі: { $known })
reason-other-game = це налаштування гри «{ $given }», а не «{ $game }»
reason-no-entrant = «{ $name }» — не бот: ні вбудований ({ $known }), ні модуль:Клас, ні програма
reason-no-time = «{ $name }» не мав би часу на жоден хід
reason-no-budget = час для «{ $name }» не можна обмежити: немає методу "with_budget(seconds)"
reason-no-module = модуля «{ $module }» для бота «{ $name }» немає ні в цій теці, ні серед установлених
reason-no-class = у модулі «{ $module }» немає класу «{ $name }»
reason-not-made = бота «{ $name }» не вдається створити: { $text }
reason-no-choose = «{ $name }» — не бот: немає методу "choose(view, rng)"
reason-abstract = клас «{ $name }» абстрактний: у ньому не визначено { $known }
reason-needs-arguments = бота «{ $name }» не вдається створити без аргументів: задай { $known } типове значення
reason-async-choose = метод "choose" бота «{ $name }» асинхронний: пиши "def choose", а не "async def choose"
reason-choose-arguments = метод "choose" бота «{ $name }» має приймати подання та генератор випадкових чисел: "def choose(self, view, rng)"
reason-perhaps = { $reason }; можливо, ти маєш на увазі: { $known }
reason-first-words = { $reason }; програма вивела: { $text }
reason-ended = програма «{ $name }» завершила роботу
reason-no-answer = немає відповіді впродовж { $seconds } с
reason-process-ended = бот завершив свій процес ({ $how })
reason-workers-ended = { $count } процесів поспіль завершилися на тому самому завданні
reason-mixed-builds = результати різних збірок не можна змішувати: тут { $here }, але { $others }; установи всюди той самий пакет
reason-other-bots = на { $host } файлу бота немає або він має інший вміст
reason-cluster-missing = для кластера потрібен Ray: pip install 'rookery[cluster]'
reason-cluster-unreachable = за адресою «{ $address }» не відповідає жоден кластер Ray
reason-cluster-refused = кластер «{ $address }» не вдається використати: { $text }
reason-cluster-empty = кластер «{ $address }» не має процесорів
reason-cluster-silent = упродовж { $seconds } с не запустився жоден процес на { $hosts }
reason-cluster-no-package = Python не може імпортувати Rookery на { $hosts }; установи там той самий пакет
reason-wrote-too-much = програма «{ $name }» вивела забагато за раз
reason-not-started = «{ $name }» не вдалося запустити: { $errno }
reason-no-command = «{ $name }» не вдалося запустити
reason-crashed = бот аварійно зупинився: { $text }
reason-at = { $error } ({ $file }, рядок { $number }, у { $function })
reason-chose-illegal = бот вибрав «{ $action }»: { $reason }; тут дозволено: { $known }
reason-returned = { $method } повертає { $value }, а має повертати текст однієї з дій у "view.choices"
reason-returned-choice = { $method } повертає об’єкт Choice, а має повертати його текст { $example }
reason-returned-coroutine = метод { $method } асинхронний: пиши "def", а не "async def"
reason-not-chance = зараз немає чого витягувати
reason-take-back = скасувати можна лише власну останню дію, до витягування й до дії іншого гравця
reason-stands-alone = після «{ $action }» не може бути нічого
reason-place-needs = для "place" потрібні клітинка й поворот, наприклад: { $example }
reason-recall-needs = для "recall" потрібна клітинка, на якій стоїть абат, наприклад: { $example }
reason-tower-needs = для «{ $action }» потрібна клітинка вежі, наприклад: { $example }
reason-no-room-for-tag = тег «{ $name }» або його значення не можна записати
reason-no-room-for-action = дію «{ $text }» не можна записати
reason-key-twice = один ключ повторюється
reason-key-unknown = ключа «{ $text }» немає
reason-not-object = запис JSON має бути одним об’єктом
reason-record-long = запис задовгий; найбільше знаків: { $most }
reason-not-finished-once = партія має бути або завершеною, або з технічною поразкою
reason-not-a-time = «{ $text }» — не час
reason-position-begins = позиція починається з одного з: { $known }; а не з «{ $text }»
reason-position-word = «{ $text }» не може бути в позиції цієї гри
reason-position-twice = «{ $name }» повторюється в позиції
reason-position-needs = у позиції бракує «{ $name }»
reason-number-from-to = «{ $text }» — не число від { $low } до { $high }
reason-number = «{ $text }» — не число
reason-too-many-of = у позиції { $name } трапляється частіше, ніж у грі
reason-step-empty = на кроці «{ $name }» цієї позиції немає чого робити
reason-cards-missing = позиція не каже, де всі карти
reason-tower-twice = вежу «{ $tower }» вказано двічі
reason-tower-order = у вежі «{ $tower }» карта { $value } не може лежати на { $below }
reason-demolish-yes = «{ $text }» не буває: напиши demolish=yes або пропусти
reason-calls = "calls" має містити по одному запису на гравця ({ $seats }), через кому: число, "pass" або "-"
reason-calls-clockwise = торги йдуть за годинниковою стрілкою від першого гравця
reason-calls-rise = перший гравець називає число, а кожне наступне більше
reason-call-high = ніхто не може назвати більше карт, ніж відкрито
reason-call-early = ніхто не робить ставок, доки не відкрито всі карти
reason-call-late = після кінця гри ніхто не робить ставок
reason-call-unbuildable = хтось назвав більше карт, ніж може збудувати
reason-display-long = відкрито більше ніж п’ять карт
reason-reveal-full = карту відкривають лише тоді, коли відкрито менше п’яти
reason-auction-display = для торгів мають бути відкриті п’ять карт або всі, що лишилися
reason-auction-over = торги вже закінчилися
reason-auction-running = торги ще не закінчилися
reason-nothing-bid = ніхто не назвав карт, які треба викласти
reason-building-display = бракує карт, які були відкриті
reason-demolish-first = карту можна знести лише до викладання першої
reason-cards-left = гра не закінчується, доки є карти
reason-place-in-building = карти викладають лише на кроці будівництва
reason-place-unbuildable = карти, які треба викласти, не можна збудувати
reason-not-a-type = «{ $text }» — не вид вежі ({ $known })
reason-not-a-card = «{ $text }» — не карта; карту пишуть так: { $example }, зі значенням від 0 до 15
reason-not-on-empty-cell = «{ $text }» — не плитка на порожній клітинці
reason-first-tile = на 0,0 має лежати плитка
reason-edges = краї плитки { $tile } на { $at } не збігаються із сусідніми
reason-tile-alone = плитка на { $at } не торкається жодної іншої
reason-not-on-piece = «{ $text }» — не фігурка на об’єкті ігрового поля
reason-figure-place = «{ $name }» не може стояти на «{ $place }»
reason-two-figures = на об’єкті «{ $name }» у клітинці { $at } стоять дві фігурки
reason-too-many-figures = у місця { $seat } на ігровому полі більше фігурок, ніж є у грі
reason-not-scoring = за «{ $text }» очок не дають
reason-drawn-when = узята плитка є лише між узяттям і викладанням
reason-placed-when = викладену цього ходу плитку вказують лише на кроці підданця
reason-pile-empty = стос, з якого беруть, порожній або невідомий
reason-pile-order = стоси беруть один за одним
reason-pile-other = плитка цього ходу не з поточного стосу
reason-pile-unnamed = "pile" має називати стос
reason-complete-scored = за завершені об’єкти очки вже пораховано, тож там ніхто не може стояти
reason-tiles-left = гра не закінчується, доки є плитки
reason-not-of-towers = «{ $text }» не має сенсу для вежі
reason-floors-sum = яруси в запасі й на вежах разом не дають { $floors }
reason-floors-tower = вежа має від 0 до { $most } ярусів і вказана один раз
reason-tower-bases = на кожній основі має стояти одна вежа, і більше ніде
reason-guard-floor = вартовому потрібен ярус, на якому стояти
reason-stolen-out = вкрадена плитка має бути поза грою
reason-rising-when = вежі вибирають лише тоді, коли взято плитку із символом злодія і бракує ярусів
reason-rising-guarded = вежа, що отримує ярус, не має вартового, а ярусів у ній менше ніж { $most }
reason-not-a-cell = «{ $text }» — не клітинка на зразок { $example }
reason-not-a-tile = «{ $text }» — не плитка цієї гри
reason-not-a-piece = «{ $text }» — не об’єкт на зразок: { $example }
reason-not-a-figure = фігурки «{ $text }» у цій грі немає
reason-wrong-value =
    { $kind ->
        [a-text] «{ $name }» має бути текстом
        [a-number] «{ $name }» має бути числом
        [a-list-of-texts] «{ $name }» має бути списком текстів
        [a-list-of-numbers-or-null] «{ $name }» має бути списком чисел або null
        [an-object-of-texts] «{ $name }» має бути об’єктом із текстами
       *[other] «{ $name }» має хибне значення
    }
reason-wrong-part =
    { $kind ->
        [a-tile] «{ $text }» — не плитка
        [a-figure] «{ $text }» — не фігурка
        [points] «{ $text }» — не очки
       *[other] «{ $text }» не вдалося прочитати
    }
reason-other = не вдалося прочитати («{ $reason }»)

## Що повідомляє система

system-not-found = немає такого файлу чи теки
system-denied = доступ заборонено
system-is-folder = це тека, а не файл
system-no-folder = частина шляху — не тека
system-exists = уже існує
system-disk-full = на диску немає місця
system-long-name = назва задовга
system-many-files = відкрито забагато файлів
system-no-program = це не програма, яку можна тут запустити
system-in-use = це використовує інша програма
system-other = системна помилка { $code }

## Поради й аналіз

hint-ahead = { $choice } ({ $action }): шанс виграти — { $chance }, у середньому попереду на { $points } оч. (± { $spread }).
hint-behind = { $choice } ({ $action }): шанс виграти — { $chance }, у середньому позаду на { $points } оч. (± { $spread }).
advice-alike = Різниці майже немає.
advice-later = Це окупиться в наступних раундах.
advice-not-later = Це менше окупиться в наступних раундах.
advice-cards =
    { $you ->
        [yes] Ти збудуєш
       *[no] { $name } збудує
    } { $count ->
        [one] на { $count } карту більше.
        [few] на { $count } карти більше.
       *[many] на { $count } карт більше.
    }
advice-not-cards =
    { $you ->
        [yes] Ти збудуєш
       *[no] { $name } збудує
    } { $count ->
        [one] на { $count } карту менше.
        [few] на { $count } карти менше.
       *[many] на { $count } карт менше.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [1] Твоя вежа «{ $tower }» отримує верхівку.
            [one] Твоя вежа «{ $tower }» отримує верхівку, тож її { $cards } карта рахується подвійно.
            [few] Твоя вежа «{ $tower }» отримує верхівку, тож її { $cards } карти рахуються подвійно.
           *[many] Твоя вежа «{ $tower }» отримує верхівку, тож її { $cards } карт рахуються подвійно.
        }
       *[no] { $cards ->
            [1] { $name }: вежа «{ $tower }» отримує верхівку.
            [one] { $name }: вежа «{ $tower }» отримує верхівку, тож її { $cards } карта рахується подвійно.
            [few] { $name }: вежа «{ $tower }» отримує верхівку, тож її { $cards } карти рахуються подвійно.
           *[many] { $name }: вежа «{ $tower }» отримує верхівку, тож її { $cards } карт рахуються подвійно.
        }
    }
advice-not-top =
    { $you ->
        [yes] Твоя
       *[no] { $name }:
    } вежа «{ $tower }» лишається без верхівки.
advice-room =
    { $count ->
        [1] Лишається місце для карти, яка ще прийде: { $tower } { $value }.
        [one] Лишається місце для { $count } карти, яка ще прийде: { $tower }, до { $value }.
        [few] Лишається місце для { $count } карт, які ще прийдуть: { $tower }, до { $value }.
       *[many] Лишається місце для { $count } карт, які ще прийдуть: { $tower }, до { $value }.
    }
advice-not-room =
    { $count ->
        [1] Не лишається місця для карти, яка ще прийде: { $tower } { $value }.
        [one] Не лишається місця для { $count } карти, яка ще прийде: { $tower }.
        [few] Не лишається місця для { $count } карт, які ще прийдуть: { $tower }.
       *[many] Не лишається місця для { $count } карт, які ще прийдуть: { $tower }.
    }
advice-rival =
    { $rival-is-you ->
        [yes] Ти збудуєш
       *[no] { $rival } збудує
    } { $count ->
        [one] на { $count } карту менше.
        [few] на { $count } карти менше.
       *[many] на { $count } карт менше.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] Ти збудуєш
       *[no] { $rival } збудує
    } { $count ->
        [one] на { $count } карту більше.
        [few] на { $count } карти більше.
       *[many] на { $count } карт більше.
    }
advice-demolition =
    { $count ->
        [one] Це заощаджує { $count } очко за знесені карти.
        [few] Це заощаджує { $count } очки за знесені карти.
       *[many] Це заощаджує { $count } очок за знесені карти.
    }
advice-not-demolition =
    { $count ->
        [one] Знесення коштує на { $count } очко більше.
        [few] Знесення коштує на { $count } очки більше.
       *[many] Знесення коштує на { $count } очок більше.
    }
advice-in-kind =
    { $kind ->
        [city] у місті
        [road] на дорозі
        [field] на полі
        [monastery] у монастирі
       *[garden] у саду
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Твоє місто
            [road] Твоя дорога
            [field] Твоє поле
            [monastery] Твій монастир
           *[garden] Твій сад
        }
       *[no] { $kind ->
            [city] Місто ({ $name })
            [road] Дорога ({ $name })
            [field] Поле ({ $name })
            [monastery] Монастир ({ $name })
           *[garden] Сад ({ $name })
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Твоє місто
            [road] Твоя дорога
            [field] Твоє поле
            [monastery] Твій монастир
           *[garden] Твій сад
        }
       *[no] { $kind ->
            [city] Місто ({ $rival })
            [road] Дорога ({ $rival })
            [field] Поле ({ $rival })
            [monastery] Монастир ({ $rival })
           *[garden] Сад ({ $rival })
        }
    }
advice-points =
    { $you ->
        [yes] Ти одразу отримуєш
       *[no] { $name } одразу отримує
    } більше: +{ $count }.
advice-not-points =
    { $you ->
        [yes] Ти одразу отримуєш
       *[no] { $name } одразу отримує
    } менше: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] Ти одразу отримуєш
       *[no] { $rival } одразу отримує
    } менше: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] Ти одразу отримуєш
       *[no] { $rival } одразу отримує
    } більше: +{ $count }.
advice-claim =
    { $outlook ->
        [good] Фігурка { advice-in-kind } цінніша, ніж у руці: приблизно +{ $count }. Імовірно, об’єкт завершать (плиток, що його закривають: { $tiles }).
       *[other] Фігурка { advice-in-kind } цінніша, ніж у руці: приблизно +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] Фігурка { advice-in-kind } обіцяє більше: приблизно +{ $count }. Імовірно, об’єкт завершать (плиток, що його закривають: { $tiles }).
       *[other] Фігурка { advice-in-kind } обіцяє більше: приблизно +{ $count }.
    }
advice-not-claim = Фігурка { advice-in-kind } була б цінніша, ніж у руці: приблизно +{ $count }.
advice-not-place =
    { $doubt ->
        [city] Це місто, імовірно, не завершать (лишилося плиток, що його закривають: { $left }).
        [road] Цю дорогу, імовірно, не завершать (лишилося плиток, що її закривають: { $left }).
       *[none] Фігурка { advice-in-kind } обіцяла б більше: приблизно +{ $count }.
    }
advice-hand =
    { $you ->
        [yes] У руці твій підданець цінніший:
       *[no] { $name }: у руці підданець цінніший,
    } приблизно +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] Це місто, імовірно, не завершать (лишилося плиток, що його закривають: { $tiles }). { advice-hand }
        [road] Цю дорогу, імовірно, не завершать (лишилося плиток, що її закривають: { $tiles }). { advice-hand }
       *[none] { $you ->
            [yes] У руці твій підданець був би цінніший:
           *[no] { $name }: у руці підданець був би цінніший,
        } приблизно +{ $count }.
    }
advice-guard = Вартовий цінніший: приблизно +{ $count } (злодіїв ще прийде: { $thieves }).
advice-not-guard = Вартовий був би цінніший: приблизно +{ $count } (злодіїв ще прийде: { $thieves }).
advice-likely = { advice-own-kind }: більше шансів на завершення (плиток, що закривають: { $tiles }).
advice-not-likely = { advice-own-kind }: менше шансів на завершення (плиток, що закривають: { $fewer }).
advice-worth = { advice-own-kind } дає більше: приблизно +{ $count }.
advice-not-worth = { advice-own-kind } дає менше: приблизно −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] отримуєш
       *[no] { $name } отримує
    } частку, приблизно +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] частки не отримуєш
       *[no] { $name } не отримує частки
    }, приблизно −{ $count }.
advice-takeover =
    { $you ->
        [yes] { advice-their-kind } переходить до тебе.
       *[no] { advice-their-kind }: об’єкт забирає { $name }.
    }
advice-not-takeover =
    { $you ->
        [yes] { advice-their-kind } не переходить до тебе.
       *[no] { advice-their-kind }: { $name } не забирає об’єкт.
    }
advice-rival-likely = { advice-their-kind }: менше шансів на завершення (плиток, що закривають: { $tiles }).
advice-not-rival-likely = { advice-their-kind }: більше шансів на завершення (плиток, що закривають: { $more }).
advice-rival-worth = { advice-their-kind } дає менше: приблизно −{ $count }.
advice-not-rival-worth = { advice-their-kind } дає більше: приблизно +{ $count }.
advice-turns = Це окупиться в наступних ходах.
advice-not-turns = Це менше окупиться в наступних ходах.
command-analyse = Покажи, чого коштував кожен вибір у завершеній партії і що було удачею.
example-analyse =
    Приклади:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = скільки разів догравати партію для кожного вибору (типово 100); більше — довше, зате певніше
argument-analyse-all = показати кожен вибір, а не лише ті, що дорого коштували
argument-analyse-json = надрукувати аналіз як JSON
argument-analyse-svg = намалювати шанси всіх гравців у цей файл
analyse-samples = Потрібне щонайменше одне догравання.
analyse-progress = дії
analyse-interrupted = Зупинено. Нічого не записано.
analyse-no-advisor = Жоден бот для { $game } не вміє пояснити свій вибір, тож такі партії не проаналізувати.
analyse-clean = Жоден вибір не коштував багато. Чудова гра!
analyse-chart = Шанс виграти після кожної дії
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } — неточність, коштує { $cost } шансу виграти.
        [mistake] { $player }: { $action } — помилка, коштує { $cost } шансу виграти.
        [blunder] { $player }: { $action } — груба помилка, коштує { $cost } шансу виграти.
       *[none] { $player }: { $action } коштує { $cost } шансу виграти.
    }
analyse-better = Краще: { $action }, шанс виграти — { $chance }.
analyse-player = Гравець
analyse-cost = Ціна
analyse-inaccuracy = Неточності
analyse-mistake = Помилки
analyse-blunder = Грубі помилки
analyse-luck = Удача
command-puzzles = Знайди в партіях ботів позиції з одним явно найкращим вибором або перевір ті, що йдуть із Rookery.
example-puzzles =
    Приклади:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = скільки партій переглянути (типово 10)
argument-puzzles-first = номер першої партії (типово 1), щоб продовжити пошук
argument-puzzles-seed = те саме зерно дає ті самі задачі (типово 1)
argument-puzzles-out = дописати задачі до цього файлу, а не виводити; з --check: файл для перевірки
argument-puzzles-check = перевірити кожну відповідь удесятеро глибшим пошуком
puzzles-progress = партії
puzzles-checking = задачі
puzzles-checked = Із удесятеро глибшим пошуком збігається { $agreed } з { $all } відповідей ({ $share }).
puzzles-not-agreed = Не підтверджено: { $puzzles }

## Візит на сервер

argument-visit-url = адреса сервера або посилання на стіл
argument-visit-bot = хто грає: назва вбудованого бота, модуль:Клас або програма, що знає протокол судді
argument-visit-table = стіл: остання частина посилання на нього
argument-visit-seat = місце бота, рахуючи від 0 (типово перше вільне)
argument-visit-game = відкрити стіл для цієї гри, з ботами сервера на інших місцях
argument-visit-bots = боти сервера за відкритим столом: один на всі інші місця або по одному на кожне (типово apprentice)
argument-visit-games = кількість ігор; усі після першої — реванші (типово 1)
argument-visit-name = ім’я за столом (типово назва класу або програми)
argument-visit-cookies = файл, що зберігає особу бота, а з нею і його місце
argument-visit-seed = будь-який текст для випадкових чисел бота
argument-visit-json = друкувати по одному рядку JSON на гру
visit-what = Вкажи стіл посиланням або через --table, чи через --game гру, для якої треба відкрити стіл. Зіграти треба щонайменше одну гру.
visit-address = «{ $url }» — не адреса сервера; така адреса має вигляд: { $example }
visit-seat = Місця { $seat } немає; останнє — { $last }.
visit-no-server = Немає зв’язку з { $url } ({ $reason }).
visit-not-rookery = { $url } відповідає не як сервер Rookery.
visit-refused = Сервер відмовляє: { $text }
visit-lost = Зв’язок утрачено. За столом нічого не пропаде; нова спроба триває.
visit-back = Зв’язок відновлено.
visit-cookies-used = { $file } вже використовує інший візит; обери інший файл через --cookies або інше ім’я через --name.
visit-cookies-other = У { $file } немає файлів cookie; обери інший файл через --cookies.
visit-other-rules = Тутешні правила не можуть відтворити гру сервера; можливо, на ньому інша версія: { $reason }
visit-other-choices = Сервер пропонує інші дії, ніж тутешні правила; можливо, на ньому інша версія.
visit-opened = Стіл: { $url }
visit-resumed = Знову за столом: { $url }
visit-waiting = На місці { $seat }; гра ще не почалася.
visit-no-seat = За цим столом немає вільного місця.
visit-closed = Стіл закрито.
visit-no-rematch = Інші не хочуть реваншу.
visit-left = На цьому місці далі грає бот сервера. Коли полагодиш свого, та сама команда поверне його на місце.
visit-kept = Гра чекає. Коли полагодиш бота, та сама команда її продовжить.
visit-interrupted = Зупинено. Місце збережено: та сама команда продовжує.
visit-result =
    Гра { $number }, місце { $seat }: { $result ->
        [won] перемога
        [tied] спільна перемога
        [none] без результату
       *[lost] поразка
    }, { $scores }
visit-summary = Виграно { $won } з { $games } ({ $share }), у середньому очок: { $mean }

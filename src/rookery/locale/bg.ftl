# Български. Идентификаторите са на en.ftl; думите са на българските правила на „5 Кули“.
# feature-* са членувани, защото стоят след „за“ и „върху“.

## Изброяване

listed = { $first } и { $last }

## Командният ред

about = Играй игрите с кули по правилата им: срещу ботове или със свои програми.
about-more =
    "rookery COMMAND --help" обяснява всяка команда. Започни с:
      rookery play five-towers

command-play = Играй в терминала срещу ботове.
command-simulate = Остави ботовете да изиграят цели игри.
command-replay = Провери запис ход по ход и го покажи.
command-referee = Бъди съдия на игра между други програми през стандартния вход и изход.
command-visit = Доведи бот на маса в сървър на Rookery.
command-score = Сметни точките от игра на истинска маса.
command-serve = Превърни този компютър в място за игра: маси за приятели, ботове и линкове за споделяне.
command-verify = Провери дали игра от сървър е размесена честно.
command-backup = Копирай данните на сървъра във файл, дори докато работи.
command-restore = Възстанови данните на сървъра от резервно копие.
command-migrate = Премести данните на сървър между файл на SQLite и база данни PostgreSQL, в двете посоки.
command-admin = Управлявай сървър: закривай маси, блокирай хора, публикувай съобщения.
command-admin-tables = Изброй последните маси: име, игра, състояние, последна промяна, играчи.
command-admin-close = Закрий маса. Започнатата игра се прекратява и не се брои.
command-admin-people = Намери хора по име: идентификатор, име, адреси.
command-admin-ban = Блокирай някого по идентификатор, по адрес или по двете.
command-admin-unban = Отблокирай някого.
command-admin-bans = Изброй всички блокирани с дата и причина.
command-admin-announce = Покажи съобщение на всички; без текст го премахни.
command-games = Покажи игрите с техните опции и ботове.

example-play =
    Примери:
      rookery play five-towers --seats 4 --bots greedy --save tonight.rook
      rookery play --resume tonight.rook
    Докато играеш, "help" показва накратко правилата и какво може да се напише.
example-simulate =
    Пример:
      rookery simulate five-towers --seats 3 --games 100 --seed 7 --bots heuristic,greedy,uniform --json
example-replay =
    Примери:
      rookery replay tonight.rook --at 40
      rookery replay tonight.rook --svg tonight.svg
      rookery simulate five-towers --games 10 --json | rookery replay - --record 3
example-referee =
    Пример:
      rookery referee five-towers --seats 2 --chance auto --seed 7
    Отпечатва ред JSON, чете действие като "bid 3", отпечатва следващия ред и така нататък. Подробностите са в docs/protocol.md.
example-visit =
    Примери:
      rookery visit http://127.0.0.1:8000 careful:Careful --game five-towers --seats 2
      rookery visit http://127.0.0.1:8000 careful:Careful --table 4mAsD3s1mXp0 --seat 1
    За URL става и линкът на маса. Ботът запазва мястото си, ако спреш командата и я пуснеш отново.
example-score =
    Пример: три кули, две от тях с връх, и две съборени карти:
      rookery score five-towers "Red: 4 3* 6* -2" "Blue: 5* 5 1 0 2"
    Ако не са дадени играчи, програмата пита за тях или ги чете от стандартния вход, по един на ред.
    За „Каркасон“ посочи играчите; после записвай точките една по една:
      rookery score carcassonne Mila Jonas Ona
example-serve =
    Примери:
      rookery serve
      rookery serve --lan --invite-only
    С --lan може да се включи всеки от същата мрежа; показаният код се сканира с телефон.
example-verify =
    Пример:
      rookery verify game-1.rook
    Записът на завършена игра от сървър съдържа тайната на размесването ѝ; docs/protocol.md обяснява как тегленията следват от нея.
example-backup =
    Пример:
      rookery backup rookery-monday.sqlite3
example-restore =
    Пример:
      rookery restore rookery-monday.sqlite3 --force
example-migrate =
    Примери:
      rookery migrate rookery.sqlite3 postgresql://rookery@db.example/rookery
      rookery migrate postgresql://rookery@db.example/rookery backup.sqlite3
    Първо спри сървърите. Източникът не се променя; прекъснато копиране продължава със същата команда.
example-admin =
    Примери:
      rookery admin people Mallory
      rookery admin ban 3q2xWn0aP_vK --address 203.0.113.7 --reason spam
      rookery admin announce "Сървърът се рестартира в девет."
    Командата работи с файла с данните или с базата данни. Работещият сървър се съобразява до секунда-две; по мрежата никой не може да прави това.
example-games =
    Пример:
      rookery games

help-usage = употреба:
help-arguments = аргументи
help-options = опции
help-commands = команди
help-actions = действия
help-help = покажи тази помощ
help-version = покажи версията
help-language = езикът на съобщенията, например bg

argument-game = играта; "rookery games" ги изброява
argument-seats = брой играчи (по подразбиране 3)
argument-seats-arena = брой играчи (по подразбиране 2)
argument-seats-referee = брой играчи (задължително)
argument-option = задай опция на играта, например overbids=retract; може да се повтаря
argument-expansions = играй с тези разширения
argument-opener = мястото, което започва, броено от 0 (по подразбиране се тегли жребий)
argument-opener-arena = мястото, което започва, броено от 0 (по подразбиране място 0)
argument-opener-referee = мястото, което започва, броено от 0 (по подразбиране място 0, а при --chance auto се тегли жребий)
argument-seed = произволен текст; едно и също семе дава едни и същи тегления
argument-bots-others = кой играе срещу теб: един бот за всички места или по един за всяко място от 1 нататък
argument-bots-all = кой играе: един бот за всички места или по един за всяко
argument-games = брой игри (по подразбиране 100)
argument-json-simulate = отпечатай всяка игра като един запис JSON
argument-json-replay = отпечатай записите като редове JSON
argument-save = запази играта тук, когато свърши или когато излезеш
argument-force = замени съществуващ файл
argument-resume = продължи запазена игра; тя се запазва в същия файл, освен ако --save не посочи друг
argument-plain = без цветове и само с прости знаци
argument-data = файлът с всички маси и гости (по подразбиране в твоята папка за данни)
argument-database = адресът на база данни PostgreSQL, която да се ползва вместо файл; ако е в ROOKERY_DATABASE, паролата не се вижда в списъка с процеси
argument-direct-database = втори адрес на базата данни, без посредник като PgBouncer (или в ROOKERY_DIRECT_DATABASE)
argument-workers = колко сървърни процеса да делят порта; за повече от един трябва --database (по подразбиране 1)
argument-admin-table = името на масата, както е в линка ѝ
argument-admin-name = част от име или идентификатор
argument-admin-guest = идентификаторът на гост
argument-admin-address = IP адрес, с гост или без гост
argument-admin-reason = бележка за теб
argument-admin-who = блокираният идентификатор или адрес
argument-admin-text = един ред до 280 знака
argument-port = портът, на който да се слуша (по подразбиране 8000)
argument-host = адресът, на който да се слуша (по подразбиране 127.0.0.1, само този компютър)
argument-lan = позволи на всеки от местната мрежа да се включи и покажи адреса като QR код
argument-host-name = още едно име, под което се стига до този сървър, например зад прокси; може да се повтаря
argument-https = задай го, когато отпред има прокси с HTTPS: бисквитките се пращат само през HTTPS
argument-invite-only = пускай само хора с кода за покана, показан в началото
argument-bot-cores = колко процесорни ядра могат да ползват ботовете (по подразбиране всички без едно)
argument-limit = друго ограничение на сървъра, например crowd=1000, ако хиляда души ползват един адрес; може да се повтаря
argument-no-analysis = не анализирай завършилите игри във фонов режим
argument-no-browser = не отваряй браузър
argument-backup = файлът, в който да се запише
argument-restore = резервното копие, което да се прочете
argument-force-restore = замени наличните данни
argument-migrate-from = данните за копиране: файл или адрес на база данни PostgreSQL
argument-migrate-to = копието: нов файл или адрес на празна база данни PostgreSQL
argument-migrate-data = файлът с данни, до който е ключът за базата данни PostgreSQL (по подразбиране в твоята папка за данни)
argument-file = файл .rook или редове JSON; "-" чете стандартния вход
argument-record = покажи само K-тия запис от файла, броено от 1
argument-at = покажи масата след N действия
argument-svg = запази рисунка на масата, в края или след N действия, в този файл
argument-theme = цветовете на рисунката: light (по подразбиране) или dark
argument-chance = кой прави случайните тегления: caller (по подразбиране), или auto за самия съдия
argument-players = име и резултат на играч, например "Red: 4 3* 6* -2"
argument-score-expansions = Каркасон: разширенията в игра (по подразбиране: всички)
argument-score-no-fields = Каркасон: поляните не се точкуват

## Какво може да се обърка

complaint = rookery: { $sentence }
usage-no-command = Няма такава команда; "rookery --help" изброява наличните.
usage-value = След { $argument } липсва стойност; "--help" обяснява каква.
usage-unknown = „{ $argument }“ не е аргумент на тази команда; "--help" изброява нейните.
usage-missing = Нещо липсва: { $arguments }. "--help" го обяснява.
usage-number = „{ $text }“ не е цяло число от 0 нагоре.
usage-not-utf-8 = Аргументът „{ $argument }“ не е текст в UTF-8.
no-such-game = Няма игра „{ $game }“ (известни: { $known }).
no-such-language = Няма превод на „{ $language }“ (известни: { $known }).
option-form = Опциите се дават като NAME=VALUE, а не като „{ $text }“.
option-twice = Опцията „{ $option }“ е дадена два пъти.
bots-count =
    { $wanted ->
        [1] Нужен е един бот, а са посочени { $given }.
       *[other] Посочи един бот за всички места или { $wanted } бота, а не { $given }.
    }
play-what = Посочи игра или запазена игра за продължаване: "rookery play five-towers".
simulate-none = Трябва да се изиграе поне една игра.
chance-who = --chance трябва да е caller или auto, а не „{ $text }“.
chance-seed = Семе има смисъл само с "--chance auto".
save-exists = { $file } вече съществува; с --force ще се замени.
save-is-folder = { $file } е папка, а не файл.
save-no-folder = { $file } не може да се запази: папката не съществува.
save-not-allowed = { $file } не може да се запази: в папката не може да се пише.
save-where = Кажи къде: save FILE
resume-one =
    { $count ->
        [0] { $source }: няма запис за продължаване.
       *[other] { $source }: има повече от един запис; може да се продължи само файл с един запис.
    }
resume-unwritable = { $source }: тази игра не би могла да се запази пак, защото етикетите или позицията ѝ не се побират във файл .rook.
resume-over = { $source }: играта е свършила; "rookery replay" я показва.
serve-ready = Rookery отвори врати: { $address }
serve-data = Всичко се записва в { $file }
serve-stop = Спира се с Ctrl+C; никоя игра не се губи.
serve-not-installed = { $command } се нуждае от пакетите на сървъра: pip install 'rookery[server]'
serve-in-use = { $file } се ползва от друг сървър; първо го спри или посочи друг файл с --data.
serve-newer = { $file } е от друга, вероятно по-нова версия на Rookery; обнови Rookery.
serve-wrong-key = Ключът за { $file } липсва или е друг, а без него започнатите игри не могат да се прочетат. Върни { $key } на мястото му или задай { $variable }.
serve-port = Портът е число до 65535, а не { $port }.
serve-limit-unknown = Няма ограничение „{ $name }“; има { $known }.
serve-limit-value = Ограничението { $name } е положително число, а не „{ $value }“; дробни могат да са само секундите.
serve-failed = Сървърът не можа да тръгне на порт { $port }; може би го ползва друга програма. Опитай --port с друго число.
serve-cannot-write = В { $file } не може да се пише, така че никоя игра не би се запазила; провери правата и мястото на диска.
database-form = Адресът на база данни изглежда така: postgresql://USER@HOST/NAME; в паролата пиши @ като %40, / като %2F, # като %23 и ? като %3F.
serve-no-postgres = За PostgreSQL трябва още един пакет: pip install 'rookery[server,postgres]'
serve-cannot-connect = Базата данни { $database } не може да се ползва: { $reason }
serve-workers = За няколко сървърни процеса трябва база данни PostgreSQL; посочи я с --database.
serve-new-key = Тайните на започнатите игри се шифроват с нов ключ: { $key }. На всяка машина, която ползва тази база данни, трябва да има копие на файла или съдържанието му в { $variable }.
serve-unfinished = В { $file } има недовършено копие. Пусни същата команда rookery migrate отново, за да се довърши.
backup-nothing = В { $file } още няма данни.
backup-done = Данните са копирани в { $file }.
backup-failed = Копието { $file } не можа да се запише и нищо от него не е останало: { $reason }.
backup-database = { $database } е база данни PostgreSQL: ползвай pg_dump и pg_restore; rookery migrate я копира във файл или обратно.
restore-exists = { $file } вече съществува; с --force ще се замени.
restore-broken = { $file } не е валидно резервно копие за тази версия на Rookery; нищо не е променено.
restore-wrong-key = Ключът за { $file } липсва или е друг, затова нищо не е променено. Сложи го в { $key } или задай { $variable }.
restore-done = Данните са възстановени в { $file }.
migrate-not-empty = В { $target } вече има данни; за копието трябва нов файл или празна база данни.
migrate-other-copy = В { $target } има недовършено копие на друг източник: { $source }. Първо го довърши или го изтрий.
migrate-in-use = { $place } се ползва от сървър; първо спри всички сървъри, които работят с тези данни.
migrate-other-key = { $key } не е ключът за { $source }, а копието се нуждае от същия ключ; сложи там правилния или премести този файл.
migrate-failed = Данните не можаха да се копират докрай: { $reason }. Със същата команда копирането продължава.
migrate-progress = Копира се { $table }
migrate-heading-table = таблица
migrate-heading-rows = редове
migrate-done = В { $target } вече са всички данни, еднакви ред по ред; { $source } не е променен.
migrate-differs = { $target } не съвпада с { $source }; разлики има в таблиците: { $tables }.
admin-closed = Масата { $table } е закрита.
admin-banned = Достъпът е блокиран: { $who }.
admin-unbanned = Достъпът отново е разрешен: { $who }.
admin-announced = Всички вече го виждат.
admin-unannounced = Съобщението е премахнато.
admin-table-unknown = Няма маса { $table }.
admin-table-closed = Масата { $table } вече е закрита.
admin-no-guest = Няма гост { $guest }; "rookery admin people" намира по име.
admin-no-ban = { $who } не е сред блокираните.
admin-announcement-form = Съобщението е един видим ред до { $most } знака.
verify-good =
    { $draws ->
        [one] Единственото теглене следва
       *[other] Всички { $draws } тегления следват
    } от тайната, чийто отпечатък беше обявен преди играта: { $commitment }.
verify-nobody = Никое място не е добавило случайност. Доказано е, че тегленията са били определени преди играта, но не и че сървърът не ги е избрал.
verify-sealed = Случайност дойде от тези места: { $seats }. Според записа всяко място е фиксирало приноса си, преди да се покаже приносът на което и да е друго. Ако едно от тези места е било твое и намираш в записа собствения си принос, никой, дори сървърът, не е могъл да избере тегленията. Всички останали трябва да се доверят поне на едно от тези места.
verify-unsealed = Случайност дойде от тези места: { $seats }. Тя беше дадена открито, така че който е дал последната и е знаел тайната, е можел да избере тегленията.
verify-recommitted =
    Размесването обаче беше фиксирано наново { $times ->
        [one] веднъж
       *[other] { $times } пъти
    }, защото тези места задържаха приноса си: { $seats }. Който е седял там и е знаел тайната, е можел да избере между { $shuffles } размесвания. Прекъсната връзка изглежда по същия начин.
verify-failed = { $source }: { $reason }.
record-broken = { $source }: { $reason }
replay-nothing = { $source }: няма запис.
replay-no-record = { $source }: няма запис номер { $number }.
replay-at =
    { $actions ->
        [one] Записът има само едно действие, а не { $at }.
       *[other] Записът има { $actions } действия, а не { $at }.
    }
replay-one-form = --json и --svg не могат да се ползват заедно.
no-such-theme = Няма цветова тема „{ $theme }“ (известни: { $known }).
replay-which = { $source }: има няколко записа; --record казва кой да се покаже.
source-standard-input = стандартен вход
line-too-long = { $source }: по-дълго от допустимите { $limit } байта.
not-utf-8 = { $source }: не е текст в UTF-8 (байт { $byte }).
file-failed = { $file }: { $reason }
system-failed = { $reason }
output-closed = Изходът беше затворен, преди всичко да бъде изведено.
input-ended = Входът свърши преди играта.
interrupted = Прекъснато.

## Игра

player-you = Ти
player-you-listed = ти
player-person = човек
player-seat = Място { $seat }
player-tagged = Място { $seat } ({ $player })
seed-drawn = семе { $seed }
welcome = { $title }. Напиши номера или нотацията на избора си; "help" обяснява повече.
prompt = Твоят избор:
prompt-which = Плочката пасва там по няколко начина. По кой от тях ({ $letters })?
prompt-done = Enter завършва хода ти, "undo" го връща:
only-choice = Единственият ти избор: { $choice }.
finish-offer = all) Постави ги всичките
nothing-to-finish = Редът има значение или още трябва да избереш карти: поставяй ги една по една.
refused = Не е позволено. { $reason }
not-a-choice = „{ $text }“ не е нито избор, нито команда; "help" изброява командите.
not-your-turn = Ходът ти свърши, затова „{ $text }“ не е изиграно.
undone = Върнато: { $action }.
nothing-to-undo = Няма какво да върнеш.
hint = Бот би избрал: { $choice } ({ $action }).
look-where = Тук няма какво да се покаже за „{ $text }“.
to-come-hidden = На тази маса не се вижда кои карти предстоят.
saved = Запазено в { $file }.
left = Ти излезе от играта.
play-commands =
    Можеш да напишеш:
      номер            изборът с този номер; няколко – с интервали между тях
      bid 3, pass ...  нотацията на избор, както е в записите
      all              постави всички карти, ако редът им няма значение
      undo             върни последния си ход
      hint             какво би направил бот
      cards            картите, които предстоят
      save FILE        запази играта дотук
      quit             излез от играта

event-ended = Няма какво повече да се тегли.
rules-elsewhere = Тук няма кратки правила на тази игра.
table-seat = { $name } { $points }

## Симулации и повторения

simulate-progress = игри
summary-seat = място
summary-bot = бот
summary-mean = средно точки
summary-lowest = най-малко
summary-highest = най-много
summary-victories = победи
summary-share = дял
summary-games =
    { $games ->
        [one] Една игра с { $longest } действия.
       *[other] { $games } игри, средно по { $mean } действия (от { $shortest } до { $longest }).
    }
replay-progress = записи
replay-title =
    { $title } с { $seats } играчи, { $actions ->
        [one] едно действие
       *[other] { $actions } действия
    }
replay-after =
    { $actions ->
        [0] Преди първото действие
        [one] След едно действие
       *[other] След { $actions } действия
    }
replay-unfinished = Играта не е довършена.
replay-summary =
    { $games ->
        [one] Един запис е верен
       *[other] Всички { $games } записа са верни
    }, завършени: { $finished }; { $actions ->
        [one] проверено е едно действие.
       *[other] проверени са { $actions } действия.
    }

## Списък на игрите

games-title = { $title } ({ $game })
games-facts = от { $fewest } до { $most } играчи, от { $age } години нагоре, от { $shortest } до { $longest } минути
games-designer = автор: { $designer }
games-option = опция { $name }: { $explanation }
games-default = { $name } (по подразбиране): { $explanation }
games-value = { $name }: { $explanation }
bot-with-id = { $bot } ({ $name })
games-expansion = разширение { $name }: { $explanation }
games-no-expansions = без разширения
games-bots = ботове, от най-слабия към най-силния: { $names }
games-levels = нива: { $names }
games-link = повече за играта: { $link }

## Точки и победа

score-total = общо
won-alone =
    { $you ->
        [yes] Печелиш
       *[no] { $name } печели
    } с { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
won-together =
    Споделена победа: { $names } – по { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
score-how = За всеки играч: височините на кулите, с * след тези с връх, после минус и броят съборени карти: Red: 4 3* 6* -2
score-prompt = Играч { $number } (Enter, когато всички са въведени):
score-player = Играч { $number }
score-place = { $place }. { $name }: { $points }
score-line = Ред { $line }: { $reason }
score-nobody = Няма играчи, чиито точки да се сметнат.
score-name = Името на играч има от 1 до { $longest } знака и след него стои двоеточие.
no-score-sheet = За { $game } няма лист за точки.
score-twice = Името { $name } е дадено два пъти.
score-many = Играчите могат да са най-много { $most }.
sheet-word = „{ $word }“ не е нито височина като 4 или 6*, нито брой съборени карти като -2.
sheet-empty = Няма нито кула, нито съборена карта; за липсваща кула напиши 0.
sheet-towers = Кулите могат да са най-много { $most }.
sheet-tall = Една кула може да има най-много { $most } карти, а не { $cards }.
sheet-top-of-nothing = 0* е невъзможно: върхът също е карта, така че кулата има поне една.
sheet-demolished-twice = „{ $word }“ дава съборените карти за втори път.
sheet-demolished-many = Може да са съборени най-много { $most } карти, а не { $cards }.
sheet-cc-who = Кой играе? Имената, разделени със запетаи:
sheet-cc-prompt = Точки, или help, или end:
sheet-cc-how =
    Напиши кой получава точки, двоеточие и за какво:
      Ona: city 4 1             град от 4 плочки с 1 щит
      Ona, Mila: road 5         път от 5 плочки при равенство
      Ona: monastery            завършен манастир; също: garden
      Ona: abbot 6              прибран абат: плочката му и тези около нея
      Ona: guard                страж на Ona е заменен
      thieves 6+5: Ona 2, Mila  плочка с крадец 6, открадната плочка 5 и стражите
      Ona: other -3             всичко друго, също и за поправка
      undo                      връща последния ред
      history Ona               показва всички точки на Ona, без име – на всички
      scores                    показва резултата
      end                       минава към крайното точкуване
sheet-cc-noted = { $line }. Сега { $scores }.
sheet-cc-undone = Върнато: { $line }. Сега { $scores }.
sheet-cc-scores = Резултат: { $scores }.
sheet-cc-nothing = Там още нищо не е записано.
sheet-cc-full = Един лист има най-много { $most } реда.
sheet-cc-line = „{ $line }“ не казва кой получава точки: напиши Ona: city 4 1 или help.
sheet-cc-kind = „{ $word }“ не носи точки тук. Възможни са { $kinds }.
sheet-cc-numbers =
    { $most ->
        [0] След { $kind } няма число.
        [1] След { $kind } идва едно число.
       *[other] След { $kind } идват от { $fewest } до { $most } числа.
    }
sheet-cc-number = „{ $text }“ не е число от { $least } до { $most }.
sheet-cc-player = „{ $name }“ не е сред играчите: { $names }.
sheet-cc-players = Играят от { $fewest } до { $most } играчи.
sheet-cc-name = Името има от 1 до { $longest } знака и няма двоеточие.
sheet-cc-expansion = „{ $name }“ не е разширение (известни: { $known }).
sheet-cc-counts =
    { $count ->
        [1] Напиши едно число.
       *[other] Напиши { $count } числа, по едно за { $names }.
    }
sheet-cc-step =
    { $kind ->
        [road] Плочки на незавършени пътища ({ $names }):
        [city] Плочки на незавършени градове, с щитове като 4+1 ({ $names }):
        [monastery] Плочки на незавършени манастири и градини с тези около тях ({ $names }):
        [field] Завършени градове до поляните ({ $names }):
        [stolen] Числото на откраднатата плочка (0, ако няма):
       *[other] Стражи на кули ({ $names }):
    }

## 5 Кули: имена

tower-candy = захарна
tower-scary = страшна
tower-tree = дървесна
tower-scrap = скрап
tower-sand = пясъчна
tower-first = първа
tower-second = втора
tower-third = трета
tower-fourth = четвърта
tower-fifth = пета
letter-candy = З
letter-scary = С
letter-tree = Д
letter-scrap = К
letter-sand = П
card = { $tower } { $value }

## 5 Кули: опции

option-overbids = може ли играч да обяви повече карти, отколкото може да построи?
option-overbids-refused = не, такова наддаване не се приема
option-overbids-retract = да, но ако картите не могат да се построят, наддаването се отменя
option-cards-to-come = могат ли всички да видят кои карти предстоят?
option-cards-to-come-shown = да
option-cards-to-come-hidden = не, само колко са

## 5 Кули: избори

choice-bid = Обяви { $count }
choice-pass = Пасувай
choice-place = Постави { $tower } { $value }
choice-demolish = Събори { $tower } { $value }
choice-retract = Отмени наддаването

## 5 Кули: какво се случва

event-revealed = Отворени: { $cards }.
event-bid =
    { $you ->
        [yes] Обявяваш { $count }.
       *[no] { $name } обявява { $count }.
    }
event-passed =
    { $you ->
        [yes] Пасуваш.
       *[no] { $name } пасува.
    }
event-won =
    { $you ->
        [yes] Вземаш
       *[no] { $name } взема
    } { $count ->
        [one] една карта.
       *[other] { $count } карти.
    }
event-demolished =
    { $you ->
        [yes] Събаряш
       *[no] { $name } събаря
    } { $card } ({ $pile ->
        [one] първата
       *[other] общо { $pile }
    }).
event-placed =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $card }.
event-topped =
    { $you ->
        [yes] Завършваш
       *[no] { $name } завършва
    } своята { $tower } кула, висока { $height ->
        [one] една карта.
       *[other] { $height } карти.
    }
event-retracted =
    { $you ->
        [yes] Отменяш наддаването си за { $count }.
       *[no] { $name } отменя наддаването си за { $count }.
    }
event-nobody-built = В този рунд никой не строи.
event-discarded = Изчистени: { $cards }.
event-reshuffled = Тестето за теглене свърши: { $cards ->
        [one] една изчистена карта става ново тесте.
       *[other] { $cards } изчистени карти се размесват в ново тесте.
    }

ended-second-pass = Край на играта: тестето за теглене свърши за втори път.
ended-nothing-to-shuffle = Край на играта: тестето за теглене свърши, а няма изчистени карти.

## 5 Кули: лист за точки

score-tower = { $tower } кула, { $cards ->
        [one] една карта
       *[other] { $cards } карти
    }
score-topped-tower = { $tower } кула с връх, { $cards ->
        [one] една карта
       *[other] { $cards } карти
    }
score-main-tower = основна кула ({ $tower }), { $cards ->
        [one] една карта
       *[other] { $cards } карти
    }
score-demolished = { $cards ->
        [one] една съборена карта
       *[other] { $cards } съборени карти
    }

## 5 Кули: масата

table-round = Рунд { $round }
table-pass =
    { $number ->
        [1] първо минаване през тестето
       *[other] второ минаване през тестето
    }
table-draw-pile = { $cards } за теглене
table-discard-pile =
    { $cards ->
        [one] { $cards } изчистена
       *[other] { $cards } изчистени
    }
table-display = Отворени карти
table-display-empty = няма карти
table-to-place =
    { $cards ->
        [one] остава една за поставяне
       *[other] остават { $cards } за поставяне
    }
table-to-come =
    { $cards ->
        [one] Предстои още една карта:
       *[other] Предстоят още { $cards } карти:
    }
table-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
table-demolished =
    { $cards ->
        [one] { $cards } съборена
       *[other] { $cards } съборени
    }
call-bid = обяви { $count }
call-pass = пас
call-opener = първи играч
call-none = { "" }

rules-five-towers =
    5 Кули накратко:
      Всеки рунд се наддава за пет карти. Първият играч казва колко ще вземе, от 0
      до 5; по посока на часовниковата стрелка всеки обявява повече или пасува, по
      веднъж. Който обяви 5, слага край на наддаването. Обявилият най-много взема
      толкова карти и трябва да построи всичките.
      По една кула от вид: захарна З, страшна С, дървесна Д, скрап К, пясъчна П.
      Картата трябва да е по-ниска от тази, върху която се слага, но върху 8 ({ $eight })
      може всичко, а 9 ({ $nine }) – върху всичко освен 0. 0 ({ $top }) е връх: към тази кула
      нищо не се добавя, нито се маха.
      Преди строежа можеш да събориш най-горната карта на една своя кула.
      Изчистените карти се размесват веднъж; щом тестето свърши пак, идва краят.
      Всяка карта носи 1 точка, а в кула с връх – 2; в основната кула,
      най-високата, носи още 1. Съборените карти отнемат 1, 2, 3 и т.н.
      Печели играчът с най-много точки.

## 5 Кули: защо действие не е позволено, според правилото

refused-FT-19 = Картата трябва да е по-ниска от тази, която би покрила.
refused-FT-25 = Тази карта не е в тестето за теглене.
refused-FT-27 = Първо трябва да се отворят карти от тестето за теглене.
refused-FT-28 = Това е за друга стъпка от рунда.
refused-FT-29 = Първият играч обявява число от 0 до 5 и не може да пасува.
refused-FT-30 = Трябва да обявиш повече от най-голямото число досега.
refused-FT-33 = Тази карта не е сред отворените.
refused-FT-35 = Можеш да събориш само една карта, преди да поставиш първата, и само от кула, която има карти.
refused-FT-39 = Кула с връх е завършена; от нея нищо не може да се събори.
refused-FT-40 = Кула с връх е завършена; към нея нищо не може да се добави.
refused-FT-42 = След това няма да можеш да построиш всички обявени карти.
refused-FT-43 = Обявените карти не могат да се построят, затова наддаването трябва да се отмени.
refused-FT-52 = Играта свърши.
refused-FT-54 = Няма толкова отворени карти.
refused-FT-A1 = Обявените карти могат да се построят, затова наддаването не може да се отмени.

## Каркасон: имена

feature-city = града
feature-road = пътя
feature-field = поляната
feature-monastery = манастира
feature-garden = градината
feature-guard = стража
figure-meeple = мийпъл
figure-abbot = абата
port-N = север
port-E = изток
port-S = юг
port-W = запад
port-NL = северозапад
port-NR = североизток
port-EL = североизток
port-ER = югоизток
port-SL = югоизток
port-SR = югозапад
port-WL = югозапад
port-WR = северозапад
cell = ({ $x }; { $y })

## Каркасон: опции и разширения

option-farmers = може ли да се поставят мийпъли на поляните?
option-farmers-on = да
option-farmers-off = не
expansion-river = първо се нарежда реката
expansion-abbot = още една фигура за всеки играч, за манастири и градини
expansion-towers-and-thieves = кули за пазене и крадци, от които кулите растат, а стражите носят точки

## Каркасон: избори

choice-draw = Изтегли плочка
choice-lay =
    { $rotation ->
        [0] Сложи плочката на ({ $x }; { $y })
       *[other] Сложи плочката на ({ $x }; { $y }), завъртяна на { $rotation }°
    }
choice-claim-city = Постави { $figure } в града ({ $port })
choice-claim-road = Постави { $figure } на пътя ({ $port })
choice-claim-field = Постави { $figure } на поляната ({ $port })
choice-claim-monastery = Постави { $figure } в манастира
choice-claim-garden = Постави { $figure } в градината
choice-skip = Не поставяй нищо
choice-recall = Прибери абата от ({ $x }; { $y })
choice-guard = Постави страж на кулата на ({ $x }; { $y })
choice-raise = Надстрой кулата на ({ $x }; { $y })

## Каркасон: какво се случва

event-drawn =
    { $you ->
        [yes] Теглиш
       *[no] { $name } тегли
    } плочка { $tile }.
event-set-aside = Плочка { $tile } не пасва никъде и се оставя настрана.
event-laid =
    { $you ->
        [yes] Слагаш
       *[no] { $name } слага
    } плочка { $tile } на { $at }.
event-laid-tile =
    { $you ->
        [yes] Слагаш
       *[no] { $name } слага
    } плочка на { $at }.
event-claimed-city =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $figure } в града ({ $port }).
event-claimed-road =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $figure } на пътя ({ $port }).
event-claimed-field =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $figure } на поляната ({ $port }).
event-claimed-monastery =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $figure } в манастира.
event-claimed-garden =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } { $figure } в градината.
event-skipped =
    { $you ->
        [yes] Не поставяш нищо
       *[no] { $name } не поставя нищо
    }.
event-recalled =
    { $you ->
        [yes] Прибираш абата си
       *[no] { $name } прибира абата си
    } от { $at }.
event-scored =
    { $you ->
        [yes] Получаваш
       *[no] { $name } получава
    } { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } за { $feature } на { $at }: { $lines }.
event-raised = Кулата на { $at } вече има { $floors ->
        [one] един етаж.
       *[other] { $floors } етажа.
    }
event-guard-replaced =
    { $you ->
        [yes] Твоят страж
       *[no] { $name }: стражът
    } на кулата на { $at } е заменен.
event-guarded =
    { $you ->
        [yes] Поставяш
       *[no] { $name } поставя
    } страж на кулата на { $at }.
event-stolen = Крадците открадват плочка { $tile } ({ $number }).

ended-no-tile-left = Край на играта: няма повече плочки.

## Каркасон: лист за точки

score-road = завършени пътища
score-city = завършени градове
score-monastery = завършени манастири
score-garden = завършени градини
score-road-open = незавършени пътища
score-city-open = незавършени градове
score-monastery-open = незавършени манастири
score-garden-open = незавършени градини
score-field = поляни
score-recalled = прибран абат
score-guard = стражи, забелязали крадци
score-guard-replaced = заменени стражи
score-guard-end = стражи в края
score-other = други точки
line-tiles =
    { $count ->
        [one] една плочка
       *[other] { $count } плочки
    }
line-shields =
    { $count ->
        [one] един щит
       *[other] { $count } щита
    }
line-cities =
    { $count ->
        [one] един завършен град
       *[other] { $count } завършени града
    }
line-thief = крадецът
line-stolen = откраднатата плочка
line-guard = още на кулата
line-guard-replaced = заменен

## Каркасон: масата

table-piles = за теглене: { $piles }
table-pile =
    { $pile ->
        [river] река
        [lake] езеро
        [tower] кули
       *[other] терен
    } { $tiles }
table-floors =
    { $floors ->
        [one] остава един етаж
       *[other] остават { $floors } етажа
    }
table-stolen = открадната: { $number }
table-beyond =
    Полето продължава на { $sides }{ $places ->
        [0] { "" }
        [one] {" "}(едно място)
       *[other] {" "}({ $places } места)
    }: look { $look }
table-tiles-to-come =
    { $tiles ->
        [one] Предстои още една плочка:
       *[other] Предстоят още { $tiles } плочки:
    }

rules-carcassonne =
    Каркасон накратко:
      Изтегли плочка и я долепи така, че всички допрени страни да съвпаднат. После
      можеш да поставиш на нея един мийпъл, на обект, на който още няма фигура.
      Завършеното носи точки, а мийпълите там се прибират. Точките взема този с
      най-много мийпъли там, а при равенство – всички с равен брой.
        път { $road }        1 на плочка
        град { $city }       2 на плочка и 2 на щит { $shield }; незавършен – по 1
        манастир { $monastery } 9 с всичките осем плочки около него; накрая 1 на плочка
        поляна       само накрая: 3 за всеки завършен град до нея
      Река: плочките ѝ { $river } са първи и не правят обратен завой. { $bridge } е мост.
      Абат: може да стои в манастири и в градини { $garden }, които носят точки като
      манастири; ако го прибереш по-рано, носи колкото мястото му струва тогава.
      Кули и крадци: кула { $tower } достига толкова плочки в четирите посоки, колкото
      етажа има. Ако плочката ти е в обсега ѝ, твой мийпъл може да я пази. Когато се
      изтегли плочка с крадец { $thief }, всяка кула без страж расте с един етаж, а всеки
      страж получава точките от плочката и се прибира. Ако няма нито един страж,
      плочката е открадната и вместо нея се слага плочка с кула. Накрая всеки
      страж носи 5. От A до E са мийпълите на играчите, от a до e – техните абати.

commands-carcassonne =
    Можеш да напишеш:
      4                сложи плочката на място 4, ако пасва само по един начин
      4b или 2,-1 b    сложи я на място 4 или в тази клетка, завъртяна както при b
      номер            в стъпката с мийпъла: изборът с този номер
      place 2,-1 90    нотацията на избор, както е в записите
      look north       виж какво има на север (east изток, south юг, west запад)
      look 3,-2        виж какво има около тази клетка
      look all         виж цялото поле
      look или Enter   покажи пак масата
      undo             върни последния си ход
      hint             какво би направил бот
      tiles            плочките, които предстоят
      save FILE        запази играта дотук
      quit             излез от играта

## Каркасон: защо действие не е позволено, според правилото

refused-BC-01 = Тази плочка не е в купчината, от която сега се тегли.
refused-BC-02 = Нямаш повече такива фигури.
refused-BC-03 = Това е за друга стъпка от хода.
refused-BC-04 = Плочката трябва да се допира до друга плочка и всички допрени страни да съвпадат.
refused-BC-06 = Мийпъл се поставя само на току-що сложената плочка и само на обект, на който още няма фигура.
refused-BC-15 = На тази маса не се поставят мийпъли на поляните.
refused-BC-16 = Играта свърши.
refused-RI-03 = Речна плочка трябва да продължава реката.
refused-RI-04 = Реката не бива да завива два пъти поред в една и съща посока.
refused-AB-02 = В градина може да стои само абат, а абат може да стои само в градини и манастири.
refused-AB-04 = Твоят абат не е там.
refused-AB-05 = Обектът, на който стои абатът ти, вече е завършен.
refused-TT-17 = Там няма кула.
refused-TT-19 = Току-що сложената плочка е извън обсега на тази кула.
refused-TT-33 = Тази кула сега не получава етаж.
refused-TT-A4 = На тази кула вече стои твой страж.
refused-TT-A11 = Тази кула няма етаж, на който да се стои.

## Уебсайтът: навсякъде

web-name = Rookery
web-locale = bg_BG
web-page-about = Играй „5 Кули“ и „Каркасон“ в браузъра си, с приятели или срещу умни врани.
web-menu = Меню
web-menu-game = Тази игра
web-menu-table = Тази маса
web-menu-device = Това устройство
web-close = Затвори
web-leave = Обратно към началната страница
web-home = Начална страница
web-about = За сайта
web-undo = Върни хода
web-total = Общо
web-points = Точките на всички
web-turned = тук дойде обратът
web-players = Играчи
web-log = Ход на играта
web-dock = Текущият ход
web-choices = Всичките ти възможности
web-your-turn = Твой ред е
web-undone = Последният ход беше върнат.
web-keys = Клавиши
web-key-arrows = предишна или следваща възможност
web-key-enter = потвърди
web-key-p = пас
web-key-u = върни
web-key-h = питай враната
web-key-help = правила и клавиши
web-thinking = { $name } мисли
web-wait = Един момент
web-nowhere = Тук няма нищо. Може би линкът е непълен.

## Уебсайтът: настройки

web-sound = Звуци
web-night = Нощ
web-language = Език
web-theme = Тема
web-theme-auto = Като на устройството
web-theme-light = Ден
web-theme-dark = Нощ
web-switch-sound = Звуци
web-switch-still = По-малко движение
web-switch-letters = Букви до цветовете
web-switch-list = Показвай възможностите като списък
web-switch-keys = Бързи клавиши
web-switch-tell = Известявай ме, когато е мой ред
web-tell-refused = Браузърът ти блокира известията от тази страница. Можеш да промениш това в настройките му.
web-switch-push = Известявай ме на това устройство, когато е мой ред, дори Rookery да е затворен
web-push-about = Само в игри с темпо „Дни за ход“. Съобщението се доставя от услугата за известия на браузъра ти; то е шифровано и само ти можеш да го прочетеш.
web-push-turn = { $game }: твой ред е
web-push-with = С { $names }

## Уебсайтът: връзката и какво може да се обърка

web-reconnecting = Свързваме се отново. Играта ти е запазена.
web-back = Връзката е възстановена
web-error-network = В момента няма връзка със сървъра. Нищо не е загубено; опитваме отново.
web-error-server-failed = Нещо се обърка при нас. Опитай пак.
web-error-server-upgrading = Сървърът се обновява в момента. Опитай пак след малко.
web-error-server-busy = Тук в момента е много оживено. Опитай пак.
web-error-action-stale = Играта вече е продължила.
web-error-action-not-your-turn = Не е твой ред.
web-error-action-no-take-back = Това вече не може да се върне.
web-error-action-illegal = Това не е позволено тук.
web-error-hint-not-allowed = На тази маса подсказките не са разрешени.
web-error-help-not-allowed = На тази маса помощта на полето е изключена.
web-error-table-unknown = Няма такава маса. Може би линкът е непълен.
web-error-table-closed = Домакинът закри тази маса.
web-error-table-not-open = Играта вече започна; можеш да гледаш.
web-error-table-not-running = На тази маса в момента не се играе.
web-error-table-not-finished = Играта още не е свършила.
web-error-table-not-host = Това може да направи само домакинът на масата.
web-error-table-too-many =
    { $most ->
        [one] Имаш една незавършена игра. Първо я завърши.
       *[other] Имаш { $most } незавършени игри. Първо завърши някоя.
    }
web-error-guest-banned = Достъпът ти до този сървър е блокиран.
web-error-guest-not-friend = Още не сте завършили игра заедно.
web-error-chat-silenced = Домакинът те отстрани от чата.
web-error-table-too-many-listed =
    { $most ->
        [one] От твоята мрежа вече има една отворена маса. Направи тази достъпна само с линк.
       *[other] От твоята мрежа вече има { $most } отворени маси. Направи тази достъпна само с линк.
    }
web-error-seat-taken = Там вече седи някой.
web-error-seat-not-free = За да започне играта, на всяко място трябва да има играч или бот.
web-error-seat-not-yours = Това не е твоето място.
web-error-seat-bot-plays = На това място играе бот, докато свърши ходът или докато другите те пуснат обратно.
web-error-seat-kept-out = Домакинът те отстрани от тази маса; можеш само да гледаш.
web-error-seat-gone = Този човек вече не е тук или вече има място.
web-error-proposal-too-early = Още е рано за това.
web-error-proposal-unknown = Сега това не е възможно.
web-error-entropy-not-committed = Случайността важи само ако хешът ѝ е даден предварително.
web-error-push-invalid = Браузърът ти даде адрес, на който не могат да се изпращат известия.
web-error-push-not-available = Този сървър не изпраща известия.
web-error-setup-invalid = С тези настройки не може да се играе.
web-error-rate-limited = Това беше твърде бързо. Изчакай момент.
web-error-rate-limited-wait =
    { $seconds ->
        [one] Това беше твърде бързо. Изчакай една секунда.
       *[other] Това беше твърде бързо. Изчакай { $seconds } секунди.
    }
web-error-code-unknown = Този код е грешен или вече е използван.
web-error-code-mistyped = В този код има грешка при писане. Сравни го с разпечатката.
web-error-guest-known = Тук вече имаш профил.
web-error-device-unknown = Това устройство вече не е свързано с профила ти.
web-error-guest-not-invited = Вход само с покана.
web-error-name-invalid = Името може да има от 1 до { $longest } знака.
web-error-name-invalid-mixed = Името не може да смесва букви от различни азбуки.
web-error-name-invalid-alike = Някой на тази маса има име, което изглежда по същия начин.

## Уебсайтът: начало

web-lead = Две игри с кули, една хубава вечер.
web-lead-more = За двама до петима играчи: приятели, непознати или умни врани.
game-five-towers = 5 Кули
web-game-five-towers-about = Наддавай за карти и построй всичките.
game-carcassonne = Каркасон
web-game-carcassonne-about = Река, Абат, Кули и крадци.
web-game-facts =
    от { $fewest } до { $most } играчи, { $minutes ->
        [one] една минута
       *[other] { $minutes } минути
    }
web-play = Играй
web-lessons = Уроци
web-learn = Научи играта за няколко минути
web-learn-offer = { $game } за пръв път?
web-learn-offer-about = Кратък урок ти показва стъпка по стъпка как се играе.
web-learn-begin = Започни урока
web-learn-later = Не сега
web-rules = Правила
web-read-rule = Прочети правилото
web-your-tables = Твоите маси
web-all-yours = Всички твои маси ({ $count })
web-open-tables = Отворени маси
web-all-open = Всички отворени маси
web-more-tables = Покажи още
web-no-open-tables = В момента няма такава отворена маса. Отвори своя!
web-filter-any = Всички
web-filter-game = Игра
web-filter-speed = Темпо
web-speed-none = Без часовник
web-speed-quick = Бързо
web-speed-calm = Спокойно
web-speed-days = Дни за ход
web-invited = { $name } те кани на { $game }.
web-invited-go = Към масата
web-invited-no = Не сега
web-invite = Покани хора, с които вече сте играли заедно
web-invite-one = Покани { $name }
web-invite-done = { $name } ще види поканата ти на началната страница.
web-finished = Завършени игри
web-free-seats =
    { $count ->
        [0] Всички места са заети
        [one] Едно свободно място
       *[other] { $count } свободни места
    }
web-result = Краен резултат { $scores }
web-you-won = Победа
web-you-placed =
    { $place ->
        [1] 1-во място
        [2] 2-ро място
       *[other] { $place }-то място
    }
web-no-tables = Още няма маси. Избери игра и натисни „Играй“ или се присъедини към приятели.
web-no-finished = Още няма завършени игри. Щом има, ще можеш да ги изгледаш тук отново.
web-all-finished = Всички завършени игри
web-replay-link = Повторение: { $game }, { $date }
web-join = Присъедини се към маса
web-join-label = Линк или име на масата
web-join-go = Влез
web-join-wrong = Това не е линк или име на маса. Може би липсва част от него.
web-to-replays = Повторения
web-to-replays-about = Виж хода, който обърна играта.
web-to-score-about = Смята точките на истинска маса, дори без интернет.
web-to-device = Другите ти устройства
web-to-device-about = Започни тук, продължи на телефона.
web-to-programs = Доведи свой бот
web-to-programs-about = Как тук играят програми, с примери.
web-door = Вход само с покана
web-door-code = Твоят код за покана
web-door-enter = Влез

## Уебсайтът: нова маса

web-company = Кой играе?
web-company-bots = С ботове
web-company-bots-about = Започва веднага.
web-company-friends = С приятели
web-company-friends-about = Получаваш линк за споделяне.
web-how-many = Колко играчи?
web-against = Твоите противници
web-level = сила { $level } от { $most }
bot-uniform = Пип
bot-uniform-family = Троха, Бо, Пухчо
web-bot-uniform-about = Още пиле. Подскача насам-натам и взема каквото дойде.
bot-greedy = Сврака
bot-greedy-family = Сойка, Чавка, Клонка
web-bot-greedy-about = Грабва каквото блести най-силно в момента.
bot-heuristic = Корвина
bot-heuristic-family = Хуго, Лина, Едгар
web-bot-heuristic-about = Мисли спокойно и гледа напред. Пази нещо за после.
bot-tuned = Гарван
bot-tuned-family = Кос, Скорец, Чинка
web-bot-tuned-about = Претегля всяка карта и оставя малко на късмета.
bot-learned = Мунин
bot-learned-family = Ото, Бръшлян, Оникс
web-bot-learned-about = Има зад гърба си хиляди игри срещу себе си.
bot-search = Хугин
bot-search-family = Макс, Ирис, Юнона
web-bot-search-about = Гледа няколко хода напред, преди да реши.
bot-deep = Один
bot-deep-family = Сага, Браги, Видар
web-bot-deep-about = Разиграва наум всеки добър ход, стъпка по стъпка.
level-novice = Новак
bot-novice = { bot-uniform }
bot-novice-family = { bot-uniform-family }
web-bot-novice-about = Пиле, което тепърва се учи да играе. Взема малко и пропуска много неща.
level-apprentice = Чирак
bot-apprentice = { bot-greedy }
bot-apprentice-family = { bot-greedy-family }
web-bot-apprentice-about = Изкушава се от това, което блести в момента, но оставя нещо и за другите.
level-journeyman = Калфа
bot-journeyman = { bot-heuristic }
bot-journeyman-family = { bot-heuristic-family }
web-bot-journeyman-about = Пази нещо за после, но често се изкушава от близкото.
level-expert = Познавач
bot-expert = { bot-tuned }
bot-expert-family = { bot-tuned-family }
web-bot-expert-about = Преценява спокойно и обикновено намира добър ход. Понякога греши.
level-master = Майстор
bot-master = { bot-learned }
bot-master-family = { bot-learned-family }
web-bot-master-about = Знае кое колко струва и почти не греши.
level-grandmaster = Гросмайстор
bot-grandmaster = { bot-deep }
bot-grandmaster-family = { bot-deep-family }
web-bot-grandmaster-about = Изиграва наум всеки добър ход, преди да реши.
web-listed = Всеки може да се включи
web-listed-about = Масата се вижда на началната страница.
web-play-now = Играй сега
web-open-table = Отвори масата
web-options = Още опции
web-expansions = Кои разширения?
web-expansions-all = Всички разширения
web-expansions-all-about = Всичко по-долу
web-expansions-none = Само основната игра
web-expansions-none-about = Без разширения
web-expansions-some = Собствена комбинация
web-expansion-river = Реката
web-expansion-river-about = Първо се нарежда реката. Водата ѝ разделя поляните.
web-expansion-abbot = Абатът
web-expansion-abbot-about = Още една фигура за всеки, за манастири и градини. Прибереш ли я по-рано, носи точки веднага.
web-expansion-towers-and-thieves = Кули и крадци
web-expansion-towers-and-thieves-about = Пази растящите кули: дойдат ли крадци, всеки страж носи точки. Без пленници и без откуп.
web-clock = Време за мислене
web-clock-none = без ограничение
web-clock-quick = 5 минути плюс 10 секунди за всеки ход
web-clock-calm = 15 минути плюс 30 секунди за всеки ход
web-clock-days = 2 дни за всеки ход
web-clock-left =
    { $days ->
        [one] { $days } ден
       *[other] { $days } дни
    }
web-clock-low = Остават по-малко от 20 секунди
web-hints = Подсказки
web-hints-about = Когато си на ход, можеш да попиташ враната какво би направила. Игрите с подсказки не влияят на рейтинга.
web-hints-allowed = разрешени
web-hints-none = не са разрешени
web-rating = Рейтинг
web-rated = рейтингова игра
web-unrated-practice = без рейтинг: упражнение
web-unrated-deal = без рейтинг: едни и същи карти или плочки за всички
web-unrated-hints = без рейтинг: подсказките са разрешени
web-unrated-seats = без рейтинг: един играч има няколко места
web-unrated-one-person = без рейтинг: същият браузър или нови гости в една мрежа с еднакъв вид устройство
web-unrated-often = без рейтинг: двама от вас вече изиграха днес 10 рейтингови игри
web-bot-speed = Скорост на ботовете
web-bot-speed-slow = бавно
web-bot-speed-normal = нормално
web-bot-speed-at-once = веднага

## Уебсайтът: преди играта

web-lobby-waiting = Играта може да започне, щом всички места се заемат.
web-lobby-full = Всички са тук.
web-lobby-move = Плъзни ред или натисни точките му и после стрелките, за да смениш местата.
web-lobby-change = Настройки на масата
web-missing-seats =
    { $count ->
        [one] Едно място още е свободно.
       *[other] Още { $count } места са свободни.
    }
web-missing-name = Някой още избира име.
web-seat-choosing = Някой избира име
web-seat-choosing-about = линкът е отворен
web-seat-move = Премести { $name }
web-seat-moved = { $name }: място { $seat }
web-seat-left =
    { $minutes ->
        [one] отсъства от една минута
       *[other] отсъства от { $minutes } минути
    }
web-program = { $name } (бот)
web-seat-free = свободно място
web-guest = Гост
web-not-here = не е тук
web-sit = Седни тук
web-add-bot = Добави бот…
web-choose-bot = Избери бот
web-free-seat = Премахни { $name }
web-start = Започни играта
web-start-host = Чакаме { $name } да започне играта.
web-become-host = Стани домакин
web-lobby-name = Запази
web-seat-host = домакин
web-seat-here = тук
web-seat-your-device = на твоето устройство
web-seat-same-device = на устройството, на което играе { $name }
web-seat-more = Промени мястото: { $name }
web-seat-up = Едно място нагоре
web-seat-down = Едно място надолу
web-seat-bot-instead = Замени с бот…
web-seat-remove-sure = Да се премахне ли { $name } от масата?
web-seat-keep-out = Премахни и не пускай повече
web-beside = Някой до теб? Добави име
web-ask-name = Как се казваш?
web-ask-name-about = Другите играчи го виждат. Запазва се за следващия път.
web-here-now = Сега тук
web-watches = гледа
web-give-seat = Дай място
web-give-seat-to = Дай място: { $name }
web-seat-given = Домакинът ти даде място.
web-watchers =
    { $count ->
        [one] Един човек гледа.
       *[other] { $count } души гледат.
    }
web-close-table = Закрий масата
web-close-table-question = Да се закрие ли масата завинаги?
web-close-table-sure = Да, закрий я завинаги
web-share = Сподели този линк с всеки, който иска да играе или гледа:
web-share-local = Този линк се отваря само на този компютър. За да се включат приятели, стартирай сървъра с „rookery serve --lan“.
web-link = Линк
web-copy = Копирай линка
web-copied = Копирано
web-hand-on = Сподели…
web-qr = Линкът като QR код за камерата на телефон
web-screen-show = Покажи на голям екран
web-screen-about = Отвори този линк на таблет или телевизор в средата на масата. На него се вижда играта, а всеки играе на своя телефон.
web-screen-here = Покажи на това устройство
web-screen-here-means = Тогава това устройство не заема място. Домакин става първият, който седне.
web-screen-join = Сканирай, за да играеш на телефона си
web-screen-sleep = Този браузър не може да държи екрана включен. Спри автоматичното му изгасване.
web-full-screen = Цял екран
web-fair = Честно размесване
web-fair-about = Това число определя размесването, преди някой да седне. След играта всеки може да го провери.
web-fair-again =
    Размесването беше определено наново { $count ->
        [one] веднъж
       *[other] { $count } пъти
    }, защото не всички показаха приноса си навреме. Без показан принос: { $players }.

## Уебсайтът: на масата

web-again = Играй пак
web-replay = Повторение
web-record = Свали тази игра
web-share-result = Сподели изображението
web-stand-up = Нека бот играе вместо мен
web-stand-up-means = Бот поема мястото ти, докато не се върнеш и не изиграеш ход.
web-bot-plays = Бот играе вместо теб
web-bot-plays-asked = по твое желание
web-bot-plays-flagged = времето ти изтече; от следващия си ход играеш пак ти
web-bot-plays-flagged-again = времето ти пак изтече; другите могат да те върнат
web-bot-plays-agreed = другите се съгласиха, докато те нямаше
web-bot-plays-resigned = ти се предаде
web-played-for-you = Бот игра вместо теб
web-back-here = Върнах се
web-back-ask = Поискай да се върнеш
web-plate-bot = играе бот
web-plate-away = отсъства { $minutes } мин
web-away-now = { $name } не е тук
web-away-for =
    { $minutes ->
        [one] { $name } не е тук от една минута
       *[other] { $name } не е тук от { $minutes } минути
    }
web-away-wait = Изчакай { $name }
web-away-wait-about = Дотогава не се случва нищо.
web-away-wait-clock =
    { $again ->
        [yes] При 0:00 бот поема играта до края.
       *[no] При 0:00 бот довършва този ход.
    }
web-propose-stand-in = Нека бот играе вместо { $name }
web-propose-stand-in-about = Ако всички са съгласни, докато { $name } се върне.
web-propose-end = Край на играта без { $name }
web-propose-end-about = Ако всички са съгласни. { $name } остава на последно място.
web-propose-soon = възможно след { $time }
web-agreed-of = { $count } от { $all }
web-asks-stop = { $name } предлага играта да свърши без победител.
web-asks-take-back = { $name } иска да върне ход.
web-asks-return = { $name } се върна и иска отново да се включи в играта.
web-asks-stand-in = { $name } предлага бот да играе вместо { $other }.
web-asks-end = { $name } предлага играта да свърши без { $other }.
web-agree = Приемам
web-decline = Не
web-way-abort = Отмени играта
web-way-resign = Предай се
web-way-stop = Предложи край без победител
web-way-take-back = Поискай да върнеш хода си
web-sure-abort = Да се отмени ли играта за всички? Тя няма да се брои.
web-sure-resign = Предаваш ли се? Оставаш на последно място.
web-sure-no = Не, назад
web-ended-aborted = Играта беше отменена. Тя не се брои.
web-ended-agreed = Всички се съгласиха играта да свърши. Няма победител.
web-ended-resigned = Край на играта поради предаване: { $names }.
web-ended-abandoned = Край на играта поради отсъствие: { $names }.
web-rematch-asks = { $name } иска още една игра
web-rematch-asked = Ти предложи още една игра
web-rematch-refused = Този път не: { $names }
web-rematch-stays = Точките остават тук. Местата в следващата игра: { $names }.
web-rematch-begins = Започва след { $seconds } сек. Вместо тези, които не отговорят, ще играят ботове.
web-rematch-join = Играя
web-rematch-decline = Не сега
web-rematch-yes = играе
web-rematch-no = не сега
web-rematch-open = още няма отговор
web-next-began = Следващата игра започна без теб.
web-next-watch = Гледай я
web-next-table = Следваща маса
web-watching = Ти гледаш
web-your-turn-name = { $name }, твой ред е
web-hand-over-about = Подай устройството.
web-hand-over-go = Тук съм
web-rook-ask = Питай враната
web-rook-thinks = Враната мисли…
web-rook-says = Моят съвет:
web-rook-mark = съвет от враната
web-hint-promise = { $chance } шанс за победа, средно { $margin } точки спрямо най-добрия съперник (обикновено ± { $spread })
web-than-next = В сравнение със следващия по сила ход:
web-than-best = В сравнение с най-добрия ход:
web-guide-good = Добър избор.
web-guide-alike = Добър избор. Аз бих избрала друго, но почти няма разлика.
web-guide-instead = Аз бих избрала друго: { $choice }.
web-hint-others = Следващи по сила
web-won =
    { $you ->
        [yes] Печелиш с { $points }
       *[no] { $name } печели с { $points }
    }
web-follows =
    { $you ->
        [yes] След това ти с { $points }.
       *[no] След това { $name } с { $points }.
    }
web-place =
    { $place ->
        [1] 1-во
        [2] 2-ро
       *[other] { $place }-то
    }

## Уебсайтът: разговор

web-chat = Чат
web-chat-unread =
    { $count ->
        [0] Чат
        [one] Чат, { $count } ново съобщение
       *[other] Чат, { $count } нови съобщения
    }
web-chat-nothing = Още няма съобщения. Защо не поздравиш?
web-chat-lines = Съобщения
web-chat-phrases = Готови фрази
web-chat-text = Съобщение
web-chat-send = Изпрати
web-chat-mute = Заглуши { $name }
web-chat-unmute = Спри заглушаването: { $name }
web-chat-remove = Отстрани { $name } от чата
web-chat-restore = Върни { $name } в чата
web-error-chat-invalid = Съобщението е един ред с до 280 знака.
web-phrase-hello = Здравейте!
web-phrase-good-luck = Успех!
web-phrase-well-played = Добре изиграно!
web-phrase-thank-you = Благодаря!
web-phrase-oops = Опа!
web-phrase-one-moment = Един момент, моля.
web-phrase-your-turn = Твой ред е.
web-phrase-good-game = Хубава игра!

## Уебсайтът: 5 Кули

web-ft-open = Твой ред е: започни наддаването
web-ft-beat = Твой ред е: обяви над { $count } или пасувай
web-ft-only-pass = Твой ред е: можеш само да пасуваш
web-ft-at-most =
    { $count ->
        [0] Никоя от тези карти не пасва на кулите ти.
        [one] Можеш да построиш най-много една от тези карти.
       *[other] Можеш да построиш най-много { $count } от тези карти.
    }
web-ft-all = Можеш да построиш всички тези карти.
web-ft-too-low = Най-голямото обявено число е { $count }. Обяви повече или пасувай.
web-ft-bid-too-high = Обяви { $count }: повече карти, отколкото можеш да построиш
web-ft-bid-demolish =
    Обяви { $count }: първо събаряш { $cards }, а това струва { $points ->
        [one] една точка
       *[other] { $points } точки
    }
web-ft-no-place = не пасва на кулите ти
web-ft-place-later = пасва само след събаряне
web-ft-way-start = { $card } би започнала нова кула.
web-ft-way-fits = { $card } би отишла върху твоята { $on }.
web-ft-way-after = { $card } би отишла върху { $on }, щом тя бъде построена.
web-ft-way-demolish = { $card } не пасва върху твоята { $on }; можеш първо да я събориш.
web-ft-way-never = { $card } не пасва върху твоята { $on }.
web-ft-way-held = Още не: ако първо построиш { $card }, няма да има място за { $cards }.
web-ft-way-held-others = Още не: след { $card } не можеш да построиш всички обявени карти.
web-ft-clash-demolish = За { $cards } трябва да се събори по една карта, а можеш да събориш само една.
web-ft-clash-order = От { $cards } можеш да построиш само { $count }.
web-ft-stairs = Наддаване
web-ft-build =
    { $count ->
        [one] Строй: остава една карта
       *[other] Строй: остават { $count } карти
    }
web-ft-build-of = Построй { $count } от тези { $offered }
web-ft-they-build =
    { $count ->
        [one] { $name } строи: остава една карта
       *[other] { $name } строи: остават { $count } карти
    }
web-ft-too-much = Твърде много карти: отмени наддаването
web-ft-demolish-first = Първо събори карта
web-ft-pick = Избери карта или я плъзни върху кулата ѝ.
web-ft-hammer = Избери карта. Ако ти трябва място, първо събори с чук най-горната карта на една кула.
web-ft-hammer-only = За обявените карти още няма място. Събори с чук най-горната карта на някоя кула.
web-ft-tap-tower = Докосни своята { $tower } кула или пак картата.
web-ft-rest = Построй останалите
web-ft-complete = Твоята { $tower } кула е завършена.
web-ft-tower =
    { $count ->
        [0] Още няма { $tower } кула
        [one] { $tower } кула, една карта: { $values }
       *[other] { $tower } кула, { $count } карти, отгоре надолу: { $values }
    }
web-ft-to-draw = за теглене
web-ft-discarded = изчистени
web-ft-this-round = Този рунд
web-ft-to-come = Предстоят
web-ft-to-come-key = Очертаните числа още могат да бъдат изтеглени; точка означава, че са две.
web-ft-main-tower = Основна кула
web-ft-demolished = Съборени
web-ft-look-at = { $name }: кулите в цял размер
web-ft-key-digits = обяви толкова; при строеж: избери тази карта, броено отляво
web-ft-key-demolish = събори най-горната карта на тази кула
web-ft-rounds =
    { $count ->
        [one] Един рунд.
       *[other] { $count } рунда.
    }

## Уебсайтът: повторения

web-replay-of = Повторение: { $game }, { $date }
web-round = Ход { $number }
web-round-five-towers = Рунд { $number }
web-moment-then = После: { $choice }
web-find-show = Покажи ми
web-practice = Упражнение: тази игра не се брои.
web-practice-back = Обратно към повторението
web-puzzle = Задача: { $game }
web-puzzle-short = Задача
web-puzzle-daily = Задача на деня.
web-puzzle-ask = Кой е най-добрият ход?
web-puzzle-ask-five-towers-bid = Колко е най-добре да обявиш?
web-puzzle-ask-five-towers-place = Какво правиш първо?
web-puzzle-ask-carcassonne-place = Къде ще сложиш тази плочка?
web-puzzle-ask-carcassonne-claim = Ще поставиш ли фигура? Къде?
web-puzzle-right = Точно: { $choice }
web-puzzle-wrong = По-добре: { $choice }
web-puzzle-shown = Най-добре: { $choice }
web-puzzle-chances = Твоят шанс за победа
web-puzzle-picked = твоят отговор
web-puzzle-rating = Рейтингът ти в задачите
web-puzzle-standing = Тази задача: { $rating }. Решена от първия опит: { $solved } от { $tries }.
web-puzzle-counted = Първият ти опит се брои. Промяна на рейтинга: { $change }.
web-puzzle-again = Вече опита тази задача, затова този опит не се брои.
web-puzzle-next = Следваща задача
web-puzzle-look = Разгледай позицията
web-puzzle-share = Сподели задачата
web-puzzle-retry = Опитай отново
web-puzzles = Задачи
web-to-puzzles = Задачи: { $game }
web-to-puzzles-about = Намери най-добрия ход, като започнеш от задачата на деня
web-error-puzzle-none = Няма нова задача: вече реши всички.
web-error-puzzle-unknown = Няма такава задача.
web-new-game = Нова игра: { $game }
web-to-daily = Игра на деня
web-to-daily-about = Еднакви карти и съперници за всички
web-challenge = Предизвикай приятел
web-compare = Сравни с всички
web-error-deal-alone = Бот не може да поеме тази игра.
web-error-deal-hidden = Ще видиш тази игра, когато изиграеш своята докрай или денят изтече.
web-error-deal-unknown = Няма такава игра.
web-moves = Действия
web-pause = Пауза
web-to-table = Обратно към масата

## Уебсайтът: полето на Каркасон

web-cc-place-tile = Сложи плочката
web-cc-place-piece = Ще поставиш ли фигура?
web-cc-raise-tower = Избери кула, която да порасне
web-cc-nothing-to-place = Няма какво да поставиш
web-cc-tap-place = Докосни място на полето или плъзни плочката там.
web-cc-fits =
    { $count ->
        [one] Пасва тук по един начин
       *[other] Пасва тук по { $count } начина
    }
web-cc-fits-not = Така завъртяна не пасва.
web-cc-clash-R-F = Пътят ще се допре до поляна.
web-cc-clash-R-C = Пътят ще се допре до град.
web-cc-clash-R-V = Пътят ще се допре до реката.
web-cc-clash-F-R = Поляната ще се допре до път.
web-cc-clash-F-C = Поляната ще се допре до град.
web-cc-clash-F-V = Поляната ще се допре до реката.
web-cc-clash-C-R = Градът ще се допре до път.
web-cc-clash-C-F = Градът ще се допре до поляна.
web-cc-clash-C-V = Градът ще се допре до реката.
web-cc-clash-V-R = Реката ще се допре до път.
web-cc-clash-V-F = Реката ще се допре до поляна.
web-cc-clash-V-C = Реката ще се допре до град.
web-cc-put = Сложи тук
web-cc-put-only = Сложи тук, без фигура
web-cc-put-with = С фигура върху нея
web-cc-put-with-figure = Сложи тук с фигура: { $what }
web-cc-turn-left = Завърти наляво
web-cc-turn-right = Завърти надясно
web-cc-keys = [R] върти, [←↑↓→] местят, [Enter] слага
web-cc-kind =
    { $kind ->
        [city] Град
        [road] Път
        [field] Поляна
        [monastery] Манастир
        [garden] Градина
       *[other] { $kind }
    }
web-cc-own =
    { $kind ->
        [city] Твоят град
        [road] Твоят път
        [field] Твоята поляна
        [monastery] Твоят манастир
        [garden] Твоята градина
       *[other] Твое: { $kind }
    }
web-cc-owned = { $what } ({ $name })
web-cc-nobodys = { $what } (без фигури)
web-cc-shared = { $what }, общо владение
web-cc-finishes = { $what }: завършва
web-cc-tile-count =
    { $count ->
        [one] { $count } плочка
       *[other] { $count } плочки
    }
web-cc-shield-count =
    { $count ->
        [one] { $count } щит
       *[other] { $count } щита
    }
web-cc-at-once = +{ $points } веднага
web-cc-at-end = { $points } накрая
web-cc-so-far = засега { $points }
web-cc-spot = { $what }, { $port }
web-cc-with =
    { $who ->
        [meeple] { $what }, мийпъл
        [abbot] { $what }, абат
       *[other] { $what }, { $who }
    }
web-cc-guard = Кула
web-cc-raise = Още един етаж
web-cc-recall = Прибери абата
web-cc-skip = Без фигура
web-cc-pick-piece = Избери на полето или тук.
web-cc-taken =
    { $kind ->
        [city] { $name } вече е в този град.
        [road] { $name } вече е на този път.
        [field] { $name } вече е на тази поляна.
        [monastery] { $name } вече е в този манастир.
        [garden] { $name } вече е в тази градина.
       *[other] { $name } вече е тук.
    }
web-cc-taken-own =
    { $kind ->
        [city] Ти вече си в този град.
        [road] Ти вече си на този път.
        [field] Ти вече си на тази поляна.
        [monastery] Ти вече си в този манастир.
        [garden] Ти вече си в тази градина.
       *[other] Ти вече си тук.
    }
web-cc-only-skip = Ходът ти ще свърши сам след миг.
web-cc-guard-replaces = { $name }: стражът се прибира, +{ $points }.
web-cc-also-scores = { $name } също получава: +{ $points }.
web-cc-done = Готово
web-cc-done-city = Готово: в града
web-cc-done-road = Готово: на пътя
web-cc-done-field = Готово: на поляната
web-cc-done-monastery = Готово: в манастира
web-cc-done-garden = Готово: в градината
web-cc-done-guard = Готово: пази кулата
web-cc-done-raise = Готово: надстрой
web-cc-done-recall = Готово: прибери абата
web-cc-done-skip = Готово: без фигура
web-cc-places-tile = { $name } слага плочка
web-cc-places-piece = { $name } поставя фигура
web-cc-turns-until =
    { $count ->
        [1] После е твой ред
       *[other] Още { $count } хода до твоя
    }
web-cc-if-ended = Ако играта свърши сега
web-cc-supply =
    { $count ->
        [0] няма повече мийпъли
        [one] остава един мийпъл
       *[other] остават { $count } мийпъла
    }
web-cc-just-now = Току-що
web-cc-board = Полето
web-cc-tools = Разглеждане на полето
web-cc-fields = Поляни
web-cc-claims = Кой какво владее
web-cc-whole = Цялото поле
web-cc-zoom-in = Приближи
web-cc-zoom-out = Отдалечи
web-cc-step-tile = Плочка
web-cc-step-piece = Фигура
web-cc-step-score = Точки
web-cc-stock-tiles =
    { $count ->
        [one] плочка
       *[other] плочки
    }
web-cc-stock-tower-tiles =
    { $count ->
        [one] плочка с кула
       *[other] плочки с кула
    }
web-cc-stock-floors =
    { $count ->
        [one] етаж
       *[other] етажа
    }
web-cc-stock-stolen = открадната
web-cc-looking = Какво разглеждаш
web-cc-when-finished =
    { $points ->
        [one] точка при завършване
       *[other] точки при завършване
    }
web-cc-points-now =
    { $points ->
        [one] точка, ако свърши сега
       *[other] точки, ако свърши сега
    }
web-cc-finished-cities =
    { $count ->
        [one] До нея има един завършен град
       *[other] До нея има { $count } завършени града
    }
web-cc-unfinished-cities =
    { $count ->
        [one] Един незавършен град: още 3, щом се завърши
       *[other] { $count } незавършени града: още по 3 за всеки завършен
    }
web-cc-missing =
    { $count ->
        [one] Липсва една плочка
       *[other] Липсват { $count } плочки
    }
web-cc-closed-worth = { $points } при завършване
web-cc-who = Фигури
web-cc-most-takes-all = Който има най-много, взема всички точки. При равенство ги вземат всички с равен брой.
web-cc-before = Предишен
web-cc-next = Следващ
web-cc-floor-count =
    { $count ->
        [one] { $count } етаж
       *[other] { $count } етажа
    }
web-cc-no-guard = Никой не я пази.
web-cc-guarded-by = Страж: { $name }
web-cc-still-to-come = Предстои
web-cc-come-here = Тук { $count }
web-cc-come-all = Всички { $count }
web-cc-come-fit =
    { $count ->
        [one] Тук пасва и една от оставащите { $all } плочки.
       *[other] Тук пасват и { $count } от оставащите { $all } плочки.
    }
web-cc-come-tile = плочка { $tile }: { $count }
web-cc-edge = { $edge } на { $port }
web-cc-edge-C = град
web-cc-edge-R = път
web-cc-edge-V = река
web-cc-edge-none = поляна от всички страни
web-cc-say-place = Място { $number } от { $count }, { $at }.
web-cc-say-joins = { $what }, { $points }.
web-cc-say-feature = { $what }. { $tiles } { $points }.

## Уебсайтът: разказът на Каркасон

web-cc-roads = Пътища
web-cc-cities = Градове
web-cc-monasteries = Манастири, градини
web-cc-guards = Стражи и крадци
web-cc-unfinished = Незавършени
web-cc-look = Виж полето
web-cc-end-guards = Стражи
web-cc-final = Крайно точкуване
web-cc-while-playing = По време на играта
web-cc-step-of = { $number } от { $of }
web-cc-told =
    { $names }: { $points ->
        [one] { $points } точка ({ $lines })
       *[other] { $points } точки ({ $lines })
    }.
web-cc-told-tie =
    Равенство. { $names }: по { $points ->
        [one] { $points } точка ({ $lines })
       *[other] { $points } точки ({ $lines })
    }.
web-cc-go-on = Нататък
web-cc-go-on-key = [Интервал]: нататък
web-cc-to-result = Към резултата
web-cc-to-sheets = Към листовете за точки
web-cc-final-again = Повтори крайното точкуване
web-cc-decided =
    { $kind ->
        [road] Пътищата решават играта.
        [city] Градовете решават играта.
        [monastery] Манастирите и градините решават играта.
        [field] Поляните решават играта.
        [guard] Стражите решават играта.
       *[other] Крайното точкуване решава играта.
    }
web-cc-thief-drawn =
    { $you ->
        [yes] Теглиш плочка с крадец
       *[no] { $name } тегли плочка с крадец
    }
web-cc-thief-rise =
    { $count ->
        [0] Нито една кула не расте
        [one] Една кула без страж расте
       *[other] { $count } кули без страж растат
    }
web-cc-thief-score = Всеки страж носи { $points }
web-cc-thief-home = Всички стражи се прибират
web-cc-thief-place =
    { $you ->
        [yes] Слагаш тази плочка
       *[no] { $name } слага тази плочка
    }
web-cc-thief-stolen = Няма страж: плочката е открадната
web-cc-thief-tower =
    { $you ->
        [yes] Вместо нея слагаш плочка с кула
       *[no] Вместо нея { $name } слага плочка с кула
    }
web-cc-thief-no-tower =
    { $you ->
        [yes] Вместо нея теглиш друга плочка
       *[no] Вместо нея { $name } тегли друга плочка
    }
web-cc-thief-gone = Открадната
web-cc-thief-instead =
    { $tower ->
        [yes] Плочка с кула
       *[no] Друга плочка
    }
web-cc-thief-towers-left =
    { $count ->
        [0] Няма повече плочки с кула
        [one] Остава една плочка с кула
       *[other] Остават { $count } плочки с кула
    }
web-cc-thief-told =
    { $stolen ->
        [0] Крадци! Всеки страж носи { $number }.
       *[other] Крадци! Всеки страж носи { $number } и още { $stolen } за откраднатата плочка.
    }
web-cc-moved-on = Играта междувременно продължи.
web-cc-stolen-told = Крадци! Никоя кула няма страж, затова отнасят плочката.
web-cc-stolen-tile = Открадната плочка: { $number }
web-cc-stolen-about = Брои се за всеки страж, после излиза от играта
web-turns = Ходове
web-cc-row =
    { $did ->
        [city] в града
        [road] на пътя
        [field] на поляната
        [monastery] в манастира
        [garden] в градината
        [guarded] на кула
        [recalled] прибран абат
       *[other] без фигура
    }

## Уебсайтът: лист за точки

web-score = Лист за точки
web-score-new = Нов лист за точки
web-score-all = Всички листове за точки
web-score-kept = Листове за точки на това устройство
web-score-remove = Изтрий
web-score-remove-question = Да се изтрие ли листът завинаги?
web-score-remove-sure = Да, изтрий го
web-score-broken = В този линк няма лист за точки. Може да липсва част от него.
web-score-unknown = Този лист за точки не е на това устройство.
web-score-not-kept = Този браузър не може да запази листа. Сподели го като линк, преди да напуснеш страницата.
web-score-same-name = Двама играчи не могат да имат едно и също име.
web-score-colour = { $name }, цвят: { $colour }
web-score-colour-of = { $name }: избери цвят
web-colour =
    { $seat ->
        [1] червен
        [2] син
        [3] жълт
        [4] тюркоазен
       *[5] черен
    }
web-score-add-player = Добави играч
web-score-in-play = С кои разширения играете?
web-score-begin = Започни листа
web-score-less = { $what }: намали с едно
web-score-more = { $what }: увеличи с едно
web-score-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
web-score-each =
    { $points ->
        [one] по { $points } точка
       *[other] по { $points } точки
    }
web-score-top = { $tower } кула: връх
web-score-main-about = Всяка карта на основната кула, най-високата, носи още 1 точка.
web-score-who = Кой получава точки? При равенство избери няколко.
web-score-what = Какво се точкува
web-score-guards-of = Колко стражи има всеки?
web-score-kind =
    { $kind ->
        [thieves] Крадци
        [guard] Заменен страж
        [abbot] Прибран абат
       *[other] Друго
    }
web-score-thieves =
    { $stolen ->
        [0] Крадци { $number }
       *[other] Крадци { $number } и открадната плочка { $stolen }
    }
web-score-tiles = Плочки
web-score-shields = Щитове
web-score-around = Плочката му и тези около нея
web-score-thief-number = Плочка с крадец
web-score-thief-number-about = числото върху нея
web-score-stolen = Открадната плочка
web-score-stolen-about = числото върху нея, 0 ако няма
web-score-guards = стражи на кули
web-score-other = Точки
web-score-other-about = отрицателни за поправка
web-score-give = Запиши { $points }: { $names }
web-score-give-whom = Избери кой получава точки
web-score-undone = Върнато: { $what }
web-score-history = { $name }, { $points }: за какво
web-score-no-history = Още няма точки.
web-score-step =
    { $kind ->
        [road] Пътища
        [city] Градове
        [monastery] Манастири
        [field] Поляни
       *[other] Стражи
    }
web-score-step-about =
    { $kind ->
        [road] 1 точка за всяка плочка на незавършен път.
        [city] 1 точка за всяка плочка и всеки щит на незавършен град.
        [monastery] Незавършени манастири и градини: 1 точка за самата плочка и 1 за всяка около нея.
        [field] 3 точки за всеки завършен град, който граничи с твоята поляна.
       *[other] 5 точки за всеки твой страж на кула. Ако до таблото за точки има открадната плочка, всеки страж носи и нейното число.
    }
web-score-count =
    { $kind ->
        [road] Плочки на незавършени пътища
        [city] Плочки на незавършени градове
        [shields] щитове в тях
        [monastery] Плочки заедно с тези около тях
        [field] Завършени градове до поляните
       *[other] Стражи на кули
    }
web-score-leads =
    { $count ->
        [1] { $names } води с { $points }
       *[other] { $names } водят с { $points }
    }
web-score-back = Назад
web-score-next = Следват: { $what }
web-score-share = Сподели листа
web-score-text = Копирай като текст
web-score-link = Сподели като линк
web-score-no-picture = Изображението не можа да се създаде тук. Опитай с текст или линк.
web-score-again = Нов лист, същите играчи

## Уебсайтът: ти

web-me = Твоят профил
web-your-name-here = Твоето име
web-recovery-have = Имам код за възстановяване
web-identities = Другите ти профили в този браузър
web-identities-about = Можеш да се върнеш към предишен свой профил.
web-become-code = Твоят код за възстановяване
web-become-look = Продължи
web-become-known = Тук играеш като { $here }. Да превключиш на { $name }?
web-become-stranger = Искаш ли да продължиш тук като { $name }?
web-become-warning = Само ако ти си { $name }. Ако друг ти е пратил този линк, той ще вижда какво правиш тук и ще може да го прави вместо теб.
web-become-kept = От профила си можеш по всяко време да се върнеш като { $here }.
web-become-yes = Превключи на { $name }
web-become-stay = Остани като { $here }
web-become-not-me = Това не съм аз

## Арената

command-arena = Изправи ботове един срещу друг, докато стане ясно кой е по-силен.
example-arena =
    Примери:
      rookery arena five-towers greedy heuristic --games 400 --jobs 2
      rookery arena carcassonne greedy my_bots:Careful "./my-program --fast" --until 5
    Всяко раздаване се играе с всеки бот на всяко място. Същата команда продължава оттам, откъдето е спряно.
argument-arena-bots = два или повече бота: име на вграден, модул:Клас или програма, която знае протокола на съдията; добави "@50ms" накрая, за да ограничиш времето за решение
argument-arena-games = колко игри играе всяка двойка (по подразбиране: 400)
argument-jobs = колко процеса играят едновременно (по подразбиране: 1); резултатът е същият
argument-cluster = играй на клъстер на Ray: адресът му, например 10.0.0.1:6379, „auto“ за клъстера на този компютър или „local“ за нов тук; резултатът е същият
jobs-number = Процесите са от 1 до { $most }.
jobs-or-cluster = Избери само едно от --jobs, --threads и --cluster.
argument-arena-until = спри двойката по-рано, щом е ясно кой е по-силен, при разлика поне толкова процента от победите
argument-arena-limit = след колко секунди бот без отговор губи играта (по подразбиране: 60)
argument-arena-records = пази игрите в този файл и продължавай от него (по подразбиране: файл в тази папка с името на турнира)
argument-arena-json = изведи резултата като JSON
argument-arena-markdown = запиши резултата като таблици Markdown в този файл
argument-arena-svg = начертай резултата в този файл
arena-records = Игрите се пазят в { $file }; вече има { $games }.
arena-interrupted = Спряно. Нищо не е изгубено: същата команда продължава.
arena-bots = На арената са нужни поне два различни бота.
arena-numbers = Игрите, секундите и процентите трябва да са поне 1, а процесите – от 1 до { $most }.
arena-other-records = { $file } съдържа друг турнир; избери друг файл с --records.
arena-bot = Бот
arena-rating = Рейтинг
arena-wins = Победи, %
arena-time = ms/ход
arena-games = Игри
arena-forfeits = Служебни загуби
arena-host = Компютър
arena-processor = Процесор
arena-residual = Отклонение ± ст. гр., %
arena-residual-large = Резултатите на тези компютри се различават от останалите с повече от три стандартни грешки: { $hosts }
arena-pair = Двойка
arena-margin = Преднина
arena-estimate = { $mean } [{ $low }; { $high }]
arena-progress = { $games } от { $total } игри; поравно би било по { $fair } от победите.
arena-decided = Спряно по-рано, защото въпросът е решен: { $pairs }
arena-forfeited = { $bot } губи служебно: { $reason }
argument-bots-referee = нека играят тези ботове, по места: 1=heuristic,2=greedy
bots-by-seat = „{ $text }“ не посочва бот за място: напиши SEAT=NAME, всяко място от 0 до { $last } най-много веднъж.
bot-failed = Ботът „{ $bot }“ на място { $seat } се провали: { $reason }

## Data sets

command-dataset = Запиши игри като файлове Parquet за изследвания или провери такива файлове.
example-dataset =
    Примери:
      rookery dataset five-towers --games 10000 --bots greedy,heuristic --seats 2 --out five-towers-data
      rookery dataset --records arena.jsonl --out arena-data
      rookery dataset --check five-towers-data
    README.md описва как са получени данните.
argument-dataset-games = брой симулирани игри (по подразбиране 1000)
argument-dataset-records = вземи игрите от този файл със записи, а при "-" – от стандартния вход; може да се повтаря
argument-dataset-server = вземи завършените игри на сървър: файл с данни или адрес на база данни PostgreSQL
argument-dataset-out = папката за файловете: нова, празна или с част от същия набор данни, който тогава се продължава
argument-dataset-no-positions = пропусни позициите, което е по-бързо
argument-dataset-observations = добави наблюденията и маските на компилираните двойници
argument-dataset-value = нека този бот оценява позицията преди всяко решение
argument-dataset-samples = колко пъти се доиграва за една оценка (по подразбиране 50)
argument-dataset-name = името на набора данни в описанието му
argument-dataset-edition = версията на набора данни в описанието му (по подразбиране 1.0.0)
argument-dataset-licence = лицензът в описанието, например CC-BY-4.0 (по подразбиране CC0-1.0 за симулирани игри, иначе не се посочва)
argument-dataset-check = провери този набор данни: контролните суми, колоните и някои игри по правилата
argument-dataset-replay = колко игри да се преиграят по правилата (по подразбиране 20)
dataset-which = Посочи игра, --records или --server заедно с --out, или само --check.
dataset-numbers = Игрите и доиграванията трябва да са поне 1.
dataset-not-installed = За набори данни трябва още един пакет: pip install 'rookery[data]'
dataset-interrupted = Спряно. Готовите файлове са цели и същата команда продължава.
dataset-interrupted-once = Спряно. Готовите файлове са цели, но стандартният вход не може да се прочете отново; започни отначало в друга папка.
dataset-done = Наборът данни е в { $folder }. Игри: { $games }, редове: { $rows }, файлове: { $files }.
dataset-left-out = Пропуснати незавършени игри: { $games }
dataset-good = Наборът данни е в ред. Файлове: { $files }, игри: { $games }, редове: { $rows }; преиграни по правилата: { $replayed }.

## Studies

command-study = Проучи игра със силни ботове: кой има предимство и колко струват елементите ѝ.
example-study =
    Примери:
      rookery study five-towers --deals 1000 --jobs 2
      rookery study carcassonne --markdown
argument-study-deals = брой раздавания за всеки въпрос (по подразбиране: 400)
argument-study-seed = число; едно и също семе дава едни и същи игри (по подразбиране: 1)
argument-study-markdown = изведи резултата като таблица в Markdown
study-none = Няма проучване за { $game }.
study-numbers = Поне 2 раздавания и от 1 до { $most } процеса.
study-interrupted = Спряно. Отговорите дотук са по-горе.
study-progress = { $games } от { $total } игри
study-question = Въпрос
study-seats = Места
study-expansions = Разширения
study-points = Стойност в точки
study-opening = Първи ход
study-first-seat = Първи ход
study-demolition = Събаряне (победи без него)
study-eight = По-високи карти върху 8 (победи без тях)
study-nine = 9 върху по-ниски карти (победи без това)
study-fields = Мийпъли на поляните (победи без тях)
study-abbot = Използване на абата (победи без него)
study-guards = Поставяне на стражи (победи без тях)
study-river = Игра с Реката (повече за всички)
study-abbot-added = Игра с Абата (повече за всички)
study-towers-added = Игра с „Кули и крадци“ (повече за всички)
study-guard =
    Страж, когато { $thieves ->
        [0] не остава крадец
        [one] остава един крадец
        [7] остават седем или повече крадци
       *[other] остават { $thieves } крадци
    }

## Обучение

command-train = Остави невронни мрежи да научат игра, като играят срещу себе си.
example-train =
    Пример:
      rookery train five-towers --seats 3 --games 100000 --threads 2
    Може да се спре по всяко време; същата команда продължава.
argument-train-seats = брой играчи (по подразбиране 2); за всеки брой има отделна мрежа
argument-train-games = от колко игри да се учи (по подразбиране 300000, при „Каркасон“ 20000)
argument-train-seed = число; едно и също семе дава една и съща мрежа (по подразбиране 1)
argument-train-hidden = ширините на двата скрити слоя на мрежа за „5 Кули“, кратни на 4 до 128 (по подразбиране 64,32)
argument-train-threads = колко нишки играят едновременно (по подразбиране 1); резултатът е същият
argument-train-out = файлът за теглата (по подразбиране: играта и броят на играчите, например five-towers-2.bin)
argument-train-method = параметър на метода; обяснението е в docs/strength-trials.md
train-none = За { $game } няма мрежа, която да се обучава.
train-numbers = Някое число е извън допустимото: от 2 до 5 места, от 1 до 64 нишки, при „5 Кули“ пакет, кратен на 8, и слоеве като в помощта.
train-other-run = { $file } съдържа друго обучение; посочи друг файл с --out или го премахни.
train-resumed = { $file } вече съдържа { $games } игри; обучението продължава оттам.
train-progress = { $games } от { $total } игри, { $speed } в секунда; загуба { $loss }; победи в проценти (поравно: { $fair }): срещу „един ход напред“ { $oneply }, срещу „плоско Монте Карло“ { $flat }
train-progress-greedy = { $games } от { $total } игри, { $speed } в секунда; загуба { $loss }; победи в проценти (поравно: { $fair }): срещу greedy { $greedy }
train-done = Теглата са в { $file }.
train-interrupted = Спряно. Нищо не е загубено: същата команда продължава.

## Защо запис или игра не става

reason-line = ред { $line }: { $reason }
reason-action = действие { $number }: { $reason }
reason-not-allowed = „{ $action }“ тук не е позволено според правило { $rule }
reason-not-an-action = „{ $text }“ не е действие ({ $known })
reason-seats = { $game } е за { $fewest }–{ $most } играчи, а не за { $seats }
reason-opener = започващото място е от 0 до { $last }, а не { $seat }
reason-no-option = { $game } няма опция „{ $name }“ (известни: { $known })
reason-option-value = опцията „{ $name }“ може да бъде: { $known }; а не „{ $value }“
reason-no-expansion = { $game } няма разширение „{ $name }“ (известни: { $known })
reason-expansion-twice = едно разширение е посочено два пъти
reason-no-bot = { $game } няма бот „{ $name }“ (известни: { $known })
reason-dataset-not-ours = { $file } не е цял файл от набор данни
reason-dataset-schema-version = { $file } е с версия { $found } на схемата, а това издание чете версия { $known }
reason-dataset-schema = колоните на { $file } не са тези от схемата
reason-dataset-order = в { $file } действие { $ply } от игра { $game } не е на мястото си
reason-dataset-card = в описанието няма сведения за файловете
reason-dataset-no-card = в { $folder } няма { $file }, значи наборът данни не е цял
reason-dataset-files = описанието и папката се разминават за { $file }
reason-dataset-terms = { $file } не е част от този набор данни
reason-dataset-checksum = { $file } не е файлът от описанието: контролната сума е различна
reason-dataset-statistics = статистиката в описанието не отговаря на файловете
reason-dataset-broken-record = { $file }: { $reason }
reason-dataset-broken-game = игра { $number }: { $reason }
reason-dataset-wrong-value = действие { $ply } от игра { $number } има грешна стойност в колоната { $column }
reason-dataset-no-advisor = ботът „{ $name }“ не оценява позиции (известни: { $known })
reason-dataset-not-empty = папката { $folder } не е празна
reason-dataset-other = папката { $folder } съдържа друг набор данни или част от него
reason-dataset-no-games = няма завършена игра за записване
reason-cut-off = записът е прекъснат: липсва последният ред "end"
reason-after-end = след последния ред има още нещо
reason-record-from-position = записът не започва от началото на играта
reason-record-unfinished = играта в този запис не е завършена
reason-records-several = файлът съдържа няколко записа; може да се отвори само файл с един
reason-tag-twice = етикетът „{ $name }“ се повтаря
reason-tag-missing = липсва етикетът „{ $name }“
reason-key-missing = липсва ключът „{ $name }“
reason-not-json = това не е запис във формат JSON
reason-scores-early = записът посочва краен резултат, но играта не е завършена
reason-scores-wrong = записът посочва точки { $stated }, а те са { $found }
reason-no-shuffle = в записа няма етикет „{ $name }“, затова тегленията не могат да се проверят
reason-shuffle-tags = етикетите на размесването не могат да се прочетат
reason-other-secret = тайната не е тази, чийто отпечатък беше обявен преди играта
reason-other-opener = първият играч не следва от тайната
reason-other-draw = действие { $number } е „{ $action }“, а от тайната следва „{ $expected }“
reason-no-game = няма игра „{ $game }“ (известни: { $known })
reason-other-game = тези настройки са за { $given }, а не за { $game }
reason-no-entrant = „{ $name }“ не е бот: нито един от { $known }, нито модул:Клас, нито програма
reason-no-time = „{ $name }“ няма да има никакво време
reason-no-budget = времето на „{ $name }“ не може да се ограничи: липсва методът "with_budget(seconds)"
reason-no-module = няма модул „{ $module }“ за бота „{ $name }“, нито в тази папка, нито сред инсталираните
reason-no-class = в модула „{ $module }“ няма клас „{ $name }“
reason-not-made = ботът „{ $name }“ не може да бъде създаден: { $text }
reason-no-choose = „{ $name }“ не е бот: липсва методът "choose(view, rng)"
reason-abstract = класът „{ $name }“ е абстрактен: в него не е дефинирано { $known }
reason-needs-arguments = ботът „{ $name }“ не може да бъде създаден без аргументи: задай стойност по подразбиране за { $known }
reason-async-choose = методът "choose" на „{ $name }“ е асинхронен: напиши "def choose", а не "async def choose"
reason-choose-arguments = методът "choose" на „{ $name }“ трябва да приема изглед и генератор на случайни числа: "def choose(self, view, rng)"
reason-perhaps = { $reason }; може би имаш предвид: { $known }
reason-first-words = { $reason }; програмата изведе: { $text }
reason-ended = програмата „{ $name }“ приключи
reason-no-answer = няма отговор в рамките на { $seconds } сек.
reason-process-ended = ботът прекрати процеса си ({ $how })
reason-workers-ended = { $count } процеса поред приключиха със същата задача
reason-mixed-builds = резултати от различни компилации не бива да се смесват: тук { $here }, но { $others }; инсталирай навсякъде същия пакет
reason-other-bots = на { $host } файлът на някой бот липсва или е с друго съдържание
reason-cluster-missing = за клъстер е нужен Ray: pip install 'rookery[cluster]'
reason-cluster-unreachable = на адрес „{ $address }“ не отговаря клъстер на Ray
reason-cluster-refused = клъстерът „{ $address }“ не може да се ползва: { $text }
reason-cluster-empty = клъстерът „{ $address }“ няма процесори
reason-cluster-silent = в рамките на { $seconds } сек. не започна процес на { $hosts }
reason-cluster-no-package = Python не може да импортира Rookery на { $hosts }; инсталирай там същия пакет
reason-wrote-too-much = програмата „{ $name }“ изведе твърде много наведнъж
reason-not-started = „{ $name }“ не може да се стартира: { $errno }
reason-no-command = „{ $name }“ не може да се стартира
reason-crashed = ботът се срина: { $text }
reason-at = { $error } ({ $file }, ред { $number }, в { $function })
reason-chose-illegal = ботът избра „{ $action }“: { $reason }; тук е позволено: { $known }
reason-returned = { $method } върна { $value }; трябва да върне текста на някое от действията във "view.choices"
reason-returned-choice = { $method } върна обект Choice; трябва да върне неговия текст { $example }
reason-returned-coroutine = { $method } е асинхронен метод: напиши "def", а не "async def"
reason-not-chance = сега няма какво да се тегли
reason-take-back = може да се върне само собственото последно действие, преди да се тегли или друг да е играл
reason-stands-alone = след „{ $action }“ не може да следва нищо
reason-place-needs = "place" изисква клетка и завъртане, например: { $example }
reason-recall-needs = "recall" изисква клетката, в която стои абатът, например: { $example }
reason-tower-needs = „{ $action }“ изисква клетката на кула, например: { $example }
reason-no-room-for-tag = етикетът „{ $name }“ или стойността му не може да се запише
reason-no-room-for-action = действието „{ $text }“ не може да се запише
reason-key-twice = един ключ е даден два пъти
reason-key-unknown = няма ключ „{ $text }“
reason-not-object = записът JSON трябва да е един обект
reason-record-long = по-дълго от { $most } знака, допустимите за един запис
reason-not-finished-once = играта трябва да е или завършена, или загубена служебно
reason-not-a-time = „{ $text }“ не е време
reason-position-begins = позицията започва с едно от: { $known }; а не с „{ $text }“
reason-position-word = „{ $text }“ няма място в позиция на тази игра
reason-position-twice = в позицията „{ $name }“ се повтаря
reason-position-needs = в позицията липсва „{ $name }“
reason-number-from-to = „{ $text }“ не е число от { $low } до { $high }
reason-number = „{ $text }“ не е число
reason-too-many-of = в позицията { $name } се среща по-често, отколкото в играта
reason-step-empty = в стъпката „{ $name }“ на тази позиция няма какво да се направи
reason-cards-missing = позицията не казва къде са всички карти
reason-tower-twice = { $tower } кула е дадена два пъти
reason-tower-order = { $tower } кула: { $value } не може да стои върху { $below }
reason-demolish-yes = „{ $text }“ не е възможно: напиши demolish=yes или го пропусни
reason-calls = "calls" трябва да има по един запис за играч ({ $seats }), разделени със запетаи: число, "pass" или "-"
reason-calls-clockwise = наддава се по посока на часовниковата стрелка, като започва първият играч
reason-calls-rise = първият играч обявява число, а всяко следващо е по-голямо
reason-call-high = никой не може да обяви повече карти, отколкото са отворени
reason-call-early = никой не наддава, преди да са отворени всички карти
reason-call-late = след края никой не наддава
reason-call-unbuildable = обявени са повече карти, отколкото могат да се построят
reason-display-long = отворени са повече от пет карти
reason-reveal-full = карта се отваря само когато отворените са по-малко от пет
reason-auction-display = за наддаване трябва да са отворени пет карти или всички останали
reason-auction-over = наддаването вече е приключило
reason-auction-running = наддаването още не е приключило
reason-nothing-bid = никой не е обявил картите, които трябва да се поставят
reason-building-display = липсват картите, които бяха отворени
reason-demolish-first = карта се събаря само преди да се постави първата
reason-cards-left = играта не свършва, докато има карти
reason-place-in-building = карти се поставят само в стъпката за строеж
reason-place-unbuildable = картите за поставяне не могат да се построят
reason-not-a-type = „{ $text }“ не е вид кула ({ $known })
reason-not-a-card = „{ $text }“ не е карта; карта се пише така: { $example }, със стойност от 0 до 15
reason-not-on-empty-cell = „{ $text }“ не е плочка в празна клетка
reason-first-tile = на 0,0 трябва да има плочка
reason-edges = страните на { $tile } на { $at } не съвпадат със съседните
reason-tile-alone = плочката на { $at } не се допира до друга
reason-not-on-piece = „{ $text }“ не е фигура на обект от наредените плочки
reason-figure-place = „{ $name }“ не може да стои на „{ $place }“
reason-two-figures = на { $name } в { $at } стоят две фигури
reason-too-many-figures = място { $seat } има повече поставени фигури, отколкото са в играта
reason-not-scoring = за „{ $text }“ не се дават точки
reason-drawn-when = изтеглена плочка има само между тегленето и слагането
reason-placed-when = плочката, сложена в този ход, се посочва само в стъпката с мийпъла
reason-pile-empty = купчината за теглене е празна или неизвестна
reason-pile-order = от купчините се тегли една след друга
reason-pile-other = плочката от този ход не е от текущата купчина
reason-pile-unnamed = "pile" трябва да посочи купчина
reason-complete-scored = завършените обекти вече са донесли точки, затова там не може да стои фигура
reason-tiles-left = играта не свършва, докато има плочки
reason-not-of-towers = „{ $text }“ няма смисъл за кули
reason-floors-sum = етажите в запаса и по кулите не са общо { $floors }
reason-floors-tower = кулата има от 0 до { $most } етажа и се посочва веднъж
reason-tower-bases = на всяка основа трябва да стои една кула, а другаде – нито една
reason-guard-floor = на стража му трябва етаж, на който да стои
reason-stolen-out = откраднатата плочка трябва да е извън играта
reason-rising-when = кули се избират само когато е изтеглена плочка с крадец и етажите не стигат
reason-rising-guarded = кула, която получава етаж, няма страж и етажите ѝ са по-малко от { $most }
reason-not-a-cell = „{ $text }“ не е клетка като { $example }
reason-not-a-tile = „{ $text }“ не е плочка от тази игра
reason-not-a-piece = „{ $text }“ не е обект като: { $example }
reason-not-a-figure = в тази игра няма фигура „{ $text }“
reason-wrong-value =
    { $kind ->
        [a-text] „{ $name }“ трябва да е текст
        [a-number] „{ $name }“ трябва да е число
        [a-list-of-texts] „{ $name }“ трябва да е списък от текстове
        [a-list-of-numbers-or-null] „{ $name }“ трябва да е списък от числа или null
        [an-object-of-texts] „{ $name }“ трябва да е обект с текстове
       *[other] „{ $name }“ има грешна стойност
    }
reason-wrong-part =
    { $kind ->
        [a-tile] „{ $text }“ не е плочка
        [a-figure] „{ $text }“ не е фигура
        [points] „{ $text }“ не са точки
       *[other] „{ $text }“ не може да се прочете
    }
reason-other = не може да се прочете („{ $reason }“)

## Какво съобщава системата

system-not-found = няма такъв файл или папка
system-denied = достъпът не е разрешен
system-is-folder = това е папка, а не файл
system-no-folder = част от пътя не е папка
system-exists = вече съществува
system-disk-full = няма място на диска
system-long-name = името е твърде дълго
system-many-files = отворени са твърде много файлове
system-no-program = това не е програма, която може да се пусне тук
system-in-use = ползва се от друга програма
system-other = системна грешка { $code }

## Съвети и анализ

hint-ahead = { $choice } ({ $action }): { $chance } шанс за победа, средно { $points } точки преднина (± { $spread }).
hint-behind = { $choice } ({ $action }): { $chance } шанс за победа, средно { $points } точки изоставане (± { $spread }).
advice-alike = Почти няма разлика.
advice-later = Това се отплаща в следващите рундове.
advice-not-later = Това се отплаща по-малко в следващите рундове.
advice-cards =
    { $you ->
        [yes] Ще построиш
       *[no] { $name } ще построи
    } { $count ->
        [one] една карта повече.
       *[other] { $count } карти повече.
    }
advice-not-cards =
    { $you ->
        [yes] Ще построиш
       *[no] { $name } ще построи
    } { $count ->
        [one] една карта по-малко.
       *[other] { $count } карти по-малко.
    }
advice-top =
    { $you ->
        [yes] { $cards ->
            [one] Твоята { $tower } кула получава връх.
           *[other] Твоята { $tower } кула получава връх и нейните { $cards } карти се броят двойно.
        }
       *[no] { $cards ->
            [one] { $name } слага връх на своята { $tower } кула.
           *[other] { $name } слага връх на своята { $tower } кула и нейните { $cards } карти се броят двойно.
        }
    }
advice-not-top =
    { $you ->
        [yes] Твоята { $tower } кула остава без връх.
       *[no] { $name } остава с { $tower } кула без връх.
    }
advice-room =
    { $count ->
        [one] Остава място за карта, която още предстои: { $tower } { $value }.
       *[other] Остава място за { $count } карти, които още предстоят: { $tower }, до { $value }.
    }
advice-not-room =
    { $count ->
        [one] Не остава място за карта, която още предстои: { $tower } { $value }.
       *[other] Не остава място за { $count } карти, които още предстоят: { $tower }.
    }
advice-rival =
    { $rival-is-you ->
        [yes] Ще построиш
       *[no] { $rival } ще построи
    } { $count ->
        [one] една карта по-малко.
       *[other] { $count } карти по-малко.
    }
advice-not-rival =
    { $rival-is-you ->
        [yes] Ще построиш
       *[no] { $rival } ще построи
    } { $count ->
        [one] една карта повече.
       *[other] { $count } карти повече.
    }
advice-demolition =
    { $count ->
        [one] Така се спестява една точка за съборени карти.
       *[other] Така се спестяват { $count } точки за съборени карти.
    }
advice-not-demolition =
    { $count ->
        [one] Събарянето струва една точка повече.
       *[other] Събарянето струва { $count } точки повече.
    }
advice-in-kind =
    { $kind ->
        [city] в града
        [road] на пътя
        [field] на поляната
        [monastery] в манастира
       *[garden] в градината
    }
advice-own-kind =
    { $you ->
        [yes] { $kind ->
            [city] Твоят град
            [road] Твоят път
            [field] Твоята поляна
            [monastery] Твоят манастир
           *[garden] Твоята градина
        }
       *[no] { $kind ->
            [city] Градът на { $name }
            [road] Пътят на { $name }
            [field] Поляната на { $name }
            [monastery] Манастирът на { $name }
           *[garden] Градината на { $name }
        }
    }
advice-their-kind =
    { $rival-is-you ->
        [yes] { $kind ->
            [city] Твоят град
            [road] Твоят път
            [field] Твоята поляна
            [monastery] Твоят манастир
           *[garden] Твоята градина
        }
       *[no] { $kind ->
            [city] Градът на { $rival }
            [road] Пътят на { $rival }
            [field] Поляната на { $rival }
            [monastery] Манастирът на { $rival }
           *[garden] Градината на { $rival }
        }
    }
advice-points =
    { $you ->
        [yes] Веднага получаваш
       *[no] { $name } веднага получава
    } повече: +{ $count }.
advice-not-points =
    { $you ->
        [yes] Веднага получаваш
       *[no] { $name } веднага получава
    } по-малко: −{ $count }.
advice-rival-points =
    { $rival-is-you ->
        [yes] Веднага получаваш
       *[no] { $rival } веднага получава
    } по-малко: −{ $count }.
advice-not-rival-points =
    { $rival-is-you ->
        [yes] Веднага получаваш
       *[no] { $rival } веднага получава
    } повече: +{ $count }.
advice-claim =
    { $outlook ->
        [good] Фигура { advice-in-kind } струва повече, отколкото в ръката: около +{ $count }. Обектът вероятно ще бъде завършен (затварящи плочки: { $tiles }).
       *[other] Фигура { advice-in-kind } струва повече, отколкото в ръката: около +{ $count }.
    }
advice-place =
    { $outlook ->
        [good] Фигура { advice-in-kind } обещава повече: около +{ $count }. Обектът вероятно ще бъде завършен (затварящи плочки: { $tiles }).
       *[other] Фигура { advice-in-kind } обещава повече: около +{ $count }.
    }
advice-not-claim = Фигура { advice-in-kind } би струвала повече, отколкото в ръката: около +{ $count }.
advice-not-place =
    { $doubt ->
        [city] Този град вероятно няма да бъде завършен (оставащи затварящи плочки: { $left }).
        [road] Този път вероятно няма да бъде завършен (оставащи затварящи плочки: { $left }).
       *[none] Фигура { advice-in-kind } би обещала повече: около +{ $count }.
    }
advice-hand =
    { $you ->
        [yes] Мийпълът ти
       *[no] Мийпълът на { $name }
    } струва повече в ръката: около +{ $count }.
advice-not-hand =
    { $doubt ->
        [city] Този град вероятно няма да бъде завършен (оставащи затварящи плочки: { $tiles }). { advice-hand }
        [road] Този път вероятно няма да бъде завършен (оставащи затварящи плочки: { $tiles }). { advice-hand }
       *[none] { $you ->
            [yes] Мийпълът ти
           *[no] Мийпълът на { $name }
        } би струвал повече в ръката: около +{ $count }.
    }
advice-guard = Стражът струва повече: около +{ $count } (крадци, които още предстоят: { $thieves }).
advice-not-guard = Страж би струвал повече: около +{ $count } (крадци, които още предстоят: { $thieves }).
advice-likely = { advice-own-kind }: по-голям шанс за завършване (затварящи плочки: { $tiles }).
advice-not-likely = { advice-own-kind }: по-малък шанс за завършване (затварящи плочки: { $fewer }).
advice-worth = { advice-own-kind } носи повече: около +{ $count }.
advice-not-worth = { advice-own-kind } носи по-малко: около −{ $count }.
advice-share =
    { advice-their-kind }: { $you ->
        [yes] получаваш
       *[no] { $name } получава
    } дял, около +{ $count }.
advice-not-share =
    { advice-their-kind }: { $you ->
        [yes] не получаваш
       *[no] { $name } не получава
    } дял, около −{ $count }.
advice-takeover =
    { advice-their-kind } преминава към { $you ->
        [yes] теб
       *[no] { $name }
    }.
advice-not-takeover =
    { advice-their-kind } не преминава към { $you ->
        [yes] теб
       *[no] { $name }
    }.
advice-rival-likely = { advice-their-kind }: по-малък шанс за завършване (затварящи плочки: { $tiles }).
advice-not-rival-likely = { advice-their-kind }: по-голям шанс за завършване (затварящи плочки: { $more }).
advice-rival-worth = { advice-their-kind } носи по-малко: около −{ $count }.
advice-not-rival-worth = { advice-their-kind } носи повече: около +{ $count }.
advice-turns = Това се отплаща в следващите ходове.
advice-not-turns = Това се отплаща по-малко в следващите ходове.
command-analyse = Покажи колко е струвал всеки избор в завършена игра и кое е било късмет.
example-analyse =
    Примери:
      rookery analyse game.rook
      rookery analyse games.jsonl --record 3 --svg chances.svg
argument-analyse-samples = колко пъти се доиграва играта за всеки избор (по подразбиране 100); повече значи по-бавно, но по-сигурно
argument-analyse-all = покажи всеки избор, не само скъпите
argument-analyse-json = отпечатай анализа като JSON
argument-analyse-svg = начертай шансовете на всички в този файл
analyse-samples = Нужно е поне едно доиграване.
analyse-progress = действия
analyse-interrupted = Спряно. Нищо не е записано.
analyse-no-advisor = Никой бот за { $game } не може да обясни изборите си, затова тези игри не могат да се анализират.
analyse-clean = Никой избор не е струвал много. Добра игра!
analyse-chart = Шанс за победа след всяко действие
analyse-choice =
    { $mark ->
        [inaccuracy] { $player }: { $action } е неточност и струва { $cost } от шанса за победа.
        [mistake] { $player }: { $action } е грешка и струва { $cost } от шанса за победа.
        [blunder] { $player }: { $action } е груба грешка и струва { $cost } от шанса за победа.
       *[none] { $player }: { $action } струва { $cost } от шанса за победа.
    }
analyse-better = По-добре: { $action }, с { $chance } шанс за победа.
analyse-player = Играч
analyse-cost = Цена
analyse-inaccuracy = Неточности
analyse-mistake = Грешки
analyse-blunder = Груби грешки
analyse-luck = Късмет
command-puzzles = Намери в игри на ботове позиции с един явно най-добър избор или провери тези, които идват с Rookery.
example-puzzles =
    Примери:
      rookery puzzles five-towers --games 100 --out puzzles.jsonl
      rookery puzzles five-towers --check
argument-puzzles-games = колко игри да се претърсят (по подразбиране: 10)
argument-puzzles-first = номер на първата игра (по подразбиране: 1), за да се продължи търсенето
argument-puzzles-seed = същото семе дава същите задачи (по подразбиране: 1)
argument-puzzles-out = добави задачите към този файл, вместо да се извеждат; с --check: файлът за проверка
argument-puzzles-check = провери всеки отговор с десет пъти по-дълбоко търсене
puzzles-progress = игри
puzzles-checking = задачи
puzzles-checked = { $agreed } от { $all } отговора съвпадат с десет пъти по-дълбоко търсене ({ $share }).
puzzles-not-agreed = Непотвърдени: { $puzzles }

## Гостуване на сървър

argument-visit-url = адресът на сървъра или линкът на маса
argument-visit-bot = кой играе: име на вграден бот, модул:Клас или програма, която знае протокола на съдията
argument-visit-table = масата: последната част от линка ѝ
argument-visit-seat = мястото на бота, броено от 0 (по подразбиране първото свободно)
argument-visit-game = отвори маса за тази игра с ботове на сървъра на другите места
argument-visit-bots = ботовете на сървъра на отворената маса: един за всички други места или по един за всяко (по подразбиране apprentice)
argument-visit-games = брой игри, след първата като реванши (по подразбиране 1)
argument-visit-name = име на масата (по подразбиране името на класа или програмата)
argument-visit-cookies = файл, който пази самоличността на бота, а с нея и мястото му
argument-visit-seed = произволен текст за случайните числа на бота
argument-visit-json = отпечатай по един ред JSON за всяка игра
visit-what = Посочи маса с линка ѝ или с --table, или с --game игра, за която да се отвори маса. Трябва да се изиграе поне една игра.
visit-address = „{ $url }“ не е адрес на сървър; такъв адрес изглежда така: { $example }
visit-seat = Няма място { $seat }; последното е { $last }.
visit-no-server = Няма връзка с { $url } ({ $reason }).
visit-not-rookery = { $url } не отговаря като сървър на Rookery.
visit-refused = Сървърът отказва: { $text }
visit-lost = Връзката прекъсна. На масата нищо не се губи; опитвам отново.
visit-back = Връзката се възстанови.
visit-cookies-used = { $file } вече се ползва от друго гостуване; избери друг файл с --cookies или друго име с --name.
visit-cookies-other = В { $file } няма бисквитки; избери друг файл с --cookies.
visit-other-rules = Правилата тук не могат да проследят играта на сървъра; може би там е друга версия: { $reason }
visit-other-choices = Сървърът предлага други действия от правилата тук; може би там е друга версия.
visit-opened = Маса: { $url }
visit-resumed = Отново на масата: { $url }
visit-waiting = На място { $seat }; играта още не е започнала.
visit-no-seat = На тази маса няма свободно място.
visit-closed = Масата е закрита.
visit-no-rematch = Другите не искат реванш.
visit-left = На мястото продължава бот на сървъра. Щом поправиш своя, същата команда го връща на мястото му.
visit-kept = Играта чака. Щом поправиш бота, същата команда я продължава.
visit-interrupted = Спряно. Мястото се пази: същата команда продължава.
visit-result =
    Игра { $number }, място { $seat }: { $result ->
        [won] победа
        [tied] споделена победа
        [none] без резултат
       *[lost] загуба
    }, { $scores }
visit-summary = { $won } от { $games } игри спечелени ({ $share }), средно точки: { $mean }

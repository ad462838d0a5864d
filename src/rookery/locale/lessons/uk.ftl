### Уроки. У хмарці (-text) щонайбільше 40 слів.

lesson-title = Урок: { $game }
lesson-leave = Вийти з уроку
lesson-parts = { $game }: шість частин
lesson-part = Частина { $part } з { $parts }: { $name }
lesson-where = Частина { $part } з { $parts }, { $name }, крок { $step } з { $steps }.
lesson-step = крок { $step } з { $steps }
lesson-show = Показати
lesson-shown = Ось так. Тепер ти.
lesson-check = Перевірити
lesson-next = Далі
lesson-finish = Завершити
lesson-again = Спробувати ще
lesson-wrong = Не це
lesson-wrong-said = Не це: { $why }
lesson-right = Правильно!
lesson-right-said = Правильно! { $why }
lesson-some = Поки що правильно, але підходить ще одна карта.
lesson-more = Більше
lesson-less = Менше
lesson-went-home = Ця карта знову в руці: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
lesson-put-here = Сюди: { $tower }
lesson-hand = Твої карти
lesson-answers = Відповіді
lesson-picture = Позиція
lesson-turn = Повернути плитку
lesson-lay-at = Викласти тут: { $port }
lesson-first-game = Зіграй свою першу партію
lesson-first-game-about = Проти двох лагідних ботів: { $first } і { $second }. Без годинника, з підказками.
lesson-repeat = Спочатку
lesson-rival = Йонас
lesson-know = Що ти вже знаєш
lesson-done-about = Шість частин, кілька хвилин, і правила зрозумілі.

## 5 веж

lesson-five-towers-part-towers = Мета й вежі
lesson-five-towers-part-eight-nine = Вісім і дев’ять
lesson-five-towers-part-auction = Торги
lesson-five-towers-part-hammer = Молоток
lesson-five-towers-part-points = Верхівки й очки
lesson-five-towers-part-round = Цілий раунд
lesson-five-towers-other-type = Усі карти вежі одного виду. Ця карта належить до виду «{ $tower }».
lesson-five-towers-equal = { $value } дорівнює { $on }, а рівна карта не нижча. Карта має бути нижча за ту, яку накриває.
lesson-five-towers-higher = { $value } більше за { $on }. Карта має бути нижча за ту, яку накриває.

lesson-five-towers-types-title = Твоя мета
lesson-five-towers-types-text = Перемагає той, у кого наприкінці найбільше очок, а очки дає кожна карта твоїх веж. Ти будуєш п’ять веж: цукерки, жах, дерево, брухт і пісок. Усі карти вежі одного виду; перша її починає.
lesson-five-towers-types-ask = Виклади обидві карти
lesson-five-towers-types-right = Вежа «цукерки» виросла, а вежа «дерево» почалася.

lesson-five-towers-lower-title = Числа спадають
lesson-five-towers-lower-text = Нова карта лягає зверху й має бути нижча за ту, яку накриває. Рівна не нижча. Великі числа внизу лишають місце для більшої кількості карт.
lesson-five-towers-lower-ask = Яка карта підходить на 7?
lesson-five-towers-lower-right = 4 менше за 7.

lesson-five-towers-order-title = Порядок обираєш ти
lesson-five-towers-order-text = Порядок обираєш ти. Подумай перед першою картою: мале число внизу закриває шлях тому, що буде далі.
lesson-five-towers-order-ask = Виклади всі три карти
lesson-five-towers-order-wrong = На { $value } не буде місця для { $left }, а збудувати треба всі карти. Тому ця карта повертається.
lesson-five-towers-order-right = 12, 6, 3: викладено всі три.

lesson-five-towers-eight-title = Відкритий поверх: 8
lesson-five-towers-eight-text = Коли вежа росте, числа мають спадати. Але на 8 можна покласти будь-яке число того самого виду, навіть 15.
lesson-five-towers-eight-ask = Які з них можна покласти на 8?
lesson-five-towers-eight-other = На 8 підходить будь-яке число, але лише того самого виду. Ця карта починає власну вежу.
lesson-five-towers-eight-right = Підходять обидві карти «цукерки»: на 8 можна і вищу, і нижчу.

lesson-five-towers-nine-title = Летючий поверх: 9
lesson-five-towers-nine-text = 9 сідає на будь-яке число свого виду, навіть на 1. Її спиняє лише верхівка, 0. На 9 числа знову мають спадати.
lesson-five-towers-nine-ask = Виклади обидві карти
lesson-five-towers-nine-right = Спершу 9, і тоді є місце для 6.

lesson-five-towers-on-nine-title = Ще один погляд
lesson-five-towers-on-nine-text = 9 сідає майже всюди. А що можна покласти на 9?
lesson-five-towers-on-nine-ask = Яку карту можна покласти на 9?
lesson-five-towers-on-nine-higher = { $value } більше за { $on }. Карта має бути нижча за ту, яку накриває. 9 сідає на все, крім 0, але тримає лише нижчі.
lesson-five-towers-on-nine-right = 8 менше за 9, а на неї тепер підходить усе.

lesson-five-towers-auction-title = Торги
lesson-five-towers-auction-text = Відкрито п’ять карт. Скажи, скільки береш, від 0 до 5. Кожен робить одну ставку: називає більше або пасує. Хто назвав найбільше, обирає стільки карт і мусить збудувати їх усі.
lesson-five-towers-auction-ask = Назви стільки, скільки щонайбільше можеш збудувати
lesson-five-towers-auction-fewer = Можна збудувати ще одну. Кожен засвічений ліхтар — це карта, яка підходить до твоїх веж.
lesson-five-towers-auction-more = Для карти «пісок 10» немає місця: твоя вежа «пісок» уже з верхівкою. Називай лише стільки, скільки можеш збудувати.
lesson-five-towers-auction-low = Піп уже назвав { $said }. Назви більше або пасуй.
lesson-five-towers-auction-right = 4: для цукерок, жаху, дерева й брухту є місце.

lesson-five-towers-five-title = П’ять завершує торги
lesson-five-towers-five-text = Цей раунд відкриваєш ти: інші називають після тебе й можуть назвати більше. Але більше ніж 5 не буває, тож ставка 5 одразу завершує торги. Потім треба збудувати всі п’ять карт.
lesson-five-towers-five-ask = Підходять усі п’ять. Зроби так, щоб вони точно були твої
lesson-five-towers-five-less = Піп або Цятка ще можуть назвати більше. Лише 5 перебити не можна.
lesson-five-towers-five-right = Торги одразу завершено, і всі п’ять карт твої.

lesson-five-towers-hammer-title = Молоток
lesson-five-towers-hammer-text = Заважає низька карта? Узявши карти, перед будівництвом можна знести верхню карту однієї вежі. Наприкінці це забирає очки: 1 за першу, 2 за другу.
lesson-five-towers-hammer-ask = Твоя ставка — 5. Що робиш спершу?
lesson-five-towers-hammer-gone = Коли карту викладено, зносити вже не можна, а для карти «пісок 7» немає місця на 6.
lesson-five-towers-hammer-right = Шістки більше немає. Тепер є місце для 7 і всіх інших.

lesson-five-towers-points-title = Верхівки й очки
lesson-five-towers-points-text = 0 — це верхівка: там більше нічого не додають і не зносять. Карта дає 1 очко, у вежі з верхівкою 2, у головній (найвищій) вежі ще 1. Знесені забирають 1, 2, 3.
lesson-five-towers-points-ask = Знесено дві карти. Скільки очок?
lesson-five-towers-points-main = Кожна карта головної вежі дає ще 1: 6 карт, 6 очок.
lesson-five-towers-points-demolished = Дві знесені карти забирають 1 + 2 очки.
lesson-five-towers-points-right = 4 + 6 + 12 і 6 за головну вежу, мінус 3.

lesson-five-towers-round-bid-title = Цілий раунд
lesson-five-towers-round-bid-text = Піп починає з 1, Цятка називає 2, а твоя ставка остання. До твоїх веж підходять чотири карти, але на карту «дерево 1» потім майже нічого не ляже.
lesson-five-towers-round-bid-ask = Здобудь три кращі карти
lesson-five-towers-round-many = 4 теж перемагає, але тоді доведеться збудувати й карту «дерево 1». Досить 3.
lesson-five-towers-round-low = Цятка вже назвала { $said }. Назви більше або пасуй.
lesson-five-towers-round-bid-right = Ставки зроблено, і найвища — 3. Будуєш ти.

lesson-five-towers-round-build-title = Обери карти
lesson-five-towers-round-build-text = Береш будь-які три з п’яти карт і будуєш їх усі в будь-якому порядку. Решту скидають.
lesson-five-towers-round-build-ask = Збудуй три карти, які лишають місце
lesson-five-towers-round-leave = Підходить, але на { $value } майже нічого не ляже. Обираєш ти, тож лиши цю карту.
lesson-five-towers-round-closed = Твоя вежа «пісок» уже з верхівкою: там більше нічого не додають.
lesson-five-towers-round-build-right = Три вежі виросли, а на вежі «дерево» ще є місце.

lesson-five-towers-round-next-title = Що далі
lesson-five-towers-round-next-text = Відкривають п’ять нових карт, і починає гравець ліворуч від будівника. Коли колода закінчиться, скинуті карти один раз перемішують, і вони повертаються. А коли колода закінчиться вдруге, після того раунду гра завершується.
lesson-five-towers-round-next-ask = Будівництво завершено. Хто відкриває наступний раунд?
lesson-five-towers-round-next-pip = Піп, ліворуч від тебе
lesson-five-towers-round-next-peep = Цятка, праворуч від тебе
lesson-five-towers-round-next-you = Знову ти
lesson-five-towers-round-left = Починає гравець ліворуч від будівника, а Цятка сидить праворуч від тебе.
lesson-five-towers-round-same = Той самий гравець відкриває знову, лише якщо ніхто не бере карт. Тоді скидають усі п’ять.
lesson-five-towers-round-next-right = Ліворуч від тебе сидить Піп, він і відкриває.

lesson-five-towers-done = Ти вмієш грати в «5 веж»
lesson-five-towers-know-fall = Коли вежа росте, числа спадають.
lesson-five-towers-know-marks = На 8 підходить усе, 9 — на все, крім 0.
lesson-five-towers-know-bid = Називай лише стільки, скільки можеш збудувати.
lesson-five-towers-know-top = Верхівка подвоює очки й завершує вежу.

## Каркасон

lesson-carcassonne-part-edges = Краї
lesson-carcassonne-part-meeples = Підданці
lesson-carcassonne-part-points = Очки
lesson-carcassonne-part-gardens = Річка й абат
lesson-carcassonne-part-towers = Вежі та вартові
lesson-carcassonne-part-thieves = Вежі та злодії

lesson-carcassonne-edges-title = Краї мають збігатися
lesson-carcassonne-edges-text = Візьми плитку й виклади її поруч з іншими. Усі дотичні краї мають збігатися: дорога з дорогою, місто з містом, поле з полем. Повертай її як хочеш.
lesson-carcassonne-edges-ask = Продовж дорогу
lesson-carcassonne-edges-city = Там поле торкнеться міста, хоч як повертай плитку.
lesson-carcassonne-edges-turn = Там дорога торкнеться поля. Поверни плитку.
lesson-carcassonne-edges-elsewhere = Підходить, поле з полем. Але дорога там не продовжується.
lesson-carcassonne-edges-right = Дорога з дорогою: вона продовжується.

lesson-carcassonne-meeples-title = Твої підданці
lesson-carcassonne-meeples-text = Потім можеш розмістити на цій плитці підданця: на дорозі, у місті, на полі чи в монастирі. Але не там, де на тій самій дорозі, у місті чи на полі вже хтось є, хоч би й далеко.
lesson-carcassonne-meeples-ask = Куди розмістиш підданця?
lesson-carcassonne-meeples-claim-road = На дорогу
lesson-carcassonne-meeples-claim-field = На поле
lesson-carcassonne-meeples-skip = Нікуди
lesson-carcassonne-meeples-road = На цій дорозі вже стоїть Йонас, на сусідній плитці.
lesson-carcassonne-meeples-nowhere = Підданця можна лишити собі. Але на цій плитці є вільне місце: знайди його.
lesson-carcassonne-meeples-right = Селянин лягає на поле й лишається до кінця гри.

lesson-carcassonne-points-title = Очки
lesson-carcassonne-points-text = Те, що завершує твоя плитка, одразу дає очки: дорога 1 за плитку, місто 2 за плитку і 2 за щит. Підданці повертаються. Очки набирає той, у кого їх там найбільше, а за рівності — усі, хто нарівні.
lesson-carcassonne-points-ask = Твоє місто завершено. Скільки очок?
lesson-carcassonne-points-shield = Щит теж дає 2.
lesson-carcassonne-points-double = Стільки наприкінці дає незавершене місто. У завершеному кожна плитка й кожен щит дають 2.
lesson-carcassonne-points-right = Три плитки й один щит, по 2 очки.

lesson-carcassonne-river-title = Річка
lesson-carcassonne-river-text = З Річкою спершу викладають її плитки, від джерела до озера. Кожна має продовжувати річку, і вона не розвертається: з двох поворотів поспіль другий не може бути в той самий бік.
lesson-carcassonne-river-ask = Продовж річку
lesson-carcassonne-river-back = Річка розвернулася б: два повороти поспіль не можуть бути в один бік.
lesson-carcassonne-river-turn = Вода закінчилася б на краю твоєї плитки. Поверни її.
lesson-carcassonne-river-elsewhere = Річка тече далі на схід. Кожна плитка річки має її продовжувати.
lesson-carcassonne-river-right = Спершу на схід, потім на південь: річка тече далі й ділить поля.

lesson-carcassonne-gardens-title = Монастирі та сади
lesson-carcassonne-gardens-text = Ті й ті дають 9, коли навколо вісім плиток. У сади входить лише абат; якщо забрати його раніше, він дасть стільки, скільки варте тоді його місце. Селяни дають очки наприкінці: 3 за кожне завершене місто біля поля.
lesson-carcassonne-gardens-ask = Твій абат повертається. Скільки очок?
lesson-carcassonne-gardens-itself = Плитка самого саду теж рахується.
lesson-carcassonne-gardens-surrounded = 9 лише тоді, коли навколо є всі вісім плиток.
lesson-carcassonne-gardens-right = Сам сад і п’ять плиток навколо.

lesson-carcassonne-towers-title = Вежі та вартові
lesson-carcassonne-towers-text = Основа вежі отримує один ярус. Вежа з двома ярусами досягає двох плиток ліворуч, праворуч, угору й униз, також через проміжки. Якщо твоя плитка в межах досяжності, твій підданець може стати там вартовим.
lesson-carcassonne-towers-ask = Ти викладаєш поворот дороги. Чи можна стерегти вежу?
lesson-carcassonne-towers-yes = Так
lesson-carcassonne-towers-gap = Ні, між ними проміжок
lesson-carcassonne-towers-far = Ні, надто далеко
lesson-carcassonne-towers-gap-wrong = Порожні місця рахуються як плитки: досяжність іде через проміжки.
lesson-carcassonne-towers-far-wrong = Два яруси досягають двох плиток, а твоя — друга праворуч.
lesson-carcassonne-towers-right = Два яруси, дві плитки праворуч. Чужий вартовий повернувся б із 2 очками.

lesson-carcassonne-guards-title = Це не стара «Вежа»
lesson-carcassonne-guards-text = Нікого не беруть у полон і викупу не платять. Плитка із символом злодія спершу додає ярус кожній вежі без вартового. Потім кожен вартовий дає зазначені на плитці очки й повертається.
lesson-carcassonne-guards-ask = Твій колір червоний, ти береш цю плитку із символом злодія. Хто отримує очки?
lesson-carcassonne-guards-both = Ти 6, Йонас 6
lesson-carcassonne-guards-floors = Ти 12, Йонас 18
lesson-carcassonne-guards-jonas = Лише Йонас: 6
lesson-carcassonne-guards-floors-wrong = Число рахується один раз за вартового, а не за кожен ярус.
lesson-carcassonne-guards-jonas-wrong = Очки дають усі вартові, на будь-якій вежі.
lesson-carcassonne-guards-right = Висота важить лише для досяжності. Вежа без вартового тепер має два яруси.

lesson-carcassonne-stolen-title = Злодії крадуть плитку
lesson-carcassonne-stolen-text = Ніде немає вартового? Вежі ростуть, а злодії крадуть плитку: вона лежить біля планшета підрахунку очок, а ти викладаєш плитку вежі. Наступні вартові дадуть ще й зазначені на ній очки.
lesson-carcassonne-stolen-ask = Ти береш цю плитку із символом злодія. Що викладаєш?
lesson-carcassonne-stolen-tower = Плитку вежі
lesson-carcassonne-stolen-thief = Плитку із символом злодія
lesson-carcassonne-stolen-nothing = Нічого
lesson-carcassonne-stolen-thief-wrong = Ніхто не на варті, тож плитку із символом злодія вкрадено.
lesson-carcassonne-stolen-nothing-wrong = Плитку викладають щоходу: замість украденої — плитку вежі.
lesson-carcassonne-stolen-right = Усі вежі виросли, плитка з числом 6 лежить біля планшета підрахунку очок, а ти викладаєш плитку вежі.

lesson-carcassonne-done = Ти вмієш грати в «Каркасон»
lesson-carcassonne-know-edges = Усі дотичні краї мають збігатися.
lesson-carcassonne-know-meeples = Один підданець на плитку, де ще нікого немає.
lesson-carcassonne-know-points = Завершене дає очки, підданці повертаються.
lesson-carcassonne-know-towers = Вартові дають очки, зазначені на плитці із символом злодія.

### Уроците. В балончето (-text) има най-много 40 думи.

lesson-title = Урок: { $game }
lesson-leave = Напусни урока
lesson-parts = { $game } в шест части
lesson-part = Част { $part } от { $parts }: { $name }
lesson-where = Част { $part } от { $parts }, { $name }, стъпка { $step } от { $steps }.
lesson-step = стъпка { $step } от { $steps }
lesson-show = Покажи ми
lesson-shown = Ето така. Сега ти.
lesson-check = Провери
lesson-next = Напред
lesson-finish = Край
lesson-again = Опитай пак
lesson-wrong = Не това
lesson-wrong-said = Не това: { $why }
lesson-right = Вярно!
lesson-right-said = Вярно! { $why }
lesson-some = Дотук вярно, но пасва още една карта.
lesson-more = Още
lesson-less = По-малко
lesson-went-home = Тази карта пак е в ръката ти: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
lesson-put-here = Сложи тук: { $tower }
lesson-hand = Твоите карти
lesson-answers = Отговори
lesson-picture = Позицията
lesson-turn = Завърти плочката
lesson-lay-at = Сложи тук: { $port }
lesson-first-game = Изиграй първата си игра
lesson-first-game-about = Срещу два кротки бота: { $first } и { $second }. Без часовник, с подсказки.
lesson-repeat = Отначало
lesson-rival = Йонас
lesson-know = Какво вече знаеш
lesson-done-about = Шест части, няколко минути, и знаеш правилата.

## 5 Кули

lesson-five-towers-part-towers = Цел и кули
lesson-five-towers-part-eight-nine = Осем и девет
lesson-five-towers-part-auction = Наддаването
lesson-five-towers-part-hammer = Чукът
lesson-five-towers-part-points = Върхове и точки
lesson-five-towers-part-round = Един цял рунд
lesson-five-towers-other-type = Всички карти на една кула са от един вид. Тази карта е за { $tower } кула.
lesson-five-towers-equal = { $value } е равно на { $on }, а равното не е по-ниско. Картата трябва да е по-ниска от тази, върху която се слага.
lesson-five-towers-higher = { $value } е повече от { $on }. Картата трябва да е по-ниска от тази, върху която се слага.

lesson-five-towers-types-title = Твоята цел
lesson-five-towers-types-text = Печели играчът с най-много точки, а точки носи всяка карта в кулите ти. Строиш пет кули: захарна, страшна, дървесна, скрап и пясъчна. Всички карти на една кула са от един вид; първата я започва.
lesson-five-towers-types-ask = Построй и двете карти
lesson-five-towers-types-right = Захарната кула порасна, а дървесната започна.

lesson-five-towers-lower-title = Числата намаляват
lesson-five-towers-lower-text = Новата карта отива най-отгоре и трябва да е по-ниска от тази под нея. Равна не значи по-ниска. Високите числа долу оставят място за много карти.
lesson-five-towers-lower-ask = Коя карта може да се сложи върху 7?
lesson-five-towers-lower-right = 4 е по-малко от 7.

lesson-five-towers-order-title = Ти избираш реда
lesson-five-towers-order-text = Ти избираш реда. Помисли преди първата карта: ниското число най-долу пречи на това, което идва после.
lesson-five-towers-order-ask = Построй и трите карти
lesson-five-towers-order-wrong = Върху { $value } няма да има място за { $left }, а трябва да построиш всички карти. Затова картата се връща.
lesson-five-towers-order-right = 12, 6, 3: и трите са построени.

lesson-five-towers-eight-title = Отвореният етаж: 8
lesson-five-towers-eight-text = Числата трябва да намаляват, докато кулата расте. Но върху 8 може да се сложи всяко число от същия вид, дори 15.
lesson-five-towers-eight-ask = Кои от тях могат да се сложат върху 8?
lesson-five-towers-eight-other = Върху 8 може всяко число, но само от същия вид. Тази карта поставя началото на друга кула.
lesson-five-towers-eight-right = Пасват и двете захарни карти: върху 8 може и по-висока, и по-ниска.

lesson-five-towers-nine-title = Летящият етаж: 9
lesson-five-towers-nine-text = 9 каца върху всяко число от своя вид, дори върху 1. Спира я само връх, тоест 0. Върху 9 числата пак намаляват.
lesson-five-towers-nine-ask = Построй и двете карти
lesson-five-towers-nine-right = Първо 9, а после има място за 6.

lesson-five-towers-on-nine-title = Още един поглед
lesson-five-towers-on-nine-text = 9 каца почти навсякъде. А какво може да се сложи върху 9?
lesson-five-towers-on-nine-ask = Коя карта може да се сложи върху 9?
lesson-five-towers-on-nine-higher = { $value } е повече от { $on }. Картата трябва да е по-ниска от тази, върху която се слага. 9 каца върху всичко освен 0, но носи само по-ниското.
lesson-five-towers-on-nine-right = 8 е по-малко от 9, а върху нея сега може всичко.

lesson-five-towers-auction-title = Наддаването
lesson-five-towers-auction-text = Отворени са пет карти. Кажи колко вземаш, от 0 до 5. Всеки е на ред веднъж: обявява повече или пасува. Който обяви най-много, избира толкова карти и ги построява всичките.
lesson-five-towers-auction-ask = Обяви колкото най-много можеш да построиш
lesson-five-towers-auction-fewer = Можеш да построиш още една. Всеки светнал фенер е карта, която пасва.
lesson-five-towers-auction-more = За пясъчна 10 няма място: пясъчната ти кула има връх. Обявявай само каквото можеш да построиш.
lesson-five-towers-auction-low = Пип вече обяви { $said }. Обяви повече или пасувай.
lesson-five-towers-auction-right = 4: има място за захарната, страшната, дървесната и скрап картата.

lesson-five-towers-five-title = Пет слага край
lesson-five-towers-five-text = Ти започваш този рунд: другите обявяват след теб и могат да кажат повече. Но повече от 5 няма, затова 5 веднага слага край на наддаването. После трябва да построиш и петте карти.
lesson-five-towers-five-ask = И петте пасват. Вземи ги със сигурност
lesson-five-towers-five-less = Пип или Троха още могат да обявят повече. Само 5 не може да се надмине.
lesson-five-towers-five-right = Наддаването свършва веднага и петте карти са твои.

lesson-five-towers-hammer-title = Чукът
lesson-five-towers-hammer-text = Пречи ти ниска карта? След като вземеш картите и преди да строиш, можеш да събориш най-горната карта на една кула. Накрая отнема точки: 1 за първата, 2 за втората.
lesson-five-towers-hammer-ask = Ти обяви 5. Какво правиш първо?
lesson-five-towers-hammer-gone = Щом сложиш карта, вече не можеш да събаряш, а за пясъчна 7 няма място върху 6.
lesson-five-towers-hammer-right = Шестицата вече я няма. Сега има място за седмицата и за всички други.

lesson-five-towers-points-title = Върхове и точки
lesson-five-towers-points-text = 0 е връх: там нищо повече не се добавя и не се събаря. Картата носи 1 точка, в кула с връх 2, а в основната (най-високата) кула още 1. Съборените отнемат 1, 2, 3.
lesson-five-towers-points-ask = Съборени са две карти. Колко точки имаш?
lesson-five-towers-points-main = Всяка карта на основната кула носи още 1: 6 карти, 6 точки.
lesson-five-towers-points-demolished = Две съборени карти отнемат 1 + 2 точки.
lesson-five-towers-points-right = 4 + 6 + 12 и 6 за основната кула, минус 3.

lesson-five-towers-round-bid-title = Един цял рунд
lesson-five-towers-round-bid-text = Пип започна с 1, Троха обяви 2, а последният ред е твой. Четири карти пасват на кулите ти, но върху дървесна 1 почти нищо няма място.
lesson-five-towers-round-bid-ask = Спечели трите по-добри карти
lesson-five-towers-round-many = И 4 печели, но тогава трябва да построиш и дървесна 1. Стига и 3.
lesson-five-towers-round-low = Троха вече обяви { $said }. Обяви повече или пасувай.
lesson-five-towers-round-bid-right = Всички бяха на ред, а 3 е най-много. Строиш ти.

lesson-five-towers-round-build-title = Избери картите си
lesson-five-towers-round-build-text = Вземаш които и да е три от петте карти и ги построяваш всичките, в какъвто ред искаш. Останалите се изчистват.
lesson-five-towers-round-build-ask = Построй три карти, които оставят място
lesson-five-towers-round-leave = Пасва, но върху { $value } почти нищо няма място. Изборът е твой: остави тази карта.
lesson-five-towers-round-closed = Пясъчната ти кула има връх: там нищо повече не се добавя.
lesson-five-towers-round-build-right = Три кули вече са по-високи, а в дървесната още има място.

lesson-five-towers-round-next-title = Как продължава играта
lesson-five-towers-round-next-text = Идват пет нови карти и започва играчът отляво на строителя. Щом тестето свърши, изчистените карти се размесват и се връщат веднъж. Щом свърши пак, играта приключва след този рунд.
lesson-five-towers-round-next-ask = Ти построи. Кой започва следващия рунд?
lesson-five-towers-round-next-pip = Пип, отляво
lesson-five-towers-round-next-peep = Троха, отдясно
lesson-five-towers-round-next-you = Пак ти
lesson-five-towers-round-left = Започва играчът отляво на строителя, а Троха е отдясно.
lesson-five-towers-round-same = Същият играч започва пак само ако никой не вземе карта. Тогава и петте се изчистват.
lesson-five-towers-round-next-right = Отляво на теб е Пип и започва рунда.

lesson-five-towers-done = Можеш да играеш „5 Кули“
lesson-five-towers-know-fall = Числата намаляват, докато кулата расте.
lesson-five-towers-know-marks = Върху 8 може всичко, 9 може върху всичко освен 0.
lesson-five-towers-know-bid = Обявявай само каквото можеш да построиш.
lesson-five-towers-know-top = Върхът удвоява точките и завършва кулата.

## Каркасон

lesson-carcassonne-part-edges = Страни
lesson-carcassonne-part-meeples = Мийпъли
lesson-carcassonne-part-points = Точки
lesson-carcassonne-part-gardens = Реката и абатът
lesson-carcassonne-part-towers = Кули и стражи
lesson-carcassonne-part-thieves = Кули и крадци

lesson-carcassonne-edges-title = Страните трябва да съвпадат
lesson-carcassonne-edges-text = Изтегли плочка и я долепи до други. Всички допрени страни трябва да съвпадат: път с път, град с град, поляна с поляна. Върти я както искаш.
lesson-carcassonne-edges-ask = Продължи пътя
lesson-carcassonne-edges-city = Там поляна ще опре в града, както и да въртиш плочката.
lesson-carcassonne-edges-turn = Там път ще опре в поляна. Завърти плочката.
lesson-carcassonne-edges-elsewhere = Пасва, поляна с поляна. Но пътят не продължава там.
lesson-carcassonne-edges-right = Път с път: той продължава.

lesson-carcassonne-meeples-title = Твоите мийпъли
lesson-carcassonne-meeples-text = После можеш да сложиш на тази плочка един мийпъл: на път, в град, на поляна или в манастир. Но не там, където на същия път, град или поляна вече има някой, колкото и да е далеч.
lesson-carcassonne-meeples-ask = Къде слагаш мийпъла?
lesson-carcassonne-meeples-claim-road = На пътя
lesson-carcassonne-meeples-claim-field = На поляната
lesson-carcassonne-meeples-skip = Никъде
lesson-carcassonne-meeples-road = На този път вече е Йонас, на съседната плочка.
lesson-carcassonne-meeples-nowhere = Можеш да задържиш мийпъла. Но на тази плочка има свободно място: намери го.
lesson-carcassonne-meeples-right = Селянинът ляга на поляната и остава до края на играта.

lesson-carcassonne-points-title = Точки
lesson-carcassonne-points-text = Каквото плочката ти завърши, носи точки веднага: път 1 на плочка, град 2 на плочка и 2 на щит. Мийпълите се прибират. Точките взема този с най-много мийпъли, при равенство – всички с равен брой.
lesson-carcassonne-points-ask = Градът ти е завършен. Колко точки получаваш?
lesson-carcassonne-points-shield = И щитът носи 2.
lesson-carcassonne-points-double = Толкова носи незавършен град накрая. В завършения всяка плочка и всеки щит носят по 2.
lesson-carcassonne-points-right = Три плочки и един щит, по 2 точки.

lesson-carcassonne-river-title = Реката
lesson-carcassonne-river-text = С Реката първо се поставят нейните плочки, от извора до езерото. Всяка трябва да продължава реката, и тя не прави обратен завой: от два завоя един след друг вторият не може да е в същата посока.
lesson-carcassonne-river-ask = Продължи реката
lesson-carcassonne-river-back = Реката би се върнала обратно: два поредни завоя не бива да са в една и съща посока.
lesson-carcassonne-river-turn = Водата би свършила на ръба на плочката ти. Завърти я.
lesson-carcassonne-river-elsewhere = Реката продължава на изток. Всяка речна плочка трябва да я продължава.
lesson-carcassonne-river-right = Първо на изток, после на юг: реката тече нататък и разделя поляните.

lesson-carcassonne-gardens-title = Манастири и градини
lesson-carcassonne-gardens-text = И двете носят 9, когато около тях има осем плочки. В градини влиза само абатът; ако го прибереш по-рано, носи колкото мястото му струва тогава. Селяните носят точки накрая: 3 за всеки завършен град до поляната им.
lesson-carcassonne-gardens-ask = Абатът ти се прибира. Колко точки получаваш?
lesson-carcassonne-gardens-itself = Брои се и плочката с градината.
lesson-carcassonne-gardens-surrounded = 9 само когато и осемте плочки около нея са там.
lesson-carcassonne-gardens-right = Самата градина и пет плочки около нея.

lesson-carcassonne-towers-title = Кули и стражи
lesson-carcassonne-towers-text = Основата на кула получава един етаж. Кула с два етажа достига две плочки наляво, надясно, нагоре и надолу, и през празни места. Ако плочката ти е в обсега, твой мийпъл може да застане там като страж.
lesson-carcassonne-towers-ask = Твоята плочка е завоят на пътя. Можеш ли да пазиш кулата?
lesson-carcassonne-towers-yes = Да
lesson-carcassonne-towers-gap = Не, между тях има празно място
lesson-carcassonne-towers-far = Не, твърде далеч е
lesson-carcassonne-towers-gap-wrong = Празните места се броят като плочки: обсегът минава през тях.
lesson-carcassonne-towers-far-wrong = Два етажа достигат две плочки, а твоята е втората вдясно.
lesson-carcassonne-towers-right = Два етажа, две вдясно. Чужд страж би се прибрал с 2 точки.

lesson-carcassonne-guards-title = Не е старата „Кула“
lesson-carcassonne-guards-text = Никого не пленяват и откуп не се плаща. Плочка с крадец първо вдига с един етаж всяка кула без страж. После всеки страж носи числото от плочката и се прибира.
lesson-carcassonne-guards-ask = Ти играеш с червено и теглиш тази плочка с крадец. Кой получава точки?
lesson-carcassonne-guards-both = Ти 6, Йонас 6
lesson-carcassonne-guards-floors = Ти 12, Йонас 18
lesson-carcassonne-guards-jonas = Само Йонас: 6
lesson-carcassonne-guards-floors-wrong = Числото се брои веднъж на страж, а не за всеки етаж.
lesson-carcassonne-guards-jonas-wrong = Всички стражи носят точки, на която и кула да са.
lesson-carcassonne-guards-right = Височината важи само за обсега. Кулата без страж вече е с два етажа.

lesson-carcassonne-stolen-title = Крадците открадват плочка
lesson-carcassonne-stolen-text = Никъде няма страж? Кулите растат, а крадците открадват плочката: тя лежи до таблото за точки, а ти слагаш плочка с кула. Следващите стражи получават и нейното число.
lesson-carcassonne-stolen-ask = Теглиш тази плочка с крадец. Какво слагаш?
lesson-carcassonne-stolen-tower = Плочка с кула
lesson-carcassonne-stolen-thief = Плочката с крадец
lesson-carcassonne-stolen-nothing = Нищо
lesson-carcassonne-stolen-thief-wrong = Никой не пази, затова плочката с крадец е открадната.
lesson-carcassonne-stolen-nothing-wrong = Във всеки ход слагаш плочка: сега плочка с кула вместо откраднатата.
lesson-carcassonne-stolen-right = Всички кули пораснаха, шестицата лежи до таблото за точки, а ти слагаш плочка с кула.

lesson-carcassonne-done = Можеш да играеш „Каркасон“
lesson-carcassonne-know-edges = Всички допрени страни трябва да съвпадат.
lesson-carcassonne-know-meeples = Един мийпъл на плочка, там, където още няма никого.
lesson-carcassonne-know-points = Завършеното носи точки, мийпълите се прибират.
lesson-carcassonne-know-towers = Стражите носят числото от плочката с крадец.

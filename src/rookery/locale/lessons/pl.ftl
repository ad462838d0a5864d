### Lekcje. Dymek (-text) ma najwyżej 40 słów.

lesson-title = Lekcja: { $game }
lesson-leave = Opuść lekcję
lesson-parts = { $game } w sześciu częściach
lesson-part = Część { $part } z { $parts }: { $name }
lesson-where = Część { $part } z { $parts }, { $name }, krok { $step } z { $steps }.
lesson-step = krok { $step } z { $steps }
lesson-show = Pokaż mi
lesson-shown = Tak to się robi. Teraz twoja kolej.
lesson-check = Sprawdź
lesson-next = Dalej
lesson-finish = Zakończ
lesson-again = Spróbuj jeszcze raz
lesson-wrong = Niestety nie
lesson-wrong-said = Niestety nie. { $why }
lesson-right = Dobrze!
lesson-right-said = Dobrze! { $why }
lesson-some = Na razie dobrze, ale pasuje jeszcze jedna karta.
lesson-more = Więcej
lesson-less = Mniej
lesson-went-home = Ta karta wróciła na rękę: { $tower } { $value }.
lesson-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
lesson-put-here = Połóż tutaj: { $tower }
lesson-hand = Twoje karty
lesson-answers = Odpowiedzi
lesson-picture = Sytuacja
lesson-turn = Obróć płytkę
lesson-lay-at = Połóż tutaj: { $port }
lesson-first-game = Zagraj pierwszą partię
lesson-first-game-about = Przeciwko dwóm łagodnym botom: { $first } i { $second }. Bez zegara, z podpowiedziami.
lesson-repeat = Od nowa
lesson-rival = Jonas
lesson-know = Co już wiesz
lesson-done-about = Sześć części, kilka minut i znasz zasady.

## 5 Wież

lesson-five-towers-part-towers = Cel i wieże
lesson-five-towers-part-eight-nine = Ósemka i dziewiątka
lesson-five-towers-part-auction = Licytacja
lesson-five-towers-part-hammer = Młotek
lesson-five-towers-part-points = Dachy i punkty
lesson-five-towers-part-round = Cała runda
lesson-five-towers-other-type = Wszystkie karty wieży są jednego rodzaju. Właściwa wieża dla tej karty: { $tower }.
lesson-five-towers-equal = { $value } jest równe { $on }, a równe to nie niższe. Karta musi być niższa od tej, którą przykrywa.
lesson-five-towers-higher = { $value } jest wyższe niż { $on }. Karta musi być niższa od tej, którą przykrywa.

lesson-five-towers-types-title = Twój cel
lesson-five-towers-types-text = Wygrywa osoba z największą liczbą punktów, a punkty daje każda karta w twoich wieżach. Budujesz pięć wież: cukierkową, straszną, roślinną, złomową i piaskową. Wszystkie karty wieży są jednego rodzaju; pierwsza ją zaczyna.
lesson-five-towers-types-ask = Połóż obie karty
lesson-five-towers-types-right = Wieża cukierkowa urosła, a roślinna się zaczęła.

lesson-five-towers-lower-title = Liczby maleją
lesson-five-towers-lower-text = Nowa karta trafia na wierzch i musi być niższa od tej, którą przykrywa. Równa nie jest niższa. Wysokie liczby na dole zostawiają miejsce na więcej kart.
lesson-five-towers-lower-ask = Która karta pasuje na 7?
lesson-five-towers-lower-right = 4 jest niższe niż 7.

lesson-five-towers-order-title = Ty wybierasz kolejność
lesson-five-towers-order-text = Kolejność zależy od ciebie. Pomyśl przed pierwszą kartą: niska liczba na dole blokuje to, co przyjdzie później.
lesson-five-towers-order-ask = Połóż wszystkie trzy karty
lesson-five-towers-order-wrong = Na { $value } nie zmieści się { $left }, a musisz dołożyć wszystkie karty. Dlatego ta wraca.
lesson-five-towers-order-right = 12, 6, 3: wszystkie trzy stoją.

lesson-five-towers-eight-title = Otwarte piętro: 8
lesson-five-towers-eight-text = Gdy wieża rośnie, liczby muszą maleć. Ale na 8 można położyć dowolną liczbę tego samego rodzaju, nawet 15.
lesson-five-towers-eight-ask = Które z nich można położyć na 8?
lesson-five-towers-eight-other = Na 8 pasuje każda liczba, ale tylko tego samego rodzaju. Ta karta zaczyna własną wieżę.
lesson-five-towers-eight-right = Obie cukierkowe pasują: na 8 może leżeć wyższa i niższa.

lesson-five-towers-nine-title = Latające piętro: 9
lesson-five-towers-nine-text = 9 ląduje na dowolnej liczbie swojego rodzaju, nawet na 1. Zatrzymuje ją tylko dach, czyli 0. Na 9 liczby znów muszą maleć.
lesson-five-towers-nine-ask = Połóż obie karty
lesson-five-towers-nine-right = Najpierw 9, a wtedy jest miejsce na 6.

lesson-five-towers-on-nine-title = Jeszcze jedno spojrzenie
lesson-five-towers-on-nine-text = 9 ląduje prawie wszędzie. A co można położyć na 9?
lesson-five-towers-on-nine-ask = Którą kartę można położyć na 9?
lesson-five-towers-on-nine-higher = { $value } jest wyższe niż { $on }. Karta musi być niższa od tej, którą przykrywa. 9 ląduje na każdej liczbie oprócz 0, ale na niej kładzie się tylko niższe.
lesson-five-towers-on-nine-right = 8 jest niższe niż 9, a na ósemkę pasuje wszystko.

lesson-five-towers-auction-title = Licytacja
lesson-five-towers-auction-text = Na wystawce leży pięć kart. Powiedz, ile bierzesz, od 0 do 5. Każdy licytuje raz: przebija albo pasuje. Kto zalicytuje najwięcej, wybiera tyle kart i dokłada wszystkie.
lesson-five-towers-auction-ask = Zalicytuj tyle, ile możesz dołożyć
lesson-five-towers-auction-fewer = Możesz dołożyć jeszcze jedną. Każda zapalona latarnia to karta, która pasuje.
lesson-five-towers-auction-more = Piaskowej 10 nie ma gdzie położyć: twoja wieża piaskowa ma dach. Licytuj tylko tyle, ile możesz dołożyć.
lesson-five-towers-auction-low = Pisklak ma już { $said }. Musisz przebić albo spasować.
lesson-five-towers-auction-right = 4: cukierkowa, straszna, roślinna i złomowa mają swoje miejsce.

lesson-five-towers-five-title = Piątka kończy licytację
lesson-five-towers-five-text = Tę rundę zaczynasz ty: inni licytują po tobie i mogą cię przebić. Ale więcej niż 5 zalicytować się nie da, więc 5 od razu kończy licytację. Potem musisz dołożyć wszystkie pięć kart.
lesson-five-towers-five-ask = Pasuje wszystkie pięć. Zapewnij je sobie
lesson-five-towers-five-less = Pisklak albo Pestka mogą jeszcze przebić. Tylko 5 nie da się przebić.
lesson-five-towers-five-right = Licytacja od razu się kończy i wszystkie pięć kart należy do ciebie.

lesson-five-towers-hammer-title = Młotek
lesson-five-towers-hammer-text = Przeszkadza niska karta? Po wzięciu kart, zanim zaczniesz kłaść, możesz usunąć ostatnią kartę jednej wieży. Na koniec kosztuje to punkty: 1 za pierwszą, 2 za drugą.
lesson-five-towers-hammer-ask = Twoja licytacja to 5. Co robisz najpierw?
lesson-five-towers-hammer-gone = Gdy położysz kartę, nie możesz już niczego usunąć, a piaskowa 7 nie pasuje na 6.
lesson-five-towers-hammer-right = Szóstki już nie ma. Teraz 7 i wszystkie inne mają miejsce.

lesson-five-towers-points-title = Dachy i punkty
lesson-five-towers-points-text = 0 to dach: nic się tam już nie dokłada ani nie usuwa. Karta daje 1 punkt, w wieży z dachem 2, a w wybranej (najwyższej) jeszcze 1. Usunięte kosztują 1, 2, 3.
lesson-five-towers-points-ask = Usunięto dwie karty. Ile to punktów?
lesson-five-towers-points-main = Każda karta wybranej wieży daje jeszcze 1: 6 kart, 6 punktów.
lesson-five-towers-points-demolished = Dwie usunięte karty kosztują 1 + 2 punkty.
lesson-five-towers-points-right = 4 + 6 + 12 i 6 za wybraną wieżę, minus 3.

lesson-five-towers-round-bid-title = Cała runda
lesson-five-towers-round-bid-text = Pisklak zaczyna od 1, Pestka licytuje 2, a ty licytujesz na końcu. Do twoich wież pasują cztery karty, ale na roślinną 1 prawie nic już nie wejdzie.
lesson-five-towers-round-bid-ask = Zdobądź trzy lepsze karty
lesson-five-towers-round-many = 4 też wygrywa, ale wtedy trzeba dołożyć także roślinną 1. Wystarczy 3.
lesson-five-towers-round-low = Pestka ma już { $said }. Musisz przebić albo spasować.
lesson-five-towers-round-bid-right = Wszyscy już licytowali, a 3 to najwięcej. Budujesz ty.

lesson-five-towers-round-build-title = Wybierz karty
lesson-five-towers-round-build-text = Bierzesz dowolne trzy z pięciu kart i dokładasz wszystkie w dowolnej kolejności. Pozostałe karty są odrzucane.
lesson-five-towers-round-build-ask = Dołóż trzy karty, które zostawiają miejsce
lesson-five-towers-round-leave = Pasuje, ale na { $value } prawie nic już nie wejdzie. Wybierasz ty, więc zostaw tę kartę.
lesson-five-towers-round-closed = Twoja wieża piaskowa ma dach: nic się tam już nie dokłada.
lesson-five-towers-round-build-right = Trzy wieże urosły, a na roślinnej jest jeszcze miejsce.

lesson-five-towers-round-next-title = Jak gra toczy się dalej
lesson-five-towers-round-next-text = Odkrywa się pięć nowych kart i zaczyna osoba po lewej stronie budującego. Gdy stos się wyczerpie, odrzucone karty wracają potasowane, jeden raz. Gdy wyczerpie się znowu, gra kończy się po tej rundzie.
lesson-five-towers-round-next-ask = Budowa za tobą. Kto zaczyna następną rundę?
lesson-five-towers-round-next-pip = Pisklak, po twojej lewej
lesson-five-towers-round-next-peep = Pestka, po twojej prawej
lesson-five-towers-round-next-you = Znowu ty
lesson-five-towers-round-left = Zaczyna osoba po lewej stronie budującego, a Pestka siedzi po twojej prawej.
lesson-five-towers-round-same = Ta sama osoba zaczyna znowu tylko wtedy, gdy nikt nie bierze kart. Wtedy odrzuca się wszystkie pięć.
lesson-five-towers-round-next-right = Po twojej lewej siedzi Pisklak i zaczyna.

lesson-five-towers-done = Umiesz grać w 5 Wież
lesson-five-towers-know-fall = Gdy wieża rośnie, liczby maleją.
lesson-five-towers-know-marks = Na 8 pasuje wszystko, 9 na wszystko oprócz 0.
lesson-five-towers-know-bid = Licytuj tylko tyle, ile możesz dołożyć.
lesson-five-towers-know-top = Dach podwaja punkty i zamyka wieżę.

## Carcassonne

lesson-carcassonne-part-edges = Boki
lesson-carcassonne-part-meeples = Podwładni
lesson-carcassonne-part-points = Punkty
lesson-carcassonne-part-gardens = Rzeka i opat
lesson-carcassonne-part-towers = Wieże i strażnicy
lesson-carcassonne-part-thieves = Wieże i złodzieje

lesson-carcassonne-edges-title = Boki muszą pasować
lesson-carcassonne-edges-text = Dobierz płytkę i połóż ją obok innych. Wszystkie stykające się boki muszą pasować: droga do drogi, miasto do miasta, pole do pola. Obracaj ją, jak chcesz.
lesson-carcassonne-edges-ask = Poprowadź drogę dalej
lesson-carcassonne-edges-city = Pole zetknęłoby się tam z miastem, jakkolwiek obrócisz płytkę.
lesson-carcassonne-edges-turn = Droga zetknęłaby się tam z polem. Obróć płytkę.
lesson-carcassonne-edges-elsewhere = Pasuje, pole do pola. Ale droga nie biegnie tam dalej.
lesson-carcassonne-edges-right = Droga do drogi: biegnie dalej.

lesson-carcassonne-meeples-title = Twoi podwładni
lesson-carcassonne-meeples-text = Potem możesz postawić na tej płytce podwładnego: na drodze, w mieście, na polu lub w klasztorze. Nie tam, gdzie na tej samej drodze, w tym samym mieście lub na tym samym polu ktoś już stoi, choćby daleko.
lesson-carcassonne-meeples-ask = Gdzie stawiasz podwładnego?
lesson-carcassonne-meeples-claim-road = Na drodze
lesson-carcassonne-meeples-claim-field = Na polu
lesson-carcassonne-meeples-skip = Nigdzie
lesson-carcassonne-meeples-road = Na tej drodze stoi już Jonas, na płytce obok twojej.
lesson-carcassonne-meeples-nowhere = Możesz zatrzymać podwładnego. Ale na tej płytce jest wolne miejsce: znajdź je.
lesson-carcassonne-meeples-right = Rolnik kładzie się na polu i zostaje do końca gry.

lesson-carcassonne-points-title = Punkty
lesson-carcassonne-points-text = To, co twoja płytka ukończy, punktuje od razu: droga 1 za płytkę, miasto 2 za płytkę i 2 za herb. Podwładni wracają. Punkty dostaje ten, kto ma ich tam najwięcej, a przy remisie wszyscy remisujący.
lesson-carcassonne-points-ask = Twoje miasto jest ukończone. Ile to punktów?
lesson-carcassonne-points-shield = Herb też daje 2.
lesson-carcassonne-points-double = Tyle daje nieukończone miasto na koniec gry. W ukończonym każda płytka i każdy herb dają 2.
lesson-carcassonne-points-right = Trzy płytki i jeden herb, po 2 punkty.

lesson-carcassonne-river-title = Rzeka
lesson-carcassonne-river-text = Z Rzeką najpierw układacie jej płytki, od źródła do jeziora. Każda musi ją przedłużać, a rzeka nie zawraca: z dwóch zakrętów z rzędu drugi nie może skręcać w tę samą stronę.
lesson-carcassonne-river-ask = Przedłuż rzekę
lesson-carcassonne-river-back = Rzeka by zawróciła: dwa zakręty z rzędu nie mogą skręcać w tę samą stronę.
lesson-carcassonne-river-turn = Woda skończyłaby się na krawędzi twojej płytki. Obróć ją.
lesson-carcassonne-river-elsewhere = Rzeka płynie dalej na wschodzie. Każda płytka rzeki musi ją przedłużać.
lesson-carcassonne-river-right = Najpierw na wschód, potem na południe: rzeka płynie dalej i dzieli pola.

lesson-carcassonne-gardens-title = Klasztory i ogrody
lesson-carcassonne-gardens-text = Jedne i drugie dają 9 z ośmioma płytkami wokół. Do ogrodów wchodzi tylko opat; możesz zabrać go wcześniej i dostać tyle, ile jego miejsce jest wtedy warte. Rolnicy punktują na koniec: 3 za każde ukończone miasto przy polu.
lesson-carcassonne-gardens-ask = Twój opat wraca do domu. Ile to punktów?
lesson-carcassonne-gardens-itself = Płytka z ogrodem też się liczy.
lesson-carcassonne-gardens-surrounded = 9 tylko wtedy, gdy wokół leży osiem płytek.
lesson-carcassonne-gardens-right = Sam ogród i pięć płytek wokół.

lesson-carcassonne-towers-title = Wieże i strażnicy
lesson-carcassonne-towers-text = Podstawa wieży dostaje jedno piętro. Wieża z dwoma piętrami sięga na dwie płytki w lewo, w prawo, w górę i w dół, także nad lukami. Jeśli twoja płytka jest w zasięgu, twój podwładny może tam zostać strażnikiem.
lesson-carcassonne-towers-ask = Kładziesz zakręt drogi. Czy możesz strzec wieży?
lesson-carcassonne-towers-yes = Tak
lesson-carcassonne-towers-gap = Nie, po drodze jest luka
lesson-carcassonne-towers-far = Nie, to za daleko
lesson-carcassonne-towers-gap-wrong = Puste miejsca liczą się jak płytki: zasięg przechodzi nad lukami.
lesson-carcassonne-towers-far-wrong = Dwa piętra sięgają na dwie płytki, a twoja jest druga w prawo.
lesson-carcassonne-towers-right = Dwa piętra, dwie w prawo. Cudzy strażnik wróciłby do domu z 2 punktami.

lesson-carcassonne-guards-title = To nie dawna Wieża
lesson-carcassonne-guards-text = Nikt nie trafia do niewoli i nikt nie płaci okupu. Płytka ze złodziejem najpierw podnosi każdą wieżę bez strażnika o piętro. Potem każdy strażnik daje tyle punktów, ile wskazuje płytka, i wraca do domu.
lesson-carcassonne-guards-ask = Grasz czerwonymi i dobierasz tę płytkę ze złodziejem. Kto punktuje?
lesson-carcassonne-guards-both = Ty 6, Jonas 6
lesson-carcassonne-guards-floors = Ty 12, Jonas 18
lesson-carcassonne-guards-jonas = Tylko Jonas: 6
lesson-carcassonne-guards-floors-wrong = Liczba liczy się raz za strażnika, nie za każde piętro.
lesson-carcassonne-guards-jonas-wrong = Punktują wszyscy strażnicy, na każdej wieży.
lesson-carcassonne-guards-right = Wysokość liczy się tylko dla zasięgu. Wieża bez strażnika ma teraz dwa piętra.

lesson-carcassonne-stolen-title = Złodzieje kradną płytkę
lesson-carcassonne-stolen-text = Nigdzie nie ma strażnika? Wieże rosną, a złodzieje kradną płytkę: leży obok toru punktacji, a ty kładziesz płytkę wieży. Następni strażnicy dadzą także jej liczbę.
lesson-carcassonne-stolen-ask = Dobierasz tę płytkę ze złodziejem. Co kładziesz?
lesson-carcassonne-stolen-tower = Płytkę wieży
lesson-carcassonne-stolen-thief = Płytkę ze złodziejem
lesson-carcassonne-stolen-nothing = Nic
lesson-carcassonne-stolen-thief-wrong = Nikt nie stoi na straży, więc płytka ze złodziejem zostaje skradziona.
lesson-carcassonne-stolen-nothing-wrong = W każdej turze kładziesz płytkę: zamiast skradzionej płytkę wieży.
lesson-carcassonne-stolen-right = Wszystkie wieże urosły, szóstka leży obok toru punktacji, a ty kładziesz płytkę wieży.

lesson-carcassonne-done = Umiesz grać w Carcassonne
lesson-carcassonne-know-edges = Wszystkie stykające się boki muszą pasować.
lesson-carcassonne-know-meeples = Jeden podwładny na płytkę, tam, gdzie nikt jeszcze nie stoi.
lesson-carcassonne-know-points = To, co ukończone, punktuje, a podwładni wracają.
lesson-carcassonne-know-towers = Strażnicy dają tyle punktów, ile wskazuje płytka ze złodziejem.

### Zasady, zdanie na każdy wiersz rejestru, którego potrzebuje gracz.

rule-title = Zasady: { $game }
rule-search = Szukaj w zasadach
rule-search-example = Szukaj, na przykład: dziewięć
rule-clear = Wyczyść wyszukiwanie
rule-found =
    { $count ->
        [one] { $count } zasada zawiera „{ $query }”
        [few] { $count } zasady zawierają „{ $query }”
       *[many] { $count } zasad zawiera „{ $query }”
    }
rule-found-first = Pierwsza: { $rule }
rule-none = Żadna zasada o tym nie mówi. Spróbuj krótszego słowa.
rule-moment = Na tym etapie gry
rule-sections = Części zasad
rule-copy = Kopiuj link do tej zasady
rule-copied = Skopiowano link
rule-examples = Przykłady
rule-fits = { $card } na { $on } pasuje
rule-fits-not = { $card } na { $on } nie pasuje
rule-first = { $card } jako pierwsza karta
rule-tile-fits = ta płytka pasuje
rule-tile-fits-not = ta płytka nie pasuje
rule-try = Wypróbuj w lekcji
rule-page = Wszystkie zasady na jednej stronie
rule-numbers = zero, jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście, trzynaście, czternaście, piętnaście

rule-section-five-towers-cards = Cel i karty
rule-section-five-towers-auction = Licytacja
rule-section-five-towers-building = Budowa
rule-section-five-towers-hammer = Młotek i dachy
rule-section-five-towers-end = Czyszczenie wystawki i koniec
rule-section-five-towers-points = Punkty
rule-section-five-towers-open = Inne pytania
rule-section-carcassonne-tiles = Płytki
rule-section-carcassonne-meeples = Podwładni
rule-section-carcassonne-points = Punkty
rule-section-carcassonne-river = Rzeka
rule-section-carcassonne-abbot = Opat
rule-section-carcassonne-towers = Wieże i strażnicy
rule-section-carcassonne-thieves = Złodzieje

## 5 Wież

rule-FT-06 = Wygrywa osoba, która na koniec ma najwięcej punktów; przy remisie dzielicie się zwycięstwem.
rule-FT-10 = Jest pięć rodzajów wież: cukierkowa, straszna, roślinna, złomowa i piaskowa. Wartości są od 0 do 15. Masz najwyżej jedną wieżę każdego rodzaju.
rule-FT-12 = Przy 2 lub 3 graczach każdy rodzaj ma po jednej karcie każdej wartości, razem 80. Przy 4 lub 5 dochodzi jeszcze po jednej: 0, 2, 5, 7, 10 i 12, razem 110.
rule-FT-D1 = Każdy rodzaj ma jedną 8 i jedną 9.
rule-FT-27 = W każdej rundzie odkrywa się pięć kart. Potem następuje licytacja, budowa i czyszczenie wystawki.
rule-FT-29 = Osoba rozpoczynająca licytuje, ile kart weźmie, od 0 do 5. Kto zaczyna pierwszą rundę, decyduje los.
rule-FT-30 = Dalej każdy po kolei przebija albo pasuje. Każdy licytuje dokładnie raz.
rule-FT-32 = Zalicytowanie wszystkich kart z wystawki, zwykle 5, od razu kończy licytację.
rule-FT-33 = Kto zalicytował najwięcej, wybiera dokładnie tyle kart z wystawki.
rule-FT-42 = Licytuj tylko tyle, ile możesz dołożyć: wszystkie wzięte karty muszą się zmieścić, po usunięciu najwyżej jednej karty.
rule-FT-43 = Kto nie może dołożyć wszystkich kart, cofa wszystko i licytuje ponownie: inną liczbę albo pas. Dalej licytacja toczy się jak zwykle.
rule-FT-14 = Musisz dołożyć wszystkie wzięte karty, w dowolnej kolejności.
rule-FT-16 = Wszystkie karty wieży są jednego rodzaju. Pierwsza karta danego rodzaju zaczyna jego wieżę.
rule-FT-19 = Karta musi być niższa od tej, którą przykrywa; równa nie jest niższa.
rule-FT-20 = Na 8 można położyć dowolną wartość tego samego rodzaju.
rule-FT-21 = 9 można położyć na dowolnej wartości tego samego rodzaju oprócz 0.
rule-FT-22 = Nowa karta trafia na wierzch swojej wieży. Położonych kart nie wolno przesuwać, a wszystkie wartości są widoczne.
rule-FT-A11 = Wieża może zacząć się od 0; wtedy jest gotowa z jedną kartą.
rule-FT-35 = Po wzięciu kart, a przed położeniem pierwszej, możesz usunąć ostatnią kartę jednej swojej wieży, także bez potrzeby.
rule-FT-A10 = Można usunąć nawet jedyną kartę wieży. Wtedy dowolna wartość może zacząć tę wieżę od nowa.
rule-FT-36 = Usunięte karty leżą zakryte przed tobą. Nigdy nie wracają i na koniec kosztują punkty.
rule-FT-39 = 0 to dach i kończy swoją wieżę: nic się do niej nie dokłada, nawet 9, i nic się z niej nie usuwa.
rule-FT-48 = Po zakończeniu budowy karty pozostałe na wystawce są odrzucane.
rule-FT-49 = Następną rundę zaczyna osoba po lewej stronie gracza, który budował.
rule-FT-50 = Jeśli osoba rozpoczynająca zalicytuje 0 i wszyscy spasują, wystawka jest odrzucana bez budowy, a ta sama osoba zaczyna znowu.
rule-FT-51 = Gdy stos wyczerpie się pierwszy raz, po tej rundzie tasuje się odrzucone karty i tworzy z nich nowy stos.
rule-FT-52 = Gra kończy się wraz z końcem rundy, w której stos wyczerpie się drugi raz. Ostatnia wystawka może mieć mniej niż pięć kart.
rule-FT-54 = Gdy na wystawce jest mniej kart, najwyższa możliwa licytacja też jest niższa.
rule-FT-55 = Na koniec zlicz punkty za wszystkie wieże, dodaj po 1 punkcie za każdą kartę wybranej wieży i odejmij punkty za usunięte karty.
rule-FT-56 = Każda karta wieży bez dachu daje 1 punkt.
rule-FT-57 = Każda karta wieży z dachem daje 2 punkty; dach też jest kartą.
rule-FT-58 = Wybrana wieża to twoja najwyższa: każda jej karta daje jeszcze 1 punkt.
rule-FT-59 = Pierwsza usunięta karta kosztuje 1 punkt, druga 2, trzecia 3 i tak dalej.
rule-FT-A17 = Wielkość stosów widzą wszyscy. Lista kart, które jeszcze przyjdą, jest jawna, chyba że stolik ją ukrywa.

## Carcassonne

rule-BC-03 = W swojej turze dobierasz płytkę i ją kładziesz, potem możesz postawić podwładnego, potem punktuje wszystko, co płytka ukończyła.
rule-BC-01 = Są 72 płytki terenu. Płytka startowa leży na środku; każdą inną można dobrać z równą szansą.
rule-BC-04 = Płytkę kładzie się obok co najmniej jednej innej, a wszystkie stykające się boki muszą pasować: droga do drogi, miasto do miasta, pole do pola.
rule-BC-05 = Płytka, która nigdzie nie pasuje, wypada z gry, a dobiera się inną.
rule-BC-18 = Pola kończą się na drogach, miastach i rzekach.
rule-BC-02 = Każdy ma 7 podwładnych.
rule-BC-06 = Podwładnego stawia się tylko na właśnie położonej płytce i tylko na drodze, w mieście, na polu lub w klasztorze, gdzie nie stoi jeszcze żaden pionek, nawet twój własny.
rule-BC-07 = Drogi, miasta i pola z pionkami można później połączyć płytką; wtedy są wspólne.
rule-BC-13 = Po punktacji wszystkie pionki stamtąd wracają. W jednej turze można postawić podwładnego, zapunktować i go zabrać. Bez pionków nie ma punktów.
rule-BC-12 = Kto ma na obszarze najwięcej pionków, dostaje wszystkie punkty; przy remisie wszyscy remisujący dostają je w całości.
rule-BC-08 = Droga jest ukończona, gdy oba końce są zamknięte albo tworzy pętlę. Daje 1 punkt za płytkę.
rule-BC-09 = Miasto jest ukończone, gdy jego mur nie ma luki. Daje 2 punkty za płytkę i 2 za herb.
rule-BC-10 = Klasztor jest ukończony, gdy wokół niego leży osiem płytek. Daje 9 punktów.
rule-BC-11 = Płytka liczy się dla obszaru raz, nawet jeśli obszar wchodzi na nią dwa razy.
rule-BC-15 = Podwładny na polu to rolnik i zostaje do końca. Wtedy pole daje 3 punkty za każde ukończone miasto, którego dotyka.
rule-BC-16 = Gra kończy się po turze, w której położono ostatnią płytkę. Wtedy nieukończone drogi dają 1 za płytkę, miasta 1 za płytkę i herb, klasztory 1 za siebie i po 1 za każdą płytkę wokół; punktują też pola.
rule-BC-17 = Wygrywa osoba z największą liczbą punktów; przy remisie dzielicie się wygraną.
rule-RI-01 = Pierwszą płytką jest źródło. Potem idą płytki rzeki w losowej kolejności, potem jezioro, potem płytki terenu.
rule-RI-03 = Każda płytka rzeki musi ją przedłużać.
rule-RI-04 = Rzeka nie zawraca: z dwóch zakrętów z rzędu drugi nie może skręcać w tę samą stronę.
rule-RI-06 = Na rzece nikt nie stoi. Rzeka nie daje punktów i dzieli pola.
rule-RI-08 = Z Wieżami i złodziejami jest jeszcze jedna płytka rzeki, z podstawą wieży. Jej wieży można od razu strzec.
rule-AB-01 = Każdy ma też jednego opata. Ogrody mają znaczenie tylko dla opata.
rule-AB-02 = Opat może stanąć w klasztorze lub w ogrodzie; podwładny nigdy w ogrodzie. Opat nie może być strażnikiem.
rule-AB-03 = Ogród punktuje jak klasztor: 9, gdy jest otoczony, inaczej na koniec 1 za siebie i po 1 za każdą płytkę wokół.
rule-AB-04 = Zamiast stawiać pionek możesz zabrać opata i dostać tyle, ile jego miejsce jest wtedy warte.
rule-AB-05 = Jeśli właśnie położona płytka ukończyła miejsce opata, ten obszar po prostu punktuje; nie można za niego zabrać opata.
rule-TT-A19 = To nie dawny dodatek „Wieża”: nikt nie trafia do niewoli i nie ma okupu.
rule-TT-09 = Wśród płytek terenu jest 12 płytek ze złodziejem, a do tego 5 płytek wież w osobnym stosie i 20 pięter. Ile zostało, widzą wszyscy.
rule-TT-13 = Kto kładzie płytkę z podstawą wieży, musi postawić na niej dokładnie jedno piętro. Kolejne pojawiają się ze złodziejami. Bez piętra nie ma miejsca dla strażnika.
rule-TT-17 = Zamiast stawiać podwładnego na płytce możesz postawić go na wieży jako strażnika, na swojej płytce lub innej. Nie liczy się wtedy dla drogi, miasta ani pola.
rule-TT-19 = Strażnika można postawić tylko wtedy, gdy właśnie położona płytka jest w zasięgu wieży. Płytka samej wieży jest w zasięgu zawsze.
rule-TT-22 = Wieża sięga w lewo, w prawo, w górę i w dół na tyle płytek, ile ma pięter, nigdy na ukos.
rule-TT-23 = Puste miejsca nie przerywają zasięgu; liczą się jak płytki.
rule-TT-24 = Jeśli stoi tam cudzy strażnik, wraca do domu, a jego właściciel od razu dostaje 2 punkty. Wieża ma najwyżej jednego strażnika.
rule-TT-29 = Kto dobiera płytkę ze złodziejem, najpierw podnosi wieże, potem podlicza strażników, a na koniec kładzie płytkę.
rule-TT-30 = Każda wieża bez strażnika dostaje jedno piętro.
rule-TT-31 = Wieża ma najwyżej 5 pięter.
rule-TT-33 = Jeśli pięter nie wystarcza, osoba, która dobrała płytkę, wybiera, które wieże je dostaną. Rozdaje się wszystkie, które zostały.
rule-TT-42 = Każdy strażnik na dowolnej wieży daje właścicielowi tyle punktów, ile wskazuje płytka; dotyczy to wszystkich graczy.
rule-TT-43 = Jeśli obok toru punktacji leży skradziona płytka, każdy strażnik daje też jej liczbę. Potem ta płytka wypada z gry.
rule-TT-45 = Potem wszyscy strażnicy wracają do domu, zanim płytka zostanie położona. Jej symbol nie ma już żadnego działania.
rule-TT-35 = Jeśli żadna wieża nie ma strażnika, wieże rosną, a złodzieje kradną płytkę: leży obok toru punktacji.
rule-TT-36 = Zamiast skradzionej płytki kładziesz płytkę wieży, a gdy ich zabraknie, płytkę terenu.
rule-TT-40 = Jeśli leży tam już skradziona płytka, wypada z gry.
rule-TT-48 = Na koniec każdy strażnik na wieży daje 5 punktów oraz tyle, ile wskazuje skradziona płytka, jeśli jest.
rule-TT-50 = Na płytce rzeki z tunelem pole biegnie dalej nad zakrętem. Podstawa wieży nie kończy drogi ani pola.

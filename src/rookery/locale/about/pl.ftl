# The page about this site.

about-what = Rookery to miejsce na gry o wieżach w przeglądarce: ze znajomymi, nieznajomymi albo z mądrymi gawronami. Za darmo, bez reklam i bez zakładania konta.
about-designer = Autor: { $designer }
about-unofficial = Strona nieoficjalna
about-unofficial-why = Rookery to dzieło fanów. Autorzy i wydawcy gier nie mają z nim nic wspólnego. Nazwy gier należą do ich właścicieli; kod, teksty i rysunki są nasze.
about-licence = Otwarty kod
about-licence-terms = Każdy może używać tego programu, badać go, zmieniać i rozpowszechniać na licencji Apache 2.0.
about-licence-read = Przeczytaj licencję

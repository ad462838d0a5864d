# The page about this site.

about-what = Rookery – vieta bokštų žaidimams naršyklėje: su draugais, nepažįstamaisiais arba gudriomis varnomis. Nemokamai, be reklamos ir be registracijos.
about-designer = Autorius: { $designer }
about-unofficial = Neoficiali svetainė
about-unofficial-why = Rookery sukūrė gerbėjai. Žaidimų autoriai ir leidėjai su ja nesusiję. Žaidimų pavadinimai priklauso jų savininkams; kodas, tekstai ir piešiniai yra mūsų.
about-licence = Atvirasis kodas
about-licence-terms = Šią programą gali naudoti, nagrinėti, keisti ir platinti kiekvienas pagal „Apache 2.0“ licenciją.
about-licence-read = Skaityti licenciją

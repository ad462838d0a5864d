# The page about this site.

about-what = Rookery bringt Turmspiele in den Browser: mit Freunden, Fremden oder schlauen Krähen. Kostenlos, ohne Werbung und ohne Anmeldung.
about-designer = Autor: { $designer }
about-unofficial = Inoffiziell
about-unofficial-why = Rookery ist von Fans gemacht. Autoren und Verlage der Spiele haben damit nichts zu tun. Die Namen der Spiele gehören ihren Inhabern; Code, Texte und Zeichnungen sind von uns.
about-licence = Quelloffen
about-licence-terms = Du darfst das Programm unter der Apache-Lizenz 2.0 nutzen, untersuchen, verändern und weitergeben.
about-licence-read = Lizenz lesen

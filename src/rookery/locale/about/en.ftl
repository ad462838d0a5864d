# The page about this site.

about-what = Rookery is a place for tower games in your browser: with friends, strangers or clever rooks. It is free, has no advertising, and you need no account.
about-designer = Designed by { $designer }
about-unofficial = Unofficial
about-unofficial-why = Rookery is a fan project. The designers and publishers of the games have nothing to do with it. The names of the games belong to their owners; code, words and drawings are our own.
about-licence = Open source
about-licence-terms = Everyone may use, study, change and share this program, under the Apache License 2.0.
about-licence-read = Read the licence

-- Which deals somebody has played is asked on their own page.

create index attempt_counted on attempt (guest, deal) where counted;

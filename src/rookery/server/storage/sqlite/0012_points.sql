-- Luck and choices are told in points, which older analyses do not know: they are made again.

alter table result rename column cost to choices;
update result set luck = null, choices = null;
update analysis set state = 'waiting', spent = 0, steps = '[]';

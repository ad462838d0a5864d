-- An entry of a log carries the request it answers, and goes in only after the one before it; nothing reads this second list.

drop table request;

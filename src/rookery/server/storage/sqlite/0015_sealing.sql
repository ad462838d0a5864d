-- Earlier versions cannot read what this one encrypts. A migration that they do not know makes them refuse the file.
-- storage/sealing.py encrypts the secrets again and sets the value to 2.
insert into setting values ('sealing', '1');

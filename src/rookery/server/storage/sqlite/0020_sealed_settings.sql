-- Earlier versions cannot read the encrypted settings. A migration that they do not know makes them refuse the file.
-- sealing.py encrypts them and sets the value of the setting 'sealing' to 3.
select 1;

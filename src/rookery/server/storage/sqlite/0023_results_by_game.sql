-- The results of a guest in one game, latest first, however many they have in others.
create index result_guest_game on result (guest, json_extract(cast(result as text), '$.game'), at);

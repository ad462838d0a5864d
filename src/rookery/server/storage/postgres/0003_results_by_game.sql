-- works with nodes from: 2
-- The results of a guest in one game, latest first, however many they have in others.
create index result_guest_game on result (guest, (result::jsonb ->> 'game'), at);

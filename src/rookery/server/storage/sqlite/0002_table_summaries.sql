-- Cards become table summaries, with typed details instead of a free title. What an older row lacks is filled in.

alter table card rename to table_summary;
alter table table_summary rename column card to summary;

drop index card_listed;
drop index card_running;
drop index card_host;
create index table_summary_listed on table_summary (updated) where listed and status = 'open';
create index table_summary_running on table_summary (table_id) where status = 'running';
create index table_summary_host on table_summary (host, status);

update table_summary set summary = cast(
  json_remove(
    json_set(
      cast(summary as text),
      '$.details',
      json_object(
        'seats', json(coalesce(json_extract(cast(summary as text), '$.title.seats'), '[]')),
        'bots', json(coalesce(json_extract(cast(summary as text), '$.title.bots'), '[]')),
        'guests', json(coalesce(json_extract(cast(summary as text), '$.title.guests'), '[]')),
        'options', json(coalesce(json_extract(cast(summary as text), '$.title.options'), '{}')),
        'expansions', json(coalesce(json_extract(cast(summary as text), '$.title.expansions'), '[]')),
        'turn', json_extract(cast(summary as text), '$.title.turn'),
        'number', coalesce(json_extract(cast(summary as text), '$.title.number'), 1),
        'round', json_extract(cast(summary as text), '$.title.chapter'),
        'scores', json(coalesce(json_extract(cast(summary as text), '$.title.scores'), 'null')),
        'places', json(coalesce(json_extract(cast(summary as text), '$.title.places'), 'null'))
      )
    ),
    '$.title'
  ) as blob);

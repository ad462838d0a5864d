-- When something happens at a table without a request: a bot is to act (0), or time runs out. What ran before is looked at once.

alter table table_summary add column due integer;
update table_summary set due = 0 where status = 'running';
create index table_summary_due on table_summary (due) where due is not null;
drop index table_summary_running;

insert into database_mode (mode)
select 'production' where exists (select from person) or exists (select from raw_record)
on conflict do nothing;

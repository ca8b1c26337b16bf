create table database_mode (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'production')),
  set_at timestamptz not null default now()
);
comment on table database_mode is 'Whether a demo or a production server first used this database; the other refuses it';

insert into database_mode (mode)
select 'demo' where exists (select from person where email like '%@prairieandmain.example');

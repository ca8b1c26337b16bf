create table record_change (
  id bigint generated always as identity primary key,
  record_kind text not null check (record_kind ~ '^[a-z]+\.[a-z-]{1,60}$'),
  record_id text not null,
  what text not null check (what ~ '^[a-z-]{1,60}$'),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  before jsonb not null,
  after jsonb not null,
  undoes bigint unique references record_change (id)
);
comment on table record_change is 'Who changed what about a record of any kind, the changed fields before and after; a change that undoes another names it';
comment on column record_change.record_kind is 'room.record, such as accounts.person';

with moved as (
  select 'accounts.person' as kind, person_id::text as record_id, id as old_id, what, changed_at, changed_by, before, after, undoes
  from person_change
  union all
  select 'accounts.role', role_key, id, 'permissions', changed_at, changed_by, before, after, undoes
  from role_change
), numbered as (
  select moved.*, row_number() over (order by changed_at, kind, old_id) as id from moved
)
insert into record_change (id, record_kind, record_id, what, changed_at, changed_by, before, after, undoes)
overriding system value
select numbered.id, numbered.kind, numbered.record_id, numbered.what, numbered.changed_at,
  numbered.changed_by, numbered.before, numbered.after, undone.id
from numbered
left join numbered undone on undone.kind = numbered.kind and undone.old_id = numbered.undoes
order by numbered.id;
select setval(pg_get_serial_sequence('record_change', 'id'), (select count(*) from record_change) + 1, false);

create index record_change_record on record_change (record_kind, record_id, id desc);
create index record_change_kind on record_change (record_kind, id desc);
create index record_change_photo on record_change ((before->>'photo_key'), changed_at) where what = 'photo';

-- History stays as it is, but for the values of a person who is erased.
create function keep_record_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.before = '{}' and new.after = '{}'
    and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after' then
    return new;
  end if;
  raise exception 'history is not changed';
end $$;
create trigger record_change_stays before update or delete on record_change
  for each row execute function keep_record_change();

drop table person_change;
drop table role_change;

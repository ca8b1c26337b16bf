create table audit_link (
  position bigint primary key check (position > 0),
  day date not null,
  source text not null,
  row_id bigint not null,
  digest bytea not null,
  hash bytea not null,
  unique (source, row_id)
);
comment on table audit_link is 'The chain over history: each hash covers the row and the hash before it';
create trigger audit_link_stays before update or delete or truncate on audit_link
  for each statement execute function refuse_change_of_history();

create table audit_erasure (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  source text not null,
  row_id bigint not null,
  digest bytea not null
);
comment on table audit_erasure is 'Rows of history whose values were erased, with the digest of what is left';
create index audit_erasure_row on audit_erasure (source, row_id);
create trigger audit_erasure_stays before update or delete or truncate on audit_erasure
  for each statement execute function refuse_change_of_history();

-- New kinds of history are added here.
create view audit_row as
select 'security_event' as source, id as row_id, to_jsonb(security_event) as content from security_event
union all
select 'record_change', id, to_jsonb(record_change) from record_change
union all
select 'audit_erasure', id, to_jsonb(audit_erasure) from audit_erasure;
comment on view audit_row is 'Every row of history, as it is hashed into the chain';

create table audit_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  position bigint not null,
  hash bytea,
  broken_at bigint,
  reason text check (reason in ('link', 'gap', 'row-changed', 'row-missing', 'rewritten')),
  check ((broken_at is null) = (reason is null))
);
comment on table audit_check is 'What each check of the chain found: its end then, or its first break';
create trigger audit_check_stays before update or delete or truncate on audit_check
  for each statement execute function refuse_change_of_history();

-- Without nulls, so that a column added later changes no digest.
create function audit_digest(content jsonb) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_strip_nulls(content)::text, 'UTF8'));
$$;
create function audit_hash(previous bytea, link audit_link) returns bytea language sql immutable as $$
  select sha256(coalesce(previous, '') || link.digest || convert_to(
    concat_ws(' ', link.position, to_char(link.day, 'YYYY-MM-DD'), link.source, link.row_id), 'UTF8'));
$$;

create function link_audit(most integer) returns integer
language plpgsql set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  link audit_link;
  previous bytea;
  found_row record;
  count integer := 0;
begin
  select * into link from audit_link order by position desc limit 1;
  for found_row in
    select source, row_id, content from audit_row a
    where not exists (
      select from audit_link l where l.source = a.source and l.row_id = a.row_id)
    order by source, row_id limit most
  loop
    previous := link.hash;
    link.position := coalesce(link.position, 0) + 1;
    link.day := current_date;
    link.source := found_row.source;
    link.row_id := found_row.row_id;
    link.digest := audit_digest(found_row.content);
    link.hash := audit_hash(previous, link);
    insert into audit_link select link.*;
    count := count + 1;
  end loop;
  return count;
end $$;
comment on function link_audit is 'Adds committed rows of history to the chain; one caller at a time';

create function check_audit() returns audit_check
language plpgsql set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  result audit_check;
  broken record;
begin
  select position, reason into broken from (
    select l.position, case
      when l.position <> row_number() over chain then 'gap'
      when l.hash <> audit_hash(lag(l.hash) over chain, l) then 'link'
      when a.row_id is null then 'row-missing'
      when audit_digest(a.content) <> coalesce(
        (select e.digest from audit_erasure e where e.source = l.source and e.row_id = l.row_id
         order by e.id desc limit 1), l.digest) then 'row-changed'
      end as reason
    from audit_link l left join audit_row a on a.source = l.source and a.row_id = l.row_id
    window chain as (order by l.position)
  ) as links where reason is not null order by position limit 1;
  if broken is null then
    -- An earlier check saw another end: links were removed or written again.
    select c.position, 'rewritten' as reason into broken
    from audit_check c left join audit_link l on l.position = c.position
    where c.broken_at is null and c.hash is not null and l.hash is distinct from c.hash
    order by c.position limit 1;
  end if;
  insert into audit_check (position, hash, broken_at, reason)
  select coalesce(max(position), 0), (array_agg(hash order by position desc))[1], broken.position,
    broken.reason
  from (select position, hash from audit_link order by position desc limit 1) as last
  returning * into result;
  return result;
end $$;
comment on function check_audit is 'Checks the whole chain and records what it found';

create or replace function erase_record_changes(kind text, record_ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  with erased as (
    update public.record_change set before = '{}', after = '{}'
    where record_kind = kind and record_id = any(record_ids)
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from erased;
  perform set_config('homestead.erases_history', 'off', true);
end $$;

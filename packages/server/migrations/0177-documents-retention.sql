-- Rows of history can also be deleted by functions of the owner that say so, and by nothing else.
create or replace function refuse_change_of_history() returns trigger language plpgsql as $$
declare
  setting text := case tg_op when 'UPDATE' then 'homestead.erases_history'
    when 'DELETE' then 'homestead.deletes_history' end;
begin
  if setting is not null and current_setting(setting, true) = 'on'
    and current_user::regrole = (select relowner from pg_class where oid = tg_relid) then
    return null;
  end if;
  raise exception 'history is not changed';
end $$;

create table deleted_document_event (
  id bigint primary key,
  at timestamptz not null,
  hash bytea not null check (length(hash) = 32)
);
comment on table deleted_document_event is 'The hashes of events of deleted envelopes: the published hash over a day can still be computed';
create index deleted_document_event_by_time on deleted_document_event (at, id);
create trigger deleted_document_event_stays before update or delete or truncate on deleted_document_event
  for each statement execute function refuse_change_of_history();

create table deleted_envelope (
  envelope_id uuid primary key,
  deleted_at timestamptz not null default now(),
  sealed_files bytea[] not null default '{}'
);
comment on table deleted_envelope is 'Envelopes whose time to be kept was over, with the hashes of their sealed files until those are gone';
create index deleted_envelope_with_file on deleted_envelope (deleted_at)
  where cardinality(sealed_files) > 0;

-- The age and the hold are checked here, whatever the program asks for: a broker keeps records for
-- at least five years (299 NAC).
create function delete_old_envelope(old uuid, years int) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  documents uuid[];
begin
  perform from public.envelope
  where id = old and state in ('completed', 'declined', 'voided', 'expired') and not is_held
    and ended_at < now() - make_interval(years => greatest(years, 5))
    and not exists (select from public.envelope later where later.amends_id = old)
  for update;
  if not found then return false; end if;
  -- The log says whether it is on hold, which the program can only add to.
  if (select kind from public.document_event where envelope_id = old and kind in ('held', 'released')
    order by seq desc limit 1) = 'held' then return false; end if;
  select coalesce(array_agg(document_id), '{}') into documents
  from public.envelope_document contained
  where envelope_id = old and not exists (select from public.envelope_document other
    where other.document_id = contained.document_id and other.envelope_id <> old);
  insert into public.deleted_document_event (id, at, hash)
  select id, at, hash from public.document_event where envelope_id = old;
  insert into public.deleted_envelope (envelope_id, sealed_files)
  values (old, array(select distinct about from public.document_event
    where envelope_id = old and kind in ('sealed', 'stamped') and about is not null));
  perform set_config('homestead.deletes_history', 'on', true);
  delete from public.document_event where envelope_id = old;
  delete from public.document_sight where envelope_id = old;
  delete from public.document_signature where envelope_id = old;
  delete from public.envelope_seal where envelope_id = old;
  delete from public.envelope where id = old;
  -- A document that a kept one replaces stays, to show what changed.
  documents := array(select id from unnest(documents) id
    where not exists (select from public.document later where later.amends_id = id
      and later.id <> all(documents)));
  -- What was answered goes once no version relies on it.
  delete from public.document_version where document_id = any(documents);
  delete from public.document_change where document_id = any(documents);
  delete from public.document where id = any(documents);
  perform set_config('homestead.deletes_history', 'off', true);
  return true;
end $$;
comment on function delete_old_envelope is 'Deletes an ended envelope without a legal hold, at least five years after its end, with its documents, signatures and log; the hashes of its log stay';
revoke execute on function delete_old_envelope from public;

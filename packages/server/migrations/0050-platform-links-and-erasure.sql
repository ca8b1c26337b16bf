create index secret_link_staff on secret_link ((facts ->> 'staffId')) where used_at is null;

-- Each kind of history that is erased by law is named here with what is cleared. The newest 30 days
-- are evidence: they can't be erased, whatever the program asks for.
create function erase_history(kind text, ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  latest timestamptz := now() - interval '30 days';
  event_ids bigint[] := case when kind = 'security_event' then ids::bigint[] end;
begin
  if kind not in ('security_event', 'accounts.person') then
    raise exception 'no rule erases the history of %', kind;
  end if;
  perform set_config('homestead.erases_history', 'on', true);
  with event as (
    update public.security_event set address = null, device = null
    where id = any(event_ids) and happened_at < latest
      and (address is not null or device is not null)
    returning security_event
  ), change as (
    update public.record_change set before = '{}', after = '{}'
    where record_kind = kind and record_id = any(ids) and changed_at < latest
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from event
  union all
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_history is 'Clears the IP address and device of security events, or the values in changes of these people, that are more than 30 days old';
revoke execute on function erase_history from public;
drop function erase_event_origin(bigint);
drop function erase_record_changes(text, text[]);

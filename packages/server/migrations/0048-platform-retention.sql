-- Ids are given out before commits, so a row can become visible after later ones were linked. Only
-- the last `look_back` ids before the last linked one are looked at again.
drop function link_audit(integer);
create function link_audit(most integer, look_back bigint default 100000) returns integer
language plpgsql set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  link audit_link;
  previous bytea;
  of_source text;
  lowest bigint;
  found_row record;
  count integer := 0;
begin
  select * into link from audit_link order by position desc limit 1;
  -- The kinds of history in the view audit_row.
  foreach of_source in array array['audit_erasure', 'record_change', 'security_event'] loop
    select coalesce(max(l.row_id), 0) - look_back into lowest
    from audit_link l where l.source = of_source;
    for found_row in
      select a.row_id, a.content from audit_row a
      where a.source = of_source and a.row_id > lowest and not exists (
        select from audit_link l
        where l.source = of_source and l.row_id > lowest and l.row_id = a.row_id)
      order by a.row_id limit most - count
    loop
      previous := link.hash;
      link.position := coalesce(link.position, 0) + 1;
      link.day := current_date;
      link.source := of_source;
      link.row_id := found_row.row_id;
      link.digest := audit_digest(found_row.content);
      link.hash := audit_hash(previous, link);
      insert into audit_link select link.*;
      count := count + 1;
    end loop;
  end loop;
  return count;
end $$;
comment on function link_audit is 'Adds committed rows of history to the chain; one caller at a time';

-- Recent addresses are evidence: they can't be erased, whatever the program asks for.
create function erase_event_origin(event_id bigint) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  with erased as (
    update public.security_event set address = null, device = null
    where id = event_id and happened_at < now() - interval '30 days'
      and (address is not null or device is not null)
    returning security_event
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from erased;
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_event_origin is 'Clears the IP address and device of a security event that is more than 30 days old';
revoke execute on function erase_event_origin from public;
create index security_event_with_origin on security_event (happened_at)
where address is not null or device is not null;

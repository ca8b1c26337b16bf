-- What people wrote in a text is theirs; the words of a form are ours, and stay as the proof.
create or replace function erase_consent(hashes bytea[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  update public.consent set address = null, ip_address = null, page = null,
    wording = case when source in ('message', 'stop', 'start') then '' else wording end
  where address_hash = any(hashes);
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_consent is 'Clears the address, IP address, page and own words of consent; that it was given or withdrawn stays';

create index message_of_nobody on message (recorded_at)
  where about_id is null and person_id is null and erased_at is null;

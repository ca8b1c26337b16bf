-- When a lead is erased, with or without an account: what the papers of a deal say stays, who the client was doesn't.
create function erase_offer_client() returns trigger language plpgsql as $$
begin
  update client_approval set name = '', ip_address = null, user_agent = null where lead_id = new.id;
  update offer_approval set name = 'Former Person', evidence = '{}' where lead_id = new.id;
  delete from secret_link where subject in (
    select id::text from offer_client_link where lead_id = new.id);
  update offer_client_link set email = id || '@erased.invalid', revoked_at = coalesce(revoked_at, now())
    where lead_id = new.id;
  update offer set sent_by = '{}'
    where sent_by is not null and lower(sent_by ->> 'email') = lower(old.email);
  return null;
end $$;
create trigger lead_erases_client after update of erased_at on lead
  for each row when (old.erased_at is null and new.erased_at is not null)
  execute function erase_offer_client();
create index offer_of_sender on offer (lower(sent_by ->> 'email')) where sent_by is not null;

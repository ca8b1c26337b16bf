-- Approvals of other firms' agents name an entry of the directory. When the person behind it is erased, with an
-- account or as a lead, who approved is overwritten, also by entries that were merged with theirs.
create index party_by_email on party (lower(email)) where email is not null;
create function erase_party_approvals(of_email text) returns void language sql as $$
  update offer_approval set name = 'Former Person', evidence = '{}' where party_id in (
    select family.id from party cross join lateral party_family(current_party(party.id)) family (id)
    where lower(party.email) = lower(of_email));
$$;
comment on function erase_party_approvals is 'Overwrites who approved offers as someone of the directory with this email';

create or replace function erase_offer_client() returns trigger language plpgsql as $$
begin
  update client_approval set name = '', ip_address = null, user_agent = null where lead_id = new.id;
  update offer_approval set name = 'Former Person', evidence = '{}' where lead_id = new.id;
  perform erase_party_approvals(old.email);
  delete from secret_link where subject in (
    select id::text from offer_client_link where lead_id = new.id);
  update offer_client_link set email = id || '@erased.invalid', revoked_at = coalesce(revoked_at, now())
    where lead_id = new.id;
  update offer set sent_by = '{}'
    where sent_by is not null and lower(sent_by ->> 'email') = lower(old.email);
  return null;
end $$;

alter table consent
  add column about_kind text check (about_kind ~ '^[a-z-]{1,40}$'),
  add column about_id uuid,
  add column how text check (how in ('call', 'meeting', 'paper', 'email')),
  add column given_on date,
  add column file_key text,
  add check ((about_kind is null) = (about_id is null)),
  add check ((source = 'staff') = (how is not null)),
  add check ((source = 'staff') = (given_on is not null));
comment on column consent.about_kind is 'Whose record the entry is on, such as lead; null for what came from the phone or mailbox itself';
comment on column consent.how is 'How a person told staff';
comment on column consent.given_on is 'The day they told staff, who may write it down later';
comment on column consent.file_key is 'A scan of what they signed';

-- A form's consent and its entry are one commit, so they have the same instant.
select set_config('homestead.erases_history', 'on', true);
update consent c set about_kind = 'lead', about_id = i.lead_id
from inquiry_consent g join inquiry i on i.id = g.inquiry_id
where c.source = 'form' and c.channel = 'sms' and g.channel = 'text'
  and g.given_at = c.happened_at and i.phone = c.address;
select set_config('homestead.erases_history', 'off', true);

create index consent_about on consent (about_kind, about_id, id desc) where about_id is not null;
create index consent_file on consent (file_key) where file_key is not null;

-- Two people may share a phone or a mailbox: the proof of one of them isn't the other's to erase.
drop function erase_consent(bytea[]);
create function erase_consent(of_kind text, of_id uuid, hashes bytea[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  update public.consent set address = null, ip_address = null, page = null, file_key = null,
    wording = case when source = 'form' then wording else '' end
  where (about_kind = of_kind and about_id = of_id)
    or (about_id is null and address_hash = any(hashes));
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_consent is 'Clears the address, IP address, page, scan and own words of the consent on a record, and of what came from addresses; that it was given or withdrawn stays';
revoke execute on function erase_consent from public;

create table offer_client_link (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offer on delete cascade,
  lead_id uuid not null references lead,
  email text not null,
  sent_by uuid references person on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references person on delete set null
);
comment on table offer_client_link is 'A link to an offer that was emailed to its client (R-536); its key is hashed in secret_link, by this id';
comment on column offer_client_link.email is 'Where it went: it stops working once the client has another address';
create index offer_client_link_of_offer on offer_client_link (offer_id, sent_at desc);
create index offer_client_link_of_lead on offer_client_link (lead_id);
create index offer_client_link_of_sender on offer_client_link (sent_by) where sent_by is not null;
create index offer_client_link_of_revoker on offer_client_link (revoked_by) where revoked_by is not null;

create table client_approval (
  id bigint primary key generated always as identity,
  offer_id uuid not null references offer on delete cascade,
  lead_id uuid not null references lead,
  person_id uuid references person on delete set null,
  link_id uuid references offer_client_link on delete set null,
  offer_version int not null,
  is_draft boolean not null,
  terms jsonb not null,
  terms_hash text not null check (terms_hash ~ '^[0-9a-f]{64}$'),
  name text not null,
  approved_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  unique (offer_id, lead_id, terms_hash)
);
comment on table client_approval is 'Terms of an offer that its client approved, word for word (R-537); never changed, but for who it was once they are erased';
comment on column client_approval.offer_version is 'The number of the version in offer_version that they saw; of a draft, the version of its row';
comment on column client_approval.terms_hash is 'SHA-256 of `terms` as JSON with sorted keys';
comment on column client_approval.name is 'As they typed it';
comment on column client_approval.link_id is 'The link they came with; null for a client who was signed in';
create index client_approval_of_lead on client_approval (lead_id);
create index client_approval_of_person on client_approval (person_id) where person_id is not null;
create index client_approval_of_link on client_approval (link_id) where link_id is not null;

create function keep_client_approval() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{name,ip_address,user_agent,person_id,link_id}'::text[]
      = to_jsonb(old) - '{name,ip_address,user_agent,person_id,link_id}'::text[]
    and (new.name = old.name or new.name = '')
    and (new.ip_address is not distinct from old.ip_address or new.ip_address is null)
    and (new.user_agent is not distinct from old.user_agent or new.user_agent is null)
    and (new.person_id is not distinct from old.person_id or new.person_id is null)
    and (new.link_id is not distinct from old.link_id or new.link_id is null) then
    return new;
  end if;
  raise exception 'an approval is not changed';
end $$;
create trigger client_approval_stays before update on client_approval
  for each row execute function keep_client_approval();

alter table inquiry drop constraint inquiry_kind_check;
alter table inquiry add constraint inquiry_kind_check check (kind in (
  'contact', 'home', 'tour', 'quiz', 'app-notice', 'home-value', 'registration', 'saved-search',
  'agent', 'email', 'text', 'registration-prompt', 'offer'));

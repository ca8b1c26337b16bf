create table offer_version (
  offer_id uuid not null references offer on delete cascade,
  number int not null check (number between 1 and 50),
  made_by text not null check (made_by in ('buyer', 'seller')),
  terms jsonb not null,
  changes jsonb not null default '{}',
  expires_at timestamptz,
  state text not null default 'open'
    check (state in ('open', 'approved', 'declined', 'superseded', 'withdrawn', 'expired')),
  recorded_by uuid references person on delete set null,
  recorded_at timestamptz not null default now(),
  answered_by uuid references person on delete set null,
  answered_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  primary key (offer_id, number)
);
comment on table offer_version is 'The terms of an offer as it was submitted, and those of each counteroffer (R-520)';
comment on column offer_version.made_by is 'The side whose terms these are; our agent writes down both sides’';
comment on column offer_version.terms is 'All fields, by their names in offer-fields.ts, and homeInspections';
comment on column offer_version.changes is 'By field, what differs from the version before: from and to';
comment on column offer_version.expires_at is 'expireOn and expireTime of the terms, where the brokerage is';
comment on column offer_version.recorded_by is 'Null for an erased person';
comment on column offer_version.answered_by is 'Who wrote the answer down; null where the server did, or the client by a link';
create unique index offer_version_open on offer_version (offer_id) where state = 'open';
create index offer_version_recorded on offer_version (recorded_by) where recorded_by is not null;
create index offer_version_answered on offer_version (answered_by) where answered_by is not null;

create table offer_approval (
  id bigint primary key generated always as identity,
  offer_id uuid not null,
  version_number int not null,
  side text not null check (side in ('buyer', 'seller')),
  name text not null check (length(name) between 1 and 120),
  role text not null default '' check (length(role) <= 80),
  lead_id uuid references lead,
  party_id uuid references party,
  evidence jsonb not null default '{}',
  recorded_by uuid references person on delete set null,
  approved_at timestamptz not null default now(),
  foreign key (offer_id, version_number) references offer_version on delete cascade
);
comment on table offer_approval is 'Who said yes to exactly one version of an offer (R-523)';
comment on column offer_approval.lead_id is 'Our client, if it was them';
comment on column offer_approval.party_id is 'The other side’s agent, if the directory has them';
comment on column offer_approval.evidence is 'How it is known: the client’s page and device, or what the agent noted';
comment on column offer_approval.recorded_by is 'Null where the client did it through a link';
create index offer_approval_of_version on offer_approval (offer_id, version_number, id);
create index offer_approval_of_lead on offer_approval (lead_id) where lead_id is not null;
create index offer_approval_of_party on offer_approval (party_id) where party_id is not null;
create index offer_approval_recorded on offer_approval (recorded_by) where recorded_by is not null;

comment on column offer.expires_at is 'Until when its newest version is open; expire_on and expire_time are those of the terms';

-- Offers that were submitted before there were versions: their terms didn't change since.
insert into offer_version (offer_id, number, made_by, terms, expires_at, state, recorded_by, recorded_at,
    answered_by, answered_at)
  select offer.id, 1, 'buyer',
    (select jsonb_object_agg(
        lower(left(field.name, 1)) || substr(replace(initcap(replace(field.name, '_', ' ')), ' ', ''), 2),
        case when field.name = 'interest_rate' then to_jsonb(field.value #>> '{}') else field.value end)
      from jsonb_each(to_jsonb(offer) - '{id,number,code,state,expires_at,is_backup,sources,created_by,
        created_at,changed_at,field_versions,version,day_reminded_for,hours_reminded_for}'::text[])
        field (name, value)),
    offer.expires_at,
    case offer.state when 'accepted' then 'approved' when 'rejected' then 'declined'
      when 'withdrawn' then 'withdrawn' when 'expired' then 'expired' else 'open' end,
    submitted.done_by, submitted.done_at, answered.done_by, answered.done_at
  from offer
  join lateral (select * from offer_step where offer_id = offer.id and state = 'submitted'
    order by id limit 1) submitted on true
  left join lateral (select * from offer_step where offer_id = offer.id
    and state in ('accepted', 'rejected', 'withdrawn', 'expired') order by id desc limit 1) answered on true;

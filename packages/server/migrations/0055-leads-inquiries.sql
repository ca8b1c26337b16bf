create table lead (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references person on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  phone text check (phone ~ '^\+1\d{10}$'),
  lead_role text check (lead_role in ('Buyer', 'Seller', 'Buyer/Seller')),
  stage_id uuid references reference_entry,
  source_id uuid references reference_entry,
  sub_source_id uuid references reference_entry,
  preferred_contact text check (preferred_contact in ('call', 'text', 'email')),
  language text not null default 'en' check (language in ('en', 'es')),
  agent_id uuid references person,
  claimed_at timestamptz,
  last_contacted_at timestamptz,
  last_inquiry_at timestamptz not null default now(),
  version int not null default 1,
  created_at timestamptz not null default now(),
  erased_at timestamptz
);
comment on table lead is 'Someone who may buy or sell with us; one row for each email address (R-22)';
comment on column lead.person_id is 'The account with this email, once its mailbox is confirmed';
comment on column lead.email_verified_at is 'When the person was first known to own the mailbox';
comment on column lead.last_name is 'Empty where only one name was given';
comment on column lead.agent_id is 'Who works the lead; null while it is unclaimed';
comment on column lead.last_contacted_at is 'Last call, text, email or meeting that staff logged or sent';
create unique index lead_email on lead (email);
create unique index lead_of_person on lead (person_id) where person_id is not null;
create index lead_of_agent on lead (agent_id, last_inquiry_at desc);
create index lead_of_phone on lead (phone) where phone is not null;

create table inquiry (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead,
  kind text not null check (kind in (
    'contact', 'home', 'tour', 'quiz', 'app-notice', 'home-value', 'registration', 'saved-search')),
  received_at timestamptz not null default now(),
  is_verified boolean not null,
  is_suspected boolean not null default false,
  name text not null,
  email text not null,
  phone text check (phone ~ '^\+1\d{10}$'),
  message text not null default '',
  listing_key text,
  mls_number text,
  home_address text,
  tour_request_id uuid unique references tour_request on delete set null,
  page text,
  campaign jsonb not null default '{}',
  due_at timestamptz,
  seen_at timestamptz,
  seen_by uuid references person,
  answered_at timestamptz,
  answered_by uuid references person,
  answered_how text check (answered_how in ('call', 'text', 'email', 'meeting')),
  warned int not null default 0,
  check ((answered_at is null) = (answered_how is null))
);
comment on table inquiry is 'Something a lead asked or did; the name and contacts are as given then';
comment on column inquiry.is_verified is 'Whether the person was signed in with the lead''s own mailbox';
comment on column inquiry.is_suspected is 'May be spam: no clock and no emails until staff clear it';
comment on column inquiry.home_address is 'As shown to the person; null when the address may not be shown';
comment on column inquiry.page is 'Path of the page with the form';
comment on column inquiry.campaign is 'Campaign parameters of the visit (utm_source and so on)';
comment on column inquiry.due_at is 'When it must be answered; null if it needs no answer';
comment on column inquiry.seen_at is 'When someone of the staff first opened it';
comment on column inquiry.warned is 'How many of the warnings before due_at were sent';
create index inquiry_latest on inquiry (received_at desc, id);
create index inquiry_of_lead on inquiry (lead_id, received_at desc);
create index inquiry_unanswered on inquiry (due_at) where due_at is not null and answered_at is null;

create table inquiry_consent (
  inquiry_id uuid not null references inquiry,
  channel text not null check (channel in ('call', 'text', 'email')),
  wording text not null,
  address text,
  given_at timestamptz not null default now(),
  primary key (inquiry_id, channel)
);
comment on table inquiry_consent is 'What a person agreed to, in the words shown to them (TCPA, CAN-SPAM)';
comment on column inquiry_consent.address is 'IP address of the form';

create table lead_activity (
  id bigint generated always as identity primary key,
  lead_id uuid not null references lead,
  happened_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  done_by uuid references person,
  inquiry_id uuid references inquiry,
  facts jsonb not null default '{}'
);
comment on table lead_activity is 'The timeline of a lead';
comment on column lead_activity.done_by is 'Null for what the lead or the program did';
create index lead_activity_of_lead on lead_activity (lead_id, id desc);

create table form_version (
  form text not null check (form ~ '^[a-z0-9-]{1,60}$'),
  version text not null,
  hash bytea not null check (length(hash) = 32),
  definition jsonb not null,
  used_at timestamptz not null default now(),
  primary key (form, version)
);
comment on table form_version is 'Versions of forms that documents rely on, as they were then: never changed';
create trigger form_version_stays before update or delete or truncate on form_version
  for each statement execute function refuse_change_of_history();

create table document (
  id uuid primary key default gen_random_uuid(),
  version int not null default 1,
  form text,
  form_version text,
  file_key text,
  page_count int check (page_count between 1 and 300),
  title text not null check (length(title) between 1 and 200),
  about_kind text,
  about_id text,
  home_address text not null default '',
  answers jsonb not null default '{}',
  sources jsonb not null default '{}',
  facts jsonb not null default '{}',
  amends_id uuid references document,
  owner_id uuid not null references person,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  foreign key (form, form_version) references form_version (form, version),
  check ((form is null) <> (file_key is null)),
  check ((form is null) = (form_version is null)),
  check ((about_kind is null) = (about_id is null))
);
comment on table document is 'A filled-in form, or an uploaded PDF; what it says is sealed in an envelope';
comment on column document.about_kind is 'What it belongs to, by the kind and the id that another room gave it';
comment on column document.answers is 'By input of the form; what isn’t answered has no entry';
comment on column document.sources is 'By input, where an answer comes from that nobody typed';
comment on column document.facts is 'What is known of the home, for checks: unknown facts have no entry';
comment on column document.amends_id is 'The document that it replaces, whose sealed version stays';
create index document_of_subject on document (about_kind, about_id, form) where about_kind is not null;
create index document_of_owner on document (owner_id, changed_at desc);
create index document_amends on document (amends_id) where amends_id is not null;
create index document_file on document (file_key) where file_key is not null;

create table envelope (
  id uuid primary key default gen_random_uuid(),
  version int not null default 1,
  title text not null check (length(title) between 1 and 200),
  message text not null default '' check (length(message) <= 2000),
  state text not null default 'draft' check (state in
    ('draft', 'sent', 'sealing', 'completed', 'declined', 'voided', 'expired')),
  is_in_order boolean not null default true,
  due_on date,
  expires_at timestamptz,
  about_kind text,
  about_id text,
  home_address text not null default '',
  owner_id uuid not null references person,
  amends_id uuid references envelope,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  first_signed_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references person,
  ended_because text check (length(ended_because) <= 1000),
  reminded_at timestamptz,
  reminders int not null default 0,
  next_reminder_at timestamptz,
  escalated_at timestamptz,
  is_held boolean not null default false,
  held_because text check (length(held_because) <= 500),
  retain_until date,
  event_count int not null default 0,
  event_head bytea,
  check ((about_kind is null) = (about_id is null)),
  check ((state = 'draft') = (sent_at is null) or state = 'voided'),
  check (not is_held or held_because is not null)
);
comment on table envelope is 'Documents that go to people to sign, with what became of it';
comment on column envelope.is_held is 'A legal hold: nothing of it is deleted, whatever its retention';
comment on column envelope.event_head is 'Hash of the newest of its events';
create index envelope_of_owner on envelope (owner_id, changed_at desc, id);
create index envelope_by_state on envelope (state, changed_at desc, id);
create index envelope_of_subject on envelope (about_kind, about_id) where about_kind is not null;
create index envelope_reminder on envelope (next_reminder_at) where state = 'sent';
create index envelope_expiry on envelope (expires_at) where state = 'sent';
create index envelope_to_seal on envelope (changed_at) where state = 'sealing';
create index envelope_amends on envelope (amends_id) where amends_id is not null;

create table envelope_document (
  envelope_id uuid not null references envelope on delete cascade,
  position int not null check (position between 1 and 20),
  document_id uuid not null references document,
  primary key (envelope_id, position),
  unique (envelope_id, document_id)
);
create index envelope_document_of on envelope_document (document_id);

create table document_version (
  document_id uuid not null references document,
  number int not null check (number > 0),
  answers jsonb not null,
  data_hash bytea not null check (length(data_hash) = 32),
  made_at timestamptz not null default now(),
  primary key (document_id, number)
);
comment on table document_version is 'What a document said each time it was sent, corrected or signed';
create trigger document_version_stays before update or delete or truncate on document_version
  for each statement execute function refuse_change_of_history();

create table document_change (
  id bigint generated always as identity primary key,
  document_id uuid not null references document,
  changed_at timestamptz not null default clock_timestamp(),
  person_id uuid references person,
  recipient_id uuid,
  input text not null,
  before jsonb,
  after jsonb
);
comment on table document_change is 'Who answered what, and what it was before';
create index document_change_of on document_change (document_id, id);
create trigger document_change_stays before update or delete or truncate on document_change
  for each statement execute function refuse_change_of_history();

create table envelope_recipient (
  id uuid primary key default gen_random_uuid(),
  envelope_id uuid not null references envelope on delete cascade,
  position int not null check (position between 1 and 20),
  turn int not null default 1 check (turn between 1 and 20),
  role text not null check (role in ('seller', 'buyer', 'agent', 'witness', 'approver', 'copy')),
  number int not null default 1 check (number between 1 and 3),
  name text not null check (length(name) between 1 and 100),
  email text not null default '' check (length(email) <= 254),
  phone text check (phone ~ '^\+1[0-9]{10}$'),
  language text not null default 'en' check (language in ('en', 'es')),
  is_in_person boolean not null default false,
  state text not null default 'waiting' check (state in
    ('waiting', 'sent', 'opened', 'signed', 'declined', 'revoked')),
  sent_at timestamptz,
  link_revoked_at timestamptz,
  opened_at timestamptz,
  seen_at timestamptz,
  consent_version text,
  consented_at timestamptz,
  consent_withdrawn_at timestamptz,
  signed_at timestamptz,
  signed_ip inet,
  signed_device text,
  identified_by text,
  signature bytea,
  initials bytea,
  ended_because text check (length(ended_because) <= 1000),
  forward_name text,
  forward_email text,
  forward_asked_at timestamptz,
  code_hash bytea,
  code_channel text check (code_channel in ('sms', 'email')),
  code_sent_at timestamptz,
  code_tries int not null default 0,
  codes_sent int not null default 0,
  locked_at timestamptz,
  unique (envelope_id, position) deferrable initially deferred
);
comment on table envelope_recipient is 'Who signs, approves or gets a copy of an envelope';
comment on column envelope_recipient.link_revoked_at is 'Their links ended, and no reminder sends another until the sender does';
comment on column envelope_recipient.code_tries is 'Wrong codes; the fifth locks the link';
create index envelope_recipient_line on envelope_recipient (envelope_id, role, number);
create index envelope_recipient_by_email on envelope_recipient (lower(email)) where email <> '';

create table envelope_field (
  id uuid primary key default gen_random_uuid(),
  envelope_id uuid not null references envelope on delete cascade,
  document_id uuid not null references document,
  recipient_id uuid not null references envelope_recipient on delete cascade,
  kind text not null check (kind in ('signature', 'initials', 'date', 'text', 'checkbox')),
  key text not null,
  is_required boolean not null default true,
  place jsonb,
  value text check (length(value) <= 2000),
  filled_at timestamptz,
  unique (envelope_id, document_id, recipient_id, key)
);
comment on table envelope_field is 'What a recipient fills in: a line or the initials of a form, or a box on an uploaded page';
comment on column envelope_field.place is 'On an uploaded page: page, and x, y, width and height as shares of it';
create index envelope_field_of on envelope_field (recipient_id);

create table document_signature (
  document_id uuid not null references document,
  line text not null,
  envelope_id uuid not null references envelope,
  recipient_id uuid not null references envelope_recipient,
  version_number int not null,
  image bytea,
  image_hash bytea,
  data_hash bytea not null check (length(data_hash) = 32),
  consent_version text not null,
  signed_at timestamptz not null,
  ip inet,
  device text not null,
  user_agent text not null,
  identified_by text not null,
  primary key (envelope_id, document_id, line),
  foreign key (document_id, version_number) references document_version (document_id, number)
);
comment on table document_signature is 'A signature on a line: by whom, of exactly what, how they were identified, when and from where';
create index document_signature_of on document_signature (document_id);
create trigger document_signature_stays before update or delete or truncate on document_signature
  for each statement execute function refuse_change_of_history();

create table signing_session (
  hash bytea primary key check (length(hash) = 32),
  recipient_id uuid not null references envelope_recipient on delete cascade,
  identified_by text not null,
  host_id uuid references person,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table signing_session is 'Someone who proved to be a recipient, for some hours';
comment on column signing_session.host_id is 'Whose device it is, when someone signs in person';
create index signing_session_of on signing_session (recipient_id);
create index signing_session_expiry on signing_session (expires_at);

create table document_event (
  id bigint generated always as identity primary key,
  envelope_id uuid not null references envelope,
  seq int not null check (seq > 0),
  at timestamptz not null,
  kind text not null,
  facts jsonb not null,
  about bytea check (length(about) = 32),
  previous bytea check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  unique (envelope_id, seq),
  check ((seq = 1) = (previous is null))
);
comment on table document_event is 'What happened to an envelope: each event has the hash of the one before, and of what it is about';
create index document_event_by_time on document_event (at, id);
create trigger document_event_stays before update or delete or truncate on document_event
  for each statement execute function refuse_change_of_history();

create table document_day (
  day date primary key,
  events int not null,
  previous bytea check (length(previous) = 32),
  head bytea not null check (length(head) = 32),
  made_at timestamptz not null default now()
);
comment on table document_day is 'One hash over all events of a day and the day before, which is published';
create trigger document_day_stays before update or delete or truncate on document_day
  for each statement execute function refuse_change_of_history();

create table envelope_seal (
  envelope_id uuid primary key references envelope,
  code_hash bytea not null unique check (length(code_hash) = 32),
  sealed_at timestamptz not null,
  bytes int not null,
  pages int not null,
  sha256 bytea not null check (length(sha256) = 32),
  level text not null check (level in ('B-B', 'B-T')),
  is_stamp_wanted boolean not null default false,
  stored_at timestamptz not null default now()
);
comment on table envelope_seal is 'The sealed PDF of an envelope, which the storage has by its hash';
create index envelope_seal_wants_stamp on envelope_seal (sealed_at) where is_stamp_wanted;

create table saved_signature (
  person_id uuid primary key references person on delete cascade,
  image bytea not null,
  saved_at timestamptz not null default now()
);
comment on table saved_signature is 'The signature that a person keeps for the next time';

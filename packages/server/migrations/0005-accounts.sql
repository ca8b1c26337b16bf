create table role (
  key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
  label text not null,
  side text not null check (side in ('staff', 'external', 'client')),
  reach text not null check (reach in ('own', 'team', 'all')),
  why text not null,
  position integer not null,
  requires_two_step boolean not null default false,
  grants_version integer not null default 1
);
comment on table role is 'What a person is to the brokerage; reference data, 21 rows';
comment on column role.reach is 'Whose records the permissions of the role open';
comment on column role.grants_version is 'Grows with every change of the role''s grants, reach or two-step rule; caches are keyed by it';

create table permission (
  id integer primary key,
  key text not null unique check (key ~ '^[a-z0-9-]{1,60}$'),
  label text not null,
  type text not null check (type in ('Lead', 'Column', 'Transaction', 'Stage'))
);
comment on table permission is 'Every permission there is; reference data';

create table role_grant (
  role_key text not null references role (key),
  permission_key text not null references permission (key),
  can_view boolean not null default true,
  can_edit boolean not null default false,
  primary key (role_key, permission_key),
  check (can_view or not can_edit)
);
comment on table role_grant is 'What each role holds; can_edit means something for columns alone';
create index role_grant_permission on role_grant (permission_key);

create table role_change (
  id bigint generated always as identity primary key,
  role_key text not null references role (key),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  before jsonb not null,
  after jsonb not null,
  undoes bigint unique references role_change (id)
);
comment on table role_change is 'Who changed what a role holds, whole before and after; a change that undoes another names it';
create index role_change_role on role_change (role_key, id desc);

create table person (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254),
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  role_key text not null references role (key),
  lead_role text check (lead_role in ('Buyer', 'Seller', 'Buyer/Seller')),
  password_hash text,
  password_changed_at timestamptz,
  phone text check (phone ~ '^\+1\d{10}$'),
  street_one text,
  street_two text,
  city text,
  state text,
  zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  country text not null default 'USA',
  is_primary_contact boolean not null default true,
  relationship text,
  department text,
  date_of_birth date,
  tshirt_size text,
  facebook text,
  instagram text,
  linkedin text,
  twitter text,
  photo_key text,
  license_number text,
  license_expires_on date,
  license_warned_on date,
  company text,
  commission_agent boolean not null default false,
  terms_agreed_at timestamptz,
  invited_at timestamptz,
  invited_by uuid references person (id),
  deactivated_at timestamptz,
  deleted_at timestamptz,
  erased_at timestamptz,
  grants_version integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (id),
  updated_at timestamptz not null default now()
);
comment on table person is 'Everybody who can have an account: staff, outside parties, clients';
comment on column person.phone is '+1 and ten digits';
comment on column person.is_primary_contact is 'Whether the household is reached through this person';
comment on column person.photo_key is 'Key of the photo in storage, made of its content';
comment on column person.company is 'The firm of an outside party';
comment on column person.commission_agent is 'Named in commission statements as an agent from outside';
comment on column person.erased_at is 'When the personal facts of a deleted person were overwritten';
comment on column person.grants_version is 'Grows when role or standing of the person changes';
comment on column person.version is 'Grows with every edit; an edit of an older version is refused';
create unique index person_email on person (email) where deleted_at is null;
create index person_role on person (role_key, last_name, first_name, id) where deleted_at is null;
create index person_name on person (last_name, first_name, id) where deleted_at is null;
create index person_created on person (created_at desc, id) where deleted_at is null;
create index person_city on person (lower(city)) where deleted_at is null;
create index person_license on person (license_expires_on) where deleted_at is null and license_expires_on is not null;
create index person_photo on person (photo_key) where photo_key is not null;
create index person_commission on person (last_name, first_name, id) where commission_agent and deleted_at is null;
create index person_deleted on person (deleted_at) where deleted_at is not null and erased_at is null;
create index person_search on person using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) where deleted_at is null;

create table person_change (
  id bigint generated always as identity primary key,
  person_id uuid not null references person (id),
  changed_by uuid references person (id),
  changed_at timestamptz not null default now(),
  what text not null check (what in ('created', 'edited', 'role', 'deactivated', 'reactivated', 'deleted', 'restored', 'team', 'photo')),
  before jsonb not null,
  after jsonb not null,
  undoes bigint unique references person_change (id)
);
comment on table person_change is 'Who changed what about a person, the changed fields before and after; a change that undoes another names it';
create index person_change_person on person_change (person_id, id desc);
create index person_change_photo on person_change ((before->>'photo_key'), changed_at) where what = 'photo';

create table concierge_care (
  id bigint generated always as identity primary key,
  agent_id uuid not null references person (id),
  concierge_id uuid not null references person (id),
  started_at timestamptz not null default now(),
  started_by uuid references person (id),
  ended_at timestamptz,
  ended_by uuid references person (id),
  check (agent_id <> concierge_id)
);
comment on table concierge_care is 'Which concierge cares for which agent, and when';
create index concierge_care_history on concierge_care (agent_id, id desc);
create unique index concierge_care_current on concierge_care (agent_id) where ended_at is null;
create index concierge_care_concierge on concierge_care (concierge_id) where ended_at is null;

create table co_agent (
  id bigint generated always as identity primary key,
  agent_id uuid not null references person (id),
  co_agent_id uuid not null references person (id),
  started_at timestamptz not null default now(),
  started_by uuid references person (id),
  ended_at timestamptz,
  ended_by uuid references person (id),
  check (agent_id <> co_agent_id)
);
comment on table co_agent is 'Which co-agent stands in for which agent, and when';
create index co_agent_history on co_agent (agent_id, id desc);
create unique index co_agent_current on co_agent (agent_id, co_agent_id) where ended_at is null;
create index co_agent_of on co_agent (co_agent_id) where ended_at is null;

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id),
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('signed-out', 'ended-by-person', 'ended-by-staff', 'password-changed', 'stolen', 'deactivated', 'deleted', 'email-changed')),
  signed_in_by text not null check (signed_in_by in ('password', 'identity-provider', 'passkey', 'link')),
  second_step text check (second_step in ('totp', 'recovery-code', 'passkey')),
  device text not null,
  address inet
);
comment on table session is 'One sign-in on one device, until it ends';
comment on column session.expires_at is 'When it ends if it is not used; moves on with use';
create index session_person on session (person_id, last_used_at desc) where ended_at is null;
create index session_history on session (person_id, started_at desc);
create index session_expired on session (expires_at);
create index session_ended on session (ended_at) where ended_at is not null;

create table session_secret (
  hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  retired_at timestamptz
);
comment on table session_secret is 'Refresh secrets of a session, hashed (SHA-256). A retired one that comes again after its successor was used is a theft';
create index session_secret_session on session_secret (session_id, issued_at);
create index session_secret_retired on session_secret (retired_at) where retired_at is not null;

create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  made_at timestamptz not null default now(),
  signs_until timestamptz not null,
  published_until timestamptz not null
);
comment on table signing_key is 'Keys that sign access tokens; the newest signs, all are published until their tokens have run out';

create table pending_registration (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null,
  last_name text not null,
  lead_role text not null check (lead_role in ('Buyer', 'Seller', 'Buyer/Seller')),
  password_hash text not null,
  terms_agreed_at timestamptz not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz
);
comment on table pending_registration is 'Somebody asked for an account; it exists once the mailbox is proven. Kept alike for free and taken addresses';
create unique index pending_registration_open on pending_registration (email) where settled_at is null;
create index pending_registration_email on pending_registration (email);
create index pending_registration_expired on pending_registration (expires_at);

create table mailed_token (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'invitation', 'email-change', 'email-undo')),
  code_hash bytea,
  code_tries integer not null default 0,
  person_id uuid references person (id),
  registration_id uuid references pending_registration (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table mailed_token is 'One-use secrets in mails, hashed (SHA-256); opening a link does not use it up, sending the form does';
comment on column mailed_token.code_hash is 'The six digits that may be typed instead of the link';
create index mailed_token_person on mailed_token (person_id, purpose);
create index mailed_token_registration on mailed_token (registration_id) where used_at is null;
create index mailed_token_expired on mailed_token (expires_at);

create table sign_in_challenge (
  hash bytea primary key,
  purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'passkey-registration', 'identity')),
  person_id uuid references person (id),
  sealed_facts bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table sign_in_challenge is 'Half-finished sign-ins: what was asked, sealed; used once';
create index sign_in_challenge_person on sign_in_challenge (person_id) where person_id is not null;
create index sign_in_challenge_expired on sign_in_challenge (expires_at);

create table totp_secret (
  person_id uuid primary key references person (id),
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table totp_secret is 'Secret of a person''s authenticator app, sealed; counts once confirmed';
comment on column totp_secret.last_step is 'The last time step that was taken: a code works once';

create table recovery_code (
  person_id uuid not null references person (id),
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (person_id, hash)
);
comment on table recovery_code is 'One-use codes for when the second step is lost, hashed';

create table passkey (
  credential_id text primary key,
  person_id uuid not null references person (id),
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table passkey is 'WebAuthn credentials';
create index passkey_person on passkey (person_id);

create table external_identity (
  issuer text not null,
  subject text not null,
  person_id uuid not null references person (id),
  email text not null,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (issuer, subject)
);
comment on table external_identity is 'Accounts of identity providers that open an account of ours';
create index external_identity_person on external_identity (person_id);

create table known_device (
  hash bytea not null,
  person_id uuid not null references person (id),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  device text not null,
  primary key (hash, person_id)
);
comment on table known_device is 'Devices that a person has signed in from, by the hash of a cookie; their tries are counted apart from strangers''';
create index known_device_person on known_device (person_id);
create index known_device_seen on known_device (last_seen_at);

create table notification_switch (
  person_id uuid not null references person (id),
  kind text not null check (kind ~ '^[a-z0-9-]{1,60}$'),
  by_email boolean not null,
  by_sms boolean not null,
  primary key (person_id, kind)
);
comment on table notification_switch is 'What a person wants to hear of, where it differs from the default';

create table security_event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z0-9-]{1,60}$'),
  person_id uuid references person (id),
  actor_id uuid references person (id),
  session_id uuid,
  address inet,
  device text,
  facts jsonb not null default '{}'
);
comment on table security_event is 'The audit of everything that touches who may get in; never changed, never with a secret';
create index security_event_person on security_event (person_id, id desc);
create index security_event_kind on security_event (kind, id desc);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'history is not changed';
end $$;
create trigger security_event_stays before update or delete on security_event
  for each row execute function refuse_change_of_history();
create trigger role_change_stays before update or delete on role_change
  for each row execute function refuse_change_of_history();

create table throttle (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table throttle is 'Counters of rate-limiter-flexible: tries by account, device and address';
create index throttle_expire on throttle (expire);

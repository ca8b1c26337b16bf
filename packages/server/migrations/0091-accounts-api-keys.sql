create table api_key (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  addresses text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  version int not null default 1
);
comment on table api_key is 'Keys of other programs, each with the permissions of its owner within its scopes (R-340)';
comment on column api_key.prefix is 'Public beginning of the key; it is no part of the secret';
comment on column api_key.secret_hash is 'SHA-256 of the whole key';
comment on column api_key.addresses is 'CIDR ranges it may be used from; empty for any';
comment on column api_key.last_used_at is 'To the hour';
create unique index api_key_secret on api_key (secret_hash);
create unique index api_key_name on api_key (person_id, lower(name)) where revoked_at is null;
create index api_key_of_person on api_key (person_id, created_at desc);

alter table agent_profile
  add column mls_id text check (mls_id <> ''),
  add column styles text[] not null default '{}',
  add column price_from_cents bigint check (price_from_cents > 0),
  add column price_to_cents bigint check (price_to_cents > 0),
  add check (price_from_cents <= price_to_cents);
comment on column agent_profile.mls_id is 'The agent''s id in the MLS, by which their listings and sales are found (R-162)';
comment on column agent_profile.price_from_cents is 'Null: computed from their homes';
create unique index agent_profile_mls_id on agent_profile (lower(mls_id));

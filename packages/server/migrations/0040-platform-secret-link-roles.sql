alter table secret_link
  add column role text check (role ~ '^[a-z][a-z-]{0,40}$'),
  add column facts jsonb not null default '{}',
  add column code_hash bytea,
  add column code_tries integer not null default 0,
  add column code_sent_at timestamptz;
comment on column secret_link.role is 'What its holder is to the record, where links differ by that, such as buyer';
comment on column secret_link.facts is 'What the link does besides, without secrets, such as who asked for it';
comment on column secret_link.code_hash is 'Six digits emailed as a second proof, hashed with a key';

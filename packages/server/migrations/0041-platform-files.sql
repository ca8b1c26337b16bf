create table stored_file (
  key text primary key check (key ~ '^[0-9a-f]{40}$'),
  purpose text not null check (purpose ~ '^[a-z][a-z-]{1,59}$'),
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  media_type text not null,
  bytes bigint not null check (bytes >= 0),
  state text not null default 'quarantined' check (state in ('quarantined', 'ready')),
  uploaded_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '5 minutes',
  attempts int not null default 0,
  last_error text
);
comment on table stored_file is 'Uploaded files; their bytes are in the storage under the same key';
comment on column stored_file.owner_id is 'Who uploaded it';
comment on column stored_file.state is 'Nobody can read a file in quarantine: it was not checked yet';
comment on column stored_file.due_at is 'When a file in quarantine is checked again';
create index stored_file_due on stored_file (due_at) where state = 'quarantined';
create index stored_file_owner on stored_file (owner_id);
create index stored_file_purpose on stored_file (purpose, uploaded_at);

create table file_quota_use (
  person_id uuid not null,
  day date not null,
  files int not null,
  bytes bigint not null default 0,
  primary key (person_id, day)
);
comment on table file_quota_use is 'How many files and bytes a person uploaded on a day (UTC)';

-- Photos from before this table, with those that an undo can bring back.
insert into stored_file (key, purpose, owner_id, name, media_type, bytes, state)
select distinct on (key) key, 'person-photo', owner_id, 'photo.webp', 'image/webp', 0, 'ready'
from (
  select photo_key as key, id as owner_id from person where photo_key is not null
  union all
  select before->>'photo_key', record_id::uuid from record_change
  where what = 'photo' and record_kind = 'accounts.person' and before->>'photo_key' is not null
) photos
where key ~ '^[0-9a-f]{40}$'
order by key;

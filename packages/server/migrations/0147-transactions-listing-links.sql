create table listing_file_link (
  id uuid primary key default gen_random_uuid(),
  listing_file_id uuid not null references listing_file on delete cascade,
  made_by uuid references person on delete set null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  offers int not null default 0
);
comment on table listing_file_link is 'A secret link by which other agents send offers on a listing (R-508); its key is in secret_link, hashed';
comment on column listing_file_link.offers is 'How many were sent through it';
create index listing_file_link_of_file on listing_file_link (listing_file_id, made_at desc);
create index listing_file_link_of_person on listing_file_link (made_by) where made_by is not null;

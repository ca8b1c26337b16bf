-- What the MLS offers and how its resources were last read, so that a restart need not ask again.
create table feed_offer (
  source text primary key,
  asked_with text not null,
  offer json not null,
  read_at timestamptz not null default now(),
  page_caps jsonb not null default '{}',
  lookups json,
  lookups_read_at timestamptz
);
comment on table feed_offer is 'What an MLS offers, read once a day';
comment on column feed_offer.source is 'Address of the MLS';
comment on column feed_offer.asked_with is 'The settings the offer depends on; others make us read it again';
comment on column feed_offer.page_caps is 'The most rows a page of each resource turned out to have';

create table feed_resource (
  source text not null,
  resource text not null,
  read_at timestamptz,
  failed_at timestamptz,
  problem text,
  missed_since timestamptz,
  primary key (source, resource)
);
comment on table feed_resource is 'When each resource of an MLS was last read, and its last problem';
comment on column feed_resource.problem is 'Null once it was read again';
comment on column feed_resource.missed_since is 'Listings modified from this instant on came without it and are read again';

alter table feed_cursor add column rows_read integer not null default 0, add column expected integer;
comment on column feed_cursor.rows_read is 'Rows of the running pass so far';
comment on column feed_cursor.expected is 'Rows of the running pass by the MLS''s own count';

alter table feed_run drop constraint feed_run_outcome_check;
alter table feed_run add constraint feed_run_outcome_check
  check (outcome in ('done', 'failed', 'interrupted', 'paused'));

-- Every dropped field and every refused record is kept, so that a run's counts and the tables agree.
alter table dropped_field drop constraint dropped_field_pkey;
alter table dropped_field add column id bigint generated always as identity primary key;
create index dropped_field_of_listing on dropped_field (listing_id);
drop index refused_record_once;
create index refused_record_of_key on refused_record (source, listing_key) where listing_key is not null;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table listing (
  id bigint generated always as identity primary key,
  listing_key text not null unique,
  mls_number text not null,
  source text not null,
  standard_status text not null,
  reach text not null check (reach in ('search', 'page', 'none')),
  property_type text not null,
  property_subtype text,
  kinds text[] not null default '{}',
  features text[] not null default '{}',
  list_price_cents bigint,
  original_list_price_cents bigint,
  close_price_cents bigint,
  close_on date,
  price_reduced_at timestamptz,
  previous_price_cents bigint,
  street_address text,
  street_number text,
  address_shown boolean not null default true,
  unit_number text,
  city text,
  county text,
  state text,
  zip text,
  subdivision text,
  position point,
  position_approximate boolean not null default false,
  beds integer,
  baths_total integer,
  baths_full integer,
  baths_half integer,
  living_area double precision,
  building_area double precision,
  lot_size_acres double precision,
  stories double precision,
  garage_spaces double precision,
  year_built integer,
  fireplaces integer,
  new_construction boolean,
  elementary_school text,
  middle_school text,
  high_school text,
  high_school_district text,
  waterfront_features text[] not null default '{}',
  lot_features text[] not null default '{}',
  association_fee_cents bigint,
  association_fee_frequency text,
  on_market_on date,
  off_market_on date,
  days_on_market integer,
  listed_at timestamptz not null,
  next_open_house_starts_at timestamptz,
  next_open_house_ends_at timestamptz,
  photos_count integer not null default 0,
  list_office_name text,
  attribution_contact text,
  valuation_shown boolean not null default true,
  comment_shown boolean not null default true,
  search_text text not null default '',
  modified_at timestamptz not null,
  photos_changed_at timestamptz,
  first_seen_at timestamptz not null default now(),
  last_confirmed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  gone_at timestamptz
);
comment on table listing is 'One home or piece of land of the MLS, with all that search and cards need; the rest is in listing_detail and raw_record';
comment on column listing.listing_key is 'ListingKey: the MLS''s own key';
comment on column listing.mls_number is 'ListingId: the MLS number people see';
comment on column listing.source is 'Which feed or file it came from (OriginatingSystemName, else the name given to the import)';
comment on column listing.reach is 'search: in results; page: on its own page only; none: nowhere (status, display flag or deleted)';
comment on column listing.kinds is 'Chips of the site that it belongs to, by the rules of listing-kinds.ts';
comment on column listing.features is 'Special features that filters ask for (contract: listingFeatures)';
comment on column listing.price_reduced_at is 'Instant of the last price reduction';
comment on column listing.street_address is 'As the feed says, also when it may not be shown: see address_shown';
comment on column listing.address_shown is 'InternetAddressDisplayYN is not false';
comment on column listing.county is 'CountyOrParish without the word County';
comment on column listing.position is '(longitude, latitude); null when nothing is known; never shown when the address may not be';
comment on column listing.position_approximate is 'The position is the centre of its ZIP code';
comment on column listing.living_area is 'LivingArea, square feet';
comment on column listing.building_area is 'BuildingAreaTotal, square feet';
comment on column listing.listed_at is 'For the order newest: on-market instant, else on-market date, else first seen';
comment on column listing.next_open_house_starts_at is 'Soonest open house that is not over; kept current by the feed and a job';
comment on column listing.search_text is 'Lower-case address (if shown), city, ZIP, subdivision, schools and MLS number, for contains';
comment on column listing.modified_at is 'ModificationTimestamp';
comment on column listing.last_confirmed_at is 'When a feed run last saw it';
comment on column listing.changed_at is 'When we last changed this row''s content';
comment on column listing.gone_at is 'When the feed or the key sweep found it gone';

create index listing_mls_number on listing (lower(mls_number));
create index listing_modified on listing (modified_at);

create table listing_detail (
  listing_id bigint primary key references listing on delete cascade,
  remarks text,
  facts jsonb not null,
  rooms jsonb not null default '[]'
);
comment on table listing_detail is 'What only the page of a home shows';
comment on column listing_detail.facts is 'Data Dictionary names with normalised values (numbers, booleans, lists of labels)';
comment on column listing_detail.rooms is 'List of {type, level, length, width, features}, lengths in feet';

create table raw_record (
  listing_id bigint primary key references listing on delete cascade,
  feed text not null,
  record json not null,
  record_hash text not null,
  derived_by text not null,
  received_at timestamptz not null default now()
);
comment on table raw_record is 'The record exactly as the feed gave it';
comment on column raw_record.feed is 'Name of the feed or file that gave it; the key sweep looks at its own alone';
comment on column raw_record.record_hash is 'Digest of the record: one that comes again unchanged is only confirmed';
comment on column raw_record.derived_by is 'Version and settings of the rules by which listing and listing_detail were derived from it';

create table photo (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing on delete cascade,
  media_key text not null,
  token text not null unique,
  position integer not null,
  source_url text not null,
  caption text,
  room text,
  shown boolean not null default true,
  media_modified_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  failure text,
  content_hash text,
  content_bytes bigint,
  width integer,
  height integer,
  placeholder text,
  kept_at timestamptz,
  looked_at timestamptz,
  unique (listing_id, media_key)
);
comment on table photo is 'Pictures of a home as the feed names them, and our copies of them';
comment on column photo.token is 'Stands for this picture in this state: changes when the MLS changes the picture; part of its public address';
comment on column photo.position is 'Order; the smallest shown one is the main photo';
comment on column photo.shown is 'The media permission allows the public to see it';
comment on column photo.next_try_at is 'Not to be copied before; while a node copies, the end of its lease; infinity: only when somebody asks for it';
comment on column photo.failure is 'Why the last try failed; null while a node copies';
comment on column photo.placeholder is 'Data address of a tiny picture, made when the copy is taken';
comment on column photo.content_hash is 'SHA-256 of the copied picture, under which storage keeps it';
comment on column photo.looked_at is 'Last day it was asked for, for the disk cap';
create index photo_of_listing on photo (listing_id, position);
create index photo_waiting on photo (next_try_at) where state = 'waiting';
create index photo_content on photo (content_hash) where content_hash is not null;
create index photo_looked_at on photo ((coalesce(looked_at, kept_at)), id) where state = 'kept';
create index photo_failed on photo (next_try_at) where state = 'failed';

create table open_house (
  id bigint generated always as identity primary key,
  open_house_key text not null unique,
  listing_id bigint not null references listing on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  type text,
  remarks text,
  modified_at timestamptz,
  check (ends_at > starts_at)
);
comment on table open_house is 'Time spans in which a home can be visited';
create index open_house_of_listing on open_house (listing_id, starts_at);
create index open_house_ends on open_house (ends_at);

create table listing_history (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing on delete cascade,
  happened_at timestamptz not null,
  seen_at timestamptz not null default now(),
  event text not null check (event in ('listed', 'price', 'status')),
  price_cents bigint,
  previous_price_cents bigint,
  status text,
  previous_status text
);
comment on table listing_history is 'What changed in price and status, kept forever';
comment on column listing_history.happened_at is 'The MLS''s instant of the change';
create index listing_history_of_listing on listing_history (listing_id, happened_at desc);

create table feed_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
comment on table feed_version is 'Grows with every commit that changes listings; caches are keyed by it';
insert into feed_version default values;

create table feed_cursor (
  source text not null,
  resource text not null,
  modified_since timestamptz,
  page_link text,
  reached_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (source, resource)
);
comment on table feed_cursor is 'Where the feed goes on: the timestamp of the last whole pass, and the page in the middle of one';
comment on column feed_cursor.source is 'Address of the MLS: another one starts from the beginning';
comment on column feed_cursor.modified_since is 'Newest timestamp of the last whole pass';
comment on column feed_cursor.page_link is 'The page that comes next, while a pass is under way';
comment on column feed_cursor.reached_at is 'Newest timestamp seen so far in the pass that is under way';

create table feed_run (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null check (kind in ('sync', 'sweep', 'file')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed', 'interrupted')),
  failure text,
  expected integer,
  seen integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  refused integer not null default 0,
  dropped_fields integer not null default 0,
  requests integer not null default 0,
  bytes bigint not null default 0,
  latest_modified_at timestamptz
);
comment on table feed_run is 'One pass over the feed';
comment on column feed_run.latest_modified_at is 'Newest ModificationTimestamp seen; the lag is the distance to the end of the run';
create index feed_run_latest on feed_run (source, started_at desc);

create table refused_record (
  id bigint generated always as identity primary key,
  run_id bigint not null references feed_run on delete cascade,
  source text not null,
  listing_key text,
  place text not null,
  reason text not null,
  record json,
  refused_at timestamptz not null default now()
);
comment on table refused_record is 'Records that could not be taken, with the reason';
comment on column refused_record.place is 'Resource and position in the file or page';
create index refused_record_of_run on refused_record (run_id, id);
create unique index refused_record_once on refused_record (source, listing_key, reason) where listing_key is not null;

create table dropped_field (
  listing_id bigint not null references listing on delete cascade,
  field text not null,
  value text not null,
  reason text not null,
  dropped_at timestamptz not null default now(),
  primary key (listing_id, field)
);
comment on table dropped_field is 'Fields whose value made no sense; the listing stays without them';

create table feed_quota_use (
  source text not null,
  hour_at timestamptz not null,
  requests integer not null default 0,
  bytes bigint not null default 0,
  primary key (source, hour_at)
);
comment on table feed_quota_use is 'What we asked of the MLS in each hour, against the quota settings';

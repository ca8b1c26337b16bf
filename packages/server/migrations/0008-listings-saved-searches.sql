create table saved_search (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  name text not null,
  filter jsonb not null,
  sort text not null default 'newest',
  frequency text not null default 'daily' check (frequency in ('at-once', 'daily', 'weekly', 'off')),
  wants text[] not null default '{new,price-drop,back-on-market,open-house}',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz
);
comment on table saved_search is 'A search that a person keeps and hears of; its id is the sid of the wire';
comment on column saved_search.filter is 'Body of Property/GetPropertyList without page and person';
comment on column saved_search.wants is 'News that alerts tell: new, price-drop, back-on-market, open-house';
comment on column saved_search.looked_at is 'When the person last opened it; homes found since are counted as new';
comment on column saved_search.deleted_at is 'Soft delete, so that it can be taken back';
create index saved_search_of_person on saved_search (person_id, created_at) where deleted_at is null;
create index saved_search_watching on saved_search (id) where deleted_at is null;
create index saved_search_deleted on saved_search (deleted_at) where deleted_at is not null;

create table saved_search_match (
  id bigint generated always as identity primary key,
  saved_search_id uuid not null references saved_search on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  news text not null check (news in ('new', 'price-drop', 'back-on-market', 'open-house')),
  news_id bigint not null,
  happened_at timestamptz not null,
  matched_at timestamptz not null default now(),
  told_at timestamptz,
  unique (saved_search_id, news, news_id)
);
comment on table saved_search_match is 'News of a home that a saved search finds; each is told once';
comment on column saved_search_match.news_id is 'Row of listing_history, for an open house of open_house, that brought the news; makes matching again harmless';
comment on column saved_search_match.told_at is 'When a mail with it was queued';
create index saved_search_match_untold on saved_search_match (matched_at) where told_at is null;
create index saved_search_match_old on saved_search_match using brin (matched_at);
create index saved_search_match_of_search on saved_search_match (saved_search_id, matched_at desc);

create table alert_cursor (
  only_row boolean primary key default true check (only_row),
  history_id bigint not null default 0,
  open_house_id bigint not null default 0
);
comment on table alert_cursor is 'Up to which row of listing_history and open_house the saved searches were matched';
insert into alert_cursor default values;

-- The moment of an import never tells when a home was listed.
delete from listing_history h using listing l
  where l.id = h.listing_id and h.event = 'listed' and l.on_market_on is null;
alter table listing alter column listed_at drop not null;
update listing set listed_at = null where on_market_on is null;
comment on column listing.listed_at is 'When it was listed: on-market instant or date, else day of the listing contract, else first entry, else the first ModificationTimestamp that we saw; null when the feed tells none of these';

-- One key for the order newest, never null so that a page can start anywhere.
drop index listing_by_newest, listing_of_city, listing_new_construction, listing_of_senior_community, sold_home_by_newest;
create index listing_by_newest on listing ((coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc) where visibility = 'search';
create index listing_of_city on listing (lower(city), (coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc) where visibility = 'search';
create index listing_new_construction on listing ((coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc) where visibility = 'search' and new_construction;
create index listing_of_senior_community on listing ((coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc) where visibility = 'search' and senior_community;
create index sold_home_by_newest on listing ((coalesce(listed_at, '-infinity'::timestamptz)) desc, id desc) where visibility = 'page';

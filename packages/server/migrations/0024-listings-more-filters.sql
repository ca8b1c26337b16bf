alter table listing
  add column senior_community boolean,
  add column accessibility_features text[] not null default '{}',
  add column views text[] not null default '{}';
comment on column listing.senior_community is 'SeniorCommunityYN: housing for persons of 55 and over; null when the feed says nothing';

create index listing_of_senior_community on listing (listed_at desc, id desc) where reach = 'search' and senior_community;
create index listing_of_accessibility on listing using gin (lowered(accessibility_features)) where reach = 'search';
create index listing_of_view on listing using gin (lowered(views)) where reach = 'search';
create statistics listing_accessibility on (lowered(accessibility_features)) from listing;
create statistics listing_views on (lowered(views)) from listing;

create index sold_home_by_newest on listing (listed_at desc, id desc) where reach = 'page';
create index sold_home_of_city on listing (lower(city)) where reach = 'page';
create index sold_home_on_map on listing (map_x, map_y) where reach = 'page' and address_shown;

comment on table listing_words is 'Descriptions of homes that may be shown, in lower case, to be found by the words that they contain; follows listing_detail within seconds';
insert into listing_words_due (listing_id)
  select listing_id from listing_detail join listing on listing.id = listing_id where reach = 'page'
  on conflict do nothing;

alter table kept_home rename to saved_home;
alter index kept_home_of_person rename to saved_home_of_person;
drop index kept_home_of_listing;
alter table saved_home drop constraint kept_home_mark_check;
alter table saved_home drop constraint kept_home_previous_mark_check;
update saved_home set mark = 'favorite' where mark = 'favourite';
update saved_home set previous_mark = 'favorite' where previous_mark = 'favourite';
alter table saved_home add constraint saved_home_mark_check check (mark in ('favorite', 'dislike'));
alter table saved_home add constraint saved_home_previous_mark_check
  check (previous_mark in ('favorite', 'dislike'));
create index saved_home_of_listing on saved_home (listing_id) where mark = 'favorite';
comment on table saved_home is 'Favorites and dislikes: one row per person and home, so a home is never both. Removing one clears mark and leaves the row, so it can be undone with its note';
comment on column saved_home.mark is 'Null once removed';

alter table kept_address rename to saved_address;
alter index kept_address_once rename to saved_address_once;
comment on table saved_address is 'Addresses a person saved to see the commute from a home (work, school), at most five';
comment on column saved_address.slot is 'One of five, so that two addresses saved at the same time never make six';

comment on column listing.position_approximate is 'The position is the center of its ZIP code';
comment on column listing_detail.facts is 'Data Dictionary names with normalized values (numbers, booleans, lists of labels)';

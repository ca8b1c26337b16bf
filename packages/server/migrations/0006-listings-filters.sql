alter table listing
  add column has_basement boolean,
  add column association_monthly_cents bigint;
comment on column listing.has_basement is 'Basement of the feed names one (true), says none (false), says nothing (null)';
comment on column listing.association_monthly_cents is 'AssociationFee by AssociationFeeFrequency as cents a month, rounded up; 0 when the feed says that there is no association; null when unknown';

create index listing_of_association on listing (association_monthly_cents) where reach = 'search';
create index listing_of_stories on listing (stories) where reach = 'search';
create index listing_of_status on listing (standard_status) where reach = 'search';
create index listing_of_reduction on listing (price_reduced_at) where reach = 'search';

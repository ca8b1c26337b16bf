-- An open house for brokers, an office or invited guests is none that a family may walk into. Where the
-- MLS leaves OpenHouseType out, it knows only public ones.
alter table open_house add column is_public boolean not null
  generated always as (type is null or type = 'Public') stored;
comment on column open_house.is_public is 'Whether anybody may come; only these are shown, counted, searched by and told of';
create index open_house_public_span on open_house (ends_at, starts_at) include (listing_id) where is_public;
comment on column listing.next_open_house_starts_at is 'Soonest public open house that is not over; kept current by the feed and a job';

update listing l
set next_open_house_starts_at = n.starts_at, next_open_house_ends_at = n.ends_at, changed_at = now()
from (select distinct listing_id as id from open_house where not is_public) i
left join lateral (
  select o.starts_at, o.ends_at from open_house o
  where o.listing_id = i.id and o.is_public and o.ends_at > now() order by o.starts_at limit 1) n on true
where l.id = i.id
  and (l.next_open_house_starts_at, l.next_open_house_ends_at) is distinct from (n.starts_at, n.ends_at);

create table home_view (
  id bigint generated always as identity primary key,
  person_id uuid not null references person on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  viewed_at timestamptz not null default now()
);
comment on table home_view is 'Every view of a home by a signed-in person that counted: one in 30 minutes does';
create index home_view_of_person on home_view (person_id, viewed_at desc, id desc);
create index home_view_of_listing on home_view (listing_id);

-- Of views before this table, only the first and the last one are known.
insert into home_view (person_id, listing_id, viewed_at)
select person_id, listing_id, first_viewed_at from viewed_home
union all
select person_id, listing_id, counted_at from viewed_home
where views > 1 and counted_at > first_viewed_at;

-- An address as it is compared: capitals and spaces make no difference.
create function home_address(address text) returns text
  language sql immutable strict parallel safe
  return lower(trim(regexp_replace(address, '\s+', ' ', 'g')));
drop index offer_of_address;
create index offer_of_address on offer (home_address(property_address))
  where property_address is not null;
drop index listing_file_of_address;
create index listing_file_of_address on listing_file (home_address(property_address))
  where property_address is not null;

alter table listing_file
  add column confirmed_at timestamptz,
  add column confirmed_by uuid references person on delete set null,
  add column ended_at timestamptz;
comment on column listing_file.confirmed_at is 'When a broker confirmed that the home is ours to sell (R-509); null while they haven’t';
comment on column listing_file.ended_at is 'When it was closed or ended; null while it is open';
create index listing_file_of_confirmer on listing_file (confirmed_by) where confirmed_by is not null;

update listing_file set confirmed_at = listing_file.created_at, confirmed_by = listing_file.created_by
  from person where person.id = listing_file.created_by and person.role_key in ('admin', 'super-admin');
update listing_file set ended_at = changed_at where state in ('closed', 'ended');

-- One open file for a home: the one under contract, else a broker's, else the oldest one.
with ranked as (
  select id, row_number() over (
    partition by coalesce(listing_id, ''), case when listing_id is null then home_address(property_address) end
    order by state = 'under-contract' desc, confirmed_at is not null desc, number) as place
  from listing_file
  where state in ('active', 'under-contract') and (listing_id is not null or property_address is not null)
), ended as (
  update listing_file set state = 'ended', ended_at = now(), version = version + 1
  from ranked where ranked.id = listing_file.id and ranked.place > 1 returning listing_file.id
)
insert into record_change (record_kind, record_id, what, before, after)
  select 'transactions.listing-file', id::text, 'edited', '{"state": "active"}', '{"state": "ended"}' from ended;

create unique index listing_file_open_number on listing_file (listing_id)
  where state in ('active', 'under-contract') and listing_id is not null;
create unique index listing_file_open_address on listing_file (home_address(property_address))
  where state in ('active', 'under-contract') and listing_id is null and property_address is not null;

comment on column deal.home_key is 'The home: the id of its listing file if we list it, else its MLS number, else its address in lower case';

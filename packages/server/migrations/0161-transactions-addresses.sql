-- An address as it is compared: capitals, spaces, punctuation and the usual abbreviations of
-- streets, directions, units and our states make no difference, and neither does ZIP+4.
create or replace function home_address(address text) returns text
  language sql immutable strict parallel safe
  return (
    select string_agg(case word
      when 'street' then 'st' when 'avenue' then 'ave' when 'av' then 'ave'
      when 'road' then 'rd' when 'drive' then 'dr' when 'lane' then 'ln' when 'court' then 'ct'
      when 'circle' then 'cir' when 'place' then 'pl' when 'boulevard' then 'blvd'
      when 'parkway' then 'pkwy' when 'highway' then 'hwy' when 'terrace' then 'ter'
      when 'trail' then 'trl' when 'plaza' then 'plz' when 'square' then 'sq'
      when 'north' then 'n' when 'south' then 's' when 'east' then 'e' when 'west' then 'w'
      when 'northeast' then 'ne' when 'northwest' then 'nw'
      when 'southeast' then 'se' when 'southwest' then 'sw'
      when 'apartment' then 'unit' when 'apt' then 'unit' when 'suite' then 'unit'
      when 'ste' then 'unit' when '#' then 'unit'
      when 'nebraska' then 'ne' when 'iowa' then 'ia'
      else word end, ' ' order by place)
    from regexp_split_to_table(
      trim(regexp_replace(regexp_replace(regexp_replace(lower(address),
        '(\d{5})-\d{4}\M', '\1', 'g'), '#', ' # ', 'g'), '[^a-z0-9#]+', ' ', 'g')),
      ' ') with ordinality words (word, place));
reindex index offer_of_address;
reindex index listing_file_of_address;
-- What differs only by an abbreviation may be open twice already; new ones are refused before.
drop index listing_file_open_address;
create unique index listing_file_open_address
  on listing_file (lower(trim(regexp_replace(property_address, '\s+', ' ', 'g'))))
  where state in ('active', 'under-contract') and listing_id is null and property_address is not null;
comment on column deal.home_key is
  'The home: the id of its listing file if we list it, else its MLS number, else its home_address';

-- As in 0141, with each row made JSON once: for each of its hundred fields it took most of a save.
create or replace function note_offer_versions() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
begin
  new.field_versions := old.field_versions || coalesce((
    select jsonb_object_agg(changed.key, new.version)
    from jsonb_each(to_jsonb(new)
      - '{version,field_versions,changed_at,sources,state,expires_at,is_backup,day_reminded_for,hours_reminded_for}'::text[]) changed
    where changed.value is distinct from before -> changed.key), '{}');
  -- A reminder changes nothing that anyone reads.
  if new.version <> old.version then
    new.changed_at := now();
  end if;
  return new;
end $$;

-- The ids of the listing files for whose home someone has a buyer (R-509): an offer on it, or a
-- draft of one, is theirs as its agent, co-agent or lender, or they wrote it, if that counts. As a
-- function it is planned only where an offer was received on a file.
create function files_of_buyers(person uuid, counts_author boolean) returns setof uuid
  language sql stable parallel safe
begin atomic
  with theirs as (
    select offer.listing_id, offer.property_address from offer
    where offer.side = 'buying' and (offer.agent_id = person or offer.co_agent_id = person
        or offer.lender_id = person or (counts_author and offer.created_by = person))
      and not (offer.state = 'withdrawn' and not exists (select 1 from offer_step step
        where step.offer_id = offer.id and step.state = 'submitted'))),
  -- The number or the address of a file may have changed since offers were received on it.
  home as not materialized (
    select id, listing_id, property_address, false as is_received from listing_file
    union all
    select listing_file_id, listing_id, property_address, true from offer
    where listing_file_id is not null)
  select home.id from theirs join home on home.listing_id = theirs.listing_id
  union all
  select home.id from theirs
    join home on home_address(home.property_address) = home_address(theirs.property_address)
  where home.is_received or home.listing_id is null or theirs.listing_id is null;
end;

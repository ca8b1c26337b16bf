-- The closing date that lists sort and narrow by: of an offer that was countered, that of its
-- newest version, like its price (0156).
alter table offer add column listed_closing_on date;
comment on column offer.listed_closing_on is 'The closing date of its newest version while it is countered, else closing_on; kept by triggers (R-516)';

-- The calendar finds offers by the months of their days.
create function months_of_terms(terms jsonb) returns text[] language sql immutable strict as $$
  select array(
    select distinct left(day, 7) from (
      select terms ->> term from unnest(array['expireOn', 'termiteOn', 'walkthroughOn', 'closingOn']) term
      union all
      select inspection ->> 'inspectOn'
        from jsonb_array_elements(coalesce(terms -> 'homeInspections', '[]')) inspection) of_terms (day)
    where day is not null)
$$;
alter table offer add column countered_months text[];
comment on column offer.countered_months is 'Months, YYYY-MM, of the days of its newest version while it is countered; kept by triggers (R-516)';
create index offer_countered_months on offer using gin (countered_months)
  where countered_months is not null;

create or replace function note_listed_price() returns trigger language plpgsql as $$
begin
  if new.state <> 'countered' then
    new.listed_price_cents := new.offer_price_cents;
    new.listed_closing_on := new.closing_on;
    new.countered_months := null;
  end if;
  return new;
end $$;

create or replace function note_countered_price() returns trigger language plpgsql as $$
begin
  update offer set listed_price_cents = (new.terms ->> 'offerPriceCents')::bigint,
      listed_closing_on = (new.terms ->> 'closingOn')::date,
      countered_months = months_of_terms(new.terms)
    where id = new.offer_id and state = 'countered';
  return null;
end $$;

alter table offer disable trigger offer_field_versions;
update offer set listed_closing_on = case when state = 'countered' then coalesce(
    (select (version.terms ->> 'closingOn')::date from offer_version version
      where version.offer_id = offer.id order by version.number desc limit 1),
    closing_on) else closing_on end,
  countered_months = case when state = 'countered' then coalesce(
    (select months_of_terms(version.terms) from offer_version version
      where version.offer_id = offer.id order by version.number desc limit 1), '{}') end;
alter table offer enable trigger offer_field_versions;

drop index offer_closing_on;
create index offer_closing_on on offer (listed_closing_on) where listed_closing_on is not null;
drop index offer_changed;
create index offer_changed on offer (changed_at desc, id)
  include (agent_id, co_agent_id, lender_id, created_by, state, is_backup, listed_closing_on,
    listed_price_cents, expires_at, listing_file_id);

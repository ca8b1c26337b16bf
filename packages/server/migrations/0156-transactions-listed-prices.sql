-- The price that lists show, sort by and add up: of an offer that was countered, that of its newest version.
alter table offer add column listed_price_cents bigint;
comment on column offer.listed_price_cents is 'The price of its newest version while it is countered, else offer_price_cents; kept by triggers (R-516)';

create function note_listed_price() returns trigger language plpgsql as $$
begin
  if new.state <> 'countered' then
    new.listed_price_cents := new.offer_price_cents;
  end if;
  return new;
end $$;
-- After offer_field_versions, by its name: nobody types this column.
create trigger offer_listed_price before insert or update on offer
  for each row execute function note_listed_price();

create function note_countered_price() returns trigger language plpgsql as $$
begin
  update offer set listed_price_cents = (new.terms ->> 'offerPriceCents')::bigint
    where id = new.offer_id and state = 'countered';
  return null;
end $$;
create trigger offer_version_price after insert on offer_version
  for each row execute function note_countered_price();

alter table offer disable trigger offer_field_versions;
update offer set listed_price_cents = case when state = 'countered' then coalesce(
    (select (version.terms ->> 'offerPriceCents')::bigint from offer_version version
      where version.offer_id = offer.id order by version.number desc limit 1),
    offer_price_cents) else offer_price_cents end;
alter table offer enable trigger offer_field_versions;

-- As in 0152, with this price, and with what decides who may see a received offer.
drop index offer_changed;
create index offer_changed on offer (changed_at desc, id)
  include (agent_id, co_agent_id, lender_id, created_by, state, is_backup, closing_on,
    listed_price_cents, expires_at, listing_file_id);
drop index offer_on_board;
create index offer_on_board on offer (
    (case when state = 'draft' then 'draft'
      when state in ('submitted', 'presented', 'countered') then 'waiting'
      when state <> 'accepted' then 'ended'
      when is_backup then 'backup'
      else 'contract' end),
    changed_at desc, id)
  include (agent_id, co_agent_id, lender_id, created_by, listing_file_id);

-- What lists of offers are narrowed by and add up, so that totals are read without the offers.
drop index offer_changed;
create index offer_changed on offer (changed_at desc, id)
  include (agent_id, co_agent_id, lender_id, created_by, state, is_backup, closing_on,
    offer_price_cents, expires_at);

-- The columns of the board: the phase as far as the offer alone tells.
create index offer_on_board on offer (
    (case when state = 'draft' then 'draft'
      when state in ('submitted', 'presented', 'countered') then 'waiting'
      when state <> 'accepted' then 'ended'
      when is_backup then 'backup'
      else 'contract' end),
    changed_at desc, id)
  include (agent_id, co_agent_id, lender_id, created_by);

create index deal_open_of_offer on deal (offer_id) where ended_at is null;

-- Offers are searched by parts of their codes and addresses.
create index offer_search on offer using gin (code gin_trgm_ops, property_address gin_trgm_ops);

-- The months that the calendar shows.
create function inspection_months(inspections jsonb) returns text[]
  language sql immutable strict parallel safe
  return array(
    select left(inspection ->> 'inspectOn', 7) from jsonb_array_elements(inspections) inspection
    where inspection ->> 'inspectOn' is not null);
create index offer_inspected on offer using gin (inspection_months(home_inspections))
  where home_inspections <> '[]';
create index offer_expires_on on offer (expire_on) where expire_on is not null;
create index offer_closing_on on offer (closing_on) where closing_on is not null;
create index offer_termite_on on offer (termite_on) where termite_on is not null;
create index offer_walkthrough_on on offer (walkthrough_on) where walkthrough_on is not null;

-- Those indexes answer alone as long as the table has been vacuumed since it changed.
alter table offer set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

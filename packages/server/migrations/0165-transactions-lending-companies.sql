alter table offer add lender_company_id uuid;
comment on column offer.lender_company_id is 'The lending company, a party of the directory; lender_id is a lender who works here';
comment on column offer.sources is 'By field, where a value is from that nobody typed: listing, listing-file or copied';

create or replace function note_offer_parties() returns trigger language plpgsql as $$
begin
  delete from offer_party where offer_id = new.id;
  insert into offer_party (offer_id, party_id)
    select distinct new.id, party_id from (
      select unnest(array[new.title_company_id, new.escrow_agent_id, new.external_agent_id,
        new.seller_agent_id, new.surveyor_id, new.termite_company_id, new.termite_inspector_id,
        new.warranty_company_id, new.lender_company_id]) as party_id
      union all
      select unnest(array[inspection ->> 'companyId', inspection ->> 'inspectorId'])::uuid
        from jsonb_array_elements(new.home_inspections) inspection
    ) named where party_id is not null;
  return null;
end $$;
drop trigger offer_parties on offer;
create trigger offer_parties after insert or update of title_company_id, escrow_agent_id,
  external_agent_id, seller_agent_id, surveyor_id, termite_company_id, termite_inspector_id,
  warranty_company_id, lender_company_id, home_inspections on offer
  for each row execute function note_offer_parties();

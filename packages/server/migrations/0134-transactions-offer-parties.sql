-- Offers named companies and people by texts, and by numbers that nothing explained. From here on
-- they name parties of the directory, and each text becomes one of its entries.
create index party_by_name on party (name_key);

create temp table named_company as
  select party_name_key(name) as name_key, min(btrim(name)) as name, array_agg(distinct kind) as kinds
  from (
    select title_company_name as name, 'title' as kind from offer
    union all
    select 'Title company no. ' || title_company_id, 'title' from offer where title_company_name is null
    union all
    select 'Unnamed escrow company', 'escrow' from offer where escrow_agent_id is not null
    union all
    select 'Unnamed brokerage', 'brokerage' from offer
      where external_agent_id is not null or seller_agent_id is not null
    union all
    select coalesce(termite_company, termite_inspector), 'termite' from offer
    union all
    select warranty_company, 'warranty' from offer
    union all
    select coalesce(inspection ->> 'company', inspection ->> 'inspectorName'), 'home-inspector'
      from offer, jsonb_array_elements(home_inspections) inspection
  ) named
  where party_name_key(name) <> '' group by 1;
insert into party (name, kinds) select name, kinds from named_company on conflict do nothing;
update party set kinds = array(select distinct unnest(party.kinds || named.kinds))
  from named_company named
  where party.company_id is null and party.merged_into_id is null
    and party.name_key = named.name_key and not party.kinds @> named.kinds;

create function pg_temp.company_named(text) returns uuid language sql stable as $$
  select id from party where company_id is null and merged_into_id is null
    and name_key = party_name_key($1)
$$;
insert into party (name, company_id)
  select distinct on (party_name_key(name), company_id) btrim(name), company_id
  from (
    select 'Escrow agent no. ' || escrow_agent_id as name, pg_temp.company_named('Unnamed escrow company') as company_id from offer
    union all
    select 'Agent no. ' || agent_no, pg_temp.company_named('Unnamed brokerage')
      from offer, unnest(array[external_agent_id, seller_agent_id]) agent_no
    union all
    select termite_inspector, pg_temp.company_named(coalesce(termite_company, termite_inspector)) from offer
    union all
    select inspection ->> 'inspectorName',
      pg_temp.company_named(coalesce(inspection ->> 'company', inspection ->> 'inspectorName'))
      from offer, jsonb_array_elements(home_inspections) inspection
  ) named
  where company_id is not null and party_name_key(name) <> ''
  on conflict do nothing;
create function pg_temp.person_named(text, uuid) returns uuid language sql stable as $$
  select id from party where company_id = $2 and merged_into_id is null
    and name_key = party_name_key($1)
$$;

alter table offer disable trigger offer_field_versions;
alter table offer rename title_company_id to title_company_no;
alter table offer rename escrow_agent_id to escrow_agent_no;
alter table offer rename external_agent_id to external_agent_no;
alter table offer rename seller_agent_id to seller_agent_no;
alter table offer
  add title_company_id uuid,
  add escrow_agent_id uuid,
  add external_agent_id uuid,
  add seller_agent_id uuid,
  add surveyor_id uuid,
  add termite_company_id uuid,
  add termite_inspector_id uuid,
  add warranty_company_id uuid;
update offer set
  title_company_id = pg_temp.company_named(coalesce(title_company_name, 'Title company no. ' || title_company_no)),
  escrow_agent_id = pg_temp.person_named('Escrow agent no. ' || escrow_agent_no, pg_temp.company_named('Unnamed escrow company')),
  external_agent_id = pg_temp.person_named('Agent no. ' || external_agent_no, pg_temp.company_named('Unnamed brokerage')),
  seller_agent_id = pg_temp.person_named('Agent no. ' || seller_agent_no, pg_temp.company_named('Unnamed brokerage')),
  termite_company_id = pg_temp.company_named(coalesce(termite_company, termite_inspector)),
  termite_inspector_id = pg_temp.person_named(termite_inspector, pg_temp.company_named(coalesce(termite_company, termite_inspector))),
  warranty_company_id = pg_temp.company_named(warranty_company),
  home_inspections = (
    select coalesce(jsonb_agg(inspection - 'company' - 'inspectorName' || jsonb_build_object(
      'companyId', pg_temp.company_named(coalesce(inspection ->> 'company', inspection ->> 'inspectorName')),
      'inspectorId', pg_temp.person_named(inspection ->> 'inspectorName',
        pg_temp.company_named(coalesce(inspection ->> 'company', inspection ->> 'inspectorName'))))
      order by place), '[]')
    from jsonb_array_elements(home_inspections) with ordinality inspections (inspection, place));
alter table offer
  drop column title_company_no,
  drop column title_company_name,
  drop column escrow_agent_no,
  drop column external_agent_no,
  drop column seller_agent_no,
  drop column termite_company,
  drop column termite_inspector,
  drop column warranty_company;
alter table offer enable trigger offer_field_versions;
drop function pg_temp.person_named;
drop function pg_temp.company_named;
drop table named_company;

create table offer_party (
  offer_id uuid not null references offer on delete cascade,
  party_id uuid not null references party,
  primary key (offer_id, party_id)
);
comment on table offer_party is 'The parties that an offer names, kept by a trigger: finds the offers and deals of a party';
create index offer_party_of_party on offer_party (party_id);

create function note_offer_parties() returns trigger language plpgsql as $$
begin
  delete from offer_party where offer_id = new.id;
  insert into offer_party (offer_id, party_id)
    select distinct new.id, party_id from (
      select unnest(array[new.title_company_id, new.escrow_agent_id, new.external_agent_id,
        new.seller_agent_id, new.surveyor_id, new.termite_company_id, new.termite_inspector_id,
        new.warranty_company_id]) as party_id
      union all
      select unnest(array[inspection ->> 'companyId', inspection ->> 'inspectorId'])::uuid
        from jsonb_array_elements(new.home_inspections) inspection
    ) named where party_id is not null;
  return null;
end $$;
create trigger offer_parties after insert or update of title_company_id, escrow_agent_id,
  external_agent_id, seller_agent_id, surveyor_id, termite_company_id, termite_inspector_id,
  warranty_company_id, home_inspections on offer
  for each row execute function note_offer_parties();
insert into offer_party (offer_id, party_id)
  select distinct offer.id, party_id from offer, unnest(array[title_company_id, escrow_agent_id,
    external_agent_id, seller_agent_id, termite_company_id, termite_inspector_id,
    warranty_company_id]) party_id
  where party_id is not null
  union
  select offer.id, party_id::uuid from offer, jsonb_array_elements(home_inspections) inspection,
    unnest(array[inspection ->> 'companyId', inspection ->> 'inspectorId']) party_id
  where party_id is not null;

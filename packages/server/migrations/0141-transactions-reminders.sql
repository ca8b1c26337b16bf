alter table offer
  add column day_reminded_for timestamptz,
  add column hours_reminded_for timestamptz;
comment on column offer.day_reminded_for is 'The expiration that the reminder of the day before was sent for (R-489)';
comment on column offer.hours_reminded_for is 'The same, of two hours before';

create or replace function note_offer_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || coalesce((
    select jsonb_object_agg(changed.key, new.version)
    from jsonb_each(to_jsonb(new)
      - '{version,field_versions,changed_at,sources,state,expires_at,is_backup,day_reminded_for,hours_reminded_for}'::text[]) changed
    where changed.value is distinct from to_jsonb(old) -> changed.key), '{}');
  -- A reminder changes nothing that anyone reads.
  if new.version <> old.version then
    new.changed_at := now();
  end if;
  return new;
end $$;

create index offer_of_address on offer (lower(property_address))
  where listing_id is null and property_address is not null;

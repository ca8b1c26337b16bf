alter table lead
  add notes text,
  add lender_notes text,
  add last_connected_agent_on date,
  add secondary_lead_id uuid references lead,
  add value_updates boolean not null default false,
  add value_updates_address text,
  add search_setup boolean not null default false,
  add search_setup_note text,
  add search_setup_id uuid references saved_search on delete set null,
  add field_versions jsonb not null default '{}',
  add check (secondary_lead_id <> id);
comment on column lead.notes is 'Background that staff keep about the person';
comment on column lead.lender_notes is 'What the lender keeps about them';
comment on column lead.secondary_lead_id is 'The lead of the second contact, where they are one themselves: one household';
comment on column lead.value_updates is 'They want emails about what their home is worth';
comment on column lead.search_setup is 'Staff set up a home search for them';
comment on column lead.search_setup_id is 'The saved search of their account that staff built';
comment on column lead.field_versions is 'By column, the version that last changed it: two people may change different fields of a lead at the same time';
create index lead_household on lead (secondary_lead_id) where secondary_lead_id is not null;
create index lead_of_lender on lead (lender_id) where lender_id is not null;

-- In the database, since several operations and jobs change leads, each its own columns.
create function note_lead_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || coalesce((
    select jsonb_object_agg(changed.key, new.version)
    from jsonb_each(to_jsonb(new) - '{version,field_versions,last_inquiry_at}'::text[]) changed
    where changed.value is distinct from to_jsonb(old) -> changed.key), '{}');
  return new;
end $$;
create trigger lead_field_versions before update on lead
  for each row execute function note_lead_versions();

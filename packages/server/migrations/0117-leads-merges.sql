alter table lead
  add column merged_into_id uuid references lead,
  add check (merged_into_id <> id);
comment on column lead.merged_into_id is 'The lead it was merged into, never a merged one: its entries are there, and its own values stay here for unmerging (R-404)';
create index lead_merged_into on lead (merged_into_id) where merged_into_id is not null;

-- The survivor may have taken the email.
drop index lead_of_mailbox;
create unique index lead_of_mailbox on lead (email)
  where person_id is null and merged_into_id is null;

-- A merge changes nothing that someone edits.
create or replace function note_lead_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || coalesce((
    select jsonb_object_agg(changed.key, new.version)
    from jsonb_each(to_jsonb(new)
      - '{version,field_versions,last_inquiry_at,score,score_reasons,merged_into_id}'::text[]) changed
    where changed.value is distinct from to_jsonb(old) -> changed.key), '{}');
  return new;
end $$;

create table lead_merge (
  id uuid primary key default gen_random_uuid(),
  survivor_id uuid not null references lead on delete cascade,
  merged_id uuid not null references lead on delete cascade,
  merged_by uuid references person on delete set null,
  merged_at timestamptz not null default now(),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  times_before jsonb not null default '{}',
  times_after jsonb not null default '{}',
  unmerged_by uuid references person on delete set null,
  unmerged_at timestamptz,
  check (survivor_id <> merged_id)
);
comment on table lead_merge is 'Two leads that staff said are one person (R-404), with what is needed to undo it exactly';
comment on column lead_merge.before is 'What the fields of the survivor said that took the merged lead''s value';
comment on column lead_merge.times_before is 'Moments of the survivor that the merge moved';
create unique index lead_merge_open on lead_merge (merged_id) where unmerged_at is null;
create index lead_merge_of_survivor on lead_merge (survivor_id, merged_at desc);

create table lead_merge_row (
  merge_id uuid not null references lead_merge on delete cascade,
  kind text not null,
  row_id text not null,
  owner_was uuid references person on delete set null,
  owner_became uuid references person on delete set null,
  primary key (merge_id, kind, row_id)
);
comment on table lead_merge_row is 'Every row that moved from the merged lead to the survivor, by its table';

create table lead_address (
  merge_id uuid not null references lead_merge on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  address text not null,
  primary key (merge_id, kind, address)
);
comment on table lead_address is 'Emails and phones that a survivor has besides its own: what comes from them reaches it';
create index lead_address_of_lead on lead_address (lead_id);
create index lead_address_by_address on lead_address (address);

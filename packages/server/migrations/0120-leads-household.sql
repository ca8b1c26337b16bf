create table household_member (
  lead_id uuid primary key references lead on delete cascade,
  household_id uuid not null,
  relationship_id uuid references reference_entry,
  added_by uuid references person on delete set null,
  added_at timestamptz not null default now()
);
comment on table household_member is 'Leads that are one household (R-406); each is in one at most';
comment on column household_member.relationship_id is 'Who they are in it, such as spouse or parent; null if not said';
create index household_members on household_member (household_id);

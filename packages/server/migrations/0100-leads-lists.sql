create table lead_tag (
  lead_id uuid not null references lead on delete cascade,
  tag text not null check (tag = btrim(tag) and length(tag) between 1 and 40),
  added_by uuid references person,
  added_at timestamptz not null default now()
);
comment on table lead_tag is 'Words that staff put on leads; capitals make no difference';
create unique index lead_tag_once on lead_tag (lead_id, lower(tag));
create index lead_tag_leads on lead_tag (lower(tag), lead_id);

-- The orders and filters of the lists of leads.
create index lead_newest on lead (created_at desc, id desc) where erased_at is null;
create index lead_of_stage on lead (stage_id, created_at desc, id desc) where erased_at is null;

create table lead_distinct (
  lead_id uuid not null references lead on delete cascade,
  other_id uuid not null references lead on delete cascade,
  decided_by uuid references person on delete set null,
  decided_at timestamptz not null default now(),
  primary key (lead_id, other_id),
  check (lead_id < other_id)
);
comment on table lead_distinct is 'Two leads that staff said are different people: no longer possible duplicates (R-403)';
create index lead_distinct_other on lead_distinct (other_id);

create index lead_by_email on lead (email) where email is not null;
create index lead_by_secondary_email on lead (secondary_email) where secondary_email is not null;
create index lead_by_street on lead (lower(street_one), left(zip, 5)) where street_one is not null;
create index lead_by_zip on lead (left(zip, 5), lower(left(last_name, 1))) where zip is not null;

create table source_cost (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references reference_entry,
  month date not null check (month = date_trunc('month', month)::date),
  cost_cents bigint not null check (cost_cents >= 0),
  version int not null default 1
);
comment on table source_cost is 'What a lead source cost in a month (R-360)';
comment on column source_cost.month is 'Its first day';
create unique index source_cost_once on source_cost (source_id, month);
create index source_cost_months on source_cost (month desc, id);

-- The figures of the dashboard, by day.
create index lead_created on lead (created_at) where erased_at is null;
create index inquiry_needing_answer on inquiry (received_at)
  include (lead_id, due_at, answered_at) where due_at is not null and not is_suspected;

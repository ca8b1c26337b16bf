-- Value updates by email: at most one a month for each lead, sent or not.
create table value_update (
  lead_id uuid not null references lead on delete cascade,
  month date not null check (extract(day from month) = 1),
  state text not null check (state in ('sent', 'no-home', 'few-sales', 'no-consent')),
  mid_cents bigint,
  sales int,
  written_at timestamptz not null default now(),
  primary key (lead_id, month),
  check ((state = 'sent') = (mid_cents is not null))
);
comment on table value_update is 'What became of a lead''s value update of a month; nothing was sent in other states than sent';
comment on column value_update.sales is 'How many comparable sales the estimate is based on';
create index lead_with_value_updates on lead (id) where value_updates and erased_at is null;

-- Leads that the brokerage referred to others, and what was agreed.
create table lead_referral (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead on delete cascade,
  agent_name text not null check (length(agent_name) between 1 and 120),
  brokerage text not null check (length(brokerage) between 1 and 120),
  email text,
  phone text,
  fee_percent numeric(5, 2) check (fee_percent between 0 and 100),
  status text not null default 'sent' check (status in ('sent', 'accepted', 'closed', 'declined')),
  note text not null default '' check (length(note) <= 1000),
  referred_by uuid not null references person,
  referred_at timestamptz not null default now(),
  version int not null default 1
);
comment on table lead_referral is 'A lead that was referred to an agent of another brokerage';
comment on column lead_referral.fee_percent is 'Of the other agent''s commission; null if not agreed';
create index lead_referral_of on lead_referral (lead_id, referred_at desc);

create table message_template (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text not null default '' check (channel = 'email' or subject = ''),
  body text not null,
  owner_id uuid references person on delete cascade,
  fair_housing_reason text,
  retired_at timestamptz,
  version int not null default 1
);
comment on table message_template is 'Emails and texts that staff start from, with merge fields in double braces (R-231)';
comment on column message_template.owner_id is 'Whose own it is; null for one that the whole office uses';
comment on column message_template.fair_housing_reason is 'Why words about protected classes stay in it';
create unique index message_template_name on message_template (
  channel, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name)
) where retired_at is null;
create index message_template_of_owner on message_template (owner_id);

-- Emails that staff write to leads can wait for their time.
create table scheduled_email (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead on delete cascade,
  written_by uuid not null references person,
  subject text not null check (length(subject) <= 150),
  content text not null check (length(content) <= 20000),
  options jsonb not null,
  send_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'canceled', 'failed')),
  failure text,
  message_id uuid references message on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((state = 'failed') = (failure is not null))
);
comment on table scheduled_email is 'An email to a lead that is sent later; it can be changed until then';
comment on column scheduled_email.options is 'Recipients, homes and the rest, as the call that sends emails takes them';
comment on column scheduled_email.failure is 'Why it wasn''t sent';
create index scheduled_email_due on scheduled_email (send_at) where state = 'waiting';
create index scheduled_email_of_lead on scheduled_email (lead_id, send_at desc);
create index scheduled_email_of_person on scheduled_email (written_by) where state = 'waiting';

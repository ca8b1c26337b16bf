-- Emails that staff write to leads: to several people, with links that say they were opened, later.
alter table message
  add column recipients jsonb,
  add column note text not null default '';
comment on column message.recipients is 'Of an email to several people: {to, cc, bcc} besides address; null for one';
comment on column message.note is 'What staff should know about how it was sent';

create table message_link (
  id uuid primary key,
  message_id uuid not null references message on delete cascade,
  url text not null check (length(url) <= 2000 and url ~ '^https?://'),
  clicks int not null default 0
);
comment on table message_link is 'Links of an email that go through ours, which says that they were opened';
comment on column message_link.url is 'Where it leads: exactly what the email named';
create index message_link_of on message_link (message_id);

create table message_link_click (
  id bigint generated always as identity primary key,
  link_id uuid not null references message_link on delete cascade,
  about_kind text,
  about_id uuid,
  clicked_at timestamptz not null default now()
);
comment on table message_link_click is 'That a link of an email was opened; nothing about by whom or from where';
create index message_link_click_about on message_link_click (about_kind, about_id, clicked_at desc, id);
create index message_link_click_of on message_link_click (link_id, clicked_at desc);

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

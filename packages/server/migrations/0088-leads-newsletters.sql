create table newsletter (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('newsletter', 'app')),
  subject text not null,
  preheader text not null default '',
  body text not null,
  subject_es text not null default '',
  preheader_es text not null default '',
  body_es text not null default '',
  fair_housing_reason text,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled')),
  send_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  sent_by uuid references person,
  recorded_at timestamptz not null default now(),
  version int not null default 1,
  check ((subject_es = '') = (body_es = '')),
  check (state <> 'scheduled' or send_at is not null)
);
comment on table newsletter is 'An email to everyone on a mailing list (R-232)';
comment on column newsletter.body is 'Markdown';
comment on column newsletter.preheader is 'What mail programs show after the subject';
comment on column newsletter.started_at is 'When its recipients were written down';
comment on column newsletter.finished_at is 'When the last recipient had an email in the outbox';
create index newsletter_latest on newsletter (recorded_at desc, id);
create index newsletter_going on newsletter (send_at) where state in ('scheduled', 'sending');

create table newsletter_recipient (
  id uuid primary key default gen_random_uuid(),
  newsletter_id uuid not null references newsletter on delete cascade,
  subscriber_id uuid references subscriber on delete set null,
  state text not null default 'waiting'
    check (state in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  failure text,
  due_at timestamptz not null default now(),
  mail_id uuid unique,
  queued_at timestamptz,
  settled_at timestamptz,
  bounced_at timestamptz,
  unsubscribed_at timestamptz,
  unique (newsletter_id, subscriber_id)
);
comment on table newsletter_recipient is 'Who gets a newsletter, each once: written in one commit when sending starts';
comment on column newsletter_recipient.subscriber_id is 'Null for a person who was erased';
comment on column newsletter_recipient.state is 'queued: in the outbox; skipped: left the list before';
comment on column newsletter_recipient.due_at is 'When the quiet hours end that it waits for';
comment on column newsletter_recipient.mail_id is 'The email in mail_message, and in its Message-ID';
create index newsletter_recipient_waiting on newsletter_recipient (newsletter_id, due_at)
  where state = 'waiting';
create index newsletter_recipient_queued on newsletter_recipient (queued_at)
  where queued_at is not null;
create index newsletter_recipient_in_outbox on newsletter_recipient (newsletter_id)
  where state = 'queued';
create index newsletter_recipient_settled on newsletter_recipient (settled_at)
  where settled_at is not null;
create index newsletter_recipient_of_subscriber on newsletter_recipient (subscriber_id);

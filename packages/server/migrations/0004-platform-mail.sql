create table mail_message (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z0-9.-]{1,60}$'),
  to_address text not null,
  subject text not null,
  sealed_body bytea,
  recorded_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
comment on table mail_message is 'Mails to be sent, written in the same commit as what they tell of';
comment on column mail_message.sealed_body is 'Text, HTML and attachments, sealed with the secrets key; forgotten once the mail is sent';
comment on column mail_message.due_at is 'When it is tried next; moved on while a node tries it';
comment on column mail_message.sent_at is 'When the SMTP server took it; without one it stays in the outbox';
comment on column mail_message.failed_at is 'When it was given up';
create index mail_message_recorded on mail_message (recorded_at desc);
create index mail_message_waiting on mail_message (due_at) where sent_at is null and failed_at is null;

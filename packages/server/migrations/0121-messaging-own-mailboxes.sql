-- Staff send from and read their own mailbox.
create table own_mailbox (
  person_id uuid primary key references person on delete cascade,
  address text not null check (address = lower(address)),
  username text not null,
  smtp_host text not null,
  smtp_port int not null check (smtp_port between 1 and 65535),
  imap_host text not null,
  imap_port int not null check (imap_port between 1 and 65535),
  sealed_password bytea not null,
  sending_problem text not null default '',
  reading_problem text not null default '',
  read_at timestamptz,
  due_at timestamptz not null default now(),
  validity text not null default '',
  last_uid bigint not null default 0,
  version int not null default 1,
  connected_at timestamptz not null default now()
);
comment on table own_mailbox is 'The mailbox that someone of the staff connected; deleted when they disconnect it or leave';
comment on column own_mailbox.sealed_password is 'Sealed for the person';
comment on column own_mailbox.sending_problem is 'Why the last email couldn''t be sent through it; empty if it could';
comment on column own_mailbox.due_at is 'When it is read next';
comment on column own_mailbox.last_uid is 'Emails up to this one are not looked at';
create index own_mailbox_due on own_mailbox (due_at);

alter table mail_message add column sent_as uuid references person on delete set null;
comment on column mail_message.sent_as is 'Whose own mailbox sends it; null for the brokerage''s server';

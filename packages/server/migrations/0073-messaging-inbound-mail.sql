create table inbound_mail (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique check (length(message_id) <= 1000),
  problem text check (problem in ('too-large', 'unreadable')),
  from_address text not null,
  from_name text not null,
  subject text not null,
  body text not null check (length(body) <= 200000),
  html text check (length(html) <= 1000000),
  in_reply_to text[] not null check (cardinality(in_reply_to) <= 100),
  received_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on table inbound_mail is 'Email that came in and matched no record, until staff settle it';
comment on column inbound_mail.message_id is 'Its Message-ID, or one made of its content or place';
comment on column inbound_mail.problem is 'Why we have only a part of it; null if we have it all';
comment on column inbound_mail.settled_at is 'When staff attached it to a record or put it aside';
create index inbound_mail_waiting on inbound_mail (received_at desc, id) where settled_at is null;
create index inbound_mail_received on inbound_mail (received_at);

create table inbound_mailbox (
  name text primary key,
  validity text not null,
  last_uid bigint not null,
  tries int not null default 0
);
comment on table inbound_mailbox is 'How far the mailbox of incoming email was read';
comment on column inbound_mailbox.name is 'User, host and folder';
comment on column inbound_mailbox.validity is 'UIDVALIDITY: when it changes, the mailbox is read again';
comment on column inbound_mailbox.tries is 'How often fetching the next email failed';

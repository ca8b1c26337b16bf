create table message (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'sms')),
  direction text not null check (direction in ('out', 'in')),
  address text not null,
  person_id uuid references person on delete set null,
  thread text not null,
  subject text not null default '',
  body text not null check (length(body) <= 200000),
  html text check (length(html) <= 1000000),
  message_id text check (length(message_id) <= 1000),
  in_reply_to text[] not null default '{}' check (cardinality(in_reply_to) <= 100),
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'received')),
  failure text,
  sent_by uuid references person,
  about_kind text check (about_kind ~ '^[a-z-]{1,40}$'),
  about_id uuid,
  recorded_at timestamptz not null default now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  erased_at timestamptz,
  check ((direction = 'in') = (status = 'received')),
  check ((about_kind is null) = (about_id is null)),
  check (failure is null or status = 'failed')
);
comment on table message is 'Every email and text message that went to or came from someone outside';
comment on column message.id is 'For an email that we send also its id in mail_message, and in its Message-ID';
comment on column message.address is 'The other person''s: an email in lower case, or +1 and ten digits';
comment on column message.person_id is 'The other person''s account, if they have one';
comment on column message.thread is 'Messages of one conversation have the same';
comment on column message.body is 'As plain text; what an answer quotes is cut off';
comment on column message.html is 'Null unless it came or went as HTML that the text doesn''t hold';
comment on column message.message_id is 'Message-ID of an email, the provider''s id of a text message';
comment on column message.in_reply_to is 'Message-IDs of the emails it answers, the newest last';
comment on column message.sent_by is 'Who of the staff wrote it; null for the program and for what came in';
comment on column message.about_kind is 'What it is about, such as lead; messaging doesn''t know more of it';
create index message_about on message (about_kind, about_id, recorded_at desc, id);
create index message_of_address on message (channel, address, recorded_at desc);
create index message_of_person on message (person_id) where person_id is not null;
create index message_of_thread on message (thread, recorded_at desc);
create unique index message_id_of_others on message (channel, direction, message_id)
  where message_id is not null;

create table message_attachment (
  message_id uuid not null references message on delete cascade,
  position int not null check (position between 1 and 50),
  file_key text not null references stored_file on delete cascade,
  primary key (message_id, position)
);
comment on table message_attachment is 'Files that came or went with a message';
create index message_attachment_file on message_attachment (file_key);

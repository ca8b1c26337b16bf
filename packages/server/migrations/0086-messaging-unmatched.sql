-- Unmatched email is messages, too: one screen shows them with the texts from unknown numbers.
alter table message
  add column from_name text not null default '' check (length(from_name) <= 200),
  add column problem text check (problem in ('too-large', 'unreadable')),
  add column is_automatic boolean not null default false,
  add column removed_at timestamptz;
comment on column message.from_name is 'What an email that came in calls its sender';
comment on column message.problem is 'Why we have only the head of an email that came in; null if we have it all';
comment on column message.is_automatic is 'A program wrote the email, or the text is STOP, START or HELP: nobody waits for an answer';
comment on column message.removed_at is 'When staff took a message that matched no record off their list';
create index message_unmatched on message (recorded_at desc, id)
  where direction = 'in' and about_id is null and erased_at is null;

insert into message (id, channel, direction, address, from_name, thread, subject, body, html,
  message_id, in_reply_to, status, recorded_at, problem, removed_at, erased_at)
select id, 'email', 'in', from_address, left(from_name, 200), message_id, subject, body, html,
  message_id, in_reply_to, 'received', received_at, problem, settled_at, settled_at
from inbound_mail
on conflict (channel, direction, message_id) where message_id is not null do nothing;
drop table inbound_mail;

alter table message_attachment
  alter column file_key drop not null,
  add column name text not null default 'file' check (length(name) between 1 and 200),
  add column bytes bigint not null default 0 check (bytes >= 0),
  add column refusal text
    check (refusal in ('too-large', 'not-accepted', 'damaged', 'infected', 'too-many'));
alter table message_attachment
  drop constraint message_attachment_file_key_fkey,
  add foreign key (file_key) references stored_file on delete set null,
  alter column name drop default,
  alter column bytes drop default;
comment on column message_attachment.file_key is 'Null for a file that we didn''t keep';
comment on column message_attachment.bytes is 'Its size as it came';
comment on column message_attachment.refusal is 'Why we didn''t keep it; staff find it in the mailbox';

alter table mail_message add column mailbox text;
comment on column mail_message.mailbox is 'Purpose and mailbox, without tags, of an email that a stranger may have caused; such emails are few per mailbox';
create index mail_message_by_mailbox on mail_message (mailbox, recorded_at) where mailbox is not null;

alter table mail_message add column quiet_zones text[];
comment on column mail_message.quiet_zones is 'Time zones the recipient may be in, for an email that waits for the morning in all of them; null for one that is sent at any hour';

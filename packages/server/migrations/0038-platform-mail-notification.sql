alter table mail_message
  add column person_id uuid,
  add column notification text,
  add column topics uuid[];
comment on column mail_message.person_id is 'Whom a notification is for; null for an email that nobody can unsubscribe from';
comment on column mail_message.notification is 'The notification switch that turns this email off, such as homes';
comment on column mail_message.topics is 'What else turns this email off when it is stopped, such as saved searches';

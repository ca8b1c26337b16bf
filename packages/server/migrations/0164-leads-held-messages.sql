-- An email or a text to one lead waits some seconds, so that it can be undone.
alter table scheduled_email
  add column channel text not null default 'email' check (channel in ('email', 'sms')),
  add column is_held boolean not null default false;
comment on table scheduled_email is 'A message to a lead that leaves later; it can be changed or canceled until then';
comment on column scheduled_email.channel is 'A text waits only while it can be undone, or while too many were sent';
comment on column scheduled_email.is_held is 'It was sent off, and waits only while that can be undone';

-- One choice for each kind, in place of a switch for email and one for texts that nothing used.
alter table notification_switch add column choice text;
update notification_switch set choice = case when by_email then 'email' else 'app' end;
alter table notification_switch
  alter column choice set not null,
  add check (choice in ('email', 'digest', 'app', 'off')),
  drop column by_email,
  drop column by_sms;
comment on table notification_switch is 'How a person wants to be notified about what, where it differs from the default';
comment on column notification_switch.choice is 'email: in the app and by email right away; digest: in the app and in the daily email; app: in the app only';

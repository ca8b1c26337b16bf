-- A revoked link is a link that ended: its recipient stays who they were.
alter table envelope_recipient drop constraint envelope_recipient_state_check,
  add constraint envelope_recipient_state_check check (state in
    ('waiting', 'sent', 'opened', 'signed', 'declined'));

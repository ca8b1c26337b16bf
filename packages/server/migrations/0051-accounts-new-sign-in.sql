alter table session
  drop constraint session_ended_why_check,
  add constraint session_ended_why_check check (ended_why in ('signed-out', 'new-sign-in', 'ended-by-person', 'ended-by-staff', 'password-changed', 'stolen', 'deactivated', 'deleted', 'email-changed'));

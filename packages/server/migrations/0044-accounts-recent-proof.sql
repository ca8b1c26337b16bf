alter table session add column proven_at timestamptz;
alter table session alter column proven_at set default now();
comment on column session.proven_at is 'When its person last proved who they are: at sign-in, and when asked again';

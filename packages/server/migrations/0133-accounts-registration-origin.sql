-- The page and the campaign parameters of the visit that a registration came from.
alter table pending_registration
  add column page text,
  add column campaign jsonb not null default '{}';

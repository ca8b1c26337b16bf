alter table inquiry drop constraint inquiry_kind_check;
alter table inquiry add constraint inquiry_kind_check check (kind in (
  'contact', 'home', 'tour', 'quiz', 'app-notice', 'home-value', 'registration', 'saved-search',
  'agent'));
alter table inquiry add column wanted_agent_id uuid references person;
comment on column inquiry.wanted_agent_id is 'The agent on whose page the person wrote; the lead may be another agent''s (R-161)';

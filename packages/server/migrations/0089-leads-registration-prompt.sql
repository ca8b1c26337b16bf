alter table inquiry drop constraint inquiry_kind_check;
alter table inquiry add constraint inquiry_kind_check check (kind in (
  'contact', 'home', 'tour', 'quiz', 'app-notice', 'home-value', 'registration', 'saved-search',
  'agent', 'email', 'text', 'registration-prompt'));

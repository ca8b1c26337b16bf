-- Who texts the brokerage may become a lead before anyone knows their email address.
alter table lead alter column email drop not null;
alter table lead add check (email is not null or phone is not null or erased_at is not null);
comment on column lead.email is 'Null for someone who has only texted';
alter table inquiry alter column email drop not null;
alter table inquiry drop constraint inquiry_kind_check, add constraint inquiry_kind_check check (kind in (
  'contact', 'home', 'tour', 'quiz', 'app-notice', 'home-value', 'registration', 'saved-search',
  'agent', 'email', 'text'));
create index lead_search on lead using gin (
  (first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
  gin_trgm_ops) where erased_at is null;

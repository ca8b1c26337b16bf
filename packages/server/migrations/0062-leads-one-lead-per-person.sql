-- An account's email can change, and then belong to someone else: a client's lead is found by the
-- account, and only the leads of visitors by their email.
drop index lead_email;
create unique index lead_of_mailbox on lead (email) where person_id is null;
alter table lead alter column last_inquiry_at drop not null;
comment on column lead.last_inquiry_at is 'Null while every inquiry of the lead may be spam';
comment on column lead.email is 'Of a client''s lead, the account''s email at the last inquiry';
create index lead_of_visitor on lead (last_inquiry_at) where person_id is null and erased_at is null;

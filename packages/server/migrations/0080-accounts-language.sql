alter table person add column language text not null default 'en' check (language in ('en', 'es'));
comment on column person.language is 'Of the emails to them: that of the page they registered on, or what they chose since';

alter table pending_registration
  add column language text not null default 'en' check (language in ('en', 'es'));
comment on column pending_registration.language is 'Of the page with the form';

alter table tour_request add column language text not null default 'en' check (language in ('en', 'es'));
comment on column tour_request.language is 'Of the page with the form, and of the emails to the client';

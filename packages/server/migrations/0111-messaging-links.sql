-- Emails that staff write go to several people, and have links that say they were opened.
alter table message
  add column recipients jsonb,
  add column note text not null default '';
comment on column message.recipients is 'Of an email to several people: {to, cc, bcc} besides address; null for one';
comment on column message.note is 'What staff should know about how it was sent';

create table message_link (
  id uuid primary key,
  message_id uuid not null references message on delete cascade,
  url text not null check (length(url) <= 2000 and url ~ '^https?://'),
  clicks int not null default 0
);
comment on table message_link is 'Links of an email that go through ours, which says that they were opened';
comment on column message_link.url is 'Where it leads: exactly what the email named';
create index message_link_of on message_link (message_id);

create table message_link_click (
  id bigint generated always as identity primary key,
  link_id uuid not null references message_link on delete cascade,
  about_kind text,
  about_id uuid,
  clicked_at timestamptz not null default now()
);
comment on table message_link_click is 'That a link of an email was opened; nothing about by whom or from where';
create index message_link_click_about on message_link_click (about_kind, about_id, clicked_at desc, id);
create index message_link_click_of on message_link_click (link_id, clicked_at desc);


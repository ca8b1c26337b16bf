create table envelope_template (
  id uuid primary key default gen_random_uuid(),
  version int not null default 1,
  name text not null check (length(name) between 1 and 100),
  owner_id uuid references person on delete cascade,
  title text not null check (length(title) between 1 and 200),
  message text not null default '' check (length(message) <= 2000),
  is_in_order boolean not null,
  due_days int check (due_days between 1 and 365),
  expires_days int check (expires_days between 1 and 365),
  people jsonb not null default '[]',
  fields jsonb not null default '[]',
  changed_at timestamptz not null default now()
);
comment on table envelope_template is 'What envelopes start from: forms and files, roles, fields and days';
comment on column envelope_template.owner_id is 'Whose own it is; null for one that the whole brokerage uses';
comment on column envelope_template.people is 'Who signs, by role, line and turn, without names';
comment on column envelope_template.fields is 'On pages of files, by the position of the document and of the person';
create unique index envelope_template_name on envelope_template (
  coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name)
);
create index envelope_template_of_owner on envelope_template (owner_id);

create table envelope_template_document (
  template_id uuid not null references envelope_template on delete cascade,
  position int not null check (position between 1 and 20),
  form text,
  file_key text,
  page_count int check (page_count between 1 and 300),
  title text not null check (length(title) between 1 and 200),
  primary key (template_id, position),
  check ((form is null) <> (file_key is null))
);
create index envelope_template_file on envelope_template_document (file_key)
  where file_key is not null;

alter table document add column template_id uuid;
comment on column document.template_id is 'The template that it was started from, which may be gone';

alter table document_change drop constraint document_change_document_id_fkey,
  add foreign key (document_id) references document on delete cascade;
-- Answers of a draft that was never sent go with it; what was sent has a version and stays.
drop trigger document_change_stays on document_change;
create trigger document_change_stays before update or truncate on document_change
  for each statement execute function refuse_change_of_history();
create function keep_changes_of_sent_documents() returns trigger language plpgsql as $$
begin
  if exists (select from document_version where document_id = old.document_id) then
    raise exception 'history is not changed';
  end if;
  return old;
end $$;
create trigger document_change_of_sent_stays before delete on document_change
  for each row execute function keep_changes_of_sent_documents();

create table held_step (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('remind', 'resend', 'void', 'revoke')),
  targets jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  act_at timestamptz not null
);
comment on table held_step is 'Reminders, links and ends of envelopes that wait some seconds, for undo';
comment on column held_step.targets is 'Envelopes, each with a recipient where it is about one';
create index held_step_due on held_step (act_at);
create index held_step_of on held_step (person_id);

create index envelope_by_changed on envelope (changed_at desc, id);
create index envelope_by_title on envelope (lower(title), id);
create index envelope_by_due on envelope (due_on, id);
create index envelope_words on envelope using gin ((title || ' ' || home_address) gin_trgm_ops);
create index envelope_recipient_words on envelope_recipient using gin (name gin_trgm_ops);
create index envelope_counted on envelope (owner_id, state, about_kind, about_id);

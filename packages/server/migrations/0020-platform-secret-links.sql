create table secret_link (
  hash bytea primary key,
  purpose text not null check (purpose ~ '^[a-z]+\.[a-z-]{1,60}$'),
  subject text not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table secret_link is 'Secret parts of links in emails, hashed (SHA-256); opening a link does not use it up, sending the form does';
comment on column secret_link.purpose is 'room.purpose, such as accounts.reset';
comment on column secret_link.subject is 'Id of what the link is about: a person, a registration';
insert into secret_link (hash, purpose, subject, email, created_at, expires_at, used_at)
select hash, 'accounts.' || purpose, coalesce(person_id, registration_id)::text, email, created_at, expires_at, used_at
from mailed_token
where coalesce(person_id, registration_id) is not null;
create index secret_link_subject on secret_link (subject, purpose);
create index secret_link_expired on secret_link (expires_at);

alter table pending_registration
  add column code_hash bytea,
  add column code_tries integer not null default 0,
  add column code_sent_at timestamptz;
comment on column pending_registration.code_hash is 'The six digits that may be typed instead of opening the link';
update pending_registration set code_hash = sent.code_hash, code_tries = sent.code_tries, code_sent_at = sent.created_at
from mailed_token sent
where sent.registration_id = pending_registration.id and sent.used_at is null and sent.code_hash is not null;

drop table mailed_token;

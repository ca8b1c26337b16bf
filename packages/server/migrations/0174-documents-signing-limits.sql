-- Those who sign in person start again, on a device whose person is known.
delete from signing_session where host_id is not null;
alter table signing_session
  add column account_session_id uuid references session on delete cascade,
  add column done_at timestamptz,
  add check (host_id is null or account_session_id is not null);
comment on column signing_session.account_session_id is 'The session of an account that it was opened with, and ends with: the host’s in person';
comment on column signing_session.done_at is 'When its own signer ended it, by signing in person or declining: that form is still answered again for some minutes';
create index signing_session_of_account on signing_session (account_session_id)
  where account_session_id is not null;

create table signing_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('link', 'code')),
  sender_id uuid references person on delete cascade,
  address_hash bytea not null check (length(address_hash) = 32),
  sent_at timestamptz not null default clock_timestamp()
);
comment on table signing_message is 'Links and codes of the last two days, which have limits for each sender, mailbox and phone';
comment on column signing_message.sender_id is 'Who had it sent; null where a signer asked for it, or it was due';
create index signing_message_of_sender on signing_message (sender_id, sent_at)
  where sender_id is not null;
create index signing_message_to on signing_message (address_hash, kind, sent_at);
create index signing_message_age on signing_message (sent_at);

create table document_sight (
  envelope_id uuid not null references envelope,
  day date not null,
  viewer_id uuid not null,
  what text not null check (what in ('documents', 'file', 'bundle')),
  is_recipient boolean not null,
  name text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (envelope_id, day, viewer_id, what)
);
comment on table document_sight is 'Who saw what of an envelope that was sent: the first time on each local day';
comment on column document_sight.viewer_id is 'A person of the office, or a recipient';
create trigger document_sight_stays before update or delete or truncate on document_sight
  for each statement execute function refuse_change_of_history();

-- An answer written in the commit of what it answers comes after it.
alter table message
  alter column recorded_at set default clock_timestamp(),
  add column purpose text check (purpose in ('transactional', 'marketing', 'keyword')),
  add column due_at timestamptz,
  add column scheduled_at timestamptz,
  add column quiet_zones text[],
  add column attempts int not null default 0,
  add column tried_at timestamptz;
comment on column message.purpose is 'Of a text message that we send: which consent it needs; an answer to STOP, START or HELP needs none';
comment on column message.due_at is 'When a waiting text message is tried next';
comment on column message.scheduled_at is 'When the quiet hours end that a text message waits for';
comment on column message.quiet_zones is 'Time zones the recipient may be in, whose quiet hours it waits out';
comment on column message.tried_at is 'Since when the provider may have taken a text message without our knowing: it is asked first';
create index message_due on message (due_at)
  where channel = 'sms' and direction = 'out' and status = 'queued';
create index message_of_writer on message (sent_by, recorded_at) where sent_by is not null;

create function notify_of_texts() returns trigger language plpgsql as $$
begin
  perform pg_notify('text_queued', '');
  return null;
end $$;
create trigger message_notifies after insert on message for each row
  when (new.channel = 'sms' and new.direction = 'out') execute function notify_of_texts();

create table consent (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  address_hash bytea not null check (length(address_hash) = 32),
  address text,
  kind text not null check (kind in ('marketing', 'transactional')),
  is_granted boolean not null,
  source text not null check (source in ('form', 'message', 'stop', 'start', 'staff')),
  wording text not null default '',
  page text,
  ip_address text,
  recorded_by uuid references person,
  happened_at timestamptz not null default now()
);
comment on table consent is 'Who agreed to get emails or texts, and who withdrew it: rows are only added (TCPA, CAN-SPAM)';
comment on column consent.address_hash is 'SHA-256 of the email in lower case or the phone; it stays when a person is erased, so that STOP still holds';
comment on column consent.source is 'Where it was said: a form, the first text from the person, STOP, START, or to staff';
comment on column consent.wording is 'What the person saw and agreed to, or wrote';
create index consent_of_address on consent (address_hash, channel, kind, id desc);
create trigger consent_stays before update or delete or truncate on consent
  for each statement execute function refuse_change_of_history();

create function erase_consent(hashes bytea[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  update public.consent set address = null, ip_address = null, page = null
  where address_hash = any(hashes);
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_consent is 'Clears the address, IP address and page of consent; that it was given or withdrawn stays';
revoke execute on function erase_consent from public;

insert into consent (channel, address_hash, address, kind, is_granted, source, wording, page,
  ip_address, happened_at)
select 'sms', sha256(convert_to(i.phone, 'UTF8')), i.phone, 'transactional', true, 'form',
  c.wording, i.page, c.address, c.given_at
from inquiry_consent c join inquiry i on i.id = c.inquiry_id
where c.channel = 'text' and i.phone is not null and not i.is_suspected
order by c.given_at;

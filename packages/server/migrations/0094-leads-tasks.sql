create table lead_task (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'call', 'text', 'email', 'follow-up', 'showing', 'other', 'appointment')),
  title text not null check (length(title) <= 200),
  notes text not null default '' check (length(notes) <= 4000),
  lead_id uuid references lead,
  owner_id uuid not null references person,
  created_by uuid references person,
  created_at timestamptz not null default now(),
  due_on date,
  due_at timestamptz,
  ends_at timestamptz,
  place text not null default '' check (length(place) <= 200),
  reminder_minutes int check (reminder_minutes between 0 and 20160),
  reminded_for timestamptz,
  done_at timestamptz,
  done_by uuid references person,
  outcome text not null default '' check (length(outcome) <= 2000),
  canceled_at timestamptz,
  version int not null default 1,
  check (due_on is null or due_at is not null),
  check (kind <> 'appointment' or (due_at is not null and due_on is null and ends_at is not null)),
  check (ends_at is null or (kind = 'appointment' and ends_at > due_at)),
  check (reminder_minutes is null or due_at is not null),
  check (done_at is null or canceled_at is null)
);
comment on table lead_task is 'Something that staff are to do, or an appointment, about a lead or of their own (R-346)';
comment on column lead_task.due_on is 'For a due day without a time; due_at is then its end in Omaha';
comment on column lead_task.due_at is 'When it must be done; the start of an appointment';
comment on column lead_task.reminder_minutes is 'How long before due_at, or before 9 a.m. of due_on';
comment on column lead_task.reminded_for is 'The last reminder that was sent, or whose time had passed when it was set';
comment on column lead_task.created_by is 'Who gave it to the owner; null for the program';
comment on column lead_task.canceled_at is 'Taken off the lists; it can be put back';
create index lead_task_open_of_owner on lead_task (owner_id, due_at, id)
  where done_at is null and canceled_at is null;
create index lead_task_open on lead_task (due_at, id) where done_at is null and canceled_at is null;
create index lead_task_of_lead on lead_task (lead_id, due_at, id) where lead_id is not null;
create index lead_task_done_of_owner on lead_task (owner_id, done_at desc, id)
  where done_at is not null;
create index lead_task_given on lead_task (created_by, due_at, id) where lead_id is null;
create index lead_task_reminders on lead_task (due_at)
  where reminder_minutes is not null and done_at is null and canceled_at is null;

create table day_snooze (
  person_id uuid not null references person on delete cascade,
  item text not null check (item ~ '^[a-z-]{1,40}:[0-9a-z-]{1,64}$'),
  until timestamptz not null,
  urgency int not null,
  primary key (person_id, item)
);
comment on table day_snooze is 'Items of My day that a person put off (R-345)';
comment on column day_snooze.urgency is 'How urgent it was then, more for a higher number; a more urgent item shows again';

create index tour_request_waiting on tour_request (requested_at) where state = 'requested';

-- Tasks are about leads: their history is emptied with them.
create or replace function erase_history(kind text, ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  latest timestamptz := now() - interval '30 days';
  event_ids bigint[] := case when kind = 'security_event' then ids::bigint[] end;
  lead_ids uuid[] := case when kind = 'leads.lead' then ids::uuid[] end;
  task_ids uuid[] := case when kind = 'leads.task' then ids::uuid[] end;
begin
  if kind not in ('security_event', 'accounts.person', 'leads.agent-profile', 'leads.lead',
    'leads.task') then
    raise exception 'no rule erases the history of %', kind;
  end if;
  perform set_config('homestead.erases_history', 'on', true);
  with event as (
    update public.security_event set address = null, device = null
    where id = any(event_ids) and happened_at < latest
      and (address is not null or device is not null)
    returning security_event
  ), change as (
    update public.record_change set before = '{}', after = '{}'
    where record_kind = kind and record_id = any(ids)
      and (changed_at < latest or record_id in (
        select lead.id::text from public.lead
        where lead.id = any(lead_ids) and lead.erased_at is not null
        union all
        select task.id::text from public.lead_task task
        join public.lead on lead.id = task.lead_id
        where task.id = any(task_ids) and lead.erased_at is not null))
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from event
  union all
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;

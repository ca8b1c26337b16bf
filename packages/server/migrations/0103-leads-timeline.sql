create table lead_note (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead,
  written_by uuid not null references person,
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  body text not null check (length(body) between 1 and 10000),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  files text[] not null default '{}' check (cardinality(files) <= 10),
  pinned_at timestamptz,
  deleted_at timestamptz,
  version int not null default 1
);
comment on table lead_note is 'What staff write down about a lead, for staff alone';
comment on column lead_note.mentions is 'Staff whom it names with @ and who were told';
comment on column lead_note.files is 'Keys of the files that come with it, in order';
comment on column lead_note.deleted_at is 'Soft delete, so it can be undone';
create index lead_note_of_lead on lead_note (lead_id, written_at desc, id desc);
create index lead_note_pinned on lead_note (lead_id, pinned_at desc)
  where pinned_at is not null and deleted_at is null;
create index lead_note_files on lead_note using gin (files) where files <> '{}';

-- The timeline reads each of its sources newest first, from where the last page ended.
drop index lead_activity_of_lead;
create index lead_activity_of_lead on lead_activity (lead_id, happened_at desc, id desc);
create index lead_activity_of_kind on lead_activity (lead_id, kind, happened_at desc);
create index lead_decision_latest on lead_decision (lead_id, decided_at desc, id desc);
create index record_change_of_lead on record_change (record_id, changed_at desc, id desc)
  where record_kind = 'leads.lead';
create index consent_of_lead on consent (about_id, happened_at desc, id desc)
  where about_kind = 'lead';

create or replace function erase_history(kind text, ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  latest timestamptz := now() - interval '30 days';
  event_ids bigint[] := case when kind = 'security_event' then ids::bigint[] end;
  lead_ids uuid[] := case when kind = 'leads.lead' then ids::uuid[] end;
  task_ids uuid[] := case when kind = 'leads.task' then ids::uuid[] end;
  note_ids uuid[] := case when kind = 'leads.note' then ids::uuid[] end;
begin
  if kind not in ('security_event', 'accounts.person', 'leads.agent-profile', 'leads.lead',
    'leads.task', 'leads.note') then
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
        where task.id = any(task_ids) and lead.erased_at is not null
        union all
        select note.id::text from public.lead_note note
        join public.lead on lead.id = note.lead_id
        where note.id = any(note_ids) and lead.erased_at is not null))
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from event
  union all
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;

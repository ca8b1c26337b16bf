create table agent_profile (
  id uuid primary key references person,
  slug text not null unique,
  about text not null default '',
  areas text[] not null default '{}',
  languages text[] not null default '{}',
  specialties text[] not null default '{}',
  is_published boolean not null default false,
  version int not null default 1
);
comment on table agent_profile is 'What the public site says about an agent; the id is the person''s (R-143)';
comment on column agent_profile.areas is 'Names of cities of the service area';
create index agent_profile_published on agent_profile (id) where is_published;

create table agent_slug (
  slug text primary key,
  agent_id uuid not null references person
);
comment on table agent_slug is 'Every slug that an agent''s profile has or had; former ones redirect (R-143)';
create index agent_slug_agent on agent_slug (agent_id);

create or replace function erase_history(kind text, ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  latest timestamptz := now() - interval '30 days';
  event_ids bigint[] := case when kind = 'security_event' then ids::bigint[] end;
begin
  if kind not in ('security_event', 'accounts.person', 'leads.agent-profile') then
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
    where record_kind = kind and record_id = any(ids) and changed_at < latest
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from event
  union all
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;

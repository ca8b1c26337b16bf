alter table lead
  add contact_status_level_id uuid references reference_entry,
  add engagement_level_id uuid references reference_entry,
  add response_level_id uuid references reference_entry,
  add last_worked_on date,
  add closing_bag_option_id uuid references reference_entry,
  add sub_source_agent_id uuid references person,
  add referral_id uuid references reference_entry,
  add lender_id uuid references person,
  add lender_status_id uuid references reference_entry,
  add last_connected_lender_on date,
  add last_worked_lender_on date,
  add relationship_id uuid references reference_entry,
  add date_of_birth date,
  add tshirt_size_id uuid references reference_entry,
  add street_one text,
  add street_two text,
  add city text,
  add state text,
  add zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  add country text default 'USA',
  add secondary_first_name text,
  add secondary_last_name text,
  add secondary_email text check (secondary_email = lower(secondary_email)),
  add secondary_phone text check (secondary_phone ~ '^\+1\d{10}$'),
  add secondary_relationship_id uuid references reference_entry,
  add secondary_date_of_birth date,
  add secondary_tshirt_size_id uuid references reference_entry,
  add secondary_street_one text,
  add secondary_street_two text,
  add secondary_city text,
  add secondary_state text,
  add secondary_zip text check (secondary_zip ~ '^\d{5}(-\d{4})?$'),
  add secondary_country text default 'USA';
comment on column lead.contact_status_level_id is 'Of the list lead-statuses';
comment on column lead.lender_id is 'Who finances them';
comment on column lead.sub_source_agent_id is 'The agent who brought the lead';
comment on column lead.country is 'Null only once the lead is erased';
comment on column lead.secondary_first_name is 'Of the second contact, such as a spouse';

-- A lead is erased only when it may be forgotten for good: its newest changes are cleared, too.
create or replace function erase_history(kind text, ids text[]) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
declare
  latest timestamptz := now() - interval '30 days';
  event_ids bigint[] := case when kind = 'security_event' then ids::bigint[] end;
  lead_ids uuid[] := case when kind = 'leads.lead' then ids::uuid[] end;
begin
  if kind not in ('security_event', 'accounts.person', 'leads.agent-profile', 'leads.lead') then
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
        where lead.id = any(lead_ids) and lead.erased_at is not null))
      and (before <> '{}' or after <> '{}')
    returning record_change
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'security_event', (security_event).id, public.audit_digest(to_jsonb(security_event)) from event
  union all
  select 'record_change', (record_change).id, public.audit_digest(to_jsonb(record_change)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;

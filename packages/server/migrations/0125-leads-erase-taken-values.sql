-- Values that a survivor took from a merged lead stay in the survivor's history after the merge is
-- undone. When the merged lead is erased, they go, too; that something changed, and when, stays.
create function erase_taken_values(erased uuid) returns void
language plpgsql security definer set timezone = 'UTC' set search_path = pg_catalog, public as $$
begin
  if not exists (select from public.lead where id = erased and erased_at is not null) then
    raise exception 'lead % is not erased', erased;
  end if;
  perform set_config('homestead.erases_history', 'on', true);
  with recursive taken as (
    select m.survivor_id as lead_id, v.key, v.value
    from public.lead_merge m cross join jsonb_each(m.after) v
    where m.merged_id = erased and v.key <> 'agent_id' and v.value <> 'null'
    union
    select m.survivor_id, v.key, v.value
    from taken t join public.lead_merge m on m.merged_id = t.lead_id
      cross join jsonb_each(m.after) v
    where v.key = t.key and v.value = t.value
  ), doomed as (
    select c.id, array_agg(t.key) as keys from taken t
    join public.record_change c on c.record_kind = 'leads.lead' and c.record_id = t.lead_id::text
    where (c.before -> t.key = t.value or c.after -> t.key = t.value)
      -- A choice of a list that someone made for the survivor isn't what it took.
      and (t.key not like '%\_id' or c.what in ('merged', 'unmerged'))
    group by c.id
  ), change as (
    update public.record_change c set before = c.before - d.keys, after = c.after - d.keys
    from doomed d where c.id = d.id
    returning c
  ), passed_on as (
    update public.lead_merge m set before = m.before - d.keys, after = m.after - d.keys
    from (
      select later.id, array_agg(t.key) as keys
      from taken t join public.lead_merge later on later.merged_id = t.lead_id
      where later.after -> t.key = t.value group by later.id
    ) d
    where m.id = d.id
  ), imported as (
    update public.lead_import_row r set before = r.before - d.keys
    from (
      select i.import_id, i.position, array_agg(t.key) as keys
      from taken t join public.lead_import_row i on i.lead_id = t.lead_id
      where i.before -> t.key = t.value group by i.import_id, i.position
    ) d
    where r.import_id = d.import_id and r.position = d.position
  )
  insert into public.audit_erasure (source, row_id, digest)
  select 'record_change', (c).id, public.audit_digest(to_jsonb(c)) from change;
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_taken_values is 'Clears what survivors took from an erased lead out of their histories, later merges and imports';
revoke execute on function erase_taken_values from public;

-- A table with this trigger is history: rows are added and read, and nothing else. The program's
-- role is granted only that. Erasing what the law says must go is left to functions of the owner.
create or replace function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('homestead.erases_history', true) = 'on'
    and current_user::regrole = (select relowner from pg_class where oid = tg_relid) then
    return null;
  end if;
  raise exception 'history is not changed';
end $$;

drop trigger security_event_stays on security_event;
create trigger security_event_stays before update or delete or truncate on security_event
  for each statement execute function refuse_change_of_history();
drop trigger record_change_stays on record_change;
drop function keep_record_change();
create trigger record_change_stays before update or delete or truncate on record_change
  for each statement execute function refuse_change_of_history();

create function erase_record_changes(kind text, record_ids text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('homestead.erases_history', 'on', true);
  update public.record_change set before = '{}', after = '{}'
  where record_kind = kind and record_id = any(record_ids);
  perform set_config('homestead.erases_history', 'off', true);
end $$;
comment on function erase_record_changes is 'Clears the values in all changes of these records, but not who changed something and when';
revoke execute on function erase_record_changes from public;

-- Statistics and an index's waiting entries belong to the owner of a table.
create function refresh_statistics(of_table regclass) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  execute format('analyze %s', of_table);
end $$;
revoke execute on function refresh_statistics from public;

create function clean_pending_words() returns void
language sql security definer set search_path = pg_catalog, public as $$
  select gin_clean_pending_list('public.listing_words_contain');
$$;
revoke execute on function clean_pending_words from public;

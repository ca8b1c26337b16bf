import type pg from 'pg';

/** Written by the owner alone, when it migrates or claims the database. */
const READ_ONLY = ['migration', 'database_mode'];

/**
 * Gives the program's role what it needs, as the owner: reading and writing rows, but no TRUNCATE
 * and no DDL, and only reading and adding for history (tables with the trigger
 * `refuse_change_of_history`). Revokes anything more, so tables that become history need no
 * statement of their own. Changes nothing when the rights are right.
 */
export async function grantProgramRights(owner: pg.Client, programRole: string): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(WRONG_RIGHTS, [programRole, READ_ONLY]);
  for (const { statement } of rows) await owner.query(statement);
}

const WRONG_RIGHTS = `
  with schema as (
    select oid, nspname as name from pg_namespace where nspname in ('public', 'pgboss')
  ), wanted as (
    select c.oid, format('%I.%I', s.name, c.relname) as name, case
      when c.relkind = 'v' or s.name = 'public' and c.relname = any($2::text[]) then '{SELECT}'::text[]
      when exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'refuse_change_of_history')
        then '{SELECT,INSERT}'
      else '{SELECT,INSERT,UPDATE,DELETE}' end as rights
    from pg_class c join schema s on s.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and pg_has_role(current_user, c.relowner, 'member')
  )
  select format('grant usage on schema %I to %I', name, $1::name) as statement from schema
  where not has_schema_privilege($1::name, oid, 'USAGE')
  union all
  select format('revoke create on schema %I from %I, public', name, $1::name) from schema
  where has_schema_privilege($1::name, oid, 'CREATE')
  union all
  select format('revoke create, temporary on database %I from %I, public', current_database(), $1::name)
  where has_database_privilege($1::name, current_database(), 'CREATE, TEMPORARY')
  union all
  select format('grant %s on %s to %I', granted, name, $1::name) from wanted, unnest(rights) as granted
  where not has_table_privilege($1::name, oid, granted)
  union all
  select format('revoke %s on %s from %I, public', held, name, $1::name)
  from wanted, unnest('{INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) as held
  where held <> all(rights) and has_table_privilege($1::name, oid, held)
  union all
  select format('grant usage, select on sequence %I.%I to %I', s.name, c.relname, $1::name)
  from pg_class c join schema s on s.oid = c.relnamespace
  where case when c.relkind = 'S' and pg_has_role(current_user, c.relowner, 'member') then not has_sequence_privilege($1::name, c.oid, 'USAGE') end
  union all
  select format('grant execute on function %s to %I', p.oid::regprocedure, $1::name)
  from pg_proc p join schema s on s.oid = p.pronamespace
  where pg_has_role(current_user, p.proowner, 'member')
    and not has_function_privilege($1::name, p.oid, 'EXECUTE')`;

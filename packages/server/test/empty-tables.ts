import type pg from 'pg';
import type { DB } from '../src/platform/database-types.generated.ts';

export type EmptyTables = (...tables: (keyof DB)[]) => Promise<void>;

/**
 * Makes {@link EmptyTables} for the owner of a database: it removes all rows of tables and of those
 * that refer to them, past triggers, once no transaction writes to them. `truncate … cascade` takes
 * fifty times as long, since it makes new files for every table and index; it is for owners who may
 * not switch off triggers, which is left to superusers.
 */
export function emptyTablesOf(owner: pg.Pool, { isSuperuser }: { isSuperuser: boolean }) {
  const statements = new Map<string, string>();
  const empty: EmptyTables = async (...tables) => {
    const key = tables.join(' ');
    const known = statements.get(key);
    const statement = known ?? statementFor(await withReferring(owner, tables), isSuperuser);
    statements.set(key, statement);
    await owner.query(statement);
  };
  return empty;
}

async function withReferring(owner: pg.Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `with recursive emptied(id) as (
       select to_regclass(name)::oid from unnest($1::text[]) name
       union
       select conrelid from pg_constraint join emptied on confrelid = emptied.id
       where contype = 'f'
     )
     select id::regclass::text as name from emptied`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** Several statements in one query are one transaction. */
function statementFor(tables: readonly string[], isSuperuser: boolean): string {
  const all = tables.join(', ');
  const each = (statement: (table: string) => string) => tables.map(statement);
  const statements = isSuperuser
    ? [
        'set local session_replication_role = replica',
        `lock table ${all} in share row exclusive mode`,
        ...each((table) => `delete from ${table}`),
      ]
    : [
        ...each((table) => `alter table ${table} disable trigger user`),
        `truncate ${all}`,
        ...each((table) => `alter table ${table} enable trigger user`),
      ];
  return statements.join(';\n');
}

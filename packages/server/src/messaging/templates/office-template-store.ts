import { sql } from 'kysely';
import type { Queryable } from '#platform';
import type { TemplateRow } from './template-store.ts';

/** A template that the whole office uses. */
export type OfficeTemplate = TemplateRow;

const MOST = 500;

/** The office’s templates in use, by name. */
export async function selectOfficeTemplates(db: Queryable): Promise<OfficeTemplate[]> {
  const { rows } = await sql<OfficeTemplate>`
    select * from message_template where owner_id is null and retired_at is null
    order by lower(name), id limit ${MOST}`.execute(db);
  return rows;
}

/** Of these, the office’s, by id; also those that were retired. */
export async function findOfficeTemplates(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfficeTemplate>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OfficeTemplate>`
    select * from message_template
    where id = any(${[...ids]}::uuid[]) and owner_id is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

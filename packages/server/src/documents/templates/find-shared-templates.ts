import type { Queryable } from '#platform';
import { selectSharedTemplates } from './envelope-template-store.ts';

/** The names of the brokerage’s templates by their ids; one that is gone or not shared has none. */
export async function findSharedTemplates(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSharedTemplates(db, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

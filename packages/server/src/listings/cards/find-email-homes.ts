import type { Queryable } from '#platform';
import type { CardRow } from './card-row.ts';
import { selectEmailHomes, selectShownHome } from './email-home-store.ts';

/** The homes of emails by id; those no longer in search are missing. */
export async function findEmailHomes(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CardRow>> {
  const rows = await selectEmailHomes(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The home with an MLS number that an email is about; null if its page may not be shown. */
export async function findEmailHome(db: Queryable, mlsNumber: string): Promise<CardRow | null> {
  const [row] = await selectShownHome(db, mlsNumber);
  return row ?? null;
}

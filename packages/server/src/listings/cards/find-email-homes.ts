import type { Queryable } from '#platform';
import type { CardRow } from './card-row.ts';
import { selectEmailHomes, selectShownHome, selectShownHomes } from './email-home-store.ts';

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

/** The homes with these MLS numbers, in their order; without those whose pages may not be shown. */
export async function findHomesToEmail(
  db: Queryable,
  mlsNumbers: readonly string[],
): Promise<CardRow[]> {
  if (mlsNumbers.length === 0) return [];
  const rows = await selectShownHomes(db, mlsNumbers);
  const byNumber = new Map(rows.map((row) => [row.mls_number.toLowerCase(), row]));
  return mlsNumbers.flatMap((number) => byNumber.get(number.toLowerCase()) ?? []);
}

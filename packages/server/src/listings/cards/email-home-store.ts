import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { shownListingId } from '../home/shown-listing-id.ts';
import { type CardRow, cardColumns, mainPhotoJoin } from './card-row.ts';

/** The homes of an email by id, with their main photos; those no longer in search are left out. */
export async function selectEmailHomes(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CardRow>> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l ${mainPhotoJoin}
    where l.id = any(${ids}::bigint[]) and l.visibility = 'search'`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The home with an MLS number, if its page may be shown; else null. */
export async function findEmailHome(db: Queryable, mlsNumber: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l ${mainPhotoJoin}
    where l.id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows[0] ?? null;
}

import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { shownListingId } from '../home/shown-listing-id.ts';
import { type CardRow, cardColumns, mainPhotoJoin } from './card-row.ts';

/** Homes by id, with their main photos; those no longer in search are left out. */
export async function selectEmailHomes(db: Queryable, ids: readonly number[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l ${mainPhotoJoin}
    where l.id = any(${ids}::bigint[]) and l.visibility = 'search'`.execute(db);
  return rows;
}

/** The homes with these MLS numbers whose pages may be shown. */
export async function selectShownHomes(
  db: Queryable,
  mlsNumbers: readonly string[],
): Promise<CardRow[]> {
  const lower = mlsNumbers.map((number) => number.toLowerCase());
  const { rows } = await sql<CardRow>`
    select distinct on (lower(l.mls_number)) ${cardColumns} from listing l ${mainPhotoJoin}
    where lower(l.mls_number) = any(${lower}::text[]) and l.visibility in ('search', 'page')
    order by lower(l.mls_number), (l.visibility = 'search') desc, l.modified_at desc, l.id desc`.execute(
    db,
  );
  return rows;
}

/** The home with an MLS number whose page may be shown; none or one. */
export async function selectShownHome(db: Queryable, mlsNumber: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l ${mainPhotoJoin}
    where l.id = ${shownListingId(mlsNumber)}`.execute(db);
  return rows;
}

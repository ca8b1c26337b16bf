import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { requireOwnId } from '../caller-id.ts';
import { selectMarks } from '../kept-homes/kept-home-store.ts';
import { presentFlags } from '../kept-homes/present-kept-home.ts';
import type { Reading } from '../reading.ts';

/**
 * Which of at most 100 homes, by their MLS numbers, the caller marked or viewed; the others are
 * left out, and for a visitor all are. Refuses another person's id.
 */
export async function listHomeMarks(
  { db }: Pick<Reading, 'db'>,
  body: BodyOf<typeof listingEndpoints.getHomeMarks>,
  caller: Caller | null,
): Promise<AnswerOf<typeof listingEndpoints.getHomeMarks>> {
  const personId = requireOwnId(body.userid, caller);
  if (personId === null || body.listingids.length === 0) return { value: [] };
  const rows = await selectMarks(
    db,
    personId,
    body.listingids.map((number) => number.toLowerCase()),
  );
  return {
    value: rows.map((row) => ({
      listingid: row.mls_number,
      ...presentFlags(row.mark),
      recently_viewed: row.is_viewed,
    })),
  };
}

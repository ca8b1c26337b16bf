import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { type Caller, type Queryable, requireOwnId } from '#platform';
import { presentFlags } from './present-saved-home.ts';
import { selectMarks } from './saved-home-store.ts';

/**
 * Which of at most 100 homes, by their MLS numbers, the caller reacted to or viewed; the others are
 * left out, and for a visitor all are. Refuses another person's id.
 */
export async function listHomeMarks(
  { db }: { db: Queryable },
  body: BodyOf<typeof savedEndpoints.getHomeMarks>,
  caller: Caller | null,
): Promise<AnswerOf<typeof savedEndpoints.getHomeMarks>> {
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

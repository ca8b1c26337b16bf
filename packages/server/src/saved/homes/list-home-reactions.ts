import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { type Caller, type Queryable, requireOwnId } from '#platform';
import { selectMarks } from './saved-home-store.ts';

/**
 * Which of at most 100 homes, by their MLS numbers, the caller reacted to or viewed; the others are
 * left out, and for a visitor all are. Refuses another person's id.
 */
export async function listHomeReactions(
  { db }: { db: Queryable },
  body: BodyOf<typeof savedEndpoints.getHomeReactions>,
  caller: Caller | null,
): Promise<AnswerOf<typeof savedEndpoints.getHomeReactions>> {
  const personId = requireOwnId(body.personId, caller);
  if (personId === null || body.mlsNumbers.length === 0) return { value: [] };
  const rows = await selectMarks(
    db,
    personId,
    body.mlsNumbers.map((number) => number.toLowerCase()),
  );
  return {
    value: rows.map((row) => ({
      mlsNumber: row.mls_number,
      reaction: row.mark,
      isViewed: row.is_viewed,
    })),
  };
}

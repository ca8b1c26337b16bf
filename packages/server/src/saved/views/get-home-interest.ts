import { type AnswerOf, dateAfter, type QueryOf } from '@homestead/contract/platform';
import type { savedEndpoints } from '@homestead/contract/saved';
import { requireShownListingId } from '#listings';
import { type Queryable, thisMoment } from '#platform';
import { getInterest } from './viewed-home-store.ts';

const DAYS = 30;

/**
 * How often a home's page was viewed in the last 30 days in Omaha, including today, and how many
 * people have it as a favorite. Refuses (listing-not-found).
 */
export async function getHomeInterest(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof savedEndpoints.getHomeInterest>,
): Promise<AnswerOf<typeof savedEndpoints.getHomeInterest>> {
  const id = await requireShownListingId(db, mlsNumber);
  const { today } = thisMoment();
  const interest = await getInterest(db, id, dateAfter(today, -DAYS));
  return { days: DAYS, ...interest };
}

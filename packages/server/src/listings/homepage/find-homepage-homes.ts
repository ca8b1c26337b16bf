import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { thisMoment } from '#platform';
import { presentHomeCard } from '../cards/present-home-card.ts';
import type { ListingDeps } from '../listing-deps.ts';
import { selectNewest } from './homepage-store.ts';

const FEATURED = 4;
const NEWEST = 4;

/**
 * The rule of the homepage's homes: active homes with a photo that search shows. Featured
 * are the brokerage's own listings, newest first; where it has fewer than four, the newest of
 * others follow. Then come the newest of all the rest.
 */
export async function findHomepageHomes({
  db,
  caches,
  offices,
}: ListingDeps): Promise<AnswerOf<typeof listingEndpoints.getHomepageHomes>> {
  const moment = thisMoment();
  const version = await caches.findVersion();
  const { own, others } = await caches.homepageHomes.get(String(version), () =>
    caches.search(async () => {
      const featured = await selectNewest(db, { offices }, FEATURED);
      const known = featured.map(({ id }) => id);
      const rest = await selectNewest(db, { without: known }, FEATURED + NEWEST - known.length);
      return { own: featured, others: rest };
    }),
  );
  const featured = [...own, ...others].slice(0, FEATURED);
  const newest = others.slice(FEATURED - own.length);
  return {
    featured: featured.map((row) => presentHomeCard(row, moment)),
    newest: newest.map((row) => presentHomeCard(row, moment)),
  };
}

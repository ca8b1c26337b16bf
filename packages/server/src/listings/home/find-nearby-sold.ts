import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Moment, type Queryable, type Settings, thisMoment } from '#platform';
import { presentHomeCard } from '../cards/present-home-card.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findShownListing } from './listing-detail-store.ts';
import { type SoldRow, selectNearbySold } from './nearby-sold-store.ts';

/**
 * Homes sold in the last 12 months within a mile of one or in its subdivision, the latest first, 8
 * by default; none where the settings say that the MLS does not permit it. Refuses
 * (listing-not-found).
 */
export async function findNearbySold(
  { db, settings }: { db: Queryable } & { settings: Pick<Settings, 'MLS_SHOW_CLOSED'> },
  { mlsNumber, limit = 8 }: QueryOf<typeof listingEndpoints.getNearbySold>,
): Promise<AnswerOf<typeof listingEndpoints.getNearbySold>> {
  const listing = await findShownListing(db, mlsNumber);
  if (!listing) return refuseListing('listing-not-found');
  if (!settings.MLS_SHOW_CLOSED) return { isPermitted: false, value: [] };
  const moment = thisMoment();
  const rows = await selectNearbySold(db, listing, { since: yearBefore(moment.today), limit });
  return { isPermitted: true, value: rows.map((row) => presentSold(row, moment)) };
}

function presentSold(row: SoldRow, moment: Moment) {
  return {
    ...presentHomeCard(row, moment),
    miles: row.miles === null ? null : Math.round(row.miles * 10) / 10,
  };
}

/** The same day a year earlier; February 28 for the 29th. */
function yearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1;
  return `${year}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`;
}

import { photoAddress } from '@homestead/contract/feed';
import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Caller,
  isInProcess,
  type Moment,
  type Queryable,
  refuse,
  requireOwnId,
  type Services,
  type Settings,
  serveEndpoint,
  thisMoment,
} from '#platform';
import { presentHomeCard } from '../cards/present-home-card.ts';
import { findLegalFacts } from '../geocoding/own-home-store.ts';
import { type ListingDeps, openListings } from '../listing-deps.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findShownHome, findShownListing } from './listing-detail-store.ts';
import { selectHistory } from './listing-history-store.ts';
import { type SoldRow, selectNearbySold } from './nearby-sold-store.ts';
import { presentListing } from './present-listing.ts';
import { findPriceComparison } from './price-comparison-store.ts';
import { requireShownListingId } from './shown-listing-id.ts';
import { selectSimilar } from './similar-listings-store.ts';
import { countShownListings, selectSitemapRows } from './sitemap-store.ts';

/** Registers the calls of a home's page. */
export function serveHomeCalls(app: FastifyInstance, services: Services): void {
  const deps = openListings(services);
  serveEndpoint(app, calls.getListing, ({ query, caller }) => getListing(deps, query, caller));
  serveEndpoint(app, calls.getSimilarListings, ({ query }) => findSimilarListings(deps, query));
  serveEndpoint(app, calls.getListingHistory, ({ query }) => getListingHistory(deps, query));
  serveEndpoint(app, calls.getPriceComparison, ({ query }) => getPriceComparison(deps, query));
  serveEndpoint(app, calls.getNearbySold, ({ query }) => findNearbySold(services, query));
  serveEndpoint(app, calls.getLegalAndCounty, ({ query }) => getLegalAndCounty(deps, query));
  serveEndpoint(app, calls.getSitemapEntries, ({ query }) =>
    isInProcess() ? deps.caches.search(() => listSitemapEntries(deps, query)) : refuse('not-found'),
  );
}

/**
 * Legal description and county of a home, from the feed. The description reveals where the
 * lot is, so it is hidden together with the address. Refuses (listing-not-found) what may
 * not be shown.
 */
async function getLegalAndCounty(
  { db }: { db: Queryable },
  { ListingId }: QueryOf<typeof calls.getLegalAndCounty>,
): Promise<AnswerOf<typeof calls.getLegalAndCounty>> {
  const facts = await findLegalFacts(db, ListingId);
  if (!facts) return refuseListing('listing-not-found');
  return {
    ListingId: facts.mls_number,
    legal_description: facts.address_shown ? facts.legal_description : null,
    county: facts.county,
  };
}

/**
 * Everything a home's page shows, by its MLS number, as a list of one. Refuses (listing-not-found)
 * hidden and missing homes alike.
 */
async function getListing(
  { db, site, wantPhotos }: ListingDeps,
  query: QueryOf<typeof calls.getListing>,
  caller: Caller | null,
): Promise<AnswerOf<typeof calls.getListing>> {
  requireOwnId(query.userid, caller);
  const listing = await findShownHome(db, query.PropertyId);
  if (!listing) return refuseListing('listing-not-found');
  wantPhotos(listing.id);
  return { value: [presentListing(listing, thisMoment(), site)] };
}

/** The price and status history of one home, newest first. Refuses (listing-not-found). */
async function getListingHistory(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof calls.getListingHistory>,
): Promise<AnswerOf<typeof calls.getListingHistory>> {
  const id = await requireShownListingId(db, mlsNumber);
  const rows = await selectHistory(db, id);
  return {
    value: rows.map((row) => ({
      at: row.happened_at.toISOString(),
      event: row.event,
      priceCents: row.price_cents,
      previousPriceCents: row.previous_price_cents,
      status: row.status,
      previousStatus: row.previous_status,
    })),
  };
}

/** Below this many homes a median means nothing. */
const MIN_HOMES = 5;

/**
 * Price per square foot of one home next to the median of its ZIP. The median is withheld below
 * five homes, and where the seller doesn’t want a valuation next to it. Refuses
 * (listing-not-found).
 */
async function getPriceComparison(
  { db }: { db: Queryable },
  { mlsNumber }: QueryOf<typeof calls.getPriceComparison>,
): Promise<AnswerOf<typeof calls.getPriceComparison>> {
  const found = await findPriceComparison(db, mlsNumber);
  if (!found) return refuseListing('listing-not-found');
  const { zip, price_cents, living_area, valuation_shown, zip_median, zip_homes } = found;
  const isTold = valuation_shown && zip_homes >= MIN_HOMES && zip_median !== null;
  return {
    zip,
    pricePerSquareFootCents:
      price_cents === null || !living_area ? null : Math.round(price_cents / living_area),
    zipMedianCents: isTold ? Math.round(zip_median) : null,
    zipHomes: zip_homes,
  };
}

/** Homes in search similar to one, without itself: 12 by default. Refuses (listing-not-found). */
async function findSimilarListings(
  { db }: { db: Queryable },
  { mlsNumber, limit = 12 }: QueryOf<typeof calls.getSimilarListings>,
): Promise<AnswerOf<typeof calls.getSimilarListings>> {
  const listing = await findShownListing(db, mlsNumber);
  if (!listing) return refuseListing('listing-not-found');
  const moment = thisMoment();
  const rows = await selectSimilar(db, listing, limit);
  return { value: rows.map((row) => presentHomeCard(row, moment)) };
}

/**
 * Homes sold in the last 12 months within a mile of one or in its subdivision, the latest first, 8
 * by default; none where the settings say that the MLS does not permit it. Refuses
 * (listing-not-found).
 */
async function findNearbySold(
  { db, settings }: { db: Queryable } & { settings: Pick<Settings, 'MLS_SHOW_CLOSED'> },
  { mlsNumber, limit = 8 }: QueryOf<typeof calls.getNearbySold>,
): Promise<AnswerOf<typeof calls.getNearbySold>> {
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

/** The most addresses one sitemap file may hold (sitemaps.org). */
const CHUNK = 50_000;

/** The listings that have a page, 50,000 at a time, with their last update and main photo. */
export async function listSitemapEntries(
  { db }: { db: Queryable },
  { page = 1 }: QueryOf<typeof calls.getSitemapEntries>,
): Promise<AnswerOf<typeof calls.getSitemapEntries>> {
  const [rows, count] = await Promise.all([
    selectSitemapRows(db, { offset: (page - 1) * CHUNK, limit: CHUNK }),
    countShownListings(db),
  ]);
  return {
    value: rows.map((row) => ({
      mlsNumber: row.mls_number,
      modifiedAt: row.modified_at.toISOString(),
      image: row.photo_token === null ? null : photoAddress(row.photo_token, 1280, 'jpg'),
    })),
    pages: Math.max(1, Math.ceil(count / CHUNK)),
  };
}

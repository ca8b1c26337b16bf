import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Caller,
  type Queryable,
  requireOwnId,
  type Services,
  serveEndpoint,
  thisMoment,
} from '#platform';
import { presentHomeCard } from '../cards/present-home-card.ts';
import { findLegalFacts } from '../geocoding/own-home-store.ts';
import { type ListingDeps, openListings } from '../listing-deps.ts';
import { refuseListing } from '../refuse-listing.ts';
import { findNearbySold } from './find-nearby-sold.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { findShownHome, findShownListing } from './listing-detail-store.ts';
import { selectHistory } from './listing-history-store.ts';
import { presentListing } from './present-listing.ts';
import { findPriceComparison } from './price-comparison-store.ts';
import { requireShownListingId } from './shown-listing-id.ts';
import { selectSimilar } from './similar-listings-store.ts';

/** Registers the calls of a home's page. */
export function serveHomeCalls(app: FastifyInstance, services: Services): void {
  const deps = openListings(services);
  serveEndpoint(app, calls.getListing, ({ query, caller }) => getListing(deps, query, caller));
  serveEndpoint(app, calls.getSimilarListings, ({ query }) => findSimilarListings(deps, query));
  serveEndpoint(app, calls.getListingHistory, ({ query }) => getListingHistory(deps, query));
  serveEndpoint(app, calls.getPriceComparison, ({ query }) => getPriceComparison(deps, query));
  serveEndpoint(app, calls.getNearbySold, ({ query }) => findNearbySold(services, query));
  serveEndpoint(app, calls.getLegalAndCounty, ({ query }) => getLegalAndCounty(deps, query));
  serveEndpoint(app, calls.getSitemapEntries, ({ query }) => listSitemapEntries(deps, query));
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

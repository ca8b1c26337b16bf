import type { LoaderFunctionArgs } from 'react-router';
import { agoText, apiContext, siteContext, staticMarkup } from '#platform';
import { estimatorMarkup } from '../estimator/estimator-markup.ts';
import { groupPhotos } from '../gallery/photo-rooms.ts';
import type { OpenHouse } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import {
  findListing,
  getHistory,
  getOpenHouses,
  getSimilarListings,
} from '../listing/listing-client.ts';
import { shareFacts } from '../share/share-facts.ts';
import { findEstimateTerms, findNearbySold, findPriceComparison } from './home-client.ts';
import { soldSentence } from './nearby-sold.tsx';
import { OpenHouses } from './open-houses.tsx';
import { type HomeInterest, readFigures } from './read-figures.ts';
import { renderHome } from './render-home.tsx';
import { saleFactsOf } from './sale-facts.ts';
import { withoutDetails } from './without-details.ts';

const SIMILAR = 12;

/**
 * A home and what its page shows; null when there is no such home. `interest` comes from another
 * room and is awaited together with the rest.
 */
export async function loadHome(
  { context, request, params }: LoaderFunctionArgs,
  { interest: asked }: { interest: Promise<HomeInterest | null> },
) {
  const now = new Date();
  const ask = { api: context.get(apiContext), now, signal: request.signal };
  const mlsNumber = params.listingId ?? '';
  const [listing, openHouses, history, similar, sold, comparison, interest, terms] =
    await Promise.all([
      findListing(ask, mlsNumber),
      getOpenHouses(ask, mlsNumber),
      getHistory(ask, mlsNumber),
      getSimilarListings(ask, mlsNumber, SIMILAR),
      findNearbySold(ask, mlsNumber),
      findPriceComparison(ask, mlsNumber),
      asked,
      findEstimateTerms(ask),
    ]);
  if (!listing) return null;
  const { brokerage, publicUrl } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const sale = saleFactsOf(listing, openHouses[0] ?? null);
  const { photos, street } = listing;
  const home = {
    mlsNumber: listing.mlsNumber,
    /** Whether its details are only shown after a prompt. */
    isGated: false,
    photos,
    sale,
    similar,
    openHouses: openHousesMarkup(listing.mlsNumber, openHouses),
    estimator: estimatorMarkup(listing, terms, searchParams),
    parts: renderHome({
      listing,
      history,
      figures: readFigures(listing, { comparison, interest, terms }),
      sold: { homes: sold?.homes ?? [], sentence: soldSentence(sold) },
      confirmed: agoText(listing.lastConfirmedAt, now),
      brokerage: brokerage.name,
    }),
    share: shareFacts(
      `${sale.street}, ${sale.cityLine}`,
      publicUrl,
      listingHref(listing.mlsNumber),
    ),
    allPhotos: searchParams.get('photos') === 'all' ? groupPhotos(photos) : null,
    street,
  };
  return {
    listing,
    home,
    /** What a visitor sees of it before answering the prompt. */
    brief: () => withoutDetails(home),
  };
}

export type HomePage = NonNullable<Awaited<ReturnType<typeof loadHome>>>['home'];

/** The open houses of a home as markup, only for its page's loader. */
function openHousesMarkup(mlsNumber: string, openHouses: OpenHouse[]): string {
  return staticMarkup(OpenHouses, { mlsNumber, openHouses });
}

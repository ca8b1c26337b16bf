import type { LoaderFunctionArgs } from 'react-router';
import { type ListingDetailFacts, listingHref } from '#listings';
import { apiContext, islandMarkup, isSignedInContext, siteContext, staticMarkup } from '#platform';
import { ADDRESSES_PATH } from '#saved';
import { directionsHref, mapHref } from '../directions/maps-address.ts';
import { surroundingsMessages } from '../messages/surroundings.ts';
import { commuteRows, neighborhoodRows } from './read-neighborhood.ts';
import Surroundings from './surroundings.tsx';
import {
  type Commute,
  findCommute,
  findNeighborhood,
  type Neighborhood,
} from './surroundings-client.ts';
import { AttractionsNearby } from './surroundings-parts.tsx';

/** Markup for the right column of a home's page. */
interface SurroundingsMarkup {
  html: string;
  isComplete: boolean;
  /** Where the home is; null if it isn't known or may not be shown. */
  position: ListingDetailFacts['position'];
  /** Null where no map service can find them. */
  attractions: string | null;
}

/**
 * The panels about a home's surroundings, from the cache, so that no page waits for an outside
 * service. `?scores=now` loads everything, for browsers without script.
 */
export async function findSurroundings(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  listing: ListingDetailFacts,
): Promise<SurroundingsMarkup> {
  const isRemembered = new URL(request.url).searchParams.get('scores') !== 'now';
  const isSignedIn = context.get(isSignedInContext);
  const asked = { api: context.get(apiContext), signal: request.signal, isRemembered };
  const [neighborhood, commute] = await Promise.all([
    findNeighborhood(asked, listing.mlsNumber),
    isSignedIn ? findCommute(asked, listing.mlsNumber) : null,
  ]);
  return surroundingsMarkup(listing, {
    neighborhood,
    commute,
    isSignedIn,
    findsPlaces: context.get(siteContext).findsPlaces,
  });
}

/**
 * A home's location information, neighborhood and attractions, from what is already known.
 * `commute` is null for a visitor; `neighborhood` is null if the service has no answer.
 */
export function surroundingsMarkup(
  listing: Pick<ListingDetailFacts, 'mlsNumber' | 'street' | 'cityLine' | 'position'>,
  {
    neighborhood,
    commute,
    isSignedIn,
    findsPlaces,
  }: {
    neighborhood: Neighborhood | null;
    commute: Commute | null;
    isSignedIn: boolean;
    findsPlaces: boolean;
  },
): SurroundingsMarkup {
  const { mlsNumber, street, cityLine, position } = listing;
  const place = [street, cityLine].filter(Boolean).join(', ');
  const isComplete = (neighborhood?.isComplete ?? true) && (commute?.isComplete ?? true);
  const around = (what: string) =>
    position ? mapHref(what, position) : mapHref(`${what} ${cityLine}`);
  return {
    isComplete,
    position,
    html: islandMarkup(Surroundings, {
      mlsNumber,
      mapHref: mapHref(place),
      directionsHref: directionsHref(place),
      addressesHref: ADDRESSES_PATH,
      commute: isSignedIn ? commuteRows(commute) : null,
      rows: neighborhoodRows(neighborhood),
      isComplete,
      showHref: `${listingHref(mlsNumber)}?scores=now#neighborhood`,
    }),
    attractions: findsPlaces
      ? staticMarkup(AttractionsNearby, {
          places: [
            [surroundingsMessages.restaurants(), around('Restaurants')],
            [surroundingsMessages.parks(), around('Parks')],
          ],
        })
      : null,
  };
}

import { islandMarkup, stillMarkup } from '#platform';
import type { ListingDetailFacts } from '../listing.ts';
import { listingHref } from '../listing-address.ts';
import { ADDRESSES_PATH, mapHref, wayHref } from './maps-address.ts';
import { commuteRows, neighborhoodRows } from './read-neighborhood.ts';
import { Surroundings } from './surroundings.tsx';
import type { Commute, Neighborhood } from './surroundings-client.ts';
import { AttractionsNearby } from './surroundings-parts.tsx';

/** Markup for the right column of a home's page. */
export interface SurroundingsMarkup {
  html: string;
  isComplete: boolean;
  attractions: string;
}

/**
 * Location information, Neighborhood and Attractions nearby of a home, from what is known already.
 * `commute` is null for a visitor; `neighborhood` is null where the service could not say.
 */
export function surroundingsMarkup(
  listing: Pick<ListingDetailFacts, 'mlsNumber' | 'street' | 'cityLine' | 'position'>,
  {
    neighborhood,
    commute,
    isSignedIn,
  }: { neighborhood: Neighborhood | null; commute: Commute | null; isSignedIn: boolean },
): SurroundingsMarkup {
  const { mlsNumber, street, cityLine, position } = listing;
  const place = [street, cityLine].filter(Boolean).join(', ');
  const isComplete = (neighborhood?.complete ?? true) && (commute?.complete ?? true);
  const around = (what: string) =>
    position ? mapHref(what, position) : mapHref(`${what} ${cityLine}`);
  return {
    isComplete,
    html: islandMarkup(Surroundings, {
      mlsNumber,
      mapHref: mapHref(place),
      wayHref: wayHref(place),
      addressesHref: ADDRESSES_PATH,
      commute: isSignedIn ? commuteRows(commute) : null,
      rows: neighborhoodRows(neighborhood),
      isComplete,
      showHref: `${listingHref(mlsNumber)}?scores=now#neighborhood`,
    }),
    attractions: stillMarkup(AttractionsNearby, {
      places: [
        ['Restaurants', around('Restaurants')],
        ['Parks', around('Parks')],
      ],
    }),
  };
}

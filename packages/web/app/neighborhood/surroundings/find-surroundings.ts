import type { LoaderFunctionArgs } from 'react-router';
import type { ListingDetailFacts } from '#listings';
import { apiContext, isSignedInContext, siteContext } from '#platform';
import { findCommute, findNeighborhood } from './surroundings-client.ts';
import { type SurroundingsMarkup, surroundingsMarkup } from './surroundings-markup.ts';

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

import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, isSignedInContext } from '#platform';
import type { ListingDetailFacts } from '../listing.ts';
import { findCommute, findNeighborhood } from './surroundings-client.ts';
import { type SurroundingsMarkup, surroundingsMarkup } from './surroundings-markup.ts';

/**
 * The panels about a home's surroundings, from what is remembered, so that no page waits for a service
 * outside; `?scores=now` asks for everything, for browsers without script.
 */
export async function findSurroundings(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  listing: ListingDetailFacts,
): Promise<SurroundingsMarkup> {
  const isKept = new URL(request.url).searchParams.get('scores') !== 'now';
  const isSignedIn = context.get(isSignedInContext);
  const asked = { api: context.get(apiContext), signal: request.signal, isKept };
  const [neighborhood, commute] = await Promise.all([
    findNeighborhood(asked, listing.mlsNumber),
    isSignedIn ? findCommute(asked, listing.mlsNumber) : null,
  ]);
  return surroundingsMarkup(listing, { neighborhood, commute, isSignedIn });
}

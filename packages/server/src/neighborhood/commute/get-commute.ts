import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { metersBetween } from '@homestead/contract/places';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { requireOwnHome, type Spot } from '#listings';
import type { Caller, OutsideAnswer, Requester } from '#platform';
import { findSavedAddresses } from '#saved';
import { tableQuestion } from '../directions/ask-osrm.ts';
import type { NeighborhoodServices } from '../neighborhood-services.ts';

/**
 * The distance from a home to each of the caller's saved addresses: minutes by car if there is a
 * router, and always the straight line. With `cachedOnly`, only remembered answers, right away.
 * Empty for a home whose location is hidden. Refuses (listing-not-found) what may not be shown.
 */
export async function getCommute(
  outside: NeighborhoodServices,
  { mlsNumber, cachedOnly }: QueryOf<typeof neighborhoodEndpoints.getCommute>,
  caller: Caller,
  who: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.getCommute>> {
  const { db } = outside;
  const home = await requireOwnHome(db, mlsNumber);
  const addresses = await findSavedAddresses(db, caller.personId);
  if (!home.address_shown || !home.position || addresses.length === 0) {
    return { value: [], isApproximate: false, isComplete: true };
  }
  const from: Spot = { latitude: home.position.y, longitude: home.position.x };
  const ends = addresses.map(({ position }) => ({ latitude: position.y, longitude: position.x }));
  const times = await askTimes(outside, { from, ends }, cachedOnly ? null : who);
  return {
    value: addresses.map(({ id, label, address, position }, index) => {
      const seconds = times?.answer[index] ?? null;
      const straight = metersBetween([from.longitude, from.latitude], [position.x, position.y]);
      return {
        addressId: id,
        label,
        address,
        minutes: seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
        straightMeters: Math.round(straight),
      };
    }),
    isApproximate: home.position_approximate,
    isComplete: times !== undefined,
  };
}

/**
 * Seconds to each destination; null without a router or a route, undefined if not requested yet.
 */
function askTimes(
  { gateway, services: { router }, countRequest }: NeighborhoodServices,
  { from, ends }: { from: Spot; ends: readonly Spot[] },
  who: Requester | null,
): Promise<OutsideAnswer<(number | null)[]> | null | undefined> {
  if (!router) return Promise.resolve(null);
  const question = tableQuestion(from, ends);
  if (who === null) return gateway.recall(router, question);
  return gateway.ask(router, question, () => countRequest(who));
}

import type { listingEndpoints } from '@homestead/contract/listings';
import { metresBetween } from '@homestead/contract/places';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { Caller } from '#platform';
import { tableQuestion } from '../maps/ask-osrm.ts';
import type { Spot } from '../maps/place.ts';
import type { OutsideAnswer } from '../outside-desk.ts';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { requireOwnHome } from '../require-own-home.ts';
import { selectKeptAddresses } from './kept-address-store.ts';

/**
 * How far it is from a home to each address that the caller keeps: minutes by car where a router is
 * there, and the straight line always. With `kept` only what is remembered, at once. Nothing for a
 * home whose place may not be known. Refuses (listing-not-found) what may not be shown.
 */
export async function getCommute(
  outside: OutsideHouse,
  { ListingId, kept: isKeptOnly }: QueryOf<typeof listingEndpoints.getCommute>,
  caller: Caller,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.getCommute>> {
  const { db } = outside;
  const home = await requireOwnHome(db, ListingId);
  const kept = await selectKeptAddresses(db, caller.personId);
  if (!home.address_shown || !home.position || kept.length === 0) {
    return { value: [], approximate: false, complete: true };
  }
  const from: Spot = { latitude: home.position.y, longitude: home.position.x };
  const ends = kept.map(({ position }) => ({ latitude: position.y, longitude: position.x }));
  const times = await askTimes(outside, { from, ends }, isKeptOnly ? null : who);
  return {
    value: kept.map(({ id, label, address, position }, index) => {
      const seconds = times?.answer[index] ?? null;
      const straight = metresBetween([from.longitude, from.latitude], [position.x, position.y]);
      return {
        addressid: id,
        label,
        address,
        minutes: seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
        straightmeters: Math.round(straight),
      };
    }),
    approximate: home.position_approximate,
    complete: times !== undefined,
  };
}

/** Seconds to each end; null without a router or a route, undefined for what was not asked yet. */
function askTimes(
  { desk, services: { router }, countAsk }: OutsideHouse,
  { from, ends }: { from: Spot; ends: readonly Spot[] },
  who: Asker | null,
): Promise<OutsideAnswer<(number | null)[]> | null | undefined> {
  if (!router) return Promise.resolve(null);
  const question = tableQuestion(from, ends);
  if (who === null) return desk.recall(router, question);
  return desk.ask(router, question, () => countAsk(who));
}

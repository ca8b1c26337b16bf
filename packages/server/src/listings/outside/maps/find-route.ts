import type { listingEndpoints } from '@homestead/contract/listings';
import { metresBetween } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { routeQuestion } from './ask-osrm.ts';
import { givenPlace, type Spot } from './place.ts';
import { requirePlace } from './require-place.ts';

/**
 * Distance and duration by car between two places, and the straight line between them, which is all
 * there is without a router (spec 1 section 2, "Maps screen"). Refuses with `address-not-found` or
 * `address-service-unreachable` an end that can't be found, at its field; with `too-many-tries` a person
 * who causes too many questions.
 */
export async function findRoute(
  outside: OutsideHouse,
  wish: BodyOf<typeof listingEndpoints.findRoute>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.findRoute>> {
  const { desk, services, countAsk } = outside;
  const find = (end: string | Spot, field: { field: string; label: string }) =>
    typeof end === 'string' ? requirePlace(outside, end, field, who) : givenPlace(end);
  const origin = await find(wish.origin, { field: 'origin', label: 'Origin' });
  const destination = await find(wish.destination, { field: 'destination', label: 'Destination' });
  const found = services.router
    ? await desk.ask(services.router, routeQuestion(origin, destination), () => countAsk(who))
    : null;
  const straight = metresBetween(
    [origin.longitude, origin.latitude],
    [destination.longitude, destination.latitude],
  );
  return {
    origin,
    destination,
    route: found?.answer ?? null,
    straightmeters: Math.round(straight),
    service: found ? 'answered' : services.router ? 'unreachable' : 'none',
  };
}

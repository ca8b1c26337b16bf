import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { metersBetween } from '@homestead/contract/places';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { givenPlace, requirePlace, type Spot } from '#listings';
import type { Requester } from '#platform';
import type { NeighborhoodServices } from '../neighborhood-services.ts';
import { routeQuestion } from './ask-osrm.ts';

/**
 * Distance and duration by car between two places, and the straight line between them, which is all
 * there is without a router (R-59, "Maps screen"). Refuses with `address-not-found` or
 * `address-service-unreachable` an end that can't be found, at its field; with `too-many-tries` a
 * person who causes too many requests.
 */
export async function findRoute(
  outside: NeighborhoodServices,
  input: BodyOf<typeof neighborhoodEndpoints.findRoute>,
  who: Requester,
): Promise<AnswerOf<typeof neighborhoodEndpoints.findRoute>> {
  const { gateway, services, geocoding, countRequest } = outside;
  const find = (end: string | Spot, field: { field: string; label: string }) =>
    typeof end === 'string' ? requirePlace(geocoding, end, field, who) : givenPlace(end);
  const origin = await find(input.origin, { field: 'origin', label: 'Origin' });
  const destination = await find(input.destination, { field: 'destination', label: 'Destination' });
  const found = services.router
    ? await gateway.ask(services.router, routeQuestion(origin, destination), () =>
        countRequest(who),
      )
    : null;
  const straight = metersBetween(
    [origin.longitude, origin.latitude],
    [destination.longitude, destination.latitude],
  );
  return {
    origin,
    destination,
    route: found?.answer ?? null,
    straightMeters: Math.round(straight),
    service: found ? 'answered' : services.router ? 'unreachable' : 'none',
  };
}

import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { type Requester, requesterOf, type Services, serveEndpoint } from '#platform';
import { answerMessages } from '../messages.ts';
import { reverseQuestion } from './ask-nominatim.ts';
import { findPlaces, placeOfHome } from './find-places.ts';
import { type Geocoding, openGeocoding } from './geocoding.ts';
import { findHomeNear } from './own-home-store.ts';

/** Registers the calls that find places by address and by position. */
export function serveGeocodingCalls(app: FastifyInstance, services: Services): void {
  const geocoding = openGeocoding(services);
  serveEndpoint(app, calls.geocode, (call) => geocode(geocoding, call.body, requesterOf(call)));
  serveEndpoint(app, calls.reverseGeocode, (call) =>
    reverseGeocode(geocoding, call.body, requesterOf(call)),
  );
}

/**
 * Finds places by address or name, our own homes' addresses first. Refuses (too-many-tries) a
 * person who causes too many requests.
 */
async function geocode(
  geocoding: Geocoding,
  { q, near }: BodyOf<typeof calls.geocode>,
  who: Requester,
): Promise<AnswerOf<typeof calls.geocode>> {
  const { places, service } = await findPlaces(geocoding, { q, near: near ?? null }, who);
  return { value: places, service };
}

/**
 * Names the place at a position, such as a person's device: by the map service, else by a home of
 * ours within about 50 meters. Refuses (too-many-tries) a person who causes too many requests.
 */
async function reverseGeocode(
  { db, gateway, geocoder, countRequest }: Geocoding,
  spot: BodyOf<typeof calls.reverseGeocode>,
  who: Requester,
): Promise<AnswerOf<typeof calls.reverseGeocode>> {
  const found = geocoder
    ? await gateway.ask(geocoder, reverseQuestion(spot), () => countRequest(who))
    : null;
  if (found) return { place: found.answer, service: 'answered' };
  const home = await findHomeNear(db, spot);
  const near = home && placeOfHome(home);
  return {
    place: near && { ...near, ...spot, label: answerMessages.near({ place: near.label }) },
    service: geocoder ? 'unreachable' : 'none',
  };
}

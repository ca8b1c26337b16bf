import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { requesterOf, type Services, serveEndpoint } from '#platform';
import { geocode } from './geocode.ts';
import { openGeocoding } from './geocoding.ts';
import { reverseGeocode } from './reverse-geocode.ts';

/** Registers the calls that find places by address and by position. */
export function serveGeocodingCalls(app: FastifyInstance, services: Services): void {
  const geocoding = openGeocoding(services);
  serveEndpoint(app, calls.geocode, (call) => geocode(geocoding, call.body, requesterOf(call)));
  serveEndpoint(app, calls.reverseGeocode, (call) =>
    reverseGeocode(geocoding, call.body, requesterOf(call)),
  );
}

import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, requireCaller, serveEndpoint } from '#platform';
import { getCommute } from '../outside/addresses/get-commute.ts';
import { keepAddress } from '../outside/addresses/keep-address.ts';
import { listKeptAddresses } from '../outside/addresses/list-kept-addresses.ts';
import { removeKeptAddress } from '../outside/addresses/remove-kept-address.ts';
import { findRoute } from '../outside/maps/find-route.ts';
import { geocode } from '../outside/maps/geocode.ts';
import { reverseGeocode } from '../outside/maps/reverse-geocode.ts';
import { openOutside } from '../outside/outside-house.ts';
import { askerOf } from './serve-outside-calls.ts';

/** Registers the calls of the page Maps and of the addresses that people keep. */
export function serveMapsCalls(app: FastifyInstance, house: House): void {
  const outside = openOutside(house);
  const calls = listingEndpoints;
  serveEndpoint(app, calls.geocode, (call) => geocode(outside, call.body, askerOf(call)));
  serveEndpoint(app, calls.reverseGeocode, (call) =>
    reverseGeocode(outside, call.body, askerOf(call)),
  );
  serveEndpoint(app, calls.findRoute, (call) => findRoute(outside, call.body, askerOf(call)));
  serveEndpoint(app, calls.getKeptAddresses, (call) =>
    listKeptAddresses(outside, requireCaller(call)),
  );
  serveEndpoint(app, calls.keepAddress, (call) =>
    keepAddress(outside, call.body, requireCaller(call), askerOf(call)),
  );
  serveEndpoint(app, calls.removeKeptAddress, (call) =>
    removeKeptAddress(outside, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.getCommute, (call) =>
    getCommute(outside, call.query, requireCaller(call), askerOf(call)),
  );
}

import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { type Geocoding, openGeocoding, requirePlace } from '#listings';
import {
  type Caller,
  type Queryable,
  type Requester,
  requesterOf,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { presentSavedAddress } from './present-saved-address.ts';
import {
  deleteSavedAddress,
  insertSavedAddress,
  MAX_SAVED_ADDRESSES,
  selectSavedAddresses,
} from './saved-address-store.ts';

/** Registers the calls about saved addresses. */
export function serveSavedAddressCalls(app: FastifyInstance, services: Services): void {
  const geocoding = openGeocoding(services);
  serveEndpoint(app, calls.getSavedAddresses, (call) =>
    listSavedAddresses(services, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveAddress, (call) =>
    saveAddress(geocoding, call.body, requireCaller(call), requesterOf(call)),
  );
  serveEndpoint(app, calls.removeSavedAddress, (call) =>
    removeSavedAddress(services, call.body, requireCaller(call)),
  );
}

/** The caller's own addresses, and whether travel times are available. */
async function listSavedAddresses(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.getSavedAddresses>> {
  const found = await selectSavedAddresses(db, caller.personId);
  return { value: found.map(presentSavedAddress), hasTravelTimes: settings.OSRM_URL !== undefined };
}

/** Deletes an address of the caller's. Refuses (saved-address-not-found) any other. */
async function removeSavedAddress(
  { db }: { db: Queryable },
  { addressId }: BodyOf<typeof calls.removeSavedAddress>,
  caller: Caller,
): Promise<AnswerOf<typeof calls.removeSavedAddress>> {
  const isGone = await deleteSavedAddress(db, caller.personId, addressId);
  return isGone ? { statusCode: 'success' } : refuseSaved('saved-address-not-found');
}

/** Two addresses saved at the same moment can get the same slot; the loser takes the next. */
const TRIES = 5;

/**
 * Saves an address of the caller's for the commute, at most five; saving the same one again updates
 * its name. Refuses with `address-not-found` or `address-service-unreachable` when it can't be
 * found, `saved-addresses-full` for a sixth, `too-many-tries` for a person who causes too many
 * lookups.
 */
async function saveAddress(
  geocoding: Geocoding,
  { label, address }: BodyOf<typeof calls.saveAddress>,
  caller: Caller,
  who: Requester,
): Promise<AnswerOf<typeof calls.saveAddress>> {
  const place = await requirePlace(geocoding, address, { field: 'address', label: 'Address' }, who);
  const { longitude, latitude } = place;
  const given = { label, address: place.label, longitude, latitude };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const saved = await insertSavedAddress(geocoding.db, caller.personId, given);
    if (saved) return presentSavedAddress(saved);
    const all = await selectSavedAddresses(geocoding.db, caller.personId);
    if (all.length >= MAX_SAVED_ADDRESSES) break;
  }
  return refuseSaved('saved-addresses-full');
}

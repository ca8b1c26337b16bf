import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { openGeocoding } from '#listings';
import { requesterOf, requireCaller, type Services, serveEndpoint } from '#platform';
import { listSavedAddresses } from './list-saved-addresses.ts';
import { removeSavedAddress } from './remove-saved-address.ts';
import { saveAddress } from './save-address.ts';

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

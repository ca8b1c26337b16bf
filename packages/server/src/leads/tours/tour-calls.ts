import {
  leadEndpoints,
  tourRequestEndpoints,
  type WireTourRequest,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import { addressOf, holds, refuse, requireCaller, type Services, serveEndpoint } from '#platform';
import { requestTour } from './request-tour.ts';
import { selectTourRequests, type TourRequestRow } from './tour-request-store.ts';

/** Registers the calls that ask for a tour and list who did. */
export function serveTourCalls(app: FastifyInstance, services: Services): void {
  const accounts = openAccounts(services);
  serveEndpoint(app, leadEndpoints.requestTour, ({ body, caller, idempotencyKey, request }) =>
    requestTour(accounts, { body, caller, idempotencyKey, address: addressOf(request) }),
  );
  serveEndpoint(app, tourRequestEndpoints.listTourRequests, async ({ query, caller }) => {
    const staff = requireCaller({ caller });
    if (staff.side !== 'staff') refuse('not-permitted');
    const { search = '', ...page } = query;
    const words = search.split(/\s+/).filter((word) => word !== '');
    const seesEmail = holds(staff, 'column-email');
    const seesPhone = holds(staff, 'column-phone');
    const wanted = { words, seesEmail, seesPhone };
    const { rows, ...facts } = await selectTourRequests(services.db, wanted, page);
    const data = rows.map((row) => ({
      ...presentTourRequest(row),
      ...(!seesEmail && { email: null }),
      ...(!seesPhone && { phone: null }),
    }));
    return { data, ...facts };
  });
}

function presentTourRequest(row: TourRequestRow): WireTourRequest {
  return {
    id: row.id,
    requestedAt: row.requested_at.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    comments: row.comments,
    mlsNumber: row.mls_number,
    homeAddress: row.home_address,
    kind: row.kind as WireTourRequest['kind'],
    startsAt: row.times.map((time) => time.toISOString()),
  };
}

import {
  leadEndpoints,
  tourRequestEndpoints,
  type WireTourRequest,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import {
  addressOf,
  type ColumnScope,
  hiddenColumns,
  refuse,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { fieldMessages } from '../messages.ts';
import { requestTour } from './request-tour.ts';
import { selectTourRequests, type TourRequestRow } from './tour-request-store.ts';

/** Facts of a tour request that are columns of the desk. */
const tourColumns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'], change: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'], change: ['column-phone'] },
};

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
    const wanted = { words, hidden: hiddenColumns(staff, tourColumns) };
    const { rows, ...facts } = await selectTourRequests(services.db, wanted, page);
    const data = rows.map((row) => seenColumns(staff, tourColumns, presentTourRequest(row)));
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

import {
  leadEndpoints,
  tourRequestEndpoints,
  type WireTourRequest,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from '#accounts';
import {
  addressOf,
  type Caller,
  type ColumnScope,
  hiddenColumns,
  refuse,
  requireCaller,
  type Services,
  seenColumns,
  serveEndpoint,
} from '#platform';
import { fieldMessages } from '../messages.ts';
import { clearTourRequest } from './clear-tour-request.ts';
import { requestTour } from './request-tour.ts';
import { isErased, selectTourRequests, type TourRequestRow } from './tour-request-store.ts';

/** Facts of a tour request that are columns of the desk. */
const tourColumns: ColumnScope = {
  email: { label: fieldMessages.email, see: ['column-email'], change: ['column-email'] },
  phone: { label: fieldMessages.phone, see: ['column-phone'], change: ['column-phone'] },
};

/** Registers the calls that ask for a tour and list who did. */
export function serveTourCalls(app: FastifyInstance, services: Services): void {
  const accounts = openAccounts(services);
  serveEndpoint(app, leadEndpoints.requestTour, ({ request, ...call }) =>
    requestTour(accounts, { ...call, address: addressOf(request) }),
  );
  serveEndpoint(app, tourRequestEndpoints.listTourRequests, async ({ query, caller }) => {
    const staff = requireOffice(caller);
    const { search = '', ...page } = query;
    const words = search.split(/\s+/).filter((word) => word !== '');
    const wanted = { words, hidden: hiddenColumns(staff, tourColumns) };
    const { rows, ...facts } = await selectTourRequests(services.db, wanted, page);
    const data = rows.map((row) => seenColumns(staff, tourColumns, presentTourRequest(row)));
    return { data, ...facts };
  });
  serveEndpoint(app, tourRequestEndpoints.clearTourRequest, async (call) => {
    const staff = requireOffice(call.caller);
    const row = await clearTourRequest(accounts, call);
    return { data: seenColumns(staff, tourColumns, presentTourRequest(row)) };
  });
}

function requireOffice(caller: Caller | null): Caller {
  const staff = requireCaller({ caller });
  return staff.side === 'staff' ? staff : refuse('not-permitted');
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
    isSuspected: row.is_suspected,
    version: row.version,
    abilities: row.is_suspected && !isErased(row) ? ['clear'] : [],
  };
}

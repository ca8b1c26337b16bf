import type { tourRequestEndpoints } from '@homestead/contract/leads';
import type { BodyOf, ParamsOf } from '@homestead/contract/platform';
import type { FastifyRequest } from 'fastify';
import type { AccountsServices } from '#accounts';
import {
  actorOf,
  atomically,
  type Caller,
  changeRecord,
  lockRecord,
  type RecordTable,
  type RowOf,
  requireVersion,
} from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { announceTour, type TourOrigin } from './announce-tour.ts';
import type { TourKind } from './read-tour-input.ts';
import {
  dropOrigin,
  isErased,
  selectTourTimes,
  type TourRequestRow,
} from './tour-request-store.ts';

type Clear = typeof tourRequestEndpoints.clearTourRequest;

/** A request's history says only that it was cleared. */
export const tourTable: RecordTable<RowOf<'tour_request'>> = {
  key: 'leads.tour-request',
  table: 'tour_request',
  columns: {},
  refuseMissing: () => refuseLead('tour-request-not-found'),
};

/**
 * Clears a request of the suspicion of being spam, and announces it, unless its contact was erased
 * in the meantime. Does nothing for one that isn't suspected. Refuses (tour-request-not-found), and
 * (changed-meanwhile) another version.
 */
export async function clearTourRequest(
  services: AccountsServices,
  call: {
    params: ParamsOf<Clear>;
    body: BodyOf<Clear>;
    caller: Caller | null;
    request: FastifyRequest;
  },
): Promise<TourRequestRow> {
  return atomically(services.db, async (tx) => {
    const row = await lockRecord(tx, tourTable, call.params.id);
    requireVersion(row, call.body.version);
    const times = await selectTourTimes(tx, row.id);
    const set = { is_suspected: false };
    const cleared = await changeRecord(tx, tourTable, actorOf(call), row, { what: 'cleared', set });
    await dropOrigin(tx, row.id);
    if (row.is_suspected && !isErased(row)) {
      await announceTour(services, tx, {
        id: row.id,
        home: {
          listingKey: row.listing_key,
          mlsNumber: row.mls_number,
          address: row.home_address,
        },
        kind: row.kind as TourKind,
        startsAt: times,
        requestedAt: row.requested_at,
        contact: row,
        personId: row.person_id,
        language: row.language === 'es' ? 'es' : 'en',
        origin: (row.origin ?? { address: null }) as unknown as TourOrigin,
      });
    }
    return { ...cleared, times };
  });
}

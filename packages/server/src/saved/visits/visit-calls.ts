import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { recordSiteSearch, recordSiteVisit } from './record-visits.ts';

/** Registers the calls that record visits and searches of clients. */
export function serveVisitCalls(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(app, calls.recordSiteVisit, async (call) => {
    const { personId, side } = requireCaller(call);
    if (side !== 'client') return { counted: false };
    return { counted: await recordSiteVisit({ db }, personId) };
  });

  serveEndpoint(app, calls.recordSiteSearch, async (call) => {
    const { personId, side } = requireCaller(call);
    if (side !== 'client') return { counted: false };
    return { counted: await recordSiteSearch({ db }, personId, call.body) };
  });
}

import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { atomically, requireCaller, type Services, serveEndpoint } from '#platform';
import { keepSearch, keepVisit } from './visit-store.ts';

/** Registers the calls that keep when clients used the site and what they searched for. */
export function serveVisitCalls(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(app, calls.saveSiteVisit, async (call) => {
    const { personId, side } = requireCaller(call);
    if (side !== 'client') return { counted: false };
    return { counted: await atomically(db, (tx) => keepVisit(tx, personId)) };
  });

  serveEndpoint(app, calls.saveSiteSearch, async (call) => {
    const { personId, side } = requireCaller(call);
    if (side !== 'client') return { counted: false };
    const { words } = call.body;
    return { counted: await atomically(db, (tx) => keepSearch(tx, personId, words)) };
  });
}

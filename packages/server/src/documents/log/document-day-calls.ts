import { documentDayEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { selectDays } from './event-store.ts';

const DAYS_MAX = 90;

/** Registers the call of the published hashes over each day's events. */
export function serveDocumentDays(app: FastifyInstance, { db }: Services): void {
  serveEndpoint(
    app,
    calls.listDocumentDays,
    async () => {
      const rows = await selectDays(db, DAYS_MAX);
      return {
        data: rows.map(({ day, events, previous, head }) => ({
          ...{ day: String(day), events, head: head.toString('hex') },
          previous: previous?.toString('hex') ?? null,
        })),
      };
    },
    { cacheControl: 'public, max-age=300' },
  );
}

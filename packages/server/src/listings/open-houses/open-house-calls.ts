import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_TYPE, refuse, type Services, serveEndpoint } from '#platform';
import { getOpenHouseFile } from './get-open-house-file.ts';
import { getOpenHouses } from './get-open-houses.ts';

/** Registers the call about a home's open houses, and `/singleproduct/:listingId/open-house/:key.ics`. */
export function serveOpenHouseCalls(app: FastifyInstance, { db, settings }: Services): void {
  serveEndpoint(app, calls.getOpenHouses, ({ query }) => getOpenHouses({ db }, query));
  app.route<{ Params: { listingId: string; file: string } }>({
    method: 'GET',
    url: '/singleproduct/:listingId/open-house/:file',
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async ({ params }, reply) => {
      const key = /^(.+)\.ics$/i.exec(params.file)?.[1] ?? refuse('not-found');
      const file = await getOpenHouseFile({ db }, settings, { mlsNumber: params.listingId, key });
      return reply
        .type(CALENDAR_TYPE)
        .header('content-disposition', 'attachment; filename="open-house.ics"')
        .header('cache-control', 'public, max-age=300')
        .send(file);
    },
  });
}

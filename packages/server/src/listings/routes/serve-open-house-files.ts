import type { FastifyInstance } from 'fastify';
import { CALENDAR_TYPE, type House, refuse } from '#platform';
import { getOpenHouseFile } from '../operations/get-open-house-file.ts';

/** Serves `/singleproduct/:listingId/open-house/:key.ics`, a file for a visitor's own calendar. */
export function serveOpenHouseFiles(app: FastifyInstance, { db, settings }: House): void {
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

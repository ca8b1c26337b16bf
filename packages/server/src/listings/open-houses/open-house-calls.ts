import { listingEndpoints as calls } from '@homestead/contract/listings';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  CALENDAR_TYPE,
  type Queryable,
  refuse,
  type Services,
  serveEndpoint,
  thisMoment,
} from '#platform';
import { requireShownListingId } from '../home/shown-listing-id.ts';
import { getOpenHouseFile } from './get-open-house-file.ts';
import { selectComingOpenHouses } from './open-house-read-store.ts';

/**
 * Registers the call about a home's open houses, and
 * `/singleproduct/:listingId/open-house/:key.ics`.
 */
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

/**
 * The public open houses of one home that are not over, soonest first. Refuses (listing-not-found).
 */
async function getOpenHouses(
  { db }: { db: Queryable },
  { ListingId }: QueryOf<typeof calls.getOpenHouses>,
): Promise<AnswerOf<typeof calls.getOpenHouses>> {
  const id = await requireShownListingId(db, ListingId);
  const rows = await selectComingOpenHouses(db, id, thisMoment().now);
  return {
    status: 'success',
    data: rows.map((row) => ({
      openHouseKey: row.open_house_key,
      openHouseStartTime: row.starts_at.toISOString(),
      openHouseEndTime: row.ends_at.toISOString(),
      openHouseType: row.type,
      openHouseRemarks: row.remarks,
    })),
  };
}

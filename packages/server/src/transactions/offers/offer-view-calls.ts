import {
  OFFER_COLUMN_MAX,
  OFFER_DAYS_MAX,
  offerEndpoints,
  offerViewEndpoints as views,
} from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { selectBoard, selectOffers } from './offer-list-store.ts';
import { selectOfferDays } from './offer-view-store.ts';
import { presentOfferRows } from './present-offer.ts';
import { readOfferFacts } from './read-offer-facts.ts';

const abilities = ['create' as const];

/** Registers the list, the board and the calendar of offers. */
export function serveOfferViews(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, offerEndpoints.listOffers, async (call) => {
    const { sort = 'changed', direction = 'desc', page, pageSize, ...filter } = call.query;
    const caller = requireCaller(call);
    const asked = { page, pageSize };
    const { rows, ...facts } = await selectOffers(db, caller, filter, { sort, direction }, asked);
    const told = await readOfferFacts(db, caller, filter);
    return { data: await presentOfferRows(db, rows), ...facts, ...told, abilities };
  });

  serveEndpoint(app, views.getOfferBoard, async (call) => {
    const caller = requireCaller(call);
    const rows = await selectBoard(db, caller, call.query, OFFER_COLUMN_MAX);
    const told = await readOfferFacts(db, caller, call.query);
    return { data: await presentOfferRows(db, rows), ...told, abilities };
  });

  serveEndpoint(app, views.getOfferCalendar, async (call) => {
    const caller = requireCaller(call);
    const { month, ...filter } = call.query;
    const asked = { month, most: OFFER_DAYS_MAX };
    const days = await selectOfferDays(db, caller, filter, asked);
    const data = days.map(({ kind, day, time, what, ...offer }) => ({
      ...{ kind, on: day, time, what },
      offer: {
        ...{ id: offer.number, code: offer.code, phase: offer.phase },
        propertyAddress: offer.property_address,
      },
    }));
    const told = await readOfferFacts(db, caller, filter);
    return { data, total: days[0]?.total ?? 0, ...told, abilities };
  });
}

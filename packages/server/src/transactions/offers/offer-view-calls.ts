import {
  OFFER_COLUMN_MAX,
  OFFER_DAYS_MAX,
  offerEndpoints,
  offerViewEndpoints as views,
} from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { type Caller, requireCaller, type Services, serveEndpoint } from '#platform';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { selectBoard } from './offer-list-store.ts';
import { selectOfferDays } from './offer-view-store.ts';
import { buyerOf, presentOfferRows } from './present-offer.ts';
import { readOfferFacts } from './read-offer-facts.ts';
import { readOfferRows } from './read-offer-rows.ts';

const abilitiesOf = (caller: Caller) => (mayWriteTransactions(caller) ? ['create' as const] : []);

/** Registers the list, the board and the calendar of offers. */
export function serveOfferViews(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, offerEndpoints.listOffers, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await readOfferRows({ db }, caller, call.query);
    return { data: await presentOfferRows(db, rows), ...facts, abilities: abilitiesOf(caller) };
  });

  serveEndpoint(app, views.getOfferBoard, async (call) => {
    const caller = requireCaller(call);
    const [rows, told] = await Promise.all([
      selectBoard(db, caller, call.query, OFFER_COLUMN_MAX),
      readOfferFacts(db, caller, call.query),
    ]);
    return { data: await presentOfferRows(db, rows), ...told, abilities: abilitiesOf(caller) };
  });

  serveEndpoint(app, views.getOfferCalendar, async (call) => {
    const caller = requireCaller(call);
    const { month, ...filter } = call.query;
    const asked = { month, most: OFFER_DAYS_MAX };
    const [days, told] = await Promise.all([
      selectOfferDays(db, caller, filter, asked),
      readOfferFacts(db, caller, filter),
    ]);
    const data = days.map(({ kind, day, time, what, ...offer }) => ({
      ...{ kind, on: day, time, what },
      offer: {
        ...{ id: offer.number, code: offer.code, phase: offer.phase },
        propertyAddress: offer.property_address,
        buyer: buyerOf(offer),
      },
    }));
    return { data, total: days[0]?.total ?? 0, ...told, abilities: abilitiesOf(caller) };
  });
}

import { localDate } from '@homestead/contract/platform';
import { dealEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { withCurrentTerms } from '../client-page/with-current-terms.ts';
import { requireOffer } from '../offers/offer-wire-calls.ts';
import { presentOffer } from '../offers/present-offer.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { deliverySheet, offerSheet } from '../summary-pdf/offer-sheet.ts';
import { readOfferFacts } from '../summary-pdf/read-offer-facts.ts';
import { byNextClosing } from './by-next-closing.ts';
import { contactsOf } from './deal-contacts.ts';
import {
  findDealOf,
  findLatestOffer,
  selectCompaniesOf,
  selectDealsNaming,
  selectOwnParties,
} from './deal-store.ts';
import { presentOutsideDeal } from './present-outside-deal.ts';

/** Registers the calls of deals as a whole. */
export function serveDealCalls(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
): void {
  serveEndpoint(app, calls.getDealDetails, async (call) => {
    const caller = requireCaller(call);
    const { id } = call.query;
    const offer =
      id === undefined ? await findLatestOffer(db, caller) : await requireOffer(db, caller, id);
    if (!offer) return refuseTransaction('offer-not-found');
    const now = new Date();
    const deal = await findDealOf(db, offer.id);
    const current = await withCurrentTerms(db, offer);
    const contacts = await contactsOf(db, [current]);
    const assumed = settings.estimator;
    const shown = await presentOffer(db, caller, offer, { now, assumed });
    const facts = await readOfferFacts(db, current, {
      ...{ client: shown.client, net: shown.net, assumed, now },
    });
    return {
      data: {
        offer: shown,
        deal: deal && {
          openedAt: deal.opened_at.toISOString(),
          endedAt: deal.ended_at?.toISOString() ?? null,
        },
        contacts: contacts.get(offer.id) ?? [],
        sections: [...offerSheet(facts), deliverySheet(facts)],
      },
    };
  });

  serveEndpoint(app, calls.listOutsideDeals, async (call) => {
    const { side, personId } = requireCaller(call);
    if (side !== 'external') return { data: [] };
    const parties = await selectOwnParties(db, personId);
    const deals = await selectDealsNaming(db, { parties, lenderId: personId });
    const ownIds = new Set([...parties, personId]);
    const companies = await selectCompaniesOf(db, parties);
    const contacts = await contactsOf(db, deals, new Set([...ownIds, ...companies]));
    return {
      data: byNextClosing(deals, localDate(new Date())).map((deal) =>
        presentOutsideDeal(deal, { ownIds, contacts: contacts.get(deal.id) ?? [] }),
      ),
    };
  });
}

import { offerSummaryEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { findLead } from '#leads';
import {
  addressOf,
  attachment,
  renderPdf,
  requireCaller,
  type Services,
  serveEndpoint,
} from '#platform';
import { withCurrentTerms } from '../client-page/with-current-terms.ts';
import { findListingFileOf } from '../listing-files/find-listing-file-of.ts';
import { netOnListing } from '../listing-files/net-on-listing.ts';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { termsOf } from '../offers/offer-columns.ts';
import { requireOffer } from '../offers/offer-wire-calls.ts';
import { offerSummaryDocument } from './offer-summary-document.ts';
import { readOfferFacts } from './read-offer-facts.ts';

/** Registers the call that answers an offer's summary as a PDF. */
export function serveSummaryCalls(
  app: FastifyInstance,
  { db, settings, throttles }: Pick<Services, 'db' | 'settings' | 'throttles'>,
): void {
  serveEndpoint(app, calls.getOfferSummaryFile, async (call) => {
    const caller = requireCaller(call);
    const stored = await requireOffer(db, caller, call.params.id);
    const offer = await withCurrentTerms(db, stored);
    const who = { account: caller.personId, address: addressOf(call.request) };
    await throttles.count('form', who);
    const lead = offer.lead_id ? await findLead(db, caller, offer.lead_id) : null;
    const file = await findListingFileOf(db, caller, offer);
    const net = file && netOnListing(file, termsOf(offer));
    const asked = {
      ...{ client: lead?.name ?? null, net },
      ...{ assumed: settings.estimator, now: new Date() },
    };
    const facts = await readOfferFacts(db, offer, asked);
    call.reply
      .header('content-disposition', attachment(`${offerSheetMessages.fileName(offer)}.pdf`))
      .type('application/pdf');
    return renderPdf(offerSummaryDocument(settings, facts));
  });
}

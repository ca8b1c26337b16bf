import { clientOfferEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askAboutOffer } from '#leads';
import {
  addressOf,
  answerOnce,
  attachment,
  inLanguage,
  languageOf,
  type Queryable,
  renderPdf,
  type Services,
  serveEndpoint,
} from '#platform';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { offerSummaryDocument } from '../summary-pdf/offer-summary-document.ts';
import { approveOffer } from './approve-offer.ts';
import { noteOpened } from './client-link-store.ts';
import { tellOfClient } from './client-news.ts';
import { type OpenedOffer, openByLink, openOfferByCall } from './open-client-offer.ts';
import { factsForClient, presentClientOffer } from './present-client-offer.ts';
import { submissionOfLink } from './submission-of-link.ts';

/** Registers the calls of the client's page of an offer, by the link in an email or a sign-in. */
export function serveClientPageCalls(app: FastifyInstance, services: Services): void {
  const { db, settings, throttles } = services;
  const inOwnWords = <T>(request: FastifyRequest, work: () => T) =>
    inLanguage(languageOf(request), work);
  const present = (from: Queryable, request: FastifyRequest, opened: OpenedOffer) =>
    inOwnWords(request, async () => ({
      data: await presentClientOffer(from, settings, opened),
    }));

  serveEndpoint(app, calls.getClientOffer, async ({ request }) => {
    const { opened } = await openOfferByCall(services, request);
    await noteOpened(db, opened.linkId);
    return present(db, request, opened);
  });

  serveEndpoint(app, calls.getClientOfferFile, async ({ request, reply }) => {
    const { opened } = await openOfferByCall(services, request);
    await throttles.count('form', { account: opened.linkId, address: addressOf(request) });
    return inOwnWords(request, () => sendSummary(opened, reply));
  });

  serveEndpoint(app, calls.approveClientOffer, async (call) => {
    const { request, body } = call;
    const { opening } = await openOfferByCall(services, request);
    return answerOnce(
      services,
      submissionOfLink(calls.approveClientOffer, opening, call),
      async (tx) => {
        const opened = await openByLink(tx, opening, { isLocked: true });
        await inOwnWords(request, () => approveOffer(services, tx, opened, { ...body, request }));
        return present(tx, request, opened);
      },
    );
  });

  serveEndpoint(app, calls.askAboutClientOffer, async (call) => {
    const { request, body } = call;
    const { opening } = await openOfferByCall(services, request);
    const address = addressOf(request);
    return answerOnce(
      services,
      submissionOfLink(calls.askAboutClientOffer, opening, call),
      async (tx) => {
        const { offer, client } = await openByLink(tx, opening, { isLocked: true });
        const asked = { client, code: offer.code, question: body.question, address };
        const language = languageOf(request);
        const { agentId } = await askAboutOffer(services, tx, { ...asked, language });
        await tellOfClient(services, tx, { offer, client, what: 'asked', knows: agentId });
        return { status: 'success' as const };
      },
      () => throttles.count('form', { account: `link:${opening.key}`, address }),
    );
  });

  async function sendSummary(opened: OpenedOffer, reply: FastifyReply): Promise<Buffer> {
    const facts = await factsForClient(db, settings, opened);
    reply
      .header(
        'content-disposition',
        attachment(`${offerSheetMessages.fileName({ code: opened.offer.code })}.pdf`),
      )
      .type('application/pdf');
    return renderPdf(offerSummaryDocument(settings, facts));
  }
}

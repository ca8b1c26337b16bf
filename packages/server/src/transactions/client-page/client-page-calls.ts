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
  sha256,
} from '#platform';
import { offerSheetMessages } from '../messages/offer-sheet.ts';
import { offerSummaryDocument } from '../summary-pdf/offer-summary-document.ts';
import { approveOffer } from './approve-offer.ts';
import { noteOpened } from './client-link-store.ts';
import { tellOfClient } from './client-news.ts';
import { type OpenedOffer, openByLink, takeLinkKey } from './open-client-offer.ts';
import { factsForClient, presentClientOffer } from './present-client-offer.ts';

/** Registers the calls of the client's page of an offer, by the link in an email. */
export function serveClientPageCalls(app: FastifyInstance, services: Services): void {
  const { db, settings, throttles } = services;
  const inOwnWords = <T>(request: FastifyRequest, work: () => T) =>
    inLanguage(languageOf(request), work);
  const present = (from: Queryable, request: FastifyRequest, opened: OpenedOffer) =>
    inOwnWords(request, async () => ({
      data: await presentClientOffer(from, settings, opened),
    }));

  serveEndpoint(app, calls.getClientOffer, async ({ request }) => {
    const { key, refund } = await takeLinkKey(services, request);
    const opened = await openByLink(db, key, { isLocked: false });
    await refund();
    await noteOpened(db, opened.linkId);
    return present(db, request, opened);
  });

  serveEndpoint(app, calls.getClientOfferFile, async ({ request, reply }) => {
    const { key, refund } = await takeLinkKey(services, request);
    const opened = await openByLink(db, key, { isLocked: false });
    await refund();
    await throttles.count('form', { account: opened.linkId, address: addressOf(request) });
    return inOwnWords(request, () => sendSummary(opened, reply));
  });

  serveEndpoint(app, calls.approveClientOffer, async (call) => {
    const { request, body } = call;
    const { key, refund } = await takeLinkKey(services, request);
    return answerOnce(
      services,
      submissionOfLink(calls.approveClientOffer, key, call),
      async (tx) => {
        const opened = await openByLink(tx, key, { isLocked: true });
        await refund();
        await inOwnWords(request, () => approveOffer(services, tx, opened, { ...body, request }));
        return present(tx, request, opened);
      },
    );
  });

  serveEndpoint(app, calls.askAboutClientOffer, async (call) => {
    const { request, body } = call;
    const { key, refund } = await takeLinkKey(services, request);
    const address = addressOf(request);
    return answerOnce(
      services,
      submissionOfLink(calls.askAboutClientOffer, key, call),
      async (tx) => {
        const { offer, client } = await openByLink(tx, key, { isLocked: true });
        await refund();
        const asked = { client, code: offer.code, question: body.question, address };
        const language = languageOf(request);
        const { agentId } = await askAboutOffer(services, tx, { ...asked, language });
        await tellOfClient(services, tx, { offer, client, what: 'asked', knows: agentId });
        return { status: 'success' as const };
      },
      () => throttles.count('form', { account: `link:${key}`, address }),
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

/** A form of the page: its key counts for one link. */
const submissionOfLink = (
  { path }: { path: string },
  key: string,
  { body, idempotencyKey }: { body: unknown; idempotencyKey: string | null },
) => ({
  scope: `${path} ${sha256(key).toString('base64url')}`,
  key: idempotencyKey,
  body,
});

import { sellerPageEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askAboutOffer } from '#leads';
import {
  addressOf,
  answerOnce,
  inLanguage,
  languageOf,
  type Queryable,
  type Services,
  serveEndpoint,
} from '#platform';
import { noteOpened } from '../client-page/client-link-store.ts';
import { submissionOfLink } from '../client-page/submission-of-link.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { type Opening, openByCall } from '../take-link-key.ts';
import { noteOnFile } from './note-on-file.ts';
import { type OpenedFile, openSellerPage } from './open-seller-page.ts';
import { presentSellerPage } from './present-seller-page.ts';
import { lockSellerOffer, sayWish } from './say-wish.ts';
import { tellBrokersInstead, tellOfSeller } from './seller-news.ts';

/** Registers the calls of a seller's page, by the link in an email or a sign-in. */
export function serveSellerPageCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;
  const open = (request: FastifyRequest) =>
    openByCall(services, request, 'client-link-refused', (opening) =>
      openSellerPage(db, opening, { isLocked: false }),
    );
  const present = async (from: Queryable, request: FastifyRequest, opened: OpenedFile) => ({
    data: await inLanguage(languageOf(request), () => presentSellerPage(from, opened)),
  });

  serveEndpoint(app, calls.getSellerOffers, async ({ request }) => {
    const { opened } = await open(request);
    await noteOpened(db, opened.linkId);
    return present(db, request, opened);
  });

  serveEndpoint(app, calls.wishForSellerOffer, async (call) => {
    const { request, body } = call;
    const { opening } = await open(request);
    return answerOnce(
      services,
      submissionOfLink(calls.wishForSellerOffer, opening, call),
      async (tx) => {
        const opened = await lockSellerOffer(tx, opening, body.offer);
        await sayWish(services, tx, opened, body);
        return present(tx, request, opened);
      },
      () => countForm(opening, request),
    );
  });

  serveEndpoint(app, calls.askAboutSellerOffer, async (call) => {
    const { request, body } = call;
    const { opening } = await open(request);
    const [address, language] = [addressOf(request), languageOf(request)];
    return answerOnce(
      services,
      submissionOfLink(calls.askAboutSellerOffer, opening, call),
      async (tx) => {
        const opened = await lockSellerOffer(tx, opening, body.offer);
        const { file, client, offer } = opened;
        const { code } = offer;
        const { question } = body;
        const text = listingFileMessages.askedAbout({ code });
        await noteOnFile(tx, file, { field: 'seller_said', text, by: null });
        if (!(await tellBrokersInstead(services, tx, opened, { code, question }))) {
          const asked = { client, code, question, address, language };
          const { agentId } = await askAboutOffer(services, tx, asked);
          await tellOfSeller(services, tx, opened, { what: 'asked', code, knows: agentId });
        }
        return present(tx, request, opened);
      },
      () => countForm(opening, request),
    );
  });

  const countForm = ({ key }: Opening, request: FastifyRequest) =>
    throttles.count('form', { account: `link:${key}`, address: addressOf(request) });
}

import { listingLinkEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  addressOf,
  answerOnce,
  atomically,
  languageOf,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { requireOpen } from './add-received-offer.ts';
import { endOfferLink, makeOfferLink, openLinkByCall, openOfferLink } from './offer-links.ts';
import { presentListingFile } from './present-listing-file.ts';
import { requireLockedFile } from './require-listing-file.ts';
import { presentOfferForm, sendOfferForm } from './send-offer-form.ts';

/** Registers the calls of links by which other agents send offers on our listings. */
export function serveListingLinkCalls(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;

  serveEndpoint(app, calls.makeOfferLink, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const file = await requireLockedFile(tx, caller, call.params.id);
      requireOpen(file);
      const made = await makeOfferLink(settings, tx, { file, by: caller.personId });
      return { data: { link: made.link, expiresAt: made.expiresAt.toISOString() } };
    }),
  );

  serveEndpoint(app, calls.endOfferLink, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const file = await requireLockedFile(tx, caller, call.params.id);
      await endOfferLink(tx, file, call.params.link);
      return { data: await presentListingFile(tx, caller, file) };
    }),
  );

  serveEndpoint(app, calls.getOfferForm, async ({ request }) => {
    const { file } = await openLinkByCall(services, request);
    return { data: await presentOfferForm(db, file) };
  });

  serveEndpoint(app, calls.sendOfferForm, async (call) => {
    const { request, body, isSuspected } = call;
    const { key, link } = await openLinkByCall(services, request);
    // The key of one link’s form counts for that link alone.
    const submission = submissionOf(calls.sendOfferForm, { ...body, link: link.id }, call);
    return answerOnce(
      services,
      submission,
      async (tx) => {
        const opened = await openOfferLink(tx, key, { isLocked: true });
        const language = languageOf(request);
        const sent = { ...body, language };
        const { code } = await sendOfferForm(services, tx, opened, sent, isSuspected);
        return { data: { code, state: 'submitted' as const } };
      },
      () =>
        services.throttles.count('form', {
          account: `offer-link:${link.id}`,
          address: addressOf(request),
        }),
    );
  });
}

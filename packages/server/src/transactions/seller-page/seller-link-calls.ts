import { sellerLinkEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  addressOf,
  answerOnce,
  atomically,
  endSecretLinks,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { storeEnded } from '../client-page/client-link-store.ts';
import {
  requireLockedSellersFile,
  requireSellersFile,
} from '../listing-files/require-listing-file.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { switchSellerReminders } from '../reminders/switch-reminders.ts';
import { noteOnFile } from './note-on-file.ts';
import { SELLER_LINK_PURPOSE } from './open-seller-page.ts';
import { presentForSeller } from './present-for-seller.ts';
import { sendSellerLink } from './send-seller-link.ts';

/** Registers the calls with which staff send the seller of a listing file their page. */
export function serveSellerLinkCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;

  serveEndpoint(app, calls.getFileForSeller, async (call) => {
    const caller = requireCaller(call);
    const file = await requireSellersFile(db, caller, call.params.id);
    return { data: await presentForSeller(db, caller, file) };
  });

  serveEndpoint(app, calls.sendFileToSeller, (call) => {
    const caller = requireCaller(call);
    const { personId: account } = caller;
    return answerOnce(
      services,
      submissionOf(calls.sendFileToSeller, call.params, call),
      async (tx) => {
        const file = await requireLockedSellersFile(tx, caller, call.params.id);
        await sendSellerLink(services, tx, file, account);
        return { data: await presentForSeller(tx, caller, file) };
      },
      () => throttles.count('form', { account, address: addressOf(call.request) }),
    );
  });

  serveEndpoint(app, calls.remindSeller, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const file = await requireLockedSellersFile(tx, caller, call.params.id);
      const changed = await switchSellerReminders(tx, caller, file, call.body);
      return { data: await presentForSeller(tx, caller, changed) };
    }),
  );

  serveEndpoint(app, calls.endSellerLink, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id, link: linkId } = call.params;
      const file = await requireLockedSellersFile(tx, caller, id);
      const by = caller.personId;
      if (!(await storeEnded(tx, { fileId: file.id, linkId, by }))) {
        refuseTransaction('listing-file-not-found');
      }
      await endSecretLinks(tx, { subjects: [linkId], purposes: [SELLER_LINK_PURPOSE] });
      const text = listingFileMessages.sellerLinkEnded();
      await noteOnFile(tx, file, { field: 'seller_link', text, by });
      return { data: await presentForSeller(tx, caller, file) };
    }),
  );
}

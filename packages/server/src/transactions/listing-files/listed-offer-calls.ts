import { listedOfferEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  answerOnce,
  type DatabaseTransaction,
  type RefusalError,
  refusalIn,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { counterOffer } from '../counters/counter-offer.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { moveOffer } from '../offers/move-offer.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { addReceivedOffer, requireOpen } from './add-received-offer.ts';
import { compareOffers } from './compare-offers.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { lockListedOffer } from './listing-offer-store.ts';
import {
  requireLockedFile,
  requireLockedSellersFile,
  requireSellersFile,
} from './require-listing-file.ts';

/** Registers the calls of offers on our listings. */
export function serveListedOfferCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.addReceivedOffer, (call) => {
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.addReceivedOffer, body, call), async (tx) => {
      const actor = actorOf(call);
      const file = await requireLockedSellersFile(tx, actor.caller, call.params.id);
      const { buyerNames = null } = call.body;
      const { number, code } = await addReceivedOffer(tx, actor, file, { buyerNames });
      return { data: { id: number, code } };
    });
  });

  serveEndpoint(app, calls.compareOffers, async (call) => {
    const caller = requireCaller(call);
    const file = await requireSellersFile(db, caller, call.params.id);
    const mayAnswer = mayWriteTransactions(caller);
    return { data: await compareOffers(db, file, { now: new Date(), mayAnswer }) };
  });

  serveEndpoint(app, calls.answerListedOffer, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.answerListedOffer, body, call), async (tx) => {
      const { file, offer } = await lockForAnswer(tx, actor, body);
      const now = new Date();
      await moveOffer(services, tx, actor, offer, { state: call.body.state, now });
      return { data: await compareOffers(tx, file, { now, mayAnswer: true }) };
    });
  });

  serveEndpoint(app, calls.counterListedOffer, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.counterListedOffer, body, call), async (tx) => {
      const { version: _version, note = '', ...given } = call.body;
      const { file, offer } = await lockForAnswer(tx, actor, body);
      const now = new Date();
      const counter = { madeBy: 'seller' as const, given, note, now };
      await counterOffer(services, tx, actor, offer, counter).catch((error) =>
        refuseWhatIsSeen(refusalIn(error), { offer, given }),
      );
      return { data: await compareOffers(tx, file, { now, mayAnswer: true }) };
    });
  });
}

/**
 * Refuses a counteroffer to our own buyer for what it gave alone: of other terms of the offer the
 * listing side reads nothing, not even which of them are in the way.
 */
function refuseWhatIsSeen(
  refusal: RefusalError,
  { offer, given }: { offer: OfferRow; given: object },
): never {
  if (offer.side !== 'buying' || refusal.code !== 'offer-incomplete') throw refusal;
  const fields = refusal.fields.filter(({ field }) => field in given);
  const [first] = fields;
  return refuseTransaction('offer-incomplete', {
    fields,
    ...(first && { message: first.message }),
  });
}

/**
 * An offer on the home of a listing file, held to be answered for the seller. Refuses (buying-side)
 * who has a buyer for the home, (offer-not-found) an offer that isn't on it, and
 * (listing-file-step-refused) to answer our own buyers once the file is closed.
 */
async function lockForAnswer(
  tx: DatabaseTransaction,
  { caller }: Actor,
  { id, offer: number, version }: { id: number; offer: number; version: number },
): Promise<{ file: ListingFileRow; offer: OfferRow }> {
  // Steps lock the offer before the file.
  const file = await requireSellersFile(tx, caller, id);
  const offer = await lockListedOffer(tx, file, number);
  if (!offer) return refuseTransaction('offer-not-found');
  requireVersion(offer, version);
  // What the file said before its turn may have changed since.
  const held = await requireLockedFile(tx, caller, id);
  if (!(await lockListedOffer(tx, held, number))) refuseTransaction('offer-not-found');
  if (offer.side === 'buying') requireOpen(held);
  return { file: held, offer };
}

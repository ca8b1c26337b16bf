import type { FormKey } from '@homestead/contract/documents';
import { actAs } from '#accounts';
import { sendSampleEnvelope, signSample, startEnvelope } from '#documents';
import { feedChanged } from '#feed';
import { atomically, type Services } from '#platform';
import { OFFER_SUBJECT } from './documents/find-deal.ts';
import { signersOfOffer } from './documents/signers-of.ts';
import { requireOffer } from './offers/offer-wire-calls.ts';
import { hasDocuments, selectSampleOffers } from './sample-offer-store.ts';

/**
 * Envelopes of the demo, for its newest offers with a client: their forms, how many recipients have
 * signed (null: nobody was sent it yet), and the title.
 */
const samples: readonly { forms: readonly FormKey[]; signed: number | null; title: string }[] = [
  { forms: ['agency-disclosure'], signed: 9, title: 'Agency disclosure' },
  { forms: ['agency-disclosure'], signed: 1, title: 'Agency disclosure' },
  { forms: ['agency-disclosure'], signed: 0, title: 'Agency disclosure' },
  { forms: ['va-addendum'], signed: null, title: 'VA addendum' },
];

/** Has the demo’s clients sign documents, once there are offers. */
export function addDocumentsWhenOffersExist(services: Services): void {
  let isDone = false;
  services.events.subscribe(feedChanged, 'transactions.add-sample-documents', async () => {
    if (!isDone) isDone = await addSampleDocuments(services);
  });
}

/** Adds envelopes to a demo without documents. Answers whether the demo has some now. */
export async function addSampleDocuments(services: Services): Promise<boolean> {
  const { db } = services;
  if (await hasDocuments(db)) return true;
  const offers = await selectSampleOffers(db, samples.length);
  if (offers.length < samples.length) return false;
  for (const [index, { forms, signed, title }] of samples.entries()) {
    const { number, agentId } = offers[index] ?? { number: 0, agentId: '' };
    const agent = await actAs(db, agentId);
    if (!agent) continue;
    const { caller } = agent;
    const id = await atomically(db, async (tx) => {
      const offer = await requireOffer(tx, caller, number);
      const recipients = (await signersOfOffer(tx, caller, offer)).map((one) => ({
        ...{ ...one, turn: one.role === 'agent' ? 2 : 1, isInPerson: false },
      }));
      const about = { kind: OFFER_SUBJECT, id: String(number) };
      const full = `${title}, ${offer.property_address ?? offer.code}`;
      return startEnvelope(services, tx, caller, { about, forms, title: full, recipients });
    });
    if (signed === null) continue;
    await sendSampleEnvelope(services, caller, id);
    await signSample(services, id, signed);
  }
  return true;
}

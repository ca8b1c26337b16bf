import type { FormKey } from '@homestead/contract/documents';
import { actAs } from '#accounts';
import { nameForm, sendSampleEnvelope, signSample, startEnvelope } from '#documents';
import { feedChanged } from '#feed';
import { atomically, type Services } from '#platform';
import { OFFER_SUBJECT } from './documents/find-deal.ts';
import { signersOfOffer } from './documents/signers-of.ts';
import { requireOffer } from './offers/offer-wire-calls.ts';
import { hasDocuments, selectSampleOffers } from './sample-offer-store.ts';

/**
 * Envelopes of the demo, for its newest offers with a client: their form, and how many recipients
 * have signed (null: it wasn’t sent yet).
 */
const samples: readonly { form: FormKey; signed: number | null }[] = [
  { form: 'agency-disclosure', signed: 9 },
  { form: 'agency-disclosure', signed: 1 },
  { form: 'agency-disclosure', signed: 0 },
  { form: 'va-addendum', signed: null },
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
  for (const [index, { form, signed }] of samples.entries()) {
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
      const { title } = nameForm(services, form);
      return startEnvelope(services, tx, caller, {
        ...{ about, forms: [form], recipients },
        title: `${title}, ${offer.property_address ?? offer.code}`,
      });
    });
    if (signed === null) continue;
    await sendSampleEnvelope(services, caller, id, { relationship: 'Buyers_Agent' });
    await signSample(services, id, signed);
  }
  return true;
}

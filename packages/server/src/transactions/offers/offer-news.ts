import { type OfferState, offerStates } from '@homestead/contract/transactions';
import { z } from 'zod';
import { findHoldersAmong, namePeople } from '#accounts';
import { defineNotification, notify, notifyEach } from '#messaging';
import {
  type DatabaseTransaction,
  findName,
  instantInWords,
  type Queryable,
  type Services,
} from '#platform';
import { findNewestVersion } from '../counters/offer-version-store.ts';
import { selectBuyingSide } from '../listing-files/buying-side-store.ts';
import { findAnswering } from '../listing-files/listing-news.ts';
import { tellSenders } from '../listing-files/tell-senders.ts';
import { offerNewsMessages } from '../messages/offer-news.ts';
import type { OfferRow } from './offer-columns.ts';
import { selectRivals, selectSteps } from './offer-store.ts';

const staff = { isFor: 'staff', permission: 'transactions' } as const;
const anyWay = ['email', 'digest', 'app', 'off'] as const;
const home = z.object({ code: z.string(), home: z.string() });

const offerExpiring = defineNotification({
  ...{ key: 'offer-expiring', ...staff, byDefault: 'email' },
  choices: ['email', 'app', 'off'],
  label: offerNewsMessages.expiring,
  help: offerNewsMessages.expiringHelp,
  facts: home.extend({ at: z.coerce.date() }),
  tell: ({ at, ...facts }) => offerNewsMessages.expires({ ...facts, at: instantInWords(at) }),
});

const offerMoved = defineNotification({
  ...{ key: 'offer-moved', ...staff, choices: anyWay, byDefault: 'app' },
  label: offerNewsMessages.moved,
  help: offerNewsMessages.movedHelp,
  facts: home.extend({
    what: z.enum(['moved', 'expired', 'other-accepted']),
    name: z.string(),
    state: z.string(),
  }),
  tell: ({ what, name, state, ...facts }) => {
    if (what === 'expired') return offerNewsMessages.expired(facts);
    if (what === 'other-accepted') return offerNewsMessages.otherAccepted(facts);
    return offerNewsMessages.movedTo({ ...facts, name, state });
  },
});

export const offerNotifications = [offerExpiring, offerMoved];

type Needed = Pick<Services, 'mail' | 'settings'>;

/** By the ids of offers, the agent and the co-agent, as far as they may still open them. */
async function agentsOfEach(
  tx: Queryable,
  offers: readonly OfferRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const idsOf = ({ agent_id, co_agent_id }: Pick<OfferRow, 'agent_id' | 'co_agent_id'>) =>
    [agent_id, co_agent_id].filter((id) => id !== null);
  const ids = [...new Set(offers.flatMap(idsOf))];
  const holders = new Set(await findHoldersAmong(tx, 'transactions', ids));
  const onFiles = offers.flatMap(({ listing_file_id: fileId, ...offer }) =>
    fileId === null ? [] : idsOf(offer).map((personId) => ({ personId, fileId })),
  );
  const keyOf = (personId: string, fileId: string | null) => `${personId} ${fileId}`;
  const buying = new Set(
    (await selectBuyingSide(tx, onFiles)).map((pair) => keyOf(pair.personId, pair.fileId)),
  );
  return new Map(
    offers.map((offer) => [
      offer.id,
      idsOf(offer).filter((id) => holders.has(id) && !buying.has(keyOf(id, offer.listing_file_id))),
    ]),
  );
}

const agentsOf = async (tx: Queryable, offer: OfferRow): Promise<string[]> =>
  (await agentsOfEach(tx, [offer])).get(offer.id) ?? [];

const about = (offer: Pick<OfferRow, 'id' | 'number' | 'code' | 'property_address'>) => ({
  about: { kind: 'offer', id: offer.id },
  path: `/transaction/${offer.number}`,
  facts: {
    code: offer.code,
    home: offer.property_address ?? offerNewsMessages.somewhere(),
  },
});

/**
 * Tells the agents of an offer, and those who answer it for the seller of a listing of ours, that
 * it expires soon, once for an expiration, and who sent it by our form.
 */
export async function tellExpiring(
  services: Needed,
  tx: DatabaseTransaction,
  offer: OfferRow,
  { kind, at }: { kind: string; at: Date },
): Promise<void> {
  const { facts, ...rest } = about(offer);
  await notify(services, tx, {
    ...{ type: offerExpiring, to: await agentsOf(tx, offer), ...rest, facts: { ...facts, at } },
    event: `offer-${kind}:${offer.id}:${at.toISOString()}`,
  });
  await tellSenders(services, tx, [offer], 'expires');
  const answering = await findAnswering(tx, offer);
  if (!answering) return;
  await notify(services, tx, {
    ...{ type: offerExpiring, about: rest.about, ...answering, facts: { ...facts, at } },
    event: `offer-${kind}-to-answer:${offer.id}:${at.toISOString()}`,
  });
}

/**
 * Tells the agents of an offer, and those who answer it for the seller of a listing of ours, that
 * it came to a state, but not the one who moved it; and after an acceptance the agents of the other
 * open offers for the home.
 */
export async function tellMoved(
  services: Needed,
  tx: DatabaseTransaction,
  offer: OfferRow,
  { state, by }: { state: OfferState; by: string | null },
): Promise<void> {
  const { facts, ...rest } = about(offer);
  const people = await namePeople(tx, by === null ? [] : [by]);
  const name = findName(people, by) ?? '';
  const others = (ids: readonly string[]) => ids.filter((id) => id !== by);
  const what = state === 'expired' ? ('expired' as const) : ('moved' as const);
  await notify(services, tx, {
    ...{ type: offerMoved, to: others(await agentsOf(tx, offer)), ...rest },
    facts: { ...facts, what, name, state: offerStates[state].toLowerCase() },
  });
  // A draft that was never sent is nobody else's business.
  const steps = state === 'withdrawn' ? await selectSteps(tx, offer.id) : [];
  const wasSent = state !== 'withdrawn' || steps.some((step) => step.state === 'submitted');
  const answering = wasSent ? await findAnswering(tx, offer) : null;
  if (answering) {
    await notify(services, tx, {
      ...{ type: offerMoved, about: rest.about, path: answering.path, to: others(answering.to) },
      facts: { ...facts, what, name, state: offerStates[state].toLowerCase() },
    });
  }
  await tellSenderOfAnswer(services, tx, offer, state);
  if (state !== 'accepted' || offer.is_backup) return;
  const rivals = await selectRivals(tx, offer);
  await tellSenders(services, tx, rivals, 'other');
  const agents = await agentsOfEach(tx, rivals);
  const each = rivals.map((rival) => {
    const { facts: of, ...rest } = about(rival);
    const accepted = { ...of, what: 'other-accepted' as const, name: '', state: '' };
    return { ...rest, to: others(agents.get(rival.id) ?? []), facts: accepted };
  });
  await notifyEach(services, tx, offerMoved, each);
}

/** Emails who sent an offer by our form what the seller answered, or that nobody did. */
async function tellSenderOfAnswer(
  services: Needed,
  tx: DatabaseTransaction,
  offer: OfferRow,
  state: OfferState,
): Promise<void> {
  if (offer.sent_by === null) return;
  if (state === 'expired') await tellSenders(services, tx, [offer], 'expired');
  if (state !== 'accepted' && state !== 'rejected') return;
  // What the buyer answers to a counteroffer, the sender said.
  if ((await findNewestVersion(tx, offer.id))?.made_by === 'seller') return;
  const accepted = offer.is_backup ? 'backup' : 'accepted';
  await tellSenders(services, tx, [offer], state === 'accepted' ? accepted : 'rejected');
}

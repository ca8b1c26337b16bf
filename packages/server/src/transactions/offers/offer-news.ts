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
import { offerNewsMessages } from '../messages/offer-news.ts';
import type { OfferRow } from './offer-columns.ts';
import { selectRivals } from './offer-store.ts';

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

/** By the ids of offers, the agent and the co-agent, as far as their role still opens offers. */
async function agentsOfEach(
  tx: Queryable,
  offers: readonly OfferRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const idsOf = ({ agent_id, co_agent_id }: OfferRow) =>
    [agent_id, co_agent_id].filter((id) => id !== null);
  const ids = [...new Set(offers.flatMap(idsOf))];
  const holders = new Set(await findHoldersAmong(tx, 'transactions', ids));
  return new Map(offers.map((offer) => [offer.id, idsOf(offer).filter((id) => holders.has(id))]));
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

/** Tells the agents of an offer that it expires soon, once for an expiration. */
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
}

/**
 * Tells the agents of an offer that it came to a state, but not the one who moved it; and after an
 * acceptance the agents of the other open offers for the home.
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
  if (state !== 'accepted' || offer.is_backup) return;
  const rivals = await selectRivals(tx, offer);
  const agents = await agentsOfEach(tx, rivals);
  const each = rivals.map((rival) => {
    const { facts: of, ...rest } = about(rival);
    const accepted = { ...of, what: 'other-accepted' as const, name: '', state: '' };
    return { ...rest, to: others(agents.get(rival.id) ?? []), facts: accepted };
  });
  await notifyEach(services, tx, offerMoved, each);
}

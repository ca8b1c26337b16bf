import { type OfferState, offerStates } from '@homestead/contract/transactions';
import { z } from 'zod';
import { findHoldersAmong, namePeople } from '#accounts';
import { defineNotification, notify } from '#messaging';
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

/** The agent and the co-agent, as far as their role still opens offers. */
function agentsOf(tx: Queryable, { agent_id, co_agent_id }: OfferRow): Promise<string[]> {
  const ids = [agent_id, co_agent_id].filter((id) => id !== null);
  return findHoldersAmong(tx, 'transactions', ids);
}

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
  for (const rival of await selectRivals(tx, offer)) {
    const { facts: of, ...to } = about(rival);
    await notify(services, tx, {
      ...{ type: offerMoved, to: others(await agentsOf(tx, rival)), ...to },
      facts: { ...of, what: 'other-accepted', name: '', state: '' },
    });
  }
}

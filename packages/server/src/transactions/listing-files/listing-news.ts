import { z } from 'zod';
import { findHoldersAmong, namePeople } from '#accounts';
import { defineNotification, notify } from '#messaging';
import { type DatabaseTransaction, findName, type Queryable, type Services } from '#platform';
import { formatDay } from '../format-day.ts';
import { listingNewsMessages } from '../messages/listing-news.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { selectBrokers } from './broker-store.ts';
import { withoutBuyingSide } from './buying-side-store.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { findFileOfHome } from './listing-file-store.ts';
import { isWaiting } from './waiting-file.ts';

const staff = { isFor: 'staff', permission: 'transactions' } as const;
const home = z.object({ code: z.string(), home: z.string() });

const agreementExpiring = defineNotification({
  ...{ key: 'listing-agreement-expiring', ...staff, byDefault: 'email' },
  choices: ['email', 'app', 'off'],
  label: listingNewsMessages.agreementExpiring,
  help: listingNewsMessages.agreementExpiringHelp,
  facts: home.extend({ on: z.string() }),
  tell: ({ on, ...facts }) =>
    listingNewsMessages.agreementExpires({ ...facts, day: formatDay(on) }),
});

const offerReceived = defineNotification({
  ...{ key: 'listing-offer-received', ...staff, byDefault: 'email' },
  choices: ['email', 'app', 'off'],
  label: listingNewsMessages.offerReceived,
  help: listingNewsMessages.offerReceivedHelp,
  facts: home.extend({ name: z.string(), buyers: z.string() }),
  tell: (facts) => listingNewsMessages.received(facts),
});

const listingWaits = defineNotification({
  ...{ key: 'listing-waits', ...staff, choices: ['email', 'digest', 'app', 'off'] },
  byDefault: 'app',
  label: listingNewsMessages.waiting,
  help: listingNewsMessages.waitingHelp,
  facts: home.extend({ name: z.string() }),
  // The listing agent; one may be missing.
  tell: ({ name, ...facts }) =>
    name === ''
      ? listingNewsMessages.waitsWithoutAgent(facts)
      : listingNewsMessages.waits({ name, ...facts }),
});

export const listingNotifications = [agreementExpiring, offerReceived, listingWaits];

type Needed = Pick<Services, 'mail' | 'settings'>;

/** The agents of a listing file, as far as their role still opens it. */
function agentsOf(tx: Queryable, { agent_id, co_agent_id }: ListingFileRow): Promise<string[]> {
  const ids = [agent_id, co_agent_id].filter((id) => id !== null);
  return findHoldersAmong(tx, 'transactions', ids);
}

/**
 * Who answers an offer of our own buyer for the seller, and where: the agents of the open file that
 * a broker confirmed for its home, but nobody who has a buyer for it. Null where
 * there is no such file, and for an offer that was received on one.
 */
export async function findAnswering(
  tx: Queryable,
  offer: Pick<OfferRow, 'side' | 'listing_id' | 'property_address'>,
): Promise<{ to: string[]; path: string } | null> {
  const file =
    offer.side === 'buying' ? await findFileOfHome(tx, offer, { isLocked: false }) : null;
  if (!file) return null;
  const to = await withoutBuyingSide(tx, file, await agentsOf(tx, file));
  return { to, path: `/listing-files/${file.number}/compare` };
}

const homeOf = ({ property_address: address }: ListingFileRow) =>
  address ?? listingNewsMessages.somewhere();

/** Tells the agents of a listing file that its agreement expires, once for a date. */
export async function tellAgreementExpires(
  services: Needed,
  tx: DatabaseTransaction,
  file: ListingFileRow,
  on: string,
): Promise<void> {
  await notify(services, tx, {
    ...{ type: agreementExpiring, to: await agentsOf(tx, file) },
    ...{ about: { kind: 'listing-file', id: file.id }, path: `/listing-files/${file.number}` },
    facts: { code: file.code, home: homeOf(file), on },
    event: `listing-agreement:${file.id}:${on}`,
  });
}

/** Tells the agents of a listing file that another agent sent an offer through a link. */
export async function tellOfferReceived(
  services: Needed,
  tx: DatabaseTransaction,
  file: ListingFileRow,
  offer: OfferRow,
  name: string,
): Promise<void> {
  await notify(services, tx, {
    ...{ type: offerReceived, to: await withoutBuyingSide(tx, file, await agentsOf(tx, file)) },
    ...{ about: { kind: 'offer', id: offer.id }, path: `/transaction/${offer.number}` },
    facts: { code: offer.code, home: homeOf(file), name, buyers: offer.buyer_names ?? '' },
    event: `listing-offer:${offer.id}`,
  });
}

/**
 * Tells brokers that a listing file waits for one of them to confirm it, when it didn't before
 * `before` is null for a new one.
 */
export async function tellWaits(
  services: Needed,
  tx: DatabaseTransaction,
  { before, file }: { before: ListingFileRow | null; file: ListingFileRow },
): Promise<void> {
  if (!isWaiting(file) || (before !== null && isWaiting(before))) return;
  const { agent_id: agentId } = file;
  const people = await namePeople(tx, agentId === null ? [] : [agentId]);
  await notify(services, tx, {
    ...{ type: listingWaits },
    to: await findHoldersAmong(tx, 'transactions', await selectBrokers(tx)),
    ...{ about: { kind: 'listing-file', id: file.id }, path: `/listing-files/${file.number}` },
    facts: { code: file.code, home: homeOf(file), name: findName(people, agentId) ?? '' },
    event: `listing-waits:${file.id}:${file.version}`,
  });
}

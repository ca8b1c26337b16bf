import { z } from 'zod';
import { findHoldersAmong } from '#accounts';
import { defineNotification, notify } from '#messaging';
import type { DatabaseTransaction, Queryable, Services } from '#platform';
import { listingNewsMessages } from '../messages/listing-news.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { dayInWords } from './listing-file-table.ts';

const staff = { isFor: 'staff', permission: 'transactions' } as const;
const home = z.object({ code: z.string(), home: z.string() });

const agreementExpiring = defineNotification({
  ...{ key: 'listing-agreement-expiring', ...staff, byDefault: 'email' },
  choices: ['email', 'app', 'off'],
  label: listingNewsMessages.agreementExpiring,
  help: listingNewsMessages.agreementExpiringHelp,
  facts: home.extend({ on: z.string() }),
  tell: ({ on, ...facts }) =>
    listingNewsMessages.agreementExpires({ ...facts, day: dayInWords(on) }),
});

const offerReceived = defineNotification({
  ...{ key: 'listing-offer-received', ...staff, byDefault: 'email' },
  choices: ['email', 'app', 'off'],
  label: listingNewsMessages.offerReceived,
  help: listingNewsMessages.offerReceivedHelp,
  facts: home.extend({ name: z.string(), buyers: z.string() }),
  tell: (facts) => listingNewsMessages.received(facts),
});

export const listingNotifications = [agreementExpiring, offerReceived];

type Needed = Pick<Services, 'mail' | 'settings'>;

/** The agents of a listing file, as far as their role still opens it. */
function agentsOf(tx: Queryable, { agent_id, co_agent_id }: ListingFileRow): Promise<string[]> {
  const ids = [agent_id, co_agent_id].filter((id) => id !== null);
  return findHoldersAmong(tx, 'transactions', ids);
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
    ...{ type: offerReceived, to: await agentsOf(tx, file) },
    ...{ about: { kind: 'offer', id: offer.id }, path: `/transaction/${offer.number}` },
    facts: { code: offer.code, home: homeOf(file), name, buyers: offer.buyer_names ?? '' },
    event: `listing-offer:${offer.id}`,
  });
}

import { z } from 'zod';
import { findHoldersAmong } from '#accounts';
import { defineNotification, notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { offerClientMessages } from '../messages/offer-client.ts';
import { offerNewsMessages } from '../messages/offer-news.ts';
import type { OpenedOffer } from './open-client-offer.ts';

/** A client approved the terms of an offer, or asked about it. */
export const offerClientNews = defineNotification({
  ...{ key: 'offer-client', isFor: 'staff', permission: 'transactions' },
  ...{ choices: ['email', 'digest', 'app', 'off'], byDefault: 'email' },
  label: offerClientMessages.news,
  help: offerClientMessages.newsHelp,
  facts: z.object({
    what: z.enum(['approved', 'asked']),
    ...{ name: z.string(), code: z.string(), home: z.string() },
  }),
  tell: ({ what, ...facts }) =>
    what === 'approved'
      ? offerClientMessages.approvedNews(facts)
      : offerClientMessages.askedNews(facts),
});

/** Tells agent and co-agent of an offer what its client did, except who knows it already. */
export async function tellOfClient(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  news: Pick<OpenedOffer, 'offer' | 'client'> & {
    what: 'approved' | 'asked';
    knows?: string | null;
  },
): Promise<void> {
  const { offer, client, what, knows = null } = news;
  const ids = [offer.agent_id, offer.co_agent_id].filter((id) => id !== null && id !== knows);
  await notify(services, tx, {
    type: offerClientNews,
    to: await findHoldersAmong(tx, 'transactions', ids as string[]),
    about: { kind: 'offer', id: offer.id },
    path: `/transaction/${offer.number}`,
    facts: {
      ...{ what, code: offer.code, name: `${client.firstName} ${client.lastName}`.trim() },
      home: offer.property_address ?? offerNewsMessages.somewhere(),
    },
  });
}

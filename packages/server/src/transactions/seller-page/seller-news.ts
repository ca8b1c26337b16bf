import { sellerWishes } from '@homestead/contract/transactions';
import { z } from 'zod';
import { findHoldersAmong } from '#accounts';
import { defineNotification, notify } from '#messaging';
import type { DatabaseTransaction, Services } from '#platform';
import { selectBrokers } from '../listing-files/broker-store.ts';
import { withoutBuyingSide } from '../listing-files/buying-side-store.ts';
import { listingNewsMessages } from '../messages/listing-news.ts';
import type { OpenedFile } from './open-seller-page.ts';

const said = {
  accept: listingNewsMessages.wishesToAccept,
  counter: listingNewsMessages.wishesToCounter,
  reject: listingNewsMessages.wishesToReject,
  asked: listingNewsMessages.sellerAsks,
  'asked-broker': listingNewsMessages.sellerAsksBroker,
};

/** A seller said what they would like to do with an offer, or asked about it. */
export const sellerNews = defineNotification({
  ...{ key: 'listing-seller', isFor: 'staff', permission: 'transactions' },
  ...{ choices: ['email', 'digest', 'app', 'off'], byDefault: 'email' },
  label: listingNewsMessages.seller,
  help: listingNewsMessages.sellerHelp,
  facts: z.object({
    what: z.enum([...sellerWishes, 'asked', 'asked-broker']),
    ...{ name: z.string(), code: z.string(), home: z.string() },
    question: z.string().default(''),
  }),
  tell: ({ what, ...facts }) => said[what](facts),
});

/** Tells the agents of a listing file what its seller said, except who knows it already. */
export async function tellOfSeller(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { file, client }: Pick<OpenedFile, 'file' | 'client'>,
  news: { what: keyof typeof said; code: string; knows?: string | null },
): Promise<void> {
  const { what, code, knows = null } = news;
  const ids = [file.agent_id, file.co_agent_id].filter((id) => id !== null && id !== knows);
  await tell(
    services,
    tx,
    { file, client },
    { what, code },
    await withoutBuyingSide(tx, file, await findHoldersAmong(tx, 'transactions', ids as string[])),
  );
}

/**
 * Tells the brokers what a seller asks about an offer, where their agent has a buyer for the home:
 * such an agent gets no news of other offers. False where no agent of theirs has one.
 */
export async function tellBrokersInstead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { file, client }: Pick<OpenedFile, 'file' | 'client'>,
  news: { code: string; question: string },
): Promise<boolean> {
  const ids = [file.agent_id, file.co_agent_id, client.agentId].filter((id) => id !== null);
  if ((await withoutBuyingSide(tx, file, ids)).length === ids.length) return false;
  const brokers = await findHoldersAmong(tx, 'transactions', await selectBrokers(tx));
  const neutral = await withoutBuyingSide(tx, file, brokers);
  await tell(services, tx, { file, client }, { what: 'asked-broker', ...news }, neutral);
  return true;
}

async function tell(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { file, client }: Pick<OpenedFile, 'file' | 'client'>,
  news: { what: keyof typeof said; code: string; question?: string },
  to: string[],
): Promise<void> {
  await notify(services, tx, {
    type: sellerNews,
    to,
    about: { kind: 'listing-file', id: file.id },
    path: `/listing-files/${file.number}`,
    facts: {
      question: '',
      ...news,
      ...{ name: `${client.firstName} ${client.lastName}`.trim() },
      home: file.property_address ?? listingNewsMessages.somewhere(),
    },
  });
}

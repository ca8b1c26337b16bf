import { type DatabaseTransaction, dropUnsentMails, endSecretLinks } from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import { noteLeaving } from '../newsletters/recipient-store.ts';
import { CONFIRM_PURPOSE } from './list-links.ts';
import { stopSubscriber, stopSubscriptionsOf } from './subscriber-store.ts';

/** Takes someone off a list, with the emails that wait in the outbox. */
export async function leaveList(tx: DatabaseTransaction, subscriberId: string): Promise<void> {
  await stopSubscriber(tx, subscriberId);
  await dropEmailsTo(tx, subscriberId);
}

/** Takes an address off all lists, with the emails that wait in the outbox. */
export async function leaveLists(tx: DatabaseTransaction, email: string): Promise<void> {
  for (const id of await stopSubscriptionsOf(tx, email)) await dropEmailsTo(tx, id);
}

async function dropEmailsTo(tx: DatabaseTransaction, subscriberId: string): Promise<void> {
  // First waits for a sender that has the recipient: its email is in the outbox then.
  await noteLeaving(tx, subscriberId, newsletterMessages.left());
  await dropUnsentMails(tx, { topic: subscriberId });
  await endSecretLinks(tx, { subjects: [subscriberId], purposes: [CONFIRM_PURPOSE] });
}

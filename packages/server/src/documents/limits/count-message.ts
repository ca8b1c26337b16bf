import { DatabaseLock, type DatabaseTransaction, type Services } from '#platform';
import { refuseDocument } from '../refuse-document.ts';
import { agesOfAddress, agesOfSender, insertSigningMessage } from './message-store.ts';

type Needed = Pick<Services, 'settings'>;

interface Limit {
  hour: number;
  day: number;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const senderLock = new DatabaseLock('documents.links-of-sender');

/**
 * Held while someone has links sent, so that links sent at the same time all count. Taken before
 * any envelope is locked, as everywhere.
 */
export const holdSender = (tx: DatabaseTransaction, personId: string): Promise<void> =>
  senderLock.untilCommit(tx, { record: personId });

/**
 * Counts a link that is about to be emailed. Refuses (too-many-links) a sender and
 * (recipient-has-many-links) a mailbox that reached their limits; one that is due by itself
 * (`by` is null) counts, but is sent whatever the count, or nobody could go on signing.
 */
export async function countLink(
  { settings }: Needed,
  tx: DatabaseTransaction,
  { by, countsFor = by, email }: { by: string | null; countsFor?: string | null; email: string },
): Promise<void> {
  if (by !== null) await requireRoom({ settings }, tx, { by, emails: [email] });
  await insertSigningMessage(tx, { kind: 'link', senderId: countsFor, address: email });
}

/**
 * Refuses what `countLink` does, for links that go out later without being asked for, and counts
 * nothing.
 */
export async function requireRoom(
  { settings }: Needed,
  tx: DatabaseTransaction,
  { by, emails }: { by: string; emails: readonly string[] },
): Promise<void> {
  await holdSender(tx, by);
  const ofSender = {
    hour: settings.SIGNING_LINKS_PER_SENDER_HOUR,
    day: settings.SIGNING_LINKS_PER_SENDER_DAY,
  };
  const sent = secondsToRoom(await agesOfSender(tx, by, ofSender.day), ofSender);
  if (sent > 0) refuseDocument('too-many-links', { retryAfterSeconds: sent });
  const ofMailbox = {
    hour: settings.SIGNING_LINKS_PER_MAILBOX_HOUR,
    day: settings.SIGNING_LINKS_PER_MAILBOX_DAY,
  };
  for (const address of emails) {
    const ages = await agesOfAddress(tx, { kind: 'link', address }, ofMailbox.day);
    const got = secondsToRoom(ages, ofMailbox);
    if (got > 0) refuseDocument('recipient-has-many-links', { retryAfterSeconds: got });
  }
}

/**
 * Counts a code that is about to go to a mailbox or a phone. Refuses (too-many-codes) beyond the
 * limits, which a new link or unlocking doesn't change.
 */
export async function countCode(
  { settings }: Needed,
  tx: DatabaseTransaction,
  address: string,
): Promise<void> {
  const limit = {
    hour: settings.SIGNING_CODES_PER_ADDRESS_HOUR,
    day: settings.SIGNING_CODES_PER_ADDRESS_DAY,
  };
  const ages = await agesOfAddress(tx, { kind: 'code', address }, limit.day);
  const wait = secondsToRoom(ages, limit);
  if (wait > 0) refuseDocument('too-many-codes', { retryAfterSeconds: wait });
  await insertSigningMessage(tx, { kind: 'code', senderId: null, address });
}

/** How long until one more fits, when the others are as many seconds old, newest first. */
export function secondsToRoom(ages: readonly number[], { hour, day }: Limit): number {
  const ofHour = HOUR - (ages[hour - 1] ?? HOUR);
  const ofDay = DAY - (ages[day - 1] ?? DAY);
  return Math.max(0, Math.ceil(ofHour), Math.ceil(ofDay));
}

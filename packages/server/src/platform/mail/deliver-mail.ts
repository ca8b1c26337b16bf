import type { House } from '../room.ts';
import {
  claimDueMails,
  delayMail,
  forgetOldMails,
  giveUpMail,
  type MailRow,
  markMailSent,
} from './mail-store.ts';
import { MailRefusedError, type SendMail } from './smtp-sender.ts';

const AT_ONCE = 5;
const MOST_TRIES = 10;
const FIRST_DELAY_SECONDS = 30;
const MOST_DELAY_SECONDS = 4 * 3600;
const FORGET_AT_ONCE = 1000;

type MailHouse = Pick<House, 'db' | 'mail' | 'log'>;

/**
 * Sends the mails that are due, a few at once, until none is left. A mail that could not be sent
 * is tried again after a growing delay and given up after ten tries, or at once when the server
 * says that it will never take it. A node that dies between the server's yes and our note of it
 * sends the mail twice, with the same Message-ID; `signal` lets what is on its way come to its end.
 */
export async function deliverDueMails(
  house: MailHouse,
  send: SendMail,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await claimDueMails(house.db, AT_ONCE);
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => deliver(house, send, row)));
  }
}

async function deliver(house: MailHouse, send: SendMail, row: MailRow): Promise<void> {
  try {
    await send({
      ...openBody(house, row),
      id: row.id,
      to: row.to_address,
      subject: row.subject,
    });
    await markMailSent(house.db, row.id);
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    await noteRefusal(house, row, error);
  }
}

function openBody({ mail }: MailHouse, { id, sealed_body }: MailRow) {
  if (!sealed_body) throw new MailRefusedError('Its body is gone.', true);
  try {
    return mail.open(id, sealed_body);
  } catch {
    throw new MailRefusedError('Its body was sealed with another SECRETS_KEY.', true);
  }
}

async function noteRefusal(house: MailHouse, row: MailRow, error: MailRefusedError): Promise<void> {
  const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, error: error.message };
  if (error.isPermanent || row.attempts >= MOST_TRIES) {
    house.log.error(facts, 'mail given up');
    await giveUpMail(house.db, row.id, error.message);
    return;
  }
  house.log.warn(facts, 'mail not sent yet');
  await delayMail(house.db, row.id, { seconds: delayAfter(row.attempts), error: error.message });
}

/** 30 seconds after the first try, doubling, at most four hours. */
export function delayAfter(attempts: number): number {
  return Math.min(MOST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (attempts - 1));
}

/** Removes mails older than 30 days, sent or not, in small commits. */
export async function forgetMails({ db }: Pick<House, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await forgetOldMails(db, FORGET_AT_ONCE)) === FORGET_AT_ONCE);
}

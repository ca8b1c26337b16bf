import { backoff } from '../backoff.ts';
import { atomically, type Queryable } from '../database.ts';
import { quietUntil } from '../quiet-hours.ts';
import type { Services } from '../room.ts';
import { noteFailedRow } from '../row-by-row.ts';
import { serviceArea } from '../service-area.ts';
import type { LeftOut } from './mail.ts';
import {
  claimDueMails,
  delayMail,
  forgetOldMails,
  giveUpMail,
  type MailRow,
  markMailSent,
  postponeMail,
} from './mail-store.ts';
import { MailRefusedError, type RefusedRecipient, type SendMail } from './smtp-sender.ts';
import { findStop } from './stopped-mailbox-store.ts';

const AT_ONCE = 5;
const MAX_TRIES = 10;
const DELAY_SECONDS = { first: 30, most: 4 * 3600 };
const FORGET_AT_ONCE = 1000;

type MailServices = Pick<Services, 'db' | 'mail' | 'log' | 'metrics'>;

/** Sends an email through the mailbox of a person; says no more where that fell back. */
type SendOwn = (
  mail: Parameters<SendMail>[0],
  row: MailRow,
) => Promise<readonly RefusedRecipient[] | 'handed-over'>;

/** Sends the due emails that go out through people's own mailboxes, one after another. */
export async function deliverOwnMails(
  services: MailServices,
  send: SendOwn,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const [row] = await claimDueMails(services.db, 1, true);
    if (!row) return;
    await deliver(services, (mail) => send(mail, row), row);
  }
}

/**
 * Sends the due emails, a few at a time, until none is left. A failed email is retried after a
 * growing delay and given up after ten tries, or immediately when the server rejects it
 * permanently. One with quiet hours waits for their end. A node that dies between the server's
 * acceptance and our note of it sends the email twice, with the same Message-ID; `signal` lets
 * sends in progress finish.
 */
export async function deliverDueMails(
  services: MailServices,
  send: SendMail,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await claimDueMails(services.db, AT_ONCE);
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => deliver(services, send, row)));
  }
}

async function deliver(
  services: MailServices,
  send: (mail: Parameters<SendMail>[0]) => ReturnType<SendOwn>,
  row: MailRow,
): Promise<void> {
  try {
    const morning = row.quiet_zones && morningIn(row.quiet_zones);
    if (morning) {
      await postponeMail(services.db, row.id, morning);
      return;
    }
    const stop = await reasonToStop(services.db, row);
    if (stop) {
      await giveUp(services, row, stop);
      return;
    }
    const body = openBody(services, row);
    const split = body.others && (await services.mail.withoutStopped(services.db, body.others));
    const done = await send({
      ...body,
      ...(split && { others: split.others }),
      id: row.id,
      to: row.to_address,
      subject: row.subject,
    });
    if (done === 'handed-over') return;
    await noteSent(services, row, { refused: done, leftOut: split?.leftOut ?? [] });
  } catch (error) {
    // Even an email that fails for a reason of its own must not stop the others.
    if (!(error instanceof MailRefusedError)) noteFailedRow(services, rowOf(row), error);
    await noteRefusal(services, row, asRefusal(error));
  }
}

/** Some of the recipients may not have got it; without the one in `to`, it failed. */
async function noteSent(
  { db, mail }: MailServices,
  { id, to_address: to }: MailRow,
  { refused, leftOut }: { refused: readonly RefusedRecipient[]; leftOut: readonly LeftOut[] },
): Promise<void> {
  const failure = refused.find(({ address }) => address === to)?.words ?? null;
  const others = refused.filter(({ address }) => address !== to);
  const all = [...leftOut, ...others.map((one) => ({ ...one, why: 'refused' as const }))];
  await atomically(db, async (tx) => {
    if (failure === null) await markMailSent(tx, id);
    else await giveUpMail(tx, id, failure);
    await mail.settle(tx, { id, failure, ...(all.length > 0 && { leftOut: all }) });
  });
}

async function giveUp({ db, mail }: MailServices, { id }: MailRow, failure: string): Promise<void> {
  await atomically(db, async (tx) => {
    await giveUpMail(tx, id, failure);
    await mail.settle(tx, { id, failure });
  });
}

/** Why the mailbox must not get this email, see {@link serveMailNotices}; null if it may. */
async function reasonToStop(db: Queryable, row: MailRow): Promise<string | null> {
  const stop = await findStop(db, row.to_address);
  if (stop === 'bounced') return 'The mailbox doesn’t exist.';
  const isNotification = row.notification !== null;
  return stop && isNotification ? 'The recipient reported emails as spam.' : null;
}

const rowOf = ({ id }: MailRow) => ({ job: 'platform.send-mail', rowId: id });

const asRefusal = (error: unknown) =>
  error instanceof MailRefusedError ? error : new MailRefusedError(String(error), false);

/** A zone that another node knew may be unknown here; then the service area's clock decides. */
function morningIn(zones: readonly string[]): Date | null {
  const now = new Date();
  try {
    return quietUntil(now, zones);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return quietUntil(now, [serviceArea().timeZone]);
  }
}

function openBody({ mail }: MailServices, { id, sealed_body }: MailRow) {
  if (!sealed_body) throw new MailRefusedError('Its body is gone.', true);
  try {
    return mail.open(id, sealed_body);
  } catch {
    throw new MailRefusedError('Its body was sealed with another SECRETS_KEY.', true);
  }
}

async function noteRefusal(
  services: MailServices,
  row: MailRow,
  error: MailRefusedError,
): Promise<void> {
  const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, error: error.message };
  if (error.isPermanent || row.attempts >= MAX_TRIES) {
    services.log.error(facts, 'mail given up');
    await giveUp(services, row, error.message);
    return;
  }
  services.log.warn(facts, 'mail not sent yet');
  await delayMail(services.db, row.id, { seconds: delayAfter(row.attempts), error: error.message });
}

/** 30 seconds after the first try, doubling, at most four hours. */
export function delayAfter(attempts: number): number {
  return backoff(attempts, DELAY_SECONDS);
}

/** Removes emails older than 30 days, sent or not, in small commits. */
export async function forgetMails(
  { db }: Pick<Services, 'db'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await forgetOldMails(db, FORGET_AT_ONCE)) === FORGET_AT_ONCE);
}

import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { atomically, type DatabaseTransaction, noteFailedRow, type Services } from '#platform';
import { holdAttachments } from '../inbound/attachment-files.ts';
import { mailSubjects } from '../inbound/mail-subjects.ts';
import { messageIdsIn, parseMail } from '../inbound/parse-mail.ts';
import { MAIL_MAX_BYTES } from '../inbound/read-mailbox.ts';
import { takeMail } from '../inbound/take-mail.ts';
import { findAnswered } from '../record/message-store.ts';
import { openImap, problemOf } from './mailbox-connection.ts';
import { accountOf } from './own-mailbox.ts';
import {
  deleteMailboxesOfFormer,
  type MailboxRow,
  storeProblem,
  storeRead,
  takeDueMailbox,
} from './own-mailbox-store.ts';
import { tellOfProblem } from './tell-of-problem.ts';

const JOB = 'messaging.read-own-mailboxes';
const EVERY_MINUTES = 3;
/** A server that refuses the sign-in may lock the account of who tries often. */
const AFTER_REFUSAL_MINUTES = 60;
const ALL_SECONDS = 120;
const AT_ONCE = 200;
const HEADERS = ['references', 'in-reply-to', 'from'];

/** Reads the mailboxes that are due, one after another. Returns how many it tried. */
export async function readOwnMailboxes(services: Services, signal: AbortSignal): Promise<number> {
  await deleteMailboxesOfFormer(services.db);
  let tried = 0;
  while (!signal.aborted) {
    const due = await takeDueMailbox(services.db, EVERY_MINUTES);
    if (!due) break;
    tried += 1;
    await readOne(services, due, signal);
  }
  return tried;
}

async function readOne(services: Services, row: MailboxRow, signal: AbortSignal): Promise<void> {
  try {
    const client = await openImap(services, accountOf(services, row));
    client.on('error', (error) => services.log.warn({ err: error }, 'own mailbox'));
    const ending = AbortSignal.any([signal, AbortSignal.timeout(ALL_SECONDS * 1000)]);
    const close = () => client.close();
    ending.addEventListener('abort', close);
    try {
      await client.connect();
      await readNew(services, client, row, ending);
    } finally {
      ending.removeEventListener('abort', close);
      close();
    }
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemOf(error, 'imap');
    if (!problem) throw error;
    const minutes = problem.isForGood ? AFTER_REFUSAL_MINUTES : EVERY_MINUTES;
    await atomically(services.db, async (tx) => {
      const what = { kind: 'reading', problem: problem.message, minutes } as const;
      const isNews = await storeProblem(tx, row.person_id, what);
      const told = { personId: row.person_id, problem: problem.message };
      if (isNews) await tellOfProblem(services, tx, told);
    });
  }
}

/**
 * Takes what came in since the last time and belongs to a lead of the mailbox's owner. Of all other
 * emails only the sender and the Message-IDs that they answer are read, and nothing is kept.
 */
async function readNew(
  services: Services,
  client: ImapFlow,
  row: MailboxRow,
  ending: AbortSignal,
): Promise<void> {
  const { uidValidity, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
  const validity = String(uidValidity);
  const { person_id: personId } = row;
  if (validity !== row.validity) {
    // Other numbers: what is there now may be old, so reading goes on after it.
    await storeRead(services.db, personId, { validity, lastUid: Math.max(0, uidNext - 1) });
    return;
  }
  const last = Number(row.last_uid);
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const uids = found
    .filter((uid) => uid > last)
    .sort((a, b) => a - b)
    .slice(0, AT_ONCE);
  if (uids.length === 0) await storeRead(services.db, personId, { validity, lastUid: last });
  for (const uid of uids) {
    if (ending.aborted) return;
    const place = { validity, lastUid: uid };
    try {
      await takeOne(services, client, personId, place);
    } catch (error) {
      if (!client.usable) throw error;
      // One email that fails for a reason of its own must not stop the others.
      noteFailedRow(services, { job: JOB, rowId: `${personId} ${uid}` }, error);
      await storeRead(services.db, personId, place);
    }
  }
}

async function takeOne(
  services: Services,
  client: ImapFlow,
  personId: string,
  place: { validity: string; lastUid: number },
): Promise<void> {
  const uid = String(place.lastUid);
  const query = { size: true, headers: HEADERS };
  const head = await client.fetchOne(uid, query, { uid: true });
  const isWanted =
    head &&
    (head.size ?? 0) <= MAIL_MAX_BYTES &&
    (await atomically(services.db, (tx) => isOfLead(services, tx, personId, head)));
  const whole = isWanted
    ? await client.fetchOne(uid, { source: { maxLength: MAIL_MAX_BYTES } }, { uid: true })
    : false;
  const mail = whole && whole.source ? await parseMail(whole.source) : null;
  const attachments = mail ? await holdAttachments(services, mail) : [];
  await atomically(services.db, async (tx) => {
    if (mail) await takeMail(services, tx, mail, attachments);
    await storeRead(tx, personId, place);
  });
}

/** Whether an email answers one of ours, or comes from someone whom the owner works with. */
async function isOfLead(
  services: Services,
  tx: DatabaseTransaction,
  personId: string,
  head: FetchMessageObject,
): Promise<boolean> {
  const lines = (head.headers?.toString('utf8', 0, 20_000) ?? '').replace(/\r?\n[ \t]+/g, ' ');
  const headerNamed = (name: string) =>
    new RegExp(`^${name}:(.*)$`, 'im').exec(lines)?.[1]?.trim() ?? '';
  const answers = messageIdsIn([headerNamed('references'), headerNamed('in-reply-to')]);
  const answered = await findAnswered(tx, answers);
  const sender = /[^\s<>",;:()]{1,64}@[^\s<>",;:()]{1,255}/.exec(headerNamed('from'))?.[0] ?? '';
  const address = sender.toLowerCase();
  for (const subject of mailSubjects(services)) {
    if (answered?.about.kind === subject.kind) return true;
    const id = address === '' ? null : await subject.findByAddress(tx, address);
    if (id && (await subject.isWorkedBy(tx, id, personId))) return true;
  }
  return false;
}

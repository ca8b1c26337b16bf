import { type FetchMessageObject, ImapFlow } from 'imapflow';
import { atomically, DatabaseLock, noteFailedRow, type Services } from '#platform';
import { recordMessage } from '../record/record-message.ts';
import { holdAttachments } from './attachment-files.ts';
import { findCursor, writeCursor } from './mailbox-store.ts';
import { type InboundMail, parseMail } from './parse-mail.ts';
import { takeMail } from './take-mail.ts';

export const MAIL_MAX_BYTES = 25 * 1024 * 1024;
const AT_ONCE = 200;
const MAX_TRIES = 5;
const JOB = 'messaging.read-mailbox';

const TIMES = { connectSeconds: 15, greetSeconds: 15, idleSeconds: 60, allSeconds: 600 };
const lock = new DatabaseLock(JOB);

/** What reading needs to know of the mailbox it has open. */
interface OpenMailbox {
  client: ImapFlow;
  name: string;
  validity: string;
}

/**
 * Reads what came into the mailbox since the last time, on one node at a time. An email and
 * the note that it was read are one commit, so no crash loses or doubles one. The mailbox is only
 * read: nothing in it is changed or deleted. An email that is too large, can't be read, or can't
 * be fetched after five tries is listed for staff with what is known of it, and the next one
 * follows. Throws when the server can't be reached or breaks off; the next run goes on from there.
 */
export async function readMailbox(
  services: Services,
  signal: AbortSignal,
  times = TIMES,
): Promise<void> {
  const address = services.settings.INBOUND_IMAP_URL;
  if (!address) return;
  await lock.alone(services.pool, async (lost) => {
    const url = new URL(address);
    const client = new ImapFlow({ ...connectionOf(url, times), logger: false });
    // Without a listener, an error after the connection broke would end the program.
    client.on('error', (error) => services.log.warn({ err: error }, 'mailbox'));
    const ending = AbortSignal.any([
      ...[signal, lost],
      AbortSignal.timeout(times.allSeconds * 1000),
    ]);
    const close = () => client.close();
    ending.addEventListener('abort', close);
    try {
      await client.connect();
      const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
      const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
      const name = `${decodeURIComponent(url.username)}@${url.host}/${folder}`;
      const mailbox = { client, name, validity: String(uidValidity) };
      while (!ending.aborted && (await readSome(services, mailbox)) === AT_ONCE);
    } finally {
      ending.removeEventListener('abort', close);
      close();
    }
  });
}

function connectionOf(url: URL, times: typeof TIMES) {
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // Only on this machine, by the setting's rule.
    ...(!secure && { doSTARTTLS: false }),
    tls: { minVersion: 'TLSv1.2' as const },
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    connectionTimeout: times.connectSeconds * 1000,
    greetingTimeout: times.greetSeconds * 1000,
    socketTimeout: times.idleSeconds * 1000,
    disableAutoIdle: true,
  };
}

/** Reads the next emails; returns how many there were. */
async function readSome(services: Services, mailbox: OpenMailbox): Promise<number> {
  const { client, name, validity } = mailbox;
  const known = await findCursor(services.db, name);
  const isSame = known?.validity === validity;
  const last = isSame ? known.last_uid : 0;
  let tries = isSame ? known.tries : 0;
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  // "n:*" names the last email even when its number is below n.
  const uids = found
    .filter((uid) => uid > last)
    .sort((a, b) => a - b)
    .slice(0, AT_ONCE);
  for (const uid of uids) {
    // Counted before it is fetched: an email that breaks the connection must not do so forever.
    await writeCursor(services.db, name, { validity, last_uid: uid - 1, tries: tries + 1 });
    const isGivenUp = tries >= MAX_TRIES;
    const fetched = isGivenUp ? null : await fetchMail(client, uid);
    await takeFetched(services, mailbox, { uid, fetched, isGivenUp });
    tries = 0;
  }
  return uids.length;
}

/** An email with its size and what its head says; null for one that was deleted since. */
async function fetchMail(client: ImapFlow, uid: number): Promise<FetchMessageObject | null> {
  const head = await client.fetchOne(String(uid), { size: true, envelope: true }, { uid: true });
  if (!head) return null;
  if ((head.size ?? 0) > MAIL_MAX_BYTES) return head;
  const source = { maxLength: MAIL_MAX_BYTES };
  const whole = await client.fetchOne(String(uid), { source }, { uid: true });
  return whole ? { ...head, source: whole.source } : null;
}

async function takeFetched(
  services: Services,
  { name, validity }: OpenMailbox,
  {
    uid,
    fetched,
    isGivenUp,
  }: { uid: number; fetched: FetchMessageObject | null; isGivenUp: boolean },
): Promise<void> {
  const read = { validity, last_uid: uid, tries: 0 };
  const place = `<${validity}.${uid}@mailbox.invalid>`;
  if (!isGivenUp && !fetched) {
    await writeCursor(services.db, name, read);
    return;
  }
  try {
    if (!fetched?.source) throw new Error('It could not be fetched');
    const mail = await parseMail(fetched.source);
    const attachments = await holdAttachments(services, mail);
    await atomically(services.db, async (tx) => {
      await takeMail(services, tx, mail, attachments);
      await writeCursor(tx, name, read);
    });
  } catch (error) {
    const isTooLarge = (fetched?.size ?? 0) > MAIL_MAX_BYTES;
    if (!isTooLarge) noteFailedRow(services, { job: JOB, rowId: `${name} ${uid}` }, error);
    // Fails as well when it isn't the email's fault, such as without a database: then it waits.
    await atomically(services.db, async (tx) => {
      const { messageId, from, subject } = headOf(fetched, place);
      await recordMessage(tx, {
        ...{ channel: 'email', direction: 'in', address: from.address, fromName: from.name },
        ...{ messageId, subject, body: '', problem: isTooLarge ? 'too-large' : 'unreadable' },
      });
      await writeCursor(tx, name, read);
    });
  }
}

function headOf(
  fetched: FetchMessageObject | null,
  place: string,
): Pick<InboundMail, 'messageId' | 'from' | 'subject'> {
  const line = (text: string | undefined, length: number) =>
    (text ?? '')
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, length);
  const sender = fetched?.envelope?.from?.[0];
  return {
    messageId: place,
    from: { name: line(sender?.name, 200), address: line(sender?.address, 320).toLowerCase() },
    subject: line(fetched?.envelope?.subject, 1000),
  };
}

import { type DatabaseTransaction, findMailTo, type Services, stopMailbox } from '#platform';
import { findConversation } from '../record/conversation.ts';
import type { Subject } from '../record/message.ts';
import { failEmail, findAnswered, isKnownMessageId } from '../record/message-store.ts';
import { recordMessage } from '../record/record-message.ts';
import { insertInboundMail, isKnownInbound } from './inbound-store.ts';
import { type MailSubject, mailSubjects } from './mail-subjects.ts';
import type { InboundMail } from './parse-mail.ts';
import { subjectOfReply } from './reply-address.ts';

/**
 * Takes an email that came in: a bounce of one of ours stops the address; any other goes
 * on the timeline of the record that its reply address names, that the email it answers is about,
 * or whose person wrote it; the rest waits for staff. One that came before changes nothing.
 */
export async function takeMail(
  services: Services,
  tx: DatabaseTransaction,
  mail: InboundMail,
): Promise<void> {
  if (mail.bounce && (await takeBounce(services, tx, mail.bounce))) return;
  if (await isKnownMessageId(tx, mail.messageId)) return;
  if (await isKnownInbound(tx, mail.messageId)) return;
  const found = await matchMail(services, tx, mail);
  if (!found) {
    await insertInboundMail(tx, mail);
    return;
  }
  await putOnTimeline(services, tx, { mail, ...found });
}

/** Puts an email on a record's timeline and tells the room it belongs to. */
export async function putOnTimeline(
  services: Services,
  tx: DatabaseTransaction,
  { mail, about, thread }: { mail: StoredMail; about: Subject; thread: string | null },
): Promise<void> {
  const subject = subjectNamed(services, about.kind);
  const record = await subject?.find(tx, about.id);
  if (!subject || !record) throw new Error(`There is no ${about.kind} ${about.id}`);
  const conversation = thread ?? (await findConversation(tx, about, mail.subject)).thread;
  const messageId = await recordMessage(tx, {
    ...{ channel: 'email', direction: 'in', address: mail.from.address, about },
    ...{ personId: record.personId, thread: conversation, messageId: mail.messageId },
    ...{ subject: mail.subject, body: mail.body, html: mail.html, inReplyTo: mail.inReplyTo },
  });
  if (messageId !== null) await subject.received(tx, about.id, { ...mail, messageId });
}

type StoredMail = Omit<InboundMail, 'recipients' | 'bounce' | 'attachments'>;

type Match = { about: Subject; thread: string | null };

async function matchMail(
  services: Services,
  tx: DatabaseTransaction,
  mail: InboundMail,
): Promise<Match | null> {
  const subjects = mailSubjects(services);
  const kinds = subjects.map(({ kind }) => kind);
  const answered = await findAnswered(tx, mail.inReplyTo);
  const named = subjectOfReply(services, mail.recipients, kinds);
  const about = named ?? answered?.about ?? null;
  if (about && (await subjectNamed(services, about.kind)?.find(tx, about.id))) {
    return { about, thread: answered?.about.id === about.id ? answered.thread : null };
  }
  if (mail.from.address === '') return null;
  for (const subject of subjects) {
    const id = await subject.findByAddress(tx, mail.from.address);
    if (id) return { about: { kind: subject.kind, id }, thread: null };
  }
  return null;
}

function subjectNamed(services: Services, kind: string): MailSubject | undefined {
  return mailSubjects(services).find((one) => one.kind === kind);
}

/**
 * Only a bounce that names an email of ours to that address counts: anyone could write the others,
 * to keep someone from getting email. Returns whether it counted.
 */
async function takeBounce(
  services: Services,
  tx: DatabaseTransaction,
  { recipient, mailIds, reason, isForGood }: NonNullable<InboundMail['bounce']>,
): Promise<boolean> {
  const id = await findMailTo(tx, { address: recipient, ids: mailIds });
  if (id === null) return false;
  if (isForGood) await stopMailbox(tx, recipient, 'bounced');
  await failEmail(tx, { id, failure: reason });
  services.log.info({ mail: id, reason, isForGood }, 'mail bounced');
  return true;
}

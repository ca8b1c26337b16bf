import { type DatabaseTransaction, findMailTo, type Services, stopMailbox } from '#platform';
import { openMessaging } from '../messaging-services.ts';
import type { NewAttachment } from '../record/attachment.ts';
import { findConversation } from '../record/conversation.ts';
import type { Subject } from '../record/message.ts';
import { failEmail, findAnswered, isKnownMessageId } from '../record/message-store.ts';
import { noteFailure } from '../record/note-failure.ts';
import { recordMessage } from '../record/record-message.ts';
import { mailSubject, mailSubjects } from './mail-subjects.ts';
import type { InboundMail } from './parse-mail.ts';
import { subjectOfReply } from './reply-address.ts';

/**
 * Takes an email that came in: a bounce of one of ours stops the address; any other goes
 * on the timeline of the record that its reply address names, that the email it answers is about,
 * or whose person wrote it; the rest waits for staff. One that came before changes nothing. Its
 * files are in quarantine already.
 */
export async function takeMail(
  services: Services,
  tx: DatabaseTransaction,
  mail: InboundMail,
  attachments: readonly NewAttachment[],
): Promise<void> {
  if (mail.bounce && (await takeBounce(services, tx, mail.bounce))) return;
  if (await isKnownMessageId(tx, mail.messageId)) return;
  const found = await matchMail(services, tx, mail);
  const about = found?.about ?? null;
  const thread = found
    ? (found.thread ?? (await findConversation(tx, found.about, mail.subject)).thread)
    : null;
  const record = about && (await mailSubject(services, about.kind)?.find(tx, about.id));
  const messageId = await recordMessage(tx, {
    ...{ channel: 'email', direction: 'in', address: mail.from.address, about, thread },
    ...{ fromName: mail.from.name, personId: record?.personId ?? null, attachments },
    ...{ messageId: mail.messageId, inReplyTo: mail.inReplyTo, isAutomatic: mail.isAutomatic },
    ...{ subject: mail.subject, body: mail.body, html: mail.html },
  });
  if (messageId === null) return;
  await services.files.checkSoon(
    tx,
    attachments.flatMap(({ fileKey }) => fileKey ?? []),
  );
  if (!about) await openMessaging(services).unmatched.tell(tx, messageId);
  else {
    await mailSubject(services, about.kind)?.received(tx, about.id, { ...mail, messageId });
  }
}

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
  const record = about && (await mailSubject(services, about.kind)?.find(tx, about.id));
  if (record) {
    const { id } = record;
    const thread = answered?.about.id === id ? answered.thread : null;
    return { about: { kind: about.kind, id }, thread };
  }
  if (mail.from.address === '') return null;
  for (const subject of subjects) {
    const id = await subject.findByAddress(tx, mail.from.address);
    if (id) return { about: { kind: subject.kind, id }, thread: null };
  }
  return null;
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
  await noteFailure(tx, id);
  services.log.info({ mail: id, reason, isForGood }, 'mail bounced');
  return true;
}

import { type DatabaseTransaction, findMailTo, type Services, stopMailbox } from '#platform';
import { selectStaffMailboxes } from '../consent/consent-store.ts';
import { openMessaging } from '../messaging-services.ts';
import type { NewAttachment } from '../record/attachment.ts';
import { findConversation } from '../record/conversation.ts';
import type { Subject } from '../record/message.ts';
import {
  failEmail,
  findAnswered,
  findEmailWithOther,
  isKnownMessageId,
  noteLeftOut,
} from '../record/message-store.ts';
import { noteFailure } from '../record/note-failure.ts';
import { recordMessage } from '../record/record-message.ts';
import { asksToStop } from './asks-to-stop.ts';
import { mailSubject, mailSubjects } from './mail-subjects.ts';
import type { InboundMail } from './parse-mail.ts';
import { subjectOfReply } from './reply-address.ts';

/**
 * Takes an email that came in: a bounce of one of ours stops the address; any other goes
 * on the timeline of the record that its reply address names, that the email it answers is about,
 * or whose person wrote it; the rest waits for staff. One that came before changes nothing. Its
 * files are in quarantine already. People who reply STOP or the like get no more
 * marketing, and no answer.
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
  const isOptOut = found?.isReply === true && mail.from.address !== '' && asksToStop(mail);
  if (isOptOut) {
    const { address } = mail.from;
    await openMessaging(services).optOuts.take(tx, { address, about, wording: saidIn(mail) });
  }
  await services.files.checkSoon(
    tx,
    attachments.flatMap(({ fileKey }) => fileKey ?? []),
  );
  if (!about) await openMessaging(services).unmatched.tell(tx, messageId);
  else {
    const subject = mailSubject(services, about.kind);
    await subject?.received(tx, about.id, { ...mail, messageId, isOptOut });
  }
}

const saidIn = ({ body, subject }: InboundMail) => (body.trim() || subject).slice(0, 1000);

interface Match {
  about: Subject;
  thread: string | null;
  /** It answers an email of ours, so its sender has that email; anyone can write a From. */
  isReply: boolean;
}

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
    return { about: { kind: about.kind, id }, thread, isReply: true };
  }
  if (mail.from.address === '') return null;
  for (const subject of subjects) {
    const id = await subject.findByAddress(tx, mail.from.address);
    if (id) return { about: { kind: subject.kind, id }, thread: null, isReply: false };
  }
  return null;
}

/**
 * Only a bounce that names an email of ours to that address counts: anyone could write the others,
 * to keep someone from getting email. The email to a lead counts as delivered when only its Cc or
 * Bcc bounced. A copy that bounces never stops a mailbox of staff: others who got the email could
 * write that bounce, too, and cut an agent off from sign-in codes and warnings. Returns whether it
 * counted.
 */
async function takeBounce(
  services: Services,
  tx: DatabaseTransaction,
  { recipient, mailIds, reason, isForGood }: NonNullable<InboundMail['bounce']>,
): Promise<boolean> {
  const sent = { address: recipient, ids: mailIds };
  const own = await findMailTo(tx, sent);
  const id = own ?? (await findEmailWithOther(tx, sent));
  if (id === null) return false;
  const isStaff = (await selectStaffMailboxes(tx, [recipient])).has(recipient);
  if (isForGood && (own || !isStaff)) await stopMailbox(tx, recipient, 'bounced');
  if (own) {
    await failEmail(tx, { id, failure: reason });
    await noteFailure(tx, id);
  } else {
    await noteLeftOut(tx, id, [{ address: recipient, why: 'refused', words: reason }]);
    await noteFailure(tx, id, { isOther: true });
  }
  services.log.info({ mail: id, isForGood, isOther: own === null }, 'mail bounced');
  return true;
}

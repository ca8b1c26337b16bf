import { dateAfter, localDate } from '@homestead/contract/platform';
import { atomically, type MailAttachment, type Services, sha256 } from '#platform';
import { copyEmail } from '../envelopes/envelope-email.ts';
import { tellSender } from '../envelopes/envelope-news.ts';
import { findAnyEnvelope, lockAnyEnvelope, storeState } from '../envelopes/envelope-store.ts';
import { tellChange } from '../envelopes/tell-change.ts';
import { appendEvent, readLog } from '../log/append-event.ts';
import { sealMessages } from '../messages/seal.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealAttachment } from '../seal/seal-attachment.ts';
import { certificateOf } from './certificate-of.ts';
import { drawSigned } from './draw-signed.ts';
import { readSignedEnvelope } from './read-signed-envelope.ts';
import { sealCodeOf } from './seal-code.ts';
import { sealFactsOf } from './seal-facts-of.ts';
import { insertSeal } from './seal-store.ts';
import { sealedFiles } from './sealed-files.ts';

/** A larger PDF isn't attached to emails; its readers open their link. */
const ATTACHED_MAX = 7 * 1024 * 1024;

type Needed = Pick<Services, 'db' | 'files' | 'settings' | 'log' | 'mail' | 'secrets'>;

/**
 * Seals an envelope that everyone has signed, once: draws it with the certificate page,
 * seals the file, stores it, and in one commit notes the seal, completes the envelope and queues
 * the copies. A try that died leaves at most a file that nothing refers to; the next one starts
 * over.
 */
export async function sealEnvelope(services: Needed, envelopeId: string): Promise<void> {
  const { db, settings } = services;
  const envelope = await findAnyEnvelope(db, envelopeId);
  if (envelope?.state !== 'sealing') return;
  const signed = await readSignedEnvelope(db, envelope);
  // What happens between the last signature and the seal isn’t part of what is sealed.
  const log = await readLog(db, envelopeId);
  const events = log.slice(0, log.findLastIndex(({ kind }) => kind === 'completed') + 1);
  const code = sealCodeOf(services, envelopeId);
  const seal = openSeal(services);
  const facts = await sealFactsOf(services, signed, { code, events });
  const { bytes: attached, options } = sealAttachment(facts);
  const drawn = await drawSigned(services, signed, {
    certificate: certificateOf(services, signed, facts, { isDemo: seal.isDemo }),
    attachments: [{ ...options, bytes: attached, description: sealMessages.attached() }],
    madeAt: new Date(facts.sealedAt),
  });
  const isOurs = signed.documents.every(({ definition }) => definition !== null);
  const sealed = await seal.seal(drawn.pdf, { isOurs });
  await sealedFiles(services).put(sealed.sha256, sealed.bytes);
  await atomically(db, async (tx) => {
    const locked = await lockAnyEnvelope(tx, envelopeId);
    if (locked?.state !== 'sealing') return;
    const isFirst = await insertSeal(tx, {
      ...{ envelopeId, codeHash: sha256(code), sealedAt: new Date(), pages: drawn.pageCount },
      ...{ bytes: sealed.bytes.length, sha256: Buffer.from(sealed.sha256, 'hex') },
      ...{ level: sealed.level, isStampWanted: sealed.stampWanted },
    });
    if (!isFirst) return;
    const completed = await storeState(tx, envelopeId, {
      ...{ state: 'completed', ended_at: new Date() },
      retain_until: dateAfter(localDate(new Date()), 365 * settings.RETAIN_DOCUMENTS_YEARS + 2),
    });
    await appendEvent(tx, envelopeId, {
      kind: 'sealed',
      about: Buffer.from(sealed.sha256, 'hex'),
      facts: { level: sealed.level, pages: drawn.pageCount, isDemo: seal.isDemo },
    });
    const attachment = attachmentOf(envelope.title, sealed.bytes);
    for (const recipient of signed.recipients) {
      if (recipient.email === '') continue;
      const draft = copyEmail(settings, { envelope, recipient, attachment });
      await services.mail.queue(tx, { ...draft, to: recipient.email });
      const { name, email } = recipient;
      await appendEvent(tx, envelopeId, { kind: 'copy-sent', facts: { to: name, email } });
    }
    await tellSender(services, tx, completed, { what: 'completed' });
    await tellChange(
      tx,
      completed,
      signed.documents.map(({ row }) => row),
      'completed',
    );
  });
}

const attachmentOf = (title: string, bytes: Buffer): MailAttachment | null =>
  bytes.length > ATTACHED_MAX
    ? null
    : {
        ...{ filename: `${fileTitle(title)}.pdf`, contentType: 'application/pdf' },
        ...{ content: bytes.toString('base64'), encoding: 'base64' },
      };

/** A title as the name of a file. */
export const fileTitle = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N} ,.-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Documents';

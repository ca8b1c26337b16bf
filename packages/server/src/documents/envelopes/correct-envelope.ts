import type { Caller, DatabaseTransaction, Services } from '#platform';
import { endSecretLinks } from '#platform';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { endSessions } from '../signing/session-store.ts';
import { signerId } from '../signing/signer-id.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { keepVersion } from './freeze-documents.ts';
import {
  beforeOpening,
  type RecipientRow,
  selectRecipients,
  storeRecipient,
} from './recipient-store.ts';
import { requireSendable } from './send-envelope.ts';
import { hasNoLink, SIGNING_LINK, sendLink } from './send-links.ts';
import { whoseTurn } from './whose-turn.ts';
import { rewriteEnvelope } from './write-envelope.ts';

/**
 * Edits a locked draft, or corrects what was sent while nobody has signed: links, sessions, consent
 * and drawn signatures of recipients that are gone or are someone else now end, and those
 * whose turn it is get a link. Refuses (envelope-signed) later, and what couldn’t be sent.
 */
export async function correctEnvelope(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  caller: Caller,
  {
    envelope,
    input,
  }: {
    envelope: EnvelopeRow;
    input: Parameters<typeof rewriteEnvelope>[3]['input'];
  },
): Promise<EnvelopeRow> {
  if (envelope.first_signed_at !== null) refuseDocument('envelope-signed');
  if (envelope.state !== 'draft' && envelope.state !== 'sent') refuseDocument('envelope-ended');
  const before = await selectRecipients(tx, [envelope.id]);
  const row = await rewriteEnvelope(services, tx, caller, { envelope, input });
  if (row.state !== 'sent') return row;
  let recipients = await selectRecipients(tx, [row.id]);
  const documents = await selectAnyDocuments(tx, input.documents);
  await requireSendable(services, tx, { envelope: row, documents, recipients });
  const moved = before.filter((old) => {
    const now = recipients.find(({ id }) => id === old.id);
    return !now || !isSameSigner(old, now);
  });
  const ids = moved.map(({ id }) => id);
  await endSecretLinks(tx, { subjects: ids, purposes: [SIGNING_LINK] });
  await endSessions(tx, ids);
  for (const id of ids) await storeRecipient(tx, id, beforeOpening);
  recipients = await selectRecipients(tx, [row.id]);
  const by = `${caller.firstName} ${caller.lastName}`.trim();
  await appendEvent(tx, row.id, {
    kind: 'corrected',
    facts: {
      ...{ by, title: row.title },
      recipients: recipients.map(({ name, email, phone, role, number, turn }) => ({
        ...{ name, email, phone, role, number, turn },
      })),
    },
  });
  for (const document of documents) await keepVersion(tx, document);
  for (const one of whoseTurn(recipients, row.is_in_order)) {
    if (one.sent_at === null && !hasNoLink(one)) {
      await sendLink(services, tx, row, one, { by: caller.personId });
    }
  }
  return row;
}

/** Whether a recipient is still who was told to sign, on the same line and reached the same way. */
const isSameSigner = (old: RecipientRow, now: RecipientRow): boolean =>
  signerId(old) === signerId(now) && whoTheyAre.every((column) => old[column] === now[column]);

const whoTheyAre = ['role', 'number', 'name', 'email', 'phone', 'is_in_person'] as const;

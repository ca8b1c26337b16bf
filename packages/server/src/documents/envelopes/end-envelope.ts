import type { DatabaseTransaction, Services } from '#platform';
import { endSecretLinks } from '#platform';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { appendEvent } from '../log/append-event.ts';
import { envelopeMailMessages } from '../messages/envelope-mail.ts';
import { endSessions } from '../signing/session-store.ts';
import { endedEmail } from './envelope-email.ts';
import { type EnvelopeRow, selectContained, storeState } from './envelope-store.ts';
import { selectRecipients } from './recipient-store.ts';
import { SIGNING_LINK } from './send-links.ts';
import { tellChange } from './tell-change.ts';

interface Ending {
  state: 'voided' | 'declined' | 'expired';
  personId: string | null;
  /** Who ended it, by name; null for time. */
  by: string | null;
  reason: string;
  /** What those who had a link read. */
  because?: () => string;
}

/**
 * Ends a locked envelope that was sent: its links and sessions stop working, and everyone who had a
 * link is emailed that there is nothing to sign anymore.
 */
export async function endEnvelope(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  envelope: EnvelopeRow,
  { state, personId, by, reason, because }: Ending,
): Promise<EnvelopeRow> {
  const ended = await storeState(tx, envelope.id, {
    ...{ state, ended_at: new Date(), ended_by: personId, ended_because: reason },
    next_reminder_at: null,
  });
  const recipients = await selectRecipients(tx, [envelope.id]);
  const ids = recipients.map(({ id }) => id);
  await endSecretLinks(tx, { subjects: ids, purposes: [SIGNING_LINK] });
  await endSessions(tx, ids);
  await appendEvent(tx, envelope.id, { kind: state, facts: { ...(by && { by }), reason } });
  const words = because ?? (() => envelopeMailMessages.voided({ sender: by ?? '', reason }));
  for (const recipient of recipients) {
    if (recipient.sent_at === null || recipient.email === '' || recipient.state === 'declined') {
      continue;
    }
    const draft = endedEmail(settings, { envelope, recipient, because: words });
    await mail.queue(tx, { ...draft, to: recipient.email });
  }
  const contained = await selectContained(tx, [envelope.id]);
  const documents = await selectAnyDocuments(
    tx,
    contained.map(({ document_id: id }) => id),
  );
  await tellChange(tx, ended, documents, state);
  return ended;
}

import { type Caller, type CallOrigin, type DatabaseTransaction, endSecretLinks } from '#platform';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { identifiedInPerson, wasIdentifiedInPerson } from '../signing/identified-in-person.ts';
import { endSessions, openSession } from '../signing/session-store.ts';
import { startOver } from '../signing/start-over.ts';
import type { EnvelopeRow } from './envelope-store.ts';
import { type RecipientRow, storeRecipient } from './recipient-store.ts';
import { SIGNING_LINK } from './send-links.ts';

interface Starting {
  envelope: EnvelopeRow;
  recipient: RecipientRow;
  how: 'known' | 'photo-id';
  origin: CallOrigin;
}

/** Whether they opened the documents on a device of their own. */
const openedThemselves = (recipient: Pick<RecipientRow, 'opened_at' | 'identified_by'>): boolean =>
  recipient.opened_at !== null && !wasIdentifiedInPerson(recipient);

/**
 * Whether a recipient can sign on the host’s device: they are marked so, or haven’t opened what
 * they were sent, or staff revoked their link, which is in the log with its reason.
 */
export const mayOpenInPerson = (
  one: Pick<RecipientRow, 'is_in_person' | 'link_revoked_at' | 'opened_at' | 'identified_by'>,
): boolean => one.is_in_person || one.link_revoked_at !== null || !openedThemselves(one);

/**
 * Opens a session for a locked recipient on the caller’s device: their links and other
 * sessions end, and they begin with the consent. Refuses (opened-by-themselves).
 */
export async function startInPerson(
  tx: DatabaseTransaction,
  caller: Caller,
  { envelope, recipient, how, origin }: Starting,
): Promise<{ session: string; name: string }> {
  if (!mayOpenInPerson(recipient)) refuseDocument('opened-by-themselves');
  const host = `${caller.firstName} ${caller.lastName}`.trim();
  const { id, name } = recipient;
  await endSecretLinks(tx, { subjects: [id], purposes: [SIGNING_LINK] });
  await endSessions(tx, [id]);
  if (openedThemselves(recipient)) await startOver(tx, recipient);
  if (!recipient.is_in_person) {
    await appendEvent(tx, envelope.id, { kind: 'in-person', facts: { by: host, name } });
  }
  const identifiedBy = identifiedInPerson(how, host);
  const session = await openSession(tx, {
    ...{ recipientId: id, identifiedBy, hostId: caller.personId },
    accountSessionId: caller.sessionId,
  });
  const now = new Date();
  await storeRecipient(tx, id, {
    ...{ state: 'opened', opened_at: recipient.opened_at ?? now, identified_by: identifiedBy },
    ...{ sent_at: recipient.sent_at ?? now, is_in_person: true },
  });
  const { address: ip, device } = origin;
  await appendEvent(tx, envelope.id, {
    ...{ kind: 'opened', facts: { name, identifiedBy, host, ip, device } },
  });
  return { session, name };
}

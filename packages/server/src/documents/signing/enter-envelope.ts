import type { CallOrigin, DatabaseTransaction } from '#platform';
import { selectRecipients, storeRecipient } from '../envelopes/recipient-store.ts';
import { tellChange } from '../envelopes/tell-change.ts';
import { whoseTurn } from '../envelopes/whose-turn.ts';
import { appendEvent } from '../log/append-event.ts';
import { wasIdentifiedInPerson } from './identified-in-person.ts';
import type { OpenedLink } from './open-link.ts';
import { endSessions, openSession } from './session-store.ts';
import { startOver } from './start-over.ts';

interface Entering {
  identifiedBy: string;
  /** The session of the account whose mailbox proved who they are; null for a code. */
  accountSessionId: string | null;
  origin: CallOrigin;
}

/** Opens a session for a recipient who proved who they are, with its event. */
export async function enterEnvelope(
  tx: DatabaseTransaction,
  { envelope, recipient }: OpenedLink,
  { identifiedBy, accountSessionId, origin }: Entering,
): Promise<{ session: string }> {
  if (recipient.state !== 'signed' && wasIdentifiedInPerson(recipient)) {
    await endSessions(tx, [recipient.id]);
    await startOver(tx, recipient);
  }
  const session = await openSession(tx, {
    ...{ recipientId: recipient.id, identifiedBy, hostId: null, accountSessionId },
  });
  const recipients = await selectRecipients(tx, [envelope.id]);
  const isTurn =
    envelope.state === 'sent' &&
    whoseTurn(recipients, envelope.is_in_order).some(({ id }) => id === recipient.id);
  await storeRecipient(tx, recipient.id, {
    ...(isTurn && recipient.state === 'sent' && { state: 'opened' as const }),
    opened_at: recipient.opened_at ?? new Date(),
    // How they were identified when they signed is evidence.
    ...(recipient.state !== 'signed' && { identified_by: identifiedBy }),
  });
  const { address: ip, device } = origin;
  const facts = { name: recipient.name, identifiedBy, ip, device };
  await appendEvent(tx, envelope.id, { kind: 'opened', facts });
  if (recipient.opened_at === null) await tellChange(tx, envelope, [], 'opened');
  return { session };
}

import { type CallOrigin, type DatabaseTransaction, storedAddress } from '#platform';
import { storeRecipient } from '../envelopes/recipient-store.ts';
import { isEnded, mustAct } from '../envelopes/whose-turn.ts';
import { appendEvent } from '../log/append-event.ts';
import { noteRecipientSight } from '../sights/note-sight.ts';
import type { InSession } from './in-session.ts';

/** Notes that a recipient sees the documents now; the first time is in the log. */
export async function noteSeen(
  tx: DatabaseTransaction,
  { envelope, recipient }: InSession,
  origin: CallOrigin,
): Promise<void> {
  const isShown = recipient.consented_at !== null || !mustAct(recipient);
  if (!isShown || isEnded(envelope)) return;
  if (recipient.seen_at === null && recipient.consented_at !== null) {
    const facts = { name: recipient.name, role: recipient.role };
    const from = { ip: storedAddress(origin), device: origin.device };
    await appendEvent(tx, envelope.id, { kind: 'viewed', facts: { ...facts, ...from } });
    await storeRecipient(tx, recipient.id, { seen_at: new Date() });
  }
  await noteRecipientSight(tx, recipient, 'documents');
}

import { localDate } from '@homestead/contract/platform';
import { type CallOrigin, type DatabaseTransaction, type Queryable, refuse } from '#platform';
import { type EnvelopeRow, selectContained } from '../envelopes/envelope-store.ts';
import type { RecipientRow } from '../envelopes/recipient-store.ts';
import { selectAnyDocuments } from '../filling/document-store.ts';
import { appendEvent } from '../log/append-event.ts';
import { refuseDocument } from '../refuse-document.ts';
import { signerId } from '../signing/signer-id.ts';
import { type PamphletRow, selectPamphlets } from './pamphlet-store.ts';

/** Whether an envelope has the lead-based paint disclosure, whose buyers get the pamphlet. */
export async function hasLeadPaint(db: Queryable, envelopeId: string): Promise<boolean> {
  const contained = await selectContained(db, [envelopeId]);
  const ids = contained.map(({ document_id: id }) => id);
  return (await selectAnyDocuments(db, ids)).some(({ form }) => form === 'lead-paint');
}

/** The first entry about a recipient; undefined for who took their place. */
export const pamphletOf = (
  rows: readonly PamphletRow[],
  recipient: RecipientRow,
): PamphletRow | undefined =>
  rows.find(
    ({ envelope_id: id, signer, name }) =>
      id === recipient.envelope_id && signer === signerId(recipient) && name === recipient.name,
  );

interface Given {
  /** By staff, with how and on which day; else the buyer says it in their own session. */
  by?: { name: string; how: 'paper' | 'email'; on: string };
  origin: CallOrigin;
}

/**
 * Logs that a buyer got the EPA’s pamphlet about lead; once, no matter who says it. Refuses
 * (pamphlet-not-needed) anyone but a buyer of an open envelope with the lead-based paint
 * disclosure, and (bad-input) a day to come.
 */
export async function givePamphlet(
  tx: DatabaseTransaction,
  { envelope, recipient }: { envelope: EnvelopeRow; recipient: RecipientRow },
  { by, origin }: Given,
): Promise<void> {
  const isOpen = envelope.state === 'sent' && recipient.role === 'buyer';
  if (!isOpen || !(await hasLeadPaint(tx, envelope.id))) refuseDocument('pamphlet-not-needed');
  if (by && by.on > localDate(new Date())) {
    const message = 'Given on can’t be in the future';
    refuse('bad-input', { fields: [{ field: 'on', label: 'Given on', message }], message });
  }
  if (pamphletOf(await selectPamphlets(tx, [envelope.id]), recipient)) return;
  const facts = { signer: signerId(recipient), name: recipient.name };
  await appendEvent(tx, envelope.id, {
    kind: 'pamphlet-given',
    facts: by
      ? { ...facts, by: by.name, how: by.how, on: by.on }
      : { ...facts, ip: origin.address, device: origin.device },
  });
}

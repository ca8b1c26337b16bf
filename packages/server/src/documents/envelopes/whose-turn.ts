import type { DocumentRole, EnvelopeState } from '@homestead/contract/documents';
import type { RecipientRow } from './recipient-store.ts';

const signing: ReadonlySet<DocumentRole> = new Set([
  'seller',
  'buyer',
  'agent',
  'witness',
  'approver',
]);

/** Whether the envelope waits for this recipient at all; a copy goes out when all are done. */
export const mustAct = ({ role }: Pick<RecipientRow, 'role'>): boolean => signing.has(role);

/** Whether it ended without a seal: its recipients read none of its documents anymore. */
export const isEnded = ({ state }: { state: EnvelopeState }): boolean =>
  state === 'declined' || state === 'voided' || state === 'expired';

/** Those whose turn it is: in order, the lowest turn that isn’t done; else everyone who isn’t. */
export function whoseTurn<Recipient extends Pick<RecipientRow, 'role' | 'state' | 'turn'>>(
  recipients: readonly Recipient[],
  isInOrder: boolean,
): Recipient[] {
  const open = recipients.filter((one) => mustAct(one) && one.state !== 'signed');
  if (!isInOrder) return open;
  const turn = Math.min(...open.map((one) => one.turn));
  return open.filter((one) => one.turn === turn);
}

/** Whether everyone who has to sign has signed. */
export const areAllDone = (recipients: readonly Pick<RecipientRow, 'role' | 'state'>[]): boolean =>
  recipients.some(mustAct) && recipients.filter(mustAct).every(({ state }) => state === 'signed');

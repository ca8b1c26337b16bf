import type { EnvelopeState, WireOwnEnvelope } from '@homestead/contract/documents';
import { documentPageMessages } from '../messages/pages.ts';

type Own = Pick<WireOwnEnvelope, 'role' | 'state' | 'envelopeState' | 'isTheirTurn'>;

const endTexts: Partial<Record<EnvelopeState, () => string>> = {
  sealing: documentPageMessages.stateSealing,
  completed: documentPageMessages.stateCompleted,
  declined: documentPageMessages.stateDeclined,
  voided: documentPageMessages.stateVoided,
  expired: documentPageMessages.stateExpired,
};

/** Whether an envelope still wants something from its recipient, now or later. */
export const isToSign = ({ role, state, envelopeState }: Own): boolean =>
  envelopeState === 'sent' &&
  role !== 'copy' &&
  (state === 'waiting' || state === 'sent' || state === 'opened');

/** What an envelope waits for, as its recipient is told. */
export function ownStateText(own: Own): string {
  const ended = endTexts[own.envelopeState];
  if (ended) return ended();
  if (own.state === 'declined') return documentPageMessages.stateDeclined();
  if (own.role === 'copy') return documentPageMessages.stateCopy();
  if (own.state === 'signed') return documentPageMessages.stateSigned();
  return own.isTheirTurn ? documentPageMessages.stateYours() : documentPageMessages.stateOthers();
}

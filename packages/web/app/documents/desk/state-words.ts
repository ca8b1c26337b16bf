import type { EnvelopeState } from '@homestead/contract/documents';
import { envelopeMessages } from './messages/envelopes.ts';

/** How each state of an envelope is called. */
export const stateWords: Readonly<Record<EnvelopeState, () => string>> = {
  draft: envelopeMessages.draftState,
  sent: envelopeMessages.sentState,
  sealing: envelopeMessages.sealingState,
  completed: envelopeMessages.completedState,
  declined: envelopeMessages.declinedState,
  voided: envelopeMessages.voidedState,
  expired: envelopeMessages.expiredState,
};

/** The color of its badge. */
export const stateColors: Readonly<Record<EnvelopeState, 'quiet' | 'good' | 'warn' | 'bad'>> = {
  draft: 'quiet',
  sent: 'warn',
  sealing: 'warn',
  completed: 'good',
  declined: 'bad',
  voided: 'quiet',
  expired: 'quiet',
};

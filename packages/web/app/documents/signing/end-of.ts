import type { WireSigning } from '@homestead/contract/documents';

/** What there is to say instead of something to sign. */
export type SigningEnd =
  | 'voided'
  | 'expired'
  | 'declined'
  | 'completed'
  | 'sealing'
  | 'signed'
  | 'copy'
  | 'not-your-turn';

/** Why the recipient has nothing to sign now; null if they have. */
export function endOf({ state, recipient }: Pick<WireSigning, 'state' | 'recipient'>) {
  if (state === 'voided' || state === 'expired' || state === 'declined') return state;
  if (recipient.state === 'declined') return 'declined';
  if (state === 'completed') return 'completed';
  if (state === 'sealing') return 'sealing';
  if (recipient.state === 'signed') return 'signed';
  if (recipient.role === 'copy') return 'copy';
  return recipient.isTheirTurn ? null : 'not-your-turn';
}

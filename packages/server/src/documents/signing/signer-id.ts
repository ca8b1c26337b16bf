import type { RecipientRow } from '../envelopes/recipient-store.ts';

/** A signer’s id in the log and in seals. */
export const signerId = ({ role, number, position }: RecipientRow): string =>
  role === 'approver' ? `approver-${position}` : `${role}-${number}`;

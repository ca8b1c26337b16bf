import type { DuplicateReason } from '@homestead/contract/leads';
import { duplicateMessages } from '../messages/duplicates.ts';

const words: Readonly<Record<DuplicateReason, () => string>> = {
  email: duplicateMessages.email,
  phone: duplicateMessages.phone,
  address: duplicateMessages.address,
  name: duplicateMessages.name,
};

/** What two leads have in common, as in “same email, same phone number”. */
export const reasonsText = (reasons: readonly DuplicateReason[]): string =>
  reasons.map((reason) => words[reason]()).join(', ');

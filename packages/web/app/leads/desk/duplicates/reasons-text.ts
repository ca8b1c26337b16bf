import type { DuplicateReason } from '@homestead/contract/leads';
import { duplicateMessages } from '../messages/duplicates.ts';

const words: Readonly<Record<DuplicateReason, () => string>> = {
  email: duplicateMessages.email,
  phone: duplicateMessages.phone,
  address: duplicateMessages.address,
  name: duplicateMessages.name,
};

/** What two leads have in common, within a sentence, as in “same email, same phone”. */
export const reasonsText = (reasons: readonly DuplicateReason[]): string =>
  reasons.map((reason) => words[reason]()).join(', ');

/** The same where it stands alone. */
export function reasonsLine(reasons: readonly DuplicateReason[]): string {
  const text = reasonsText(reasons);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

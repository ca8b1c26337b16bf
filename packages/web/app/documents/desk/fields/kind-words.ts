import type { FieldKind } from '@homestead/contract/documents';
import { fieldMessages } from '../messages/fields.ts';

/** How each kind of field is called. */
export const kindWords: Readonly<Record<FieldKind, () => string>> = {
  signature: fieldMessages.signature,
  initials: fieldMessages.initials,
  date: fieldMessages.date,
  text: fieldMessages.text,
  checkbox: fieldMessages.checkbox,
};

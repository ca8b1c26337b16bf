import type { DocumentRole, FieldKind, RecipientState } from '@homestead/contract/documents';
import { signingMessages } from '../messages/signing.ts';

/** What someone is to a document, inside a sentence. */
export const roleTexts: Record<DocumentRole, () => string> = {
  seller: signingMessages.roleSeller,
  buyer: signingMessages.roleBuyer,
  agent: signingMessages.roleAgent,
  witness: signingMessages.roleWitness,
  approver: signingMessages.roleApprover,
  copy: signingMessages.roleCopy,
};

export const stateTexts: Record<RecipientState, () => string> = {
  waiting: signingMessages.stateWaiting,
  sent: signingMessages.stateSent,
  opened: signingMessages.stateOpened,
  signed: signingMessages.stateSigned,
  declined: signingMessages.stateDeclined,
};

export const fieldTexts: Record<FieldKind, () => string> = {
  signature: signingMessages.fieldSignature,
  initials: signingMessages.fieldInitials,
  date: signingMessages.fieldDate,
  text: signingMessages.fieldText,
  checkbox: signingMessages.fieldCheckbox,
};

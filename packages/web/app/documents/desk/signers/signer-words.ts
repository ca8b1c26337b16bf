import type { DocumentRole, RecipientState, WireRecipient } from '@homestead/contract/documents';
import { instantText } from '#platform';
import { signerMessages } from '../messages/signers.ts';

const roles: Readonly<Record<DocumentRole, (given: { number: string }) => string>> = {
  seller: signerMessages.seller,
  buyer: signerMessages.buyer,
  agent: signerMessages.agent,
  witness: signerMessages.witness,
  approver: signerMessages.approver,
  copy: signerMessages.copy,
};

/** What someone is to the envelope, such as "Second seller". */
export const roleText = (role: DocumentRole, number: number): string =>
  roles[role]({ number: String(number) });

export const recipientStateWords: Readonly<Record<RecipientState, () => string>> = {
  waiting: signerMessages.waiting,
  sent: signerMessages.sent,
  opened: signerMessages.opened,
  signed: signerMessages.signed,
  declined: signerMessages.declined,
};

/** When each step was, in one line; empty if nothing happened yet. */
export function timesText(recipient: WireRecipient): string {
  const { sentAt, openedAt, consentedAt, pamphletAt, signedAt } = recipient;
  const steps = [
    sentAt && signerMessages.sentAt({ at: instantText(sentAt) }),
    openedAt && signerMessages.openedAt({ at: instantText(openedAt) }),
    consentedAt && signerMessages.consentedAt({ at: instantText(consentedAt) }),
    pamphletAt && signerMessages.pamphletAt({ at: instantText(pamphletAt) }),
    signedAt && signerMessages.signedAt({ at: instantText(signedAt) }),
  ];
  return steps.filter(Boolean).join(' · ');
}

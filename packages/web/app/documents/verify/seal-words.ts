import type { DocumentRole } from '@homestead/contract/documents';
import { locale } from '@homestead/contract/platform';
import { verifyMessages } from './messages/verify.ts';

const roles: Readonly<Record<DocumentRole, () => string>> = {
  seller: verifyMessages.roleSeller,
  buyer: verifyMessages.roleBuyer,
  agent: verifyMessages.roleAgent,
  witness: verifyMessages.roleWitness,
  approver: verifyMessages.roleApprover,
  copy: verifyMessages.roleCopy,
};
export const roleText = (role: DocumentRole): string => roles[role]();

/** An instant where the reader is. */
export function instantText(at: string): string {
  return new Intl.DateTimeFormat(locale(), {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  })
    .format(new Date(at))
    .replaceAll('\u202f', ' ');
}

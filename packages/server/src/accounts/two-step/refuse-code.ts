import { accountRefusals } from '@homestead/contract/accounts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';

const labels = {
  code: fieldMessages.code,
  emailedCode: fieldMessages.code,
  recoveryCode: fieldMessages.recoveryCode,
} as const;

/** The one refusal of a code that is wrong, old or used, at the field it was typed in. */
export function refuseCode(field: keyof typeof labels): never {
  const message = accountRefusals['code-wrong'].sentence;
  return refuseAccount('code-wrong', { fields: [{ field, label: labels[field](), message }] });
}

import {
  isRoleKey,
  newPasswordProblem,
  roles,
  staffPasswordProblem,
} from '@homestead/contract/accounts';
import { fieldMessages } from '../messages/fields.ts';

/**
 * What is wrong with a new password for a person with this role, in the specified sentences,
 * or null. Staff need at least ten characters and none of the common ones.
 */
export async function checkNewPassword(password: string, roleKey: string): Promise<string | null> {
  const problem = newPasswordProblem(password);
  if (problem) return problem;
  if (isRoleKey(roleKey) && roles[roleKey].side !== 'staff') return null;
  return (
    staffPasswordProblem(password) ??
    ((await isCommonPassword(password)) ? fieldMessages.commonPassword() : null)
  );
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the 49,000 most common ones, in any case. Loads them on first use.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  const list = await known;
  return list.has(password) || list.has(password.toLowerCase());
}

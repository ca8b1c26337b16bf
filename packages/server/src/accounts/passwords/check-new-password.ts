import {
  isRoleKey,
  newPasswordProblem,
  roles,
  staffPasswordProblem,
} from '@homestead/contract/accounts';
import { fieldMessages } from '../messages/fields.ts';
import { isCommonPassword } from './common-passwords.ts';

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

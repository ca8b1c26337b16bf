import {
  isRoleKey,
  newPasswordProblem,
  roles,
  staffPasswordProblem,
} from '@homestead/contract/accounts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * What is wrong with a new password of a person in this role, in the specs' words, or null. Staff
 * needs at least ten characters and none of the common ones (decision 10).
 */
export async function checkNewPassword(password: string, roleKey: string): Promise<string | null> {
  const problem = newPasswordProblem(password);
  if (problem) return problem;
  if (isRoleKey(roleKey) && roles[roleKey].side !== 'staff') return null;
  return (
    staffPasswordProblem(password) ??
    ((await isCommonPassword(password))
      ? 'Password is one of those that many people use; choose another'
      : null)
  );
}

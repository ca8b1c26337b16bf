import { sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { fieldMessages } from '../messages/fields.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { turnOf } from '../passwords/password-hasher.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import type { PendingRegistrationRow } from './registration-store.ts';

/** What the person who confirms a registration brings. */
interface Confirming {
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
  /** From the cookie of the browser, unverified. */
  browserSecret: string | null;
}

/**
 * The hash of the password that a registration is confirmed with: a new one, or the one typed at
 * registration, if this is the browser that registered or it is typed again. Someone else may have
 * registered the address. Refuses a new password that breaks a rule, (password-needed) in
 * another browser without a password, (chosen-password-wrong), (sign-in-busy).
 */
export async function choosePassword(
  { hasher, settings }: Pick<AccountsServices, 'hasher' | 'settings'>,
  registration: PendingRegistrationRow,
  { password, newPassword, browserSecret }: Confirming,
): Promise<string> {
  const { id, email, first_name, last_name, password_hash, browser_hash } = registration;
  if (newPassword != null) {
    const owner = { email, firstName: first_name, lastName: last_name, roleKey: 'client' };
    const problem = await checkNewPassword(settings, newPassword, owner);
    if (problem) refuseField('newPassword', fieldMessages.password(), problem);
    return hasher.hash(newPassword, turnOf(id));
  }
  if (browserSecret && browser_hash?.equals(sha256(browserSecret))) return password_hash;
  if (!password) return refusePassword('password-needed', fieldMessages.passwordRequired());
  if (await hasher.verify(password_hash, password, turnOf(id))) return password_hash;
  return refusePassword('chosen-password-wrong', fieldMessages.passwordNotChosen());
}

function refusePassword(code: 'password-needed' | 'chosen-password-wrong', message: string): never {
  const field = { field: 'password', label: fieldMessages.password(), message };
  return refuseAccount(code, { fields: [field] });
}

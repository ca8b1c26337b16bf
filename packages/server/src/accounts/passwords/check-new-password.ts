import {
  isRoleKey,
  newPasswordProblem,
  roles,
  staffPasswordProblem,
} from '@homestead/contract/accounts';
import type { Settings } from '#platform';
import { fieldMessages } from '../messages/fields.ts';

/** Whose new password it is. */
interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Without known words, at least this much has to remain: the specified minimum. */
const OWN_PART_MIN = 6;
const WORD_MIN = 4;

/**
 * What is wrong with a new password for a person with this role, in the specified sentences,
 * or null. Staff need at least ten characters; nobody's is a common or guessable one.
 */
export async function checkNewPassword(
  settings: Pick<Settings, 'brokerage' | 'publicUrl'>,
  password: string,
  owner: PasswordOwner & { roleKey: string },
): Promise<string | null> {
  const { roleKey } = owner;
  const isStaff = !isRoleKey(roleKey) || roles[roleKey].side === 'staff';
  return (
    newPasswordProblem(password) ??
    (isStaff ? staffPasswordProblem(password) : null) ??
    (await weakPasswordProblem(settings, password, owner))
  );
}

/** Why a new password is easy to guess, given its owner; null if it is not. */
export async function weakPasswordProblem(
  { brokerage, publicUrl }: Pick<Settings, 'brokerage' | 'publicUrl'>,
  password: string,
  { email, firstName, lastName }: PasswordOwner,
): Promise<string | null> {
  if (await isCommonPassword(password)) return fieldMessages.commonPassword();
  const known = [email, firstName, lastName, brokerage.name, new URL(publicUrl).hostname];
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= WORD_MIN)
    .sort((a, b) => b.length - a.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return own.length < OWN_PART_MIN ? fieldMessages.guessablePassword() : null;
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

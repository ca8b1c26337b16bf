import {
  newPasswordProblem,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type Queryable } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { passwordChangedEmail } from '../emails/password-changed-email.ts';
import { mailedTokenHash } from '../mailed-tokens/mailed-token.ts';
import {
  findMailedToken,
  type TokenPurpose,
  takeMailedToken,
  voidMailedTokens,
} from '../mailed-tokens/mailed-token-store.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { storePassword } from '../passwords/password-store.ts';
import { findPersonById, type PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { storeProvenMailbox } from './registration-store.ts';

type ResetPassword = typeof registrationEndpoints.resetPassword;

const PURPOSES: readonly TokenPurpose[] = ['reset', 'invitation'];

/**
 * Sets a new password with the mailed link, of a reset or of an invitation (decision 3). The token
 * is used up with the change alone, so that a password that is refused can be typed again. All
 * sessions of the person end, links that wait become worthless, the mailbox counts as proven.
 * Refuses a password that breaks a rule, (token-used-up) without a token that is good for this very
 * address, (too-many-tries), (sign-in-busy).
 */
export async function resetPassword(
  accounts: AccountsHouse,
  body: BodyOf<ResetPassword>,
  origin: CallOrigin,
): Promise<AnswerOf<ResetPassword>> {
  const password = body.newPassword ?? '';
  requireGood(newPasswordProblem(password));
  await accounts.throttles.count('verify', { address: origin.address });
  const hash = mailedTokenHash(body.token ?? '');
  const { person } = await requireTokenOf(accounts.db, hash, normaliseEmail(body.email ?? ''));
  requireGood(await checkNewPassword(password, person.role_key));
  const passwordHash = await accounts.hasher.hash(password);
  await atomically(accounts.db, async (tx) => {
    const token = (await takeMailedToken(tx, hash, PURPOSES)) ?? refuseAccount('token-used-up');
    await storePassword(tx, { personId: person.id, hash: passwordHash });
    await storeProvenMailbox(tx, person.id);
    await voidMailedTokens(tx, person.id, ['reset', 'invitation', 'email-change']);
    await endSessions(tx, { personId: person.id }, 'password-changed');
    const isFirst = token.purpose === 'invitation';
    const kind = isFirst ? 'invitation-accepted' : 'password-reset';
    await recordSecurityEvent(tx, { kind, personId: person.id, origin });
    if (!isFirst) await mailChange(accounts, tx, person, origin);
  });
  return answer(true, 'Password has been reset successfully');
}

function requireGood(problem: string | null): void {
  if (problem) refuseField('newPassword', 'Password', problem);
}

/** The token is good for a person who still has the address it was sent to and may sign in. */
async function requireTokenOf(
  db: Queryable,
  hash: Buffer,
  email: string,
): Promise<{ person: PersonRow }> {
  const token = await findMailedToken(db, hash, PURPOSES);
  const person = token?.person_id ? await findPersonById(db, token.person_id) : null;
  if (!person || token?.email !== email || person.email !== email || person.deactivated_at) {
    return refuseAccount('token-used-up');
  }
  return { person };
}

async function mailChange(
  { mail, settings }: AccountsHouse,
  tx: Queryable,
  person: PersonRow,
  origin: CallOrigin,
): Promise<void> {
  const draft = passwordChangedEmail(settings, {
    firstName: person.first_name,
    at: new Date(),
    device: origin.device,
  });
  await mail.queue(tx, { ...draft, to: person.email });
}

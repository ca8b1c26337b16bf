import {
  newPasswordProblem,
  normalizeEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  endSecretLinks,
  findSecretLink,
  type Queryable,
  takeSecretLink,
} from '#platform';
import { type AccountLink, waitingLinks } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { passwordChangedEmail } from '../passwords/password-changed-email.ts';
import { turnOf } from '../passwords/password-hasher.ts';
import { storePassword } from '../passwords/password-store.ts';
import { findPersonById, type PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { storeProvenMailbox } from './registration-store.ts';

type ResetPassword = typeof registrationEndpoints.resetPassword;

const PURPOSES: readonly AccountLink[] = ['accounts.reset', 'accounts.invitation'];

/**
 * Sets a new password with an emailed reset or invitation link. The token is used up only
 * with the change, so that a refused password can be typed again. All sessions of the person end,
 * pending links stop working, the email counts as verified. Refuses a password that breaks a rule,
 * (token-used-up) without a valid token for this exact address, (too-many-tries), (sign-in-busy).
 */
export async function resetPassword(
  accounts: AccountsServices,
  body: BodyOf<ResetPassword>,
  origin: CallOrigin,
): Promise<AnswerOf<ResetPassword>> {
  const password = body.newPassword ?? '';
  requireGood(newPasswordProblem(password));
  const given = body.token ?? '';
  await countLinkTry(accounts.throttles, given, origin.address);
  const { person } = await requireLinkOf(accounts.db, given, normalizeEmail(body.email ?? ''));
  requireGood(
    await checkNewPassword(accounts.settings, password, {
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      roleKey: person.role_key,
    }),
  );
  const passwordHash = await accounts.hasher.hash(password, turnOf(person.id));
  await atomically(accounts.db, async (tx) => {
    const link = (await takeSecretLink(tx, given, PURPOSES)) ?? refuseAccount('token-used-up');
    await storePassword(tx, { personId: person.id, hash: passwordHash });
    await storeProvenMailbox(tx, person.id);
    await endSecretLinks(tx, { subjects: [person.id], purposes: waitingLinks });
    await endSessions(tx, { personId: person.id }, 'password-changed');
    const isFirst = link.purpose === 'accounts.invitation';
    const kind = isFirst ? 'invitation-accepted' : 'password-reset';
    await recordSecurityEvent(tx, { kind, personId: person.id, origin });
    if (!isFirst) await mailChange(accounts, tx, person, origin);
  });
  return answer(true, answerMessages.passwordReset());
}

function requireGood(problem: string | null): void {
  if (problem) refuseField('newPassword', fieldMessages.password(), problem);
}

/** The token is for a person who still has the address it was sent to and may sign in. */
async function requireLinkOf(
  db: Queryable,
  token: string,
  email: string,
): Promise<{ person: PersonRow }> {
  const link = await findSecretLink(db, token, { purposes: PURPOSES });
  const person = link && (await findPersonById(db, link.subject));
  if (!person || link.email !== email || person.email !== email || person.deactivated_at) {
    return refuseAccount('token-used-up');
  }
  return { person };
}

async function mailChange(
  { mail, settings }: AccountsServices,
  tx: Queryable,
  person: PersonRow,
  origin: CallOrigin,
): Promise<void> {
  const facts = {
    firstName: person.first_name,
    at: new Date(),
    device: origin.device,
  };
  const draft = await inLanguageOf(tx, person.id, () => passwordChangedEmail(settings, facts));
  await mail.queue(tx, { ...draft, to: person.email });
}

import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Actor, atomically, endSecretLinks } from '#platform';
import { waitingLinks } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { passwordChangedEmail } from '../passwords/password-changed-email.ts';
import { turnOf } from '../passwords/password-hasher.ts';
import { storePassword } from '../passwords/password-store.ts';
import { refuseField } from '../refuse-field.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { provePassword, refuseWrongPassword } from './prove-password.ts';

type ChangePassword = typeof ownAccountEndpoints.changePassword;

/**
 * Changes the caller's password. Their other sessions end, secret links stop working, and they are
 * notified by email. Refuses a password that breaks a rule, and what {@link provePassword} refuses,
 * also when the current password was changed in the meantime.
 */
export async function changePassword(
  accounts: AccountsServices,
  actor: Actor,
  body: BodyOf<ChangePassword>,
): Promise<AnswerOf<ChangePassword>> {
  const { caller, origin } = actor;
  const problem = await checkNewPassword(accounts.settings, body.newPassword, {
    ...caller,
    roleKey: caller.role,
  });
  if (problem) refuseField('newPassword', fieldMessages.password(), problem);
  const person = await provePassword(accounts, actor, body.currentPassword);
  const hash = await accounts.hasher.hash(body.newPassword, turnOf(person.id));
  await atomically(accounts.db, async (tx) => {
    const proven = person.password_hash;
    if (!(await storePassword(tx, { personId: person.id, hash, proven }))) refuseWrongPassword();
    await endSecretLinks(tx, { subjects: [person.id], purposes: waitingLinks });
    await endSessions(tx, { personId: person.id, except: caller.sessionId }, 'password-changed');
    await recordSecurityEvent(tx, {
      kind: 'password-changed',
      personId: person.id,
      actorId: person.id,
      sessionId: caller.sessionId,
      origin,
    });
    const facts = {
      firstName: person.first_name,
      at: new Date(),
      device: origin.device,
    };
    const draft = await inLanguageOf(tx, person.id, () =>
      passwordChangedEmail(accounts.settings, facts),
    );
    await accounts.mail.queue(tx, { ...draft, to: person.email });
  });
  return answer(true, answerMessages.passwordChanged());
}

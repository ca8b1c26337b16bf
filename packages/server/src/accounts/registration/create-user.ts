import { normalizeEmail, type registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type CallOrigin } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { weakPasswordProblem } from '../passwords/check-new-password.ts';
import { turnOfStranger } from '../passwords/password-hasher.ts';
import { refuseAccount } from '../refuse-account.ts';
import { registrationProblems } from './registration-problems.ts';
import { registrationLock, replacePendingRegistration } from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type CreateUser = typeof registrationEndpoints.createUser;

/**
 * Stores a pending registration and emails the address, free or taken, with the same answer for
 * both. A newer registration with the same address replaces an older one. Refuses
 * (create-account-refused) what breaks a rule of R-44, (too-many-tries), (sign-in-busy).
 */
export async function createUser(
  accounts: AccountsServices,
  body: BodyOf<CreateUser>,
  origin: CallOrigin,
): Promise<AnswerOf<CreateUser>> {
  const fields = registrationProblems(body);
  const weak = await weakPasswordProblem(accounts.settings, body.password ?? '', {
    email: normalizeEmail(body.email ?? ''),
    firstName: (body.first_name ?? '').trim(),
    lastName: (body.last_name ?? '').trim(),
  });
  if (weak && fields.every(({ field }) => field !== 'password')) {
    fields.push({ field: 'password', label: fieldMessages.password(), message: weak });
  }
  if (fields.length > 0) refuseAccount('create-account-refused', { fields });
  const email = normalizeEmail(body.email ?? '');
  const firstName = (body.first_name ?? '').trim();
  await accounts.throttles.count('register', { account: email, address: origin.address });
  const registration = {
    email,
    first_name: firstName,
    last_name: (body.last_name ?? '').trim(),
    lead_role: body.leadRole ?? 'Buyer',
    terms_version: accounts.settings.legal['terms-of-use'].version,
  };
  await withMinimumDuration(async () => {
    const password_hash = await accounts.hasher.hash(
      body.password ?? '',
      turnOfStranger(origin, 'registration'),
    );
    await atomically(accounts.db, async (tx) => {
      await registrationLock.untilCommit(tx, { record: email });
      // Replaces even what isn't mailed: an earlier link must not confirm a stranger's password.
      const id = await replacePendingRegistration(tx, { ...registration, password_hash });
      if (!(await accounts.mail.mayReach(tx, email, 'registration'))) return;
      await sendVerification(accounts, tx, { id, email, firstName });
    });
  });
  return answer(true, answerMessages.finishRegistration());
}

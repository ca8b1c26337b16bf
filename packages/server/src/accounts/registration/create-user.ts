import { normalizeEmail, registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  answerOnce,
  findNewestSecretLink,
  newSecret,
  type Queryable,
  refuse,
  sha256,
  submissionOf,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { weakPasswordProblem } from '../passwords/check-new-password.ts';
import { turnOfStranger } from '../passwords/password-hasher.ts';
import { refuseAccount } from '../refuse-account.ts';
import type { FormOrigin } from './form-origin.ts';
import { registrationProblems } from './registration-problems.ts';
import {
  findPendingRegistration,
  type NewRegistration,
  registrationLock,
  replacePendingRegistration,
} from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type CreateUser = typeof registrationEndpoints.createUser;

/**
 * Stores a pending registration and emails the address, free or taken, with the same answer for
 * both, and for suspected spam, which does nothing. A newer registration with the same
 * address replaces an older one, unless the newer one's email can't be sent and the older one's
 * link works. The same form sent again with its key counts once. `browserSecret` is for a cookie of
 * the browser. Refuses (create-account-refused) what breaks a rule of R-44,
 * (too-many-tries), (sign-in-busy).
 */
export async function createUser(
  accounts: AccountsServices,
  body: BodyOf<CreateUser>,
  from: FormOrigin,
): Promise<{ browserSecret: string; told: AnswerOf<CreateUser> }> {
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
  const { password, ...facts } = body;
  const turn = turnOfStranger(from.origin, 'registration');
  let passwordHash = '';
  const made = await withMinimumDuration(() =>
    answerOnce(
      accounts,
      // Without the password: a keyed hash is quick to compute, and so are guesses.
      submissionOf(registrationEndpoints.createUser, facts, from),
      async (tx) => {
        const browserSecret = newSecret();
        const registration = {
          email,
          first_name: firstName,
          last_name: (body.last_name ?? '').trim(),
          lead_role: body.leadRole ?? 'Buyer',
          password_hash: passwordHash,
          browser_hash: sha256(browserSecret),
          terms_version: accounts.settings.legal['terms-of-use'].version,
          language: from.origin.language,
          page: body.page ?? null,
          campaign: JSON.stringify(body.campaign ?? {}),
        };
        if (!from.isSuspected) await register(accounts, tx, registration);
        return { browserSecret, passwordHash };
      },
      async () => {
        const { address } = from.origin;
        await accounts.throttles.count('register', { account: email, address });
        passwordHash = await accounts.hasher.hash(password ?? '', turn);
      },
    ),
  );
  if (made.passwordHash !== passwordHash) {
    await accounts.throttles.count('register', { address: from.origin.address });
    const isSame = await accounts.hasher.verify(made.passwordHash, password ?? '', turn);
    if (!isSame) refuse('idempotency-key-reused');
  }
  const told = answer(true as const, answerMessages.finishRegistration());
  return { browserSecret: made.browserSecret, told };
}

async function register(
  accounts: AccountsServices,
  tx: Queryable,
  registration: NewRegistration,
): Promise<void> {
  const { email, language } = registration;
  await registrationLock.untilCommit(tx, { record: email });
  const mayMail = await accounts.mail.mayReach(tx, email, 'registration');
  const waiting = mayMail ? null : await findPendingRegistration(tx, email);
  const link = { subject: waiting?.id ?? '', purpose: 'accounts.verify' };
  if (waiting && (await findNewestSecretLink(tx, link))) return;
  const id = await replacePendingRegistration(tx, registration);
  if (mayMail) await sendVerification(accounts, tx, { id, email, language });
}

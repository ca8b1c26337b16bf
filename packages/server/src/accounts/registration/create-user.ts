import { normaliseEmail, type registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { refuseAccount } from '../refuse-account.ts';
import { registrationProblems } from './registration-problems.ts';
import { lockRegistrationsOf, replacePendingRegistration } from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { takeAsLong } from './take-as-long.ts';

type CreateUser = typeof registrationEndpoints.createUser;

/**
 * Keeps a pending registration and mails the address, free or taken, and answers both the same
 * (decision 4). A newer registration with the same address takes the place of an older one. Refuses
 * (create-account-refused) what breaks a rule of spec 1 section 5, (too-many-tries), (sign-in-busy).
 */
export async function createUser(
  accounts: AccountsHouse,
  body: BodyOf<CreateUser>,
  origin: CallOrigin,
): Promise<AnswerOf<CreateUser>> {
  const fields = registrationProblems(body);
  if (fields.length > 0) refuseAccount('create-account-refused', { fields });
  const email = normaliseEmail(body.email ?? '');
  const firstName = (body.first_name ?? '').trim();
  await accounts.throttles.count('register', { account: email, address: origin.address });
  const registration = {
    email,
    first_name: firstName,
    last_name: (body.last_name ?? '').trim(),
    lead_role: body.leadRole ?? 'Buyer',
  };
  await takeAsLong(async () => {
    const password_hash = await accounts.hasher.hash(body.password ?? '');
    await atomically(accounts.db, async (tx) => {
      await lockRegistrationsOf(tx, email);
      const id = await replacePendingRegistration(tx, { ...registration, password_hash });
      await sendVerification(accounts, tx, { id, email, firstName });
    });
  });
  return answer(true, 'Check your email to finish creating your account.');
}

import {
  emailProblem,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { refuseField } from '../refuse-field.ts';
import { findPendingRegistration } from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { takeAsLong } from './take-as-long.ts';

type Resend = typeof registrationEndpoints.resendVerification;

/**
 * Mails the link and a new code once more, where a registration waits for this mailbox; answers the
 * same where none does. Refuses a malformed address, (too-many-tries).
 */
export async function resendVerification(
  accounts: AccountsHouse,
  body: BodyOf<Resend>,
  origin: CallOrigin,
): Promise<AnswerOf<Resend>> {
  const problem = emailProblem(body.email ?? '');
  if (problem) refuseField('email', 'Email', problem);
  const email = normaliseEmail(body.email ?? '');
  await accounts.throttles.count('register', { account: email, address: origin.address });
  await takeAsLong(() =>
    atomically(accounts.db, async (tx) => {
      const pending = await findPendingRegistration(tx, email);
      if (!pending) return;
      await sendVerification(accounts, tx, {
        id: pending.id,
        email,
        firstName: pending.first_name,
      });
    }),
  );
  return answer(true, 'If an account is waiting for this email, a new code is on its way.');
}

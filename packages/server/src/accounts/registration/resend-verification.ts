import {
  emailProblem,
  normalizeEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type CallOrigin } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseField } from '../refuse-field.ts';
import { findPendingRegistration } from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type Resend = typeof registrationEndpoints.resendVerification;

/**
 * Emails the link and a new code again if a registration waits for this address; gives the same
 * answer if none does. Refuses a malformed address, (too-many-tries).
 */
export async function resendVerification(
  accounts: AccountsServices,
  body: BodyOf<Resend>,
  origin: CallOrigin,
): Promise<AnswerOf<Resend>> {
  const problem = emailProblem(body.email ?? '');
  if (problem) refuseField('email', fieldMessages.email(), problem);
  const email = normalizeEmail(body.email ?? '');
  await accounts.throttles.count('register', { account: email, address: origin.address });
  await withMinimumDuration(() =>
    atomically(accounts.db, async (tx) => {
      const pending = await findPendingRegistration(tx, email);
      if (!pending || !(await accounts.mail.mayReach(tx, email, 'registration'))) return;
      await sendVerification(accounts, tx, {
        id: pending.id,
        email,
        firstName: pending.first_name,
      });
    }),
  );
  return answer(true, answerMessages.codeSent());
}

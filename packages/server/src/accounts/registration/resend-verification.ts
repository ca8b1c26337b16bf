import { emailProblem, normalizeEmail, registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { answerOnce, submissionOf } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseField } from '../refuse-field.ts';
import type { FormOrigin } from './form-origin.ts';
import { findPendingRegistration } from './registration-store.ts';
import { sendVerification } from './send-verification.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type Resend = typeof registrationEndpoints.resendVerification;

/**
 * Emails the link and a new code again if a registration waits for this address; gives the same
 * answer if none does, and for suspected spam. The same form sent again with its key counts once.
 * Refuses a malformed address, (too-many-tries).
 */
export async function resendVerification(
  accounts: AccountsServices,
  body: BodyOf<Resend>,
  from: FormOrigin,
): Promise<AnswerOf<Resend>> {
  const problem = emailProblem(body.email ?? '');
  if (problem) refuseField('email', fieldMessages.email(), problem);
  const email = normalizeEmail(body.email ?? '');
  await withMinimumDuration(() =>
    answerOnce(
      accounts,
      submissionOf(registrationEndpoints.resendVerification, body, from),
      async (tx) => {
        const pending = from.isSuspected ? null : await findPendingRegistration(tx, email);
        if (!pending || !(await accounts.mail.mayReach(tx, email, 'registration'))) return true;
        const { language } = from.origin;
        await sendVerification(accounts, tx, { id: pending.id, email, language });
        return true;
      },
      () => accounts.throttles.count('register', { account: email, address: from.origin.address }),
    ),
  );
  return answer(true, answerMessages.codeSent());
}

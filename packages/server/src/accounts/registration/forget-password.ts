import {
  forgotEmailProblem,
  normalizeEmail,
  registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  answerOnce,
  type CallOrigin,
  findNewestSecretLink,
  type Queryable,
  submissionOf,
} from '#platform';
import { issueLastingLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import type { FormOrigin } from './form-origin.ts';
import { resetEmail } from './reset-email.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type ForgetPassword = typeof registrationEndpoints.forgetPassword;

/**
 * Emails a password link to the person with this address; gives the same answer after the same time
 * if there is none or they are deactivated, or for suspected spam. Beyond the limits of an
 * address and its mailbox nothing is sent while the last link works, and it works at least until
 * the next one may be sent: a stranger can't keep the owner from a new password. The same
 * form sent again with its key counts once; what is stored for that is the same for everyone.
 * Refuses (email-refused) a malformed address, (too-many-tries) by IP address.
 */
export async function forgetPassword(
  accounts: AccountsServices,
  body: BodyOf<ForgetPassword>,
  from: FormOrigin,
): Promise<AnswerOf<ForgetPassword>> {
  const problem = forgotEmailProblem(body.email ?? '');
  if (problem) {
    refuseAccount('email-refused', {
      fields: [{ field: 'email', label: fieldMessages.email(), message: problem }],
    });
  }
  const email = normalizeEmail(body.email ?? '');
  let mayMail = true;
  await withMinimumDuration(() =>
    answerOnce(
      accounts,
      submissionOf(registrationEndpoints.forgetPassword, body, from),
      async (tx) => {
        if (!from.isSuspected) await mailReset(accounts, tx, { email, mayMail }, from.origin);
        return true;
      },
      async () => {
        await accounts.throttles.count('reset', { address: from.origin.address });
        mayMail = await accounts.throttles.permits('reset', { account: email });
      },
    ),
  );
  return answer(true, answerMessages.checkEmail());
}

async function mailReset(
  { mail, settings }: AccountsServices,
  tx: Queryable,
  { email, mayMail }: { email: string; mayMail: boolean },
  origin: CallOrigin,
): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (!person || person.deactivated_at) return;
  const fits = await mail.mayReach(tx, email, 'reset');
  const link = { subject: person.id, purpose: 'accounts.reset' } as const;
  if (!(mayMail && fits) && (await findNewestSecretLink(tx, link))) return;
  const lasting = { ...link, unproven: 'reset', email } as const;
  const { token, minutes } = await issueLastingLink(mail, tx, lasting);
  const facts = { firstName: person.first_name, email, token, minutes };
  const draft = await inLanguageOf(tx, person.id, () => resetEmail(settings, facts));
  // Only its owner can use a link up, so this one isn't a stranger's.
  await mail.queue(tx, { ...draft, to: email, ...(fits && { unproven: 'reset' }) });
  await recordSecurityEvent(tx, { kind: 'reset-asked', personId: person.id, origin });
}

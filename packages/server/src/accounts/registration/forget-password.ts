import {
  forgotEmailProblem,
  normalizeEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, type CallOrigin, findNewestSecretLink } from '#platform';
import { issueLastingLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { resetEmail } from './reset-email.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type ForgetPassword = typeof registrationEndpoints.forgetPassword;

/**
 * Emails a password link to the person with this address; gives the same answer after the same time
 * if there is none or they are deactivated. Beyond the limits of an address and its mailbox
 * nothing is sent while the last link works, and it works at least until the next one may be sent:
 * a stranger can't keep the owner from a new password. Refuses (email-refused) a malformed
 * address, (too-many-tries) by IP address.
 */
export async function forgetPassword(
  accounts: AccountsServices,
  body: BodyOf<ForgetPassword>,
  origin: CallOrigin,
): Promise<AnswerOf<ForgetPassword>> {
  const problem = forgotEmailProblem(body.email ?? '');
  if (problem) {
    refuseAccount('email-refused', {
      fields: [{ field: 'email', label: fieldMessages.email(), message: problem }],
    });
  }
  const email = normalizeEmail(body.email ?? '');
  await accounts.throttles.count('reset', { address: origin.address });
  const mayMail = await accounts.throttles.permits('reset', { account: email });
  await withMinimumDuration(() => mailReset(accounts, { email, mayMail }, origin));
  return answer(true, answerMessages.checkEmail());
}

async function mailReset(
  accounts: AccountsServices,
  { email, mayMail }: { email: string; mayMail: boolean },
  origin: CallOrigin,
): Promise<void> {
  const person = await findPersonByEmail(accounts.db, email);
  if (!person || person.deactivated_at) return;
  await atomically(accounts.db, async (tx) => {
    const fits = await accounts.mail.mayReach(tx, email, 'reset');
    const last = { subject: person.id, purpose: 'accounts.reset' };
    if (!(mayMail && fits) && (await findNewestSecretLink(tx, last))) return;
    const { token, minutes } = await issueLastingLink(accounts.mail, tx, {
      purpose: 'accounts.reset',
      unproven: 'reset',
      subject: person.id,
      email,
    });
    const facts = { firstName: person.first_name, email, token, minutes };
    const draft = resetEmail(accounts.settings, facts);
    // Only its owner can use a link up, so this one isn't a stranger's.
    await accounts.mail.queue(tx, { ...draft, to: email, ...(fits && { unproven: 'reset' }) });
    await recordSecurityEvent(tx, { kind: 'reset-asked', personId: person.id, origin });
  });
}

import {
  forgotEmailProblem,
  normaliseEmail,
  type registrationEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { resetEmail } from '../emails/reset-email.ts';
import { issueMailedToken } from '../mailed-tokens/mailed-token.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { takeAsLong } from './take-as-long.ts';

type ForgetPassword = typeof registrationEndpoints.forgetPassword;

/**
 * Mails a link for a new password to a person of this address; answers the same, as late, where
 * there is none or they are deactivated (decision 4). Refuses (email-refused) a malformed address,
 * (too-many-tries), which reads the same for unknown addresses.
 */
export async function forgetPassword(
  accounts: AccountsHouse,
  body: BodyOf<ForgetPassword>,
  origin: CallOrigin,
): Promise<AnswerOf<ForgetPassword>> {
  const problem = forgotEmailProblem(body.email ?? '');
  if (problem) {
    refuseAccount('email-refused', {
      fields: [{ field: 'email', label: 'Email', message: problem }],
    });
  }
  const email = normaliseEmail(body.email ?? '');
  await accounts.throttles.count('reset', { account: email, address: origin.address });
  await takeAsLong(() => mailReset(accounts, email, origin));
  return answer(true, 'Check your email');
}

async function mailReset(
  accounts: AccountsHouse,
  email: string,
  origin: CallOrigin,
): Promise<void> {
  const person = await findPersonByEmail(accounts.db, email);
  if (!person || person.deactivated_at) return;
  await atomically(accounts.db, async (tx) => {
    const token = await issueMailedToken(tx, { purpose: 'reset', email, personId: person.id });
    const draft = resetEmail(accounts.settings, { firstName: person.first_name, email, token });
    await accounts.mail.queue(tx, { ...draft, to: email });
    await recordSecurityEvent(tx, { kind: 'reset-asked', personId: person.id, origin });
  });
}

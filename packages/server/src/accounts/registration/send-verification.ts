import type { Queryable } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { alreadyRegisteredEmail } from '../emails/already-registered-email.ts';
import { verifyEmail } from '../emails/verify-email.ts';
import { issueMailedToken } from '../mailed-tokens/mailed-token.ts';
import { voidCodes } from '../mailed-tokens/mailed-token-store.ts';
import { findPersonByEmail } from '../person-store.ts';
import { newVerificationCode, verificationCodeHash } from './verification-code.ts';

/**
 * Mails the link and the code of a registration, or, where the address has an account already, that
 * it has one. Both ways do the same work, so that time tells nothing (decision 4).
 */
export async function sendVerification(
  { mail, secrets, settings }: Pick<AccountsHouse, 'mail' | 'secrets' | 'settings'>,
  tx: Queryable,
  registration: { id: string; email: string; firstName: string },
): Promise<void> {
  const { id, email, firstName } = registration;
  const owner = await findPersonByEmail(tx, email);
  const code = newVerificationCode();
  await voidCodes(tx, id);
  const token = await issueMailedToken(tx, {
    purpose: 'verify',
    email,
    registrationId: id,
    codeHash: verificationCodeHash(secrets, id, code),
  });
  const forOwner = owner && alreadyRegisteredEmail(settings, { firstName: owner.first_name });
  const draft = forOwner ?? verifyEmail(settings, { firstName, token, code });
  await mail.queue(tx, { ...draft, to: email });
}

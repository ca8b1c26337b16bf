import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { emailChangedEmail } from '../emails/email-change-emails.ts';
import { issueMailedToken, mailedTokenHash } from '../mailed-tokens/mailed-token.ts';
import { takeMailedToken, voidMailedTokens } from '../mailed-tokens/mailed-token-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { moveEmail } from './move-email.ts';
import { findOwnPerson } from './own-account-store.ts';

type Confirm = typeof ownAccountEndpoints.confirmEmailChange;

/**
 * Gives a person the address whose mailbox the link proves; the old one gets a link that takes it
 * back. Refuses (token-used-up) a link that was used, ran out or was replaced, or an address that
 * was taken meanwhile, (too-many-tries).
 */
export async function confirmEmailChange(
  accounts: AccountsHouse,
  token: string,
  origin: CallOrigin,
): Promise<AnswerOf<Confirm>> {
  await accounts.throttles.count('verify', { address: origin.address });
  const { settings, mail } = accounts;
  const email = await atomically(accounts.db, async (tx) => {
    const taken = await takeMailedToken(tx, mailedTokenHash(token), ['email-change']);
    const person = taken?.person_id && (await findOwnPerson(tx, taken.person_id, { lock: true }));
    if (!person) return refuseAccount('token-used-up');
    await moveEmail(tx, person, taken.email, origin);
    await voidMailedTokens(tx, person.id, ['reset', 'invitation', 'email-change']);
    const back = { purpose: 'email-undo', email: person.email, personId: person.id } as const;
    const draft = emailChangedEmail(settings, {
      firstName: person.first_name,
      at: new Date(),
      token: await issueMailedToken(tx, back),
    });
    await mail.queue(tx, { ...draft, to: person.email });
    return taken.email;
  });
  return answer({ email }, 'Your email has been changed.');
}

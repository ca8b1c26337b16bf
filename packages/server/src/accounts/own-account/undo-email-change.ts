import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { resetEmail } from '../emails/reset-email.ts';
import { issueMailedToken, mailedTokenHash } from '../mailed-tokens/mailed-token.ts';
import {
  takeMailedToken,
  voidLaterUndoTokens,
  voidMailedTokens,
} from '../mailed-tokens/mailed-token-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { moveEmail } from './move-email.ts';
import { findOwnPerson, forgetPasswordOf, forgetSignInsSince } from './own-account-store.ts';

type Undo = typeof ownAccountEndpoints.undoEmailChange;

/**
 * Gives a person back the address that they had before a change. Whoever changed it knew the
 * password: so it is forgotten, all sessions end, passkeys and identities added since are taken
 * away, and a link for a new password goes to the old address. A second step stays as it is.
 * Links that take back later changes become worthless, earlier ones stay. Refuses (token-used-up) a
 * link that was used or ran out, or an address that somebody has by now, (too-many-tries).
 */
export async function undoEmailChange(
  accounts: AccountsHouse,
  token: string,
  origin: CallOrigin,
): Promise<AnswerOf<Undo>> {
  await accounts.throttles.count('verify', { address: origin.address });
  const { settings, mail } = accounts;
  const email = await atomically(accounts.db, async (tx) => {
    const taken = await takeMailedToken(tx, mailedTokenHash(token), ['email-undo']);
    const person = taken?.person_id && (await findOwnPerson(tx, taken.person_id, { lock: true }));
    if (!person) return refuseAccount('token-used-up');
    await moveEmail(tx, person, taken.email, origin);
    await forgetPasswordOf(tx, person.id);
    await forgetSignInsSince(tx, person.id, taken.created_at);
    await voidMailedTokens(tx, person.id, ['reset', 'invitation', 'email-change']);
    await voidLaterUndoTokens(tx, person.id, taken.created_at);
    await endSessions(tx, { personId: person.id }, 'email-changed');
    const facts = { purpose: 'reset', email: taken.email, personId: person.id } as const;
    const draft = resetEmail(settings, {
      firstName: person.first_name,
      email: taken.email,
      token: await issueMailedToken(tx, facts),
    });
    await mail.queue(tx, { ...draft, to: taken.email });
    return taken.email;
  });
  return answer({ email }, 'Your email is what it was. Please set a new password.');
}

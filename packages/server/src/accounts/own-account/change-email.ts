import {
  emailProblem,
  normaliseEmail,
  type ownAccountEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { answer } from '../answer.ts';
import {
  confirmEmailChangeEmail,
  emailChangeAskedEmail,
  emailChangeTakenEmail,
} from '../emails/email-change-emails.ts';
import { issueMailedToken } from '../mailed-tokens/mailed-token.ts';
import { voidMailedTokens } from '../mailed-tokens/mailed-token-store.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseField } from '../refuse-field.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { provePassword } from './prove-password.ts';

type ChangeEmail = typeof ownAccountEndpoints.changeEmail;

/**
 * Asks for another address: it counts once its mailbox is proven. Both addresses are told. A taken
 * address gets the same answer; its owner is told by mail that it is in use. Refuses a malformed
 * address and one's own, what {@link provePassword} refuses, (too-many-tries).
 */
export async function changeEmail(
  accounts: AccountsHouse,
  acting: Acting,
  body: BodyOf<ChangeEmail>,
): Promise<AnswerOf<ChangeEmail>> {
  const { caller, origin } = acting;
  const problem = emailProblem(body.newEmail);
  if (problem) refuseField('newEmail', 'Email', problem);
  const email = normaliseEmail(body.newEmail);
  if (email === caller.email) refuseField('newEmail', 'Email', 'Email is yours already');
  const person = await provePassword(accounts, acting, body.currentPassword);
  await accounts.throttles.count('reset', {
    account: `new address of ${person.id}`,
    address: origin.address,
  });
  const { settings, mail } = accounts;
  const firstName = person.first_name;
  await atomically(accounts.db, async (tx) => {
    await voidMailedTokens(tx, person.id, ['email-change']);
    const token = await issueMailedToken(tx, {
      purpose: 'email-change',
      email,
      personId: person.id,
    });
    const owner = await findPersonByEmail(tx, email);
    const toNew = owner
      ? emailChangeTakenEmail(settings, { firstName: owner.first_name })
      : confirmEmailChangeEmail(settings, { token });
    const asked = { firstName, at: new Date(), device: origin.device };
    await mail.queueAll(tx, [
      { ...toNew, to: email },
      { ...emailChangeAskedEmail(settings, asked), to: person.email },
    ]);
    await recordSecurityEvent(tx, {
      kind: 'email-change-asked',
      personId: person.id,
      actorId: person.id,
      sessionId: caller.sessionId,
      origin,
    });
  });
  return answer(true, 'Open the link that we have mailed to the new address.');
}

import type { ownAccountEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseHandover } from '../people/refuse-handover.ts';
import { markDeleted } from '../people/remove-person.ts';
import { requireAnotherSuperAdmin } from '../people/require-another-super-admin.ts';
import { requireOwnPerson } from './own-person.ts';
import { provePassword } from './prove-password.ts';

/**
 * Deletes the caller's own account: sign-in is disabled, and the data is erased after 30 days,
 * until when staff can restore it. Refuses what {@link provePassword} refuses, (last-super-admin),
 * (handover-needed) while the person holds what others depend on.
 */
export async function deleteMyAccount(
  accounts: AccountsServices,
  actor: Actor,
  currentPassword: string,
): Promise<AnswerOf<typeof ownAccountEndpoints.deleteMyAccount>> {
  await provePassword(accounts, actor, currentPassword);
  await atomically(accounts.db, async (tx) => {
    const person = await requireOwnPerson(tx, actor.caller, { lock: true });
    await requireAnotherSuperAdmin(tx, person);
    const held = await accounts.handovers.heldBy(tx, person.id);
    if (held.length > 0) refuseHandover(held);
    await markDeleted(accounts, tx, actor, { person, handedOver: [], handOverTo: undefined });
  });
  return answer(true, answerMessages.accountDeleted());
}

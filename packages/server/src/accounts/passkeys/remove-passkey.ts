import { type Actor, atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { tellTwoStepChanged, toldPerson } from '../two-step/tell-two-step-changed.ts';
import {
  deleteRecoveryCodes,
  getTwoStepState,
  isTwoStepOn,
  lockSecondSteps,
} from '../two-step/two-step-store.ts';
import { deletePasskey } from './passkey-store.ts';

/**
 * Removes a passkey of the caller; recovery codes are removed with the last second step. Refuses
 * with `password-wrong`, `passkey-not-found` also for another person's, and `two-step-required`
 * when the role requires two-step sign-in and this is the last step.
 */
export async function removePasskey(
  accounts: AccountsServices,
  actor: Actor,
  given: { id: string; currentPassword: string },
): Promise<{ isOn: boolean }> {
  const { caller, origin } = actor;
  const { personId, sessionId } = caller;
  await provePassword(accounts, actor, given.currentPassword);
  return atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    const removed = await deletePasskey(tx, personId, given.id);
    if (!removed) return refuseAccount('passkey-not-found');
    const state = await getTwoStepState(tx, personId);
    const isOn = isTwoStepOn(state);
    if (state.isRequired && !isOn) return refuseAccount('two-step-required');
    if (!isOn) await deleteRecoveryCodes(tx, personId);
    const person = toldPerson(caller);
    const facts = { name: removed.name };
    const change = 'passkey-removed';
    await tellTwoStepChanged(accounts, tx, { change, person, sessionId, origin, facts });
    return { isOn };
  });
}

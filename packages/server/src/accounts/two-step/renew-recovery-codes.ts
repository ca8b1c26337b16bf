import { type Actor, atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { tellTwoStepChanged, toldPerson } from './tell-two-step-changed.ts';
import { getTwoStepState, isTwoStepOn, lockSecondSteps } from './two-step-store.ts';

/**
 * Invalidates the caller's recovery codes and gives ten new ones. Refuses with `two-step-state`
 * when two-step sign-in is off.
 */
export async function renewRecoveryCodes(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string },
): Promise<{ recoveryCodes: string[] }> {
  const { caller, origin } = actor;
  const { personId, sessionId } = caller;
  await provePassword(accounts, actor, given.currentPassword);
  const recoveryCodes = await atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    if (!isTwoStepOn(await getTwoStepState(tx, personId))) return refuseAccount('two-step-state');
    const codes = await giveRecoveryCodes(accounts, tx, personId);
    const person = toldPerson(caller);
    const change = 'recovery-codes-renewed';
    await tellTwoStepChanged(accounts, tx, { change, person, sessionId, origin });
    return codes;
  });
  return { recoveryCodes };
}

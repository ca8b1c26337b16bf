import { type Actor, atomically, type Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseCode } from './refuse-code.ts';
import { takeRecovery, takeTotpCode } from './take-code.ts';
import { tellTwoStepChanged, toldPerson } from './tell-two-step-changed.ts';
import {
  deleteRecoveryCodes,
  deleteTotp,
  getTwoStepState,
  isTwoStepOn,
  lockSecondSteps,
} from './two-step-store.ts';

/**
 * Removes the caller's authenticator app, with the password and a code from it or a recovery code.
 * Recovery codes are removed with the last second step. Refuses with `two-step-state` when there is
 * no app, `two-step-required` when the role requires two-step sign-in and this is the last step,
 * `password-wrong`, `code-wrong`, `too-many-tries`.
 */
export async function turnOffTwoStep(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string; code: string },
): Promise<{ isOn: boolean }> {
  const { caller, origin } = actor;
  const { personId, sessionId } = caller;
  await provePassword(accounts, actor, given.currentPassword);
  const who = { account: personId, address: origin.address };
  await accounts.throttles.count('verify', who);
  const isOn = await atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    const state = await getTwoStepState(tx, personId);
    if (!state.totpSince) return refuseAccount('two-step-state');
    const isOnAfter = isTwoStepOn({ ...state, totpSince: null });
    if (state.isRequired && !isOnAfter) return refuseAccount('two-step-required');
    if (!(await takesCode(accounts, tx, personId, given.code))) return refuseCode('code');
    await deleteTotp(tx, personId);
    if (!isOnAfter) await deleteRecoveryCodes(tx, personId);
    const person = toldPerson(caller);
    await tellTwoStepChanged(accounts, tx, { change: 'totp-off', person, sessionId, origin });
    return isOnAfter;
  });
  await accounts.throttles.succeed('verify', who);
  return { isOn };
}

function takesCode(
  accounts: AccountsServices,
  tx: Queryable,
  personId: string,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  return /^\d{6}$/.test(digits)
    ? takeTotpCode(accounts, tx, personId, digits)
    : takeRecovery(accounts, tx, personId, code);
}

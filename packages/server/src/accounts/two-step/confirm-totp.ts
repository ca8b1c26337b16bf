import { type Actor, atomically } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseAccount } from '../refuse-account.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { refuseCode } from './refuse-code.ts';
import { TOTP_SEAL } from './take-code.ts';
import { tellTwoStepChanged, toldPerson } from './tell-two-step-changed.ts';
import { matchTotp } from './totp.ts';
import {
  confirmTotpSecret,
  findTotp,
  getTwoStepState,
  isTwoStepOn,
  lockSecondSteps,
} from './two-step-store.ts';

/**
 * Turns the caller's authenticator app on with its first code. Returns recovery codes when this is
 * the first second step. Refuses with `two-step-state` when no secret waits, `code-wrong`,
 * `too-many-tries`.
 */
export async function confirmTotp(
  accounts: AccountsServices,
  { caller, origin }: Actor,
  given: { code: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const { personId, sessionId } = caller;
  const who = { account: personId, address: origin.address };
  await accounts.throttles.count('verify', who);
  const recoveryCodes = await atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    const totp = await findTotp(tx, personId);
    if (!totp || totp.isConfirmed) return refuseAccount('two-step-state');
    const secret = accounts.secrets.open(TOTP_SEAL, personId, totp.sealedSecret);
    const step = matchTotp(secret, given.code, new Date());
    if (step === null) return refuseCode('code');
    const isFirst = !isTwoStepOn(await getTwoStepState(tx, personId));
    await confirmTotpSecret(tx, personId, step);
    const codes = isFirst ? await giveRecoveryCodes(accounts, tx, personId) : null;
    const person = toldPerson(caller);
    await tellTwoStepChanged(accounts, tx, { change: 'totp-on', person, sessionId, origin });
    return codes;
  });
  await accounts.throttles.succeed('verify', who);
  return { recoveryCodes };
}

import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { TOTP_SEAL } from './take-code.ts';
import { drawQrSvg, inGroups, makeTotpSecret, totpAddress } from './totp.ts';
import { insertTotp } from './two-step-store.ts';

/**
 * Makes a secret for the caller's authenticator app, kept sealed; it counts once confirmed. Refuses
 * with `password-wrong`, or `two-step-state` while a confirmed app stands.
 */
export async function startTotp(
  accounts: AccountsHouse,
  acting: Acting,
  given: { currentPassword: string },
): Promise<{ secret: string; otpauthUri: string; qrSvg: string }> {
  const { personId, email } = acting.caller;
  await provePassword(accounts, acting, given.currentPassword);
  const secret = makeTotpSecret();
  const sealed = accounts.secrets.seal(TOTP_SEAL, personId, secret);
  if (!(await insertTotp(accounts.db, personId, sealed))) refuseAccount('two-step-state');
  const otpauthUri = totpAddress(secret, accounts.settings.brokerage.name, email);
  return { secret: inGroups(secret), otpauthUri, qrSvg: await drawQrSvg(otpauthUri) };
}

import type { Actor } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { TOTP_SEAL } from './take-code.ts';
import { drawQrSvg, inGroups, makeTotpSecret, totpAddress } from './totp.ts';
import { insertTotp } from './two-step-store.ts';

/**
 * Creates a sealed secret for the caller's authenticator app; it counts once confirmed. Refuses
 * with `password-wrong`, or `two-step-state` if there is a confirmed app.
 */
export async function startTotp(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string },
): Promise<{ secret: string; otpauthUri: string; qrSvg: string }> {
  const { personId, email } = actor.caller;
  await provePassword(accounts, actor, given.currentPassword);
  const secret = makeTotpSecret();
  const sealed = accounts.secrets.seal(TOTP_SEAL, personId, secret);
  if (!(await insertTotp(accounts.db, personId, sealed))) refuseAccount('two-step-state');
  const otpauthUri = totpAddress(secret, accounts.settings.brokerage.name, email);
  return { secret: inGroups(secret), otpauthUri, qrSvg: await drawQrSvg(otpauthUri) };
}

import type { Queryable, SealedColumn } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { possibleRecoveryHashes } from './recovery-codes.ts';
import { matchTotp } from './totp.ts';
import { findTotp, takeRecoveryCode, takeTotpStep } from './two-step-store.ts';

/** What the secret of an authenticator app is sealed for. */
export const TOTP_SEAL = 'totp secret';
export const totpSeal: SealedColumn = {
  table: 'totp_secret',
  column: 'sealed_secret',
  owner: 'person_id',
  purpose: TOTP_SEAL,
};

/**
 * Whether the code is one that the person's confirmed authenticator app shows now. Each time step
 * works once, even for two who send the same code at the same moment.
 */
export async function takeTotpCode(
  accounts: Pick<AccountsServices, 'secrets'>,
  db: Queryable,
  personId: string,
  code: string,
): Promise<boolean> {
  const totp = await findTotp(db, personId);
  if (!totp?.isConfirmed) return false;
  const secret = accounts.secrets.open(TOTP_SEAL, personId, totp.sealedSecret);
  const step = matchTotp(secret, code, new Date());
  return step !== null && (await takeTotpStep(db, personId, step));
}

/** Whether the code is an unused recovery code of the person; it is used up by this. */
export function takeRecovery(
  accounts: Pick<AccountsServices, 'secrets'>,
  db: Queryable,
  personId: string,
  code: string,
): Promise<boolean> {
  return takeRecoveryCode(db, personId, possibleRecoveryHashes(accounts.secrets, personId, code));
}

import type { Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './two-step-store.ts';

/** Replaces all recovery codes with ten new ones, which are shown only once. */
export async function giveRecoveryCodes(
  accounts: Pick<AccountsServices, 'secrets'>,
  tx: Queryable,
  personId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(accounts.secrets, personId, code));
  await replaceRecoveryCodes(tx, personId, hashes);
  return codes;
}

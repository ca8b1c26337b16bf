import type { Queryable } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './two-step-store.ts';

/** Ten new recovery codes in the place of all that stand; they are shown this once. */
export async function giveRecoveryCodes(
  accounts: Pick<AccountsHouse, 'secrets'>,
  tx: Queryable,
  personId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(accounts.secrets, personId, code));
  await replaceRecoveryCodes(tx, personId, hashes);
  return codes;
}

import type { Caller } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { presentTwoStep } from './present-two-step.ts';
import { getTwoStepState } from './two-step-store.ts';

/** How two-step sign-in stands for the caller. */
export async function getTwoStep(
  accounts: Pick<AccountsHouse, 'db' | 'settings'>,
  { personId }: Caller,
): Promise<ReturnType<typeof presentTwoStep>> {
  const [state, passkeys] = await Promise.all([
    getTwoStepState(accounts.db, personId),
    listPasskeys(accounts.db, personId),
  ]);
  return presentTwoStep(state, passkeys, findRelyingParty(accounts.settings) !== null);
}

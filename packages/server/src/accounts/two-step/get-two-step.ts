import type { Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { presentTwoStep } from './present-two-step.ts';
import { getTwoStepState } from './two-step-store.ts';

/** The caller's two-step sign-in settings. */
export async function getTwoStep(
  accounts: Pick<AccountsServices, 'db' | 'settings'>,
  { personId }: Caller,
): Promise<ReturnType<typeof presentTwoStep>> {
  const [state, passkeys] = await Promise.all([
    getTwoStepState(accounts.db, personId),
    listPasskeys(accounts.db, personId),
  ]);
  return presentTwoStep(state, passkeys, findRelyingParty(accounts.settings) !== null);
}

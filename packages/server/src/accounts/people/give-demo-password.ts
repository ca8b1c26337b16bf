import { atomically } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { endMailedTokens } from './invitation-store.ts';
import { storeOpenedAccounts } from './opened-account-store.ts';

/**
 * Gives people of a demo one password, and counts their mailboxes as proven. Throws outside a demo.
 * The password is one that every rule allows; the settings see to that.
 */
export async function giveDemoPassword(
  { db, hasher, settings }: Pick<AccountsHouse, 'db' | 'hasher' | 'settings'>,
  emails: readonly string[],
  password: string,
): Promise<void> {
  if (settings.mode !== 'demo') throw new Error('Only a demo gives out passwords');
  const hash = await hasher.hash(password);
  await atomically(db, async (tx) => {
    const ids = await storeOpenedAccounts(tx, emails, hash);
    if (ids.length > 0) await endMailedTokens(tx, ids);
  });
}

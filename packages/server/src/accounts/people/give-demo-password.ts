import { atomically, endSecretLinks } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { turnOf } from '../passwords/password-hasher.ts';
import { storeOpenedAccounts } from './opened-account-store.ts';

/**
 * Gives people of a demo one password, and marks their emails as verified. Throws outside a demo.
 * The settings make sure that the password meets every rule.
 */
export async function giveDemoPassword(
  { db, hasher, settings }: Pick<AccountsServices, 'db' | 'hasher' | 'settings'>,
  emails: readonly string[],
  password: string,
): Promise<void> {
  if (settings.mode !== 'demo') throw new Error('Only a demo gives out passwords');
  const hash = await hasher.hash(password, turnOf('demo'));
  await atomically(db, async (tx) => {
    const ids = await storeOpenedAccounts(tx, emails, hash);
    await endSecretLinks(tx, { subjects: ids });
  });
}

import { atomically, type Database } from '#platform';
import {
  lockReference,
  storeDefaultGrants,
  storePermissions,
  storeRoles,
} from './reference-store.ts';

/**
 * Brings the reference data of roles and permissions up to date: missing ones are added, words are
 * renewed, and a role seen for the first time gets its default grant. What staff changed since
 * (reach, two-step rule, grants) stays. Run at every start, of several nodes one after the other.
 */
export async function seedRolesAndPermissions(db: Database): Promise<void> {
  await atomically(db, async (tx) => {
    await lockReference(tx);
    await storePermissions(tx);
    const added = await storeRoles(tx);
    await storeDefaultGrants(tx, added);
  });
}

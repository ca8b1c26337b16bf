import { atomically, type Database, type Settings } from '#platform';
import {
  referenceLock,
  storeDefaultGrants,
  storePermissions,
  storeRoles,
} from './reference-store.ts';

/**
 * Updates the reference data of roles and permissions: missing ones are added, labels are updated,
 * and new roles and permissions get their default grants. What staff changed since (scope, two-step
 * rule, grants) stays. In a demo no new role requires two-step sign-in. Runs on every start;
 * several nodes take turns.
 */
export async function seedRolesAndPermissions(db: Database, mode: Settings['mode']): Promise<void> {
  await atomically(db, async (tx) => {
    await referenceLock.untilCommit(tx);
    const permissions = await storePermissions(tx);
    const roles = await storeRoles(tx, { areStrict: mode === 'production' });
    await storeDefaultGrants(tx, { roles, permissions });
  });
}

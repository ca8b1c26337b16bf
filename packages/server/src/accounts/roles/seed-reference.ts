import { atomically, type Database } from '#platform';
import {
  referenceLock,
  storeDefaultGrants,
  storePermissions,
  storeRoles,
} from './reference-store.ts';

/**
 * Updates the reference data of roles and permissions: missing ones are added, labels are updated,
 * and new roles and permissions get their default grants. What staff changed since (scope, two-step
 * rule, grants) stays. Runs on every start; several nodes take turns.
 */
export async function seedRolesAndPermissions(db: Database): Promise<void> {
  await atomically(db, async (tx) => {
    await referenceLock.untilCommit(tx);
    const permissions = await storePermissions(tx);
    const roles = await storeRoles(tx);
    await storeDefaultGrants(tx, { roles, permissions });
  });
}

import type { Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { hasAnotherSuperAdmin } from './opened-account-store.ts';

/**
 * Call before a person loses the super-admin role or their account. Refuses (last-super-admin) when
 * no one else could sign in as one, even when two do this at the same time.
 */
export async function requireAnotherSuperAdmin(
  tx: Queryable,
  person: Pick<PersonRow, 'id' | 'role_key'>,
): Promise<void> {
  if (person.role_key !== 'super-admin') return;
  if (!(await hasAnotherSuperAdmin(tx, person.id))) refuseAccount('last-super-admin');
}

import { NOBODY } from '@homestead/contract/platform';
import { type Caller, holds, type Queryable, refuse, refuseColumns } from '#platform';
import { personColumns } from '../people/person-columns.ts';
import { findPersonWithinScope } from '../people/person-record-store.ts';
import type { PersonRow } from '../person-store.ts';
import { mayChangePeopleOf } from '../roles/grant-policy.ts';
import { getRoleState } from '../roles/role-store.ts';
import { findOwnPerson } from './own-account-store.ts';

/**
 * The person that a payload's id names: the caller, or a person they may change by edit-users
 * within their scope. Refuses (not-permitted) anyone else, whether or not that person exists,
 * and a person with columns that the caller may not see and change, since a profile has them all.
 * `lock` locks the row until the commit.
 */
export async function requireNamedPerson(
  db: Queryable,
  caller: Caller,
  id: string | undefined,
  options: { lock?: boolean } = {},
): Promise<PersonRow> {
  const named = id?.toLowerCase() ?? NOBODY;
  if (named === NOBODY || named === caller.personId) return requireOwnPerson(db, caller, options);
  const person = holds(caller, 'edit-users')
    ? await findPersonWithinScope(db, caller, named, options)
    : null;
  if (!person || person.deleted_at) return refuse('not-permitted');
  const state = await getRoleState(db, person.role_key);
  if (!mayChangePeopleOf(caller, person.role_key, state)) refuse('not-permitted');
  refuseColumns(caller, personColumns, personColumns);
  return person;
}

/** The caller's own row; a caller who was just deleted is signed out. */
export async function requireOwnPerson(
  db: Queryable,
  caller: Caller,
  options: { lock?: boolean } = {},
): Promise<PersonRow> {
  return (await findOwnPerson(db, caller.personId, options)) ?? refuse('signed-out');
}

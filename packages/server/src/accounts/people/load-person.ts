import type { Caller, Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { mayChangePeopleOf } from '../roles/grant-policy.ts';
import type { RoleState } from '../roles/role-state.ts';
import { getRoleState } from '../roles/role-store.ts';
import { maySeeOthers, requireMayChangePerson } from './person-policy.ts';
import { findPersonWithinScope } from './person-record-store.ts';

export interface LoadedPerson {
  readonly person: PersonRow;
  /** The settings of the person's role. */
  readonly state: RoleState;
}

/**
 * A person whom the caller may see: themselves, and others within their scope by usermanagement,
 * edit-users or team. Refuses (person-not-found) anyone else, whether or not they exist.
 */
export async function requirePersonInSight(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<LoadedPerson> {
  const isInSight = id === caller.personId || maySeeOthers(caller);
  const person = isInSight ? await findPersonWithinScope(db, caller, id) : null;
  if (!person) return refuseAccount('person-not-found');
  return { person, state: await getRoleState(db, person.role_key) };
}

/**
 * A person whom the caller may change, locked until the commit. Includes deleted ones if
 * `isDeleted` is set. Refuses (person-not-found), (role-above-yours), (person-above-yours).
 */
export async function requirePersonToChange(
  tx: Queryable,
  caller: Caller,
  id: string,
  options: { isDeleted?: boolean } = {},
): Promise<LoadedPerson> {
  const person = await findPersonWithinScope(tx, caller, id, { lock: true });
  if (!person || (person.deleted_at !== null && !options.isDeleted)) {
    return refuseAccount('person-not-found');
  }
  const state = await getRoleState(tx, person.role_key);
  requireMayChangePerson(caller, person, state);
  return { person, state };
}

/** Whether {@link requirePersonToChange} lets the caller change this person. */
export async function mayChangePerson(db: Queryable, caller: Caller, id: string): Promise<boolean> {
  const person = await findPersonWithinScope(db, caller, id);
  if (!person || person.deleted_at !== null) return false;
  return mayChangePeopleOf(caller, person.role_key, await getRoleState(db, person.role_key));
}

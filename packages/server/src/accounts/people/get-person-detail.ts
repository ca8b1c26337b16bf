import type { WirePersonDetail } from '@homestead/contract/accounts';
import { type Caller, holds, type Queryable } from '#platform';
import { findWaitingEmail } from '../account-links.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { selectPermissions } from '../roles/permission-store.ts';
import type { RoleState } from '../roles/role-state.ts';
import { findRole, getRoleState } from '../roles/role-store.ts';
import { findPersonWithinScope, getSignInFacts, selectTies } from './person-record-store.ts';
import { presentPersonDetail } from './present-person.ts';

/**
 * A person after a change by the caller, who was already checked. Refuses (person-not-found) one
 * who is not within their scope.
 */
export async function getPersonDetail(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<WirePersonDetail> {
  const person = (await findPersonWithinScope(db, caller, id)) ?? refuseAccount('person-not-found');
  return describePerson(db, caller, person, await getRoleState(db, person.role_key));
}

/** A loaded person with their ties and the caller's abilities. */
export async function describePerson(
  db: Queryable,
  caller: Caller,
  person: PersonRow,
  state: RoleState,
): Promise<WirePersonDetail> {
  const role = await findRole(db, person.role_key);
  const isOwn = caller.personId === person.id && !caller.seeingAs;
  const maySeeEmail = isOwn || holds(caller, 'column-email');
  return presentPersonDetail(person, {
    caller,
    state,
    permissions: await selectPermissions(db),
    side: role?.side ?? 'client',
    ties: await selectTies(db, person.id),
    signIn: await getSignInFacts(db, person.id),
    waitingEmail: maySeeEmail ? await findWaitingEmail(db, person.id) : null,
  });
}

import type { Actor, Queryable } from '#platform';
import { refuseAccount } from '../refuse-account.ts';
import { isOfFamily, type RoleFamily } from './role-families.ts';
import { lockPeopleWithinScope, type TiedPersonRow } from './tied-people-store.ts';

const refusals = {
  agent: 'not-an-agent',
  concierge: 'not-a-concierge',
  coAgent: 'not-a-co-agent',
} as const satisfies Partial<Record<RoleFamily, string>>;

/** A person to be tied, and what they must be. */
export interface Wanted {
  id: string;
  family: keyof typeof refusals;
  /** Their account must be open, since they take something on. */
  isOpen?: boolean;
}

/**
 * Locks people who are to be tied until the commit. Refuses (person-not-found) one who is not
 * within the caller's scope, (not-an-agent), (not-a-concierge), (not-a-co-agent) one with another
 * role, and (standing-refused) a closed account that would take something on.
 */
export async function requireTiedPeople(
  tx: Queryable,
  { caller }: Actor,
  wanted: readonly Wanted[],
): Promise<void> {
  const people = await lockPeopleWithinScope(
    tx,
    caller,
    wanted.map(({ id }) => id),
  );
  for (const { id, family, isOpen } of wanted) {
    const person: TiedPersonRow = people.get(id) ?? refuseAccount('person-not-found');
    if (!isOfFamily(person.role_key, family)) refuseAccount(refusals[family]);
    if (isOpen && !person.is_open) refuseAccount('standing-refused');
  }
}

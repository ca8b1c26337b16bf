import type { Queryable } from '#platform';
import { roleFamilies } from '../teams/role-families.ts';
import { insertItems } from './item-store.ts';

/** Roles of people who are onboarded. */
export const onboardedRoles: readonly string[] = [...roleFamilies.agent, ...roleFamilies.coAgent];

/** Gives the checklist to those of these people who became agents, in the caller's commit. */
export async function giveChecklist(
  tx: Queryable,
  people: readonly { id: string; role_key: string }[],
): Promise<void> {
  const agents = people.filter(({ role_key: role }) => onboardedRoles.includes(role));
  await insertItems(
    tx,
    agents.map(({ id }) => id),
  );
}

import { findHolders, findHoldersOver } from '#accounts';
import type { Caller, Queryable } from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { WORKING } from '../inquiries/may-work-leads.ts';
import { selectOwners } from './task-store.ts';

/**
 * The people in the caller's scope who can have a task: those who work leads and, if it is about a
 * lead, see that one. Refuses (lead-not-found).
 */
export async function findTaskOwners(
  db: Queryable,
  caller: Caller,
  leadId: string | null,
): Promise<{ id: string; firstName: string; lastName: string }[]> {
  const lead = leadId === null ? null : await requireLead(db, caller, leadId);
  const holders = await Promise.all(
    WORKING.map((permission) =>
      lead ? findHoldersOver(db, permission, lead.agent_id) : findHolders(db, permission),
    ),
  );
  const ids = [...new Set([...holders.flat(), caller.personId])];
  const owners = await selectOwners(db, caller, ids);
  return owners.map(({ id, first_name, last_name }) => ({
    ...{ id, firstName: first_name, lastName: last_name },
  }));
}

/** Whether a person is the caller, or among {@link findTaskOwners}. */
export async function mayHaveTask(
  db: Queryable,
  caller: Caller,
  ownerId: string,
  leadId: string | null,
): Promise<boolean> {
  if (ownerId === caller.personId) return true;
  const owners = await findTaskOwners(db, caller, leadId);
  return owners.some(({ id }) => id === ownerId);
}

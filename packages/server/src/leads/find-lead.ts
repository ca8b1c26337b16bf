import type { Caller, PeopleByName, Queryable } from '#platform';
import { fullName } from './full-name.ts';
import { findLeadInSight } from './inquiries/inquiry-store.ts';
import { selectLeadNames } from './tasks/task-store.ts';

/** What other rooms see of a lead. */
export interface FoundLead {
  readonly id: string;
  readonly name: string;
  readonly agentId: string | null;
  readonly lenderId: string | null;
}

/** A lead that the caller may see, or the one that it was merged into; null if there is none. */
export async function findLead(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<FoundLead | null> {
  const lead = await findLeadInSight(db, caller, id);
  if (!lead || lead.erased_at !== null) return null;
  const name = fullName({ firstName: lead.first_name, lastName: lead.last_name });
  return { id: lead.id, name, agentId: lead.agent_id, lenderId: lead.lender_id };
}

/** The names of those of these leads that the caller may see. */
export async function nameLeads(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<PeopleByName> {
  const names = await selectLeadNames(db, caller, ids);
  return new Map([...names].map(([id, name]) => [id, { id, ...name, photo: null }]));
}

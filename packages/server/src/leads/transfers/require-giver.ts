import { type Caller, holds, type Queryable, refuse } from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { findAgentInScope } from './transfer-store.ts';

/**
 * An agent whose leads the caller may give away. Refuses (agent-not-found) one out of their scope,
 * and (not-permitted) another agent to those who may only assign their own leads.
 */
export async function requireGiver(db: Queryable, caller: Caller, id: string) {
  const agent = (await findAgentInScope(db, caller, id)) ?? refuseLead('agent-not-found');
  if (!holds(caller, 'lead-assign-all') && id !== caller.personId) refuse('not-permitted');
  return agent;
}

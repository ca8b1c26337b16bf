import {
  type Actor,
  type DatabaseTransaction,
  recordEvent,
  refuse,
  type Services,
} from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved } from '../lead-events.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { refuseLead } from '../refuse-lead.ts';
import { leaveRoute, readMoving } from '../routing/route-store.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { mayAssign, mayUnassign } from './assign-policy.ts';
import { changeLead } from './change-lead.ts';
import { canTakeLeads } from './record-store.ts';

/**
 * Gives a locked lead to a person, or leaves it unclaimed, whatever a rule says; it stays there.
 * Tells that person, unless it is the caller, and the client of the lead. Refuses (not-permitted)
 * who may not, and (agent-cannot-take) a person who left, or whose role doesn't work leads. Does
 * nothing where they have it already.
 */
export async function assignLead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { lead, agentId }: { lead: LeadRow; agentId: string | null },
): Promise<LeadRow> {
  const { caller } = actor;
  const may = agentId === null ? mayUnassign(caller) : mayAssign(caller, lead);
  if (!may) refuse('not-permitted');
  if (agentId === lead.agent_id) return lead;
  if (agentId !== null && !(await canTakeLeads(tx, agentId))) refuseLead('agent-cannot-take');
  const changed = await changeLead(tx, actor, lead, {
    what: 'assigned',
    set: { agent_id: agentId, claimed_at: agentId === null ? null : new Date() },
  });
  await leaveRoute(tx, lead.id, agentId);
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  if (agentId === null) return changed;
  await tellClientOfAgent(services, tx, lead.id);
  if (agentId === caller.personId) return changed;
  const moving = await readMoving(tx, lead.id);
  const routed = { agentId, claimants: [], isNew: false };
  await tellGiven(services, tx, { lead, dueAt: moving?.due_at ?? null, routed });
  return changed;
}

import { notify } from '#messaging';
import {
  type Actor,
  type DatabaseTransaction,
  recordEvent,
  refuse,
  type Services,
} from '#platform';
import { fullName } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved } from '../lead-events.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { leadMoved } from '../notifications/staff-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import { refuseLead } from '../refuse-lead.ts';
import { leaveRoute, readMoving } from '../routing/route-store.ts';
import { tellGiven } from '../routing/tell-given.ts';
import { passTasksOn } from '../tasks/task-handover.ts';
import { mayAssign, mayUnassign } from './assign-policy.ts';
import { changeLead } from './change-lead.ts';
import { canTakeLeads } from './record-store.ts';

interface Assignment {
  lead: LeadRow;
  /** Null leaves it unclaimed. */
  agentId: string | null;
}

/**
 * Gives a locked lead to a person, or leaves it unclaimed, whatever a rule says; it stays there.
 * Tells that person and who had it, unless it is the caller, and the client of the lead. Refuses
 * (not-permitted) who may not, and (agent-cannot-take) a person who left, whose role doesn't
 * work leads, or whose license lapsed. Does nothing where they have it already.
 */
export async function assignLead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { lead, agentId }: Assignment,
): Promise<LeadRow> {
  const { caller } = actor;
  requireMayAssign(actor, { lead, agentId });
  if (agentId === lead.agent_id) return lead;
  if (agentId !== null && !(await canTakeLeads(tx, agentId))) refuseLead('agent-cannot-take');
  const changed = await giveLead(services, tx, actor, { lead, agentId });
  const moved = { from: lead.agent_id, to: agentId, by: caller.personId, leadIds: [lead.id] };
  await passTasksOn(tx, moved);
  await tellFormerAgent(services, tx, actor, lead);
  if (agentId === null || agentId === caller.personId) return changed;
  const moving = await readMoving(tx, lead.id);
  const routed = { agentId, claimants: [], isNew: false };
  await tellGiven(services, tx, { lead, dueAt: moving?.due_at ?? null, routed });
  return changed;
}

async function tellFormerAgent(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { caller }: Actor,
  { id, agent_id, first_name, last_name }: LeadRow,
): Promise<void> {
  if (agent_id === null || agent_id === caller.personId) return;
  const name = fullName({ firstName: first_name, lastName: last_name });
  await notify(services, tx, {
    ...{ type: leadMoved, to: [agent_id], about: { kind: 'lead', id }, path: LEADS_PATH },
    facts: { why: 'reassigned', name, by: fullName(caller) },
  });
}

/** Refuses (not-permitted) to give a lead in the caller's sight to someone else, or to nobody. */
export function requireMayAssign({ caller }: Actor, { lead, agentId }: Assignment): void {
  const may = agentId === null ? mayUnassign(caller) : mayAssign(caller, lead);
  if (!may) refuse('not-permitted');
}

/**
 * The part of {@link assignLead} that changes the lead and tells its client. Who may, who can take
 * leads, the open tasks, and telling staff are for the caller: once for many leads.
 */
export async function giveLead(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  actor: Actor,
  { lead, agentId }: Assignment,
): Promise<LeadRow> {
  const changed = await changeLead(tx, actor, lead, {
    what: 'assigned',
    set: { agent_id: agentId, claimed_at: agentId === null ? null : new Date() },
  });
  await leaveRoute(tx, lead.id, agentId);
  await recordEvent(tx, inquiryMoved, { leadId: lead.id });
  const hasClient = agentId !== null && lead.person_id !== null;
  if (hasClient) await tellClientOfAgent(services, tx, lead.id);
  return changed;
}

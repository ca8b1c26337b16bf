import { notify } from '#messaging';
import {
  type DatabaseTransaction,
  recordEvent,
  type Services,
  thisMoment,
  workThroughRows,
} from '#platform';
import { nameOf } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { leadMoved } from '../notifications/staff-notifications.ts';
import { INQUIRIES_PATH } from '../notifications/tell-lead.ts';
import { passTasksOn } from '../tasks/task-handover.ts';
import { decideRoute } from './decide-route.ts';
import type { RouteFacts } from './match-rule.ts';
import { carryOut } from './route-lead.ts';
import {
  findRoute,
  keepRoute,
  lockLapsed,
  type RouteRow,
  readMoving,
  reassignLead,
} from './route-store.ts';
import { lockRouting, readRoutingWorld } from './routing-store.ts';
import { tellGiven } from './tell-given.ts';

const JOB = 'leads.move-leads';

/** Defines the job that moves leads on that nobody claimed or contacted in time. */
export function defineMovingJob(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await moveLeads(services, signal)),
  });
}

/** Moves the leads on whose time has run out. Returns how many were looked at. */
export function moveLeads(services: Services, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockLapsed(tx, { job: JOB, limit }),
      work: (tx, id) => move(services, tx, id),
    },
    signal,
  );
}

/** A lead that moves on is decided by the rule it came from, whatever the inquiry was about. */
const anything: RouteFacts = {
  ...{ cities: [], zips: [], counties: [], price: null, language: '' },
  ...{ sourceId: null, subSourceId: null, isBuyer: false, isSeller: false },
};

async function move(services: Services, tx: DatabaseTransaction, id: string): Promise<void> {
  const [lead, route] = [await readMoving(tx, id), await findRoute(tx, id)];
  if (!lead || !route) return;
  const from = lapsedFrom(lead, route);
  if (lead.erased_at || from.length === 0) return keepRoute(tx, id);
  await lockRouting(tx);
  const passed = [...new Set([...route.passed, ...from])];
  const world = await readRoutingWorld(tx, thisMoment());
  const decision = decideRoute(world, anything, { ruleId: route.rule_id, passed });
  const why = lead.agent_id ? 'untouched' : 'unclaimed';
  const agentId = decision.to.kind === 'agent' ? decision.to.agentId : null;
  await reassignLead(tx, id, agentId);
  await passTasksOn(tx, { from: lead.agent_id, to: agentId, by: null, leadIds: [id] });
  await tellClientOfAgent(services, tx, id);
  await tellMoved(services, tx, { ...lead, id }, { why, from });
  const routed = await carryOut(services, tx, id, decision, { why, from, passed });
  await recordEvent(tx, inquiryMoved, { leadId: id });
  await recordEvent(tx, leadChanged, { leadId: id });
  await tellGiven(services, tx, { lead: { ...lead, id }, dueAt: lead.due_at, routed });
}

/** Tells those whose lead it was, or who could have claimed it, that it went on. */
async function tellMoved(
  services: Services,
  tx: DatabaseTransaction,
  lead: Pick<LeadRow, 'id' | 'first_name' | 'last_name'>,
  { why, from }: { why: 'untouched' | 'unclaimed'; from: readonly string[] },
): Promise<void> {
  const name = nameOf(lead);
  await notify(services, tx, {
    ...{ type: leadMoved, to: from, about: { kind: 'lead', id: lead.id } },
    ...{ path: INQUIRIES_PATH, facts: { name, why } },
  });
}

/** Who let a lead lapse: its agent, or everyone it was offered to; nobody if it was worked. */
function lapsedFrom(
  { agent_id, last_contacted_at }: { agent_id: string | null; last_contacted_at: Date | null },
  { given_to, given_at, offered_to }: RouteRow,
): readonly string[] {
  if (agent_id === null) return given_to === null ? (offered_to ?? []) : [];
  const isWorked = last_contacted_at !== null && last_contacted_at >= given_at;
  return agent_id === given_to && !isWorked ? [agent_id] : [];
}

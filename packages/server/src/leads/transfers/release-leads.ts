import { TRANSFER_MAX, type transferEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { notify } from '#messaging';
import {
  type Actor,
  atomically,
  type DatabaseTransaction,
  recordEvent,
  type Services,
  thisMoment,
} from '#platform';
import { nameOf } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { inquiryMoved, leadChanged } from '../lead-events.ts';
import { transferMessages } from '../messages/transfers.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { leadOffered } from '../notifications/staff-notifications.ts';
import { INQUIRIES_PATH } from '../notifications/tell-lead.ts';
import { decideRoute, type RouteDecision, type RoutingWorld } from '../routing/decide-route.ts';
import { carryOut } from '../routing/route-lead.ts';
import { findRouteFacts, reassignLead } from '../routing/route-store.ts';
import { lockRouting, readRoutingWorld } from '../routing/routing-store.ts';
import { handOverTasks } from '../tasks/task-handover.ts';
import { tellTaker } from './move-to.ts';
import { requireGiver } from './require-giver.ts';
import { answerTransfer, recordTransfer } from './transfer-history.ts';
import {
  countLeadsLeft,
  dropRoutes,
  giveLeads,
  type LastInquiry,
  lockLeadsOf,
  type MovableLead,
  selectLastInquiries,
} from './transfer-store.ts';

type Context = Pick<Services, 'db' | 'mail' | 'settings'>;

/**
 * Takes leads from an agent, all or those named, at most 200 in one call. Nobody has them
 * then, or those to whom the rules give them; closed ones go to nobody. Does nothing for an agent
 * without leads. Refuses (agent-not-found) an agent out of scope.
 */
export function releaseLeads(
  services: Context,
  actor: Actor,
  { AgentId: from, leadIds }: BodyOf<typeof transferEndpoints.releaseLeads>,
): Promise<AnswerOf<typeof transferEndpoints.releaseLeads>> {
  const { caller } = actor;
  return atomically(services.db, async (tx) => {
    const agent = await requireGiver(tx, caller, from);
    const named = leadIds ? [...new Set(leadIds)] : null;
    const leads = await lockLeadsOf(tx, caller, { from, leadIds: named, limit: TRANSFER_MAX });
    const ids = leads.map(({ id }) => id);
    await giveLeads(tx, ids, null);
    await dropRoutes(tx, ids);
    const places = await routeAgain(services, tx, { from, leads });
    for (const leadId of ids) {
      const to = places[leadId] ?? null;
      const kind = to ? 'handed-over' : 'released';
      await noteActivity(tx, { leadId, kind, doneBy: caller.personId, facts: { from, to } });
      await recordEvent(tx, inquiryMoved, { leadId });
      await recordEvent(tx, leadChanged, { leadId });
      if (to) await tellClientOfAgent(services, tx, leadId);
    }
    const given = Map.groupBy(ids, (id) => places[id] ?? null);
    for (const [to, theirs] of given) {
      if (to === null) continue;
      await handOverTasks(tx, { from, to, by: caller.personId, leadIds: theirs });
      await tellTaker(services, tx, { from: nameOf(agent), to, count: theirs.length });
    }
    const change = await recordTransfer(tx, actor, { from: agent, to: null, places });
    const left = await countLeadsLeft(tx, caller, from);
    const counts = { moved: ids.length, skipped: (named?.length ?? ids.length) - ids.length, left };
    const message =
      ids.length > 0
        ? transferMessages.released({ count: ids.length, name: nameOf(agent) })
        : transferMessages.noneMoved({ name: nameOf(agent) });
    return answerTransfer({ ...counts, change, message });
  });
}

/** Decides each open lead by the rules, as if the agent weren’t there. Returns who has it now. */
async function routeAgain(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { from, leads }: { from: string; leads: readonly MovableLead[] },
): Promise<Record<string, string | null>> {
  const places: Record<string, string | null> = Object.fromEntries(
    leads.map(({ id }) => [id, null]),
  );
  const open = leads.filter(({ is_closed }) => !is_closed);
  if (open.length === 0) return places;
  await lockRouting(tx);
  let world = without(await readRoutingWorld(tx, thisMoment()), from);
  if (!world.rules.some(({ is_active }) => is_active)) return places;
  const ids = open.map(({ id }) => id);
  const inquiries = await selectLastInquiries(tx, ids);
  for (const lead of open) {
    const facts = await findRouteFacts(tx, lead, askedIn(inquiries.get(lead.id)));
    const decision = decideRoute(world, facts);
    const agentId = decision.to.kind === 'agent' ? decision.to.agentId : null;
    if (agentId) await reassignLead(tx, lead.id, agentId);
    const moved = { why: 'taken' as const, from: [from], passed: [from] };
    const { claimants } = await carryOut(services, tx, lead.id, decision, moved);
    await notify(services, tx, {
      ...{ type: leadOffered, to: claimants.filter((id) => id !== from), path: INQUIRIES_PATH },
      ...{ about: { kind: 'lead', id: lead.id }, facts: { name: nameOf(lead) } },
    });
    places[lead.id] = agentId;
    world = after(world, decision);
  }
  return places;
}

/** What a lead asked last, as rules read it. */
function askedIn(last: LastInquiry | undefined): Parameters<typeof findRouteFacts>[2] {
  if (!last) return { kind: 'contact' };
  const { kind, listing_key, mls_number, home_address, home_city, home_zip } = last;
  const asked = { kind: kind as Parameters<typeof findRouteFacts>[2]['kind'] };
  if (home_city && home_zip) {
    const homeToValue = { address: home_address ?? '', city: home_city, zip: home_zip };
    return { ...asked, homeToValue };
  }
  if (!listing_key) return asked;
  const home = { listingKey: listing_key, mlsNumber: mls_number ?? '', address: home_address };
  return { ...asked, home };
}

function without(world: RoutingWorld, agentId: string): RoutingWorld {
  return { ...world, agents: new Map([...world.agents].filter(([id]) => id !== agentId)) };
}

/** The world after a decision: whose turn it is, and how many leads they have. */
function after(world: RoutingWorld, { to, rule, credits }: RouteDecision): RoutingWorld {
  const agent = to.kind === 'agent' ? world.agents.get(to.agentId) : null;
  const counted = agent && { ...agent, openLeads: agent.openLeads + 1 };
  const turns = rule && new Map([...(world.credits.get(rule.id) ?? []), ...credits]);
  return {
    ...world,
    ...(counted && { agents: new Map(world.agents).set(counted.id, counted) }),
    ...(rule && turns && { credits: new Map(world.credits).set(rule.id, turns) }),
  };
}

import {
  afterBusinessMinutes,
  type DatabaseTransaction,
  type Services,
  thisMoment,
} from '#platform';
import type { NewInquiry } from '../inquiries/inquiry.ts';
import { takeLead } from '../inquiries/inquiry-store.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { tellClientOfAgent } from '../notifications/client-notifications.ts';
import { decideRoute, type RouteDecision, type RoutingRule } from './decide-route.ts';
import { type DecisionFacts, insertDecision } from './decision-store.ts';
import { findClaimants, findRouteFacts, type RoutedInquiry, storeRoute } from './route-store.ts';
import { hasActiveRules, lockRouting, readRoutingWorld, storeCredits } from './routing-store.ts';

/** Who is told about a lead: its agent, or those who may claim it. */
export interface Routed {
  agentId: string | null;
  /** Empty if everyone who may claim leads may claim it. */
  claimants: readonly string[];
  /** Whether it was decided just now. */
  isNew: boolean;
}

/**
 * Gives a locked lead that nobody works to whom the rules say, in the transaction of its
 * inquiry, or of its making. A lead that has an agent, or that a rule put somewhere already, stays
 * there, and one that may be spam goes nowhere.
 */
export async function routeLead(
  services: Pick<Services, 'settings' | 'mail'>,
  tx: DatabaseTransaction,
  lead: LeadRow,
  inquiry: RoutedInquiry & Partial<Pick<NewInquiry, 'isSuspected'>>,
): Promise<Routed> {
  const stays = { agentId: lead.agent_id, claimants: [], isNew: false };
  if (lead.agent_id !== null || inquiry.isSuspected) return stays;
  const claimants = await findClaimants(tx, lead.id);
  if (claimants || !(await hasActiveRules(tx))) return { ...stays, claimants: claimants ?? [] };
  await lockRouting(tx);
  const facts = await findRouteFacts(tx, lead, inquiry);
  const decision = decideRoute(await readRoutingWorld(tx, thisMoment()), facts);
  if (decision.to.kind === 'agent') {
    await takeLead(tx, lead.id, decision.to.agentId);
    await tellClientOfAgent(services, tx, lead.id);
  }
  return carryOut(services, tx, lead.id, decision);
}

/** Stores a decision and where the lead is now. Its agent is set by the caller. */
export async function carryOut(
  { settings }: Pick<Services, 'settings'>,
  tx: DatabaseTransaction,
  leadId: string,
  decision: RouteDecision,
  moved: (DecisionFacts['moved'] & { passed: readonly string[] }) | null = null,
): Promise<Routed> {
  const { to, rule, credits } = decision;
  const agentId = to.kind === 'agent' ? to.agentId : null;
  const offered = to.kind === 'offer' ? to.agentIds : [];
  const pond = to.kind === 'pond' ? to.pond : null;
  if (rule && credits.size > 0) await storeCredits(tx, rule.id, credits);
  const facts = factsOf(decision);
  await insertDecision(tx, leadId, {
    ...facts,
    moved: moved && { why: moved.why, from: moved.from },
  });
  if (rule) {
    const untouched = agentId ? untouchedMinutes(rule) : null;
    const limit = facts.minutes ?? untouched;
    await storeRoute(tx, {
      ...{ lead_id: leadId, rule_id: rule.id, pond_id: pond?.id ?? null, given_to: agentId },
      offered_to: agentId || pond ? null : offered,
      moves_at:
        limit === null ? null : afterBusinessMinutes(new Date(), limit, settings.businessHours),
      passed: [...(moved?.passed ?? [])],
    });
  }
  return { agentId, claimants: pond ? pond.members : offered, isNew: true };
}

/** Business minutes that an agent has to contact a lead; null for as many as they like. */
export function untouchedMinutes({
  untouched_hours: hours,
}: Pick<RoutingRule, 'untouched_hours'>): number | null {
  return hours === null ? null : hours * 60;
}

/** A decision about a new lead as it is kept and told. */
export function factsOf(decision: RouteDecision): DecisionFacts {
  const { to, rule, isFallback, turnOf, others, unmatched } = decision;
  return {
    ...{ to: to.kind, rule: rule?.name ?? null, isFallback, turnOf, others, unmatched },
    agentIds: to.kind === 'agent' ? [to.agentId] : to.kind === 'offer' ? to.agentIds : [],
    pond: to.kind === 'pond' ? to.pond.name : null,
    minutes: to.kind === 'offer' ? to.minutes : null,
    moved: null,
  };
}

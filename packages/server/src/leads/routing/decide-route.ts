import { type RouteFacts, type RuleConditions, type RulePart, unmetParts } from './match-rule.ts';

export interface RoutingRule extends RuleConditions {
  id: string;
  name: string;
  is_active: boolean;
  way: string;
  agent_ids: readonly string[];
  /** How many leads each of the agents gets, compared with the others; in the same order. */
  weights: readonly number[];
  pond_id: string | null;
  claim_minutes: number | null;
  untouched_hours: number | null;
  fallback: string;
  fallback_agent_id: string | null;
  fallback_pond_id: string | null;
}

/** Someone whom a rule or a pond names. Without an entry, they have left. */
export interface RoutingAgent {
  id: string;
  openLeads: number;
  /** The most open leads they want; null for no limit. */
  capacity: number | null;
  isPaused: boolean;
  /** Periods of days off, each `YYYY-MM-DD/YYYY-MM-DD`. */
  daysOff: readonly string[];
}

export interface RoutingPond {
  id: string;
  name: string;
  members: readonly string[];
}

export interface RoutingWorld {
  /** Local date, YYYY-MM-DD. */
  today: string;
  /** In their order. */
  rules: readonly RoutingRule[];
  agents: ReadonlyMap<string, RoutingAgent>;
  /** Those in use. */
  ponds: ReadonlyMap<string, RoutingPond>;
  /** Where each rule's turns stand, by rule and agent. */
  credits: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Why someone doesn't get a lead. */
export type NotNow =
  | { why: 'left' | 'paused' | 'passed' | 'later' }
  | { why: 'off'; until: string }
  | { why: 'full'; open: number; capacity: number };

type Target =
  | { kind: 'agent'; agentId: string }
  | { kind: 'offer'; agentIds: string[]; minutes: number }
  | { kind: 'pond'; pond: RoutingPond }
  | { kind: 'concierge' }
  | { kind: 'open' };

export interface RouteDecision {
  to: Target;
  rule: RoutingRule | null;
  /** The rules that come before it, each with what of it the inquiry doesn't meet. */
  unmatched: { name: string; unmet: RulePart[] }[];
  /** The rule's own people can't take it, so its fallback does. */
  isFallback: boolean;
  /** Among how many it was the agent's turn; null if not by turns. */
  turnOf: number | null;
  others: ({ agentId: string } & NotNow)[];
  /** Where the turns stand after it. */
  credits: ReadonlyMap<string, number>;
}

/**
 * Who gets a lead: the first active rule that matches decides. A lead that moves on names
 * the rule it came from and who let it lapse. Depends on nothing but what it's given.
 */
export function decideRoute(
  world: RoutingWorld,
  facts: RouteFacts,
  moved: { ruleId: string | null; passed: readonly string[] } | null = null,
): RouteDecision {
  const none = { isFallback: false, turnOf: null, others: [], credits: new Map() };
  const unmatched: RouteDecision['unmatched'] = [];
  if (moved) {
    const rule = world.rules.find(({ id }) => id === moved.ruleId);
    if (!rule) return { to: { kind: 'concierge' }, rule: null, unmatched, ...none };
    return { rule, unmatched, ...decideByRule(world, rule, moved.passed) };
  }
  for (const rule of world.rules) {
    if (!rule.is_active) continue;
    const unmet = unmetParts(rule, facts);
    if (unmet.length === 0) return { rule, unmatched, ...decideByRule(world, rule, []) };
    unmatched.push({ name: rule.name, unmet });
  }
  return { to: { kind: 'open' }, rule: null, unmatched, ...none };
}

type ByRule = Omit<RouteDecision, 'rule' | 'unmatched'>;

function decideByRule(world: RoutingWorld, rule: RoutingRule, passed: readonly string[]): ByRule {
  const agents = rule.agent_ids.map((id) => ({ id, not: notNow(world, id, passed) }));
  const free = agents.filter(({ not }) => not === null).map(({ id }) => id);
  const others = agents.flatMap(({ id, not }) => (not ? [{ agentId: id, ...not }] : []));
  const rest = { isFallback: false, turnOf: null, others, credits: new Map<string, number>() };
  if (rule.way === 'in-turn' && free.length > 0) {
    return giveInTurn(world, rule, free, others);
  }
  if (rule.way === 'first-to-claim' && free.length > 0) {
    return { ...rest, to: { kind: 'offer', agentIds: free, minutes: rule.claim_minutes ?? 15 } };
  }
  const pond = rule.way === 'pond' && pondInUse(world, rule.pond_id);
  if (pond) return { ...rest, to: { kind: 'pond', pond } };
  const fallback = fallbackOf(world, rule, passed);
  if (fallback) return { ...rest, isFallback: true, to: fallback };
  // Nobody else is left: those who let it lapse get it again.
  const again = rule.agent_ids.filter((id) => notNow(world, id, []) === null);
  if (rule.way === 'in-turn' && again.length > 0) {
    return giveInTurn(
      world,
      rule,
      again,
      others.filter(({ agentId }) => !again.includes(agentId)),
    );
  }
  return { ...rest, isFallback: true, to: { kind: 'concierge' } };
}

function giveInTurn(
  world: RoutingWorld,
  rule: RoutingRule,
  free: readonly string[],
  others: RouteDecision['others'],
): ByRule {
  const { chosen, credits } = takeTurn(rule, free, world.credits.get(rule.id) ?? new Map());
  const later = free
    .filter((id) => id !== chosen)
    .map((agentId) => ({ agentId, why: 'later' as const }));
  return {
    to: { kind: 'agent', agentId: chosen },
    isFallback: false,
    turnOf: free.length,
    others: [...later, ...others],
    credits,
  };
}

/**
 * Smooth weighted round robin: everyone free gains their weight, who has the most is chosen and
 * pays what all gained. Who is away gains nothing, so nobody catches up with a flood of leads.
 */
function takeTurn(
  { agent_ids, weights }: RoutingRule,
  free: readonly string[],
  before: ReadonlyMap<string, number>,
): { chosen: string; credits: Map<string, number> } {
  const weightOf = (id: string) => weights[agent_ids.indexOf(id)] ?? 1;
  const credits = new Map(free.map((id) => [id, (before.get(id) ?? 0) + weightOf(id)]));
  const [chosen, most] = [...credits].reduce((best, one) => (one[1] > best[1] ? one : best));
  const all = free.reduce((sum, id) => sum + weightOf(id), 0);
  return { chosen, credits: credits.set(chosen, most - all) };
}

function fallbackOf(
  world: RoutingWorld,
  { fallback, fallback_agent_id: agentId, fallback_pond_id: pondId }: RoutingRule,
  passed: readonly string[],
): Target | null {
  if (fallback === 'concierge') return { kind: 'concierge' };
  if (fallback === 'pond') {
    const pond = pondInUse(world, pondId);
    return pond && { kind: 'pond', pond };
  }
  const isFree = agentId !== null && notNow(world, agentId, passed) === null;
  return isFree ? { kind: 'agent', agentId } : null;
}

/** A pond if it has a member who hasn't left. */
function pondInUse({ ponds, agents }: RoutingWorld, id: string | null): RoutingPond | null {
  const pond = ponds.get(id ?? '');
  return pond?.members.some((member) => agents.has(member)) ? pond : null;
}

/** Why an agent can't take a lead now; null if they can. */
function notNow(world: RoutingWorld, id: string, passed: readonly string[]): NotNow | null {
  const agent = world.agents.get(id);
  if (!agent) return { why: 'left' };
  if (agent.isPaused) return { why: 'paused' };
  const until = offUntil(agent, world.today);
  if (until) return { why: 'off', until };
  const { openLeads: open, capacity } = agent;
  if (capacity !== null && open >= capacity) return { why: 'full', open, capacity };
  return passed.includes(id) ? { why: 'passed' } : null;
}

/** The last day of the period off that a day is in; null if it's a working day. */
function offUntil({ daysOff }: RoutingAgent, today: string): string | null {
  const ends = daysOff.flatMap((period) => {
    const [from = '', to = from] = period.split('/');
    return from <= today && today <= to ? [to] : [];
  });
  return ends.sort().at(-1) ?? null;
}

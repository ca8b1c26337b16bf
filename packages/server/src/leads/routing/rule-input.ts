import type { leadRuleEndpoints, WireRoutingChoices } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import { refuse } from '#platform';
import { ruleFieldMessages } from '../messages/routing.ts';
import type { RuleRow } from './lead-rule-store.ts';

type Given = Omit<BodyOf<typeof leadRuleEndpoints.updateLeadRule>, 'version'>;

/** The columns of the fields that were given. */
export function ruleColumns({ agents, ...given }: Given): Partial<RuleRow> {
  const columns = {
    name: given.name,
    is_active: given.isActive,
    cities: given.cities,
    zips: given.zips,
    counties: given.counties,
    price_from_cents: given.priceFromCents,
    price_to_cents: given.priceToCents,
    language: given.language,
    source_id: given.sourceId,
    sub_source_id: given.subSourceId,
    side: given.side,
    way: given.way,
    agent_ids: agents?.map(({ id }) => id),
    weights: agents?.map(({ weight }) => weight),
    pond_id: given.pondId,
    claim_minutes: given.claimMinutes,
    untouched_hours: given.untouchedHours,
    fallback: given.fallback,
    fallback_agent_id: given.fallbackAgentId,
    fallback_pond_id: given.fallbackPondId,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

type Message = (values: { label: string }) => string;
type Problem = [field: string, label: () => string, message: Message];

/**
 * Refuses (bad-input, all fields together) a rule that lacks what its way or fallback needs, or
 * that names what can't be chosen, unless it named it before.
 */
export function requireUsableRule(
  rule: Partial<RuleRow>,
  choices: WireRoutingChoices,
  before: RuleRow | null,
): void {
  const problems = [...neededProblems(rule), ...choiceProblems(rule, choices, before)];
  if (problems.length === 0) return;
  const fields = problems.map(([field, label, message]) => ({
    ...{ field, label: label(), message: message({ label: label() }) },
  }));
  refuse('bad-input', { fields, message: fields[0]?.message ?? '' });
}

function neededProblems(rule: Partial<RuleRow>): Problem[] {
  const { way = 'in-turn', agent_ids: agents = [], fallback } = rule;
  const { price_from_cents: from, price_to_cents: to } = rule;
  const found: (Problem | false)[] = [
    way !== 'pond' &&
      agents.length === 0 && ['agents', ruleFieldMessages.agents, ruleFieldMessages.isNeeded],
    way === 'pond' &&
      !rule.pond_id && ['pondId', ruleFieldMessages.pond, ruleFieldMessages.isNeeded],
    way === 'first-to-claim' &&
      !rule.claim_minutes && [
        'claimMinutes',
        ruleFieldMessages.claimMinutes,
        ruleFieldMessages.isNeeded,
      ],
    fallback === 'agent' &&
      !rule.fallback_agent_id && [
        'fallbackAgentId',
        ruleFieldMessages.fallbackAgent,
        ruleFieldMessages.isNeeded,
      ],
    fallback === 'pond' &&
      !rule.fallback_pond_id && [
        'fallbackPondId',
        ruleFieldMessages.fallbackPond,
        ruleFieldMessages.isNeeded,
      ],
    new Set(agents).size < agents.length && [
      'agents',
      ruleFieldMessages.agents,
      ruleFieldMessages.twice,
    ],
    (from ?? 0) > (to ?? Number.POSITIVE_INFINITY) && [
      ...(['priceToCents', ruleFieldMessages.priceTo, ruleFieldMessages.belowFrom] as const),
    ],
  ];
  return found.filter((one) => one !== false);
}

function choiceProblems(
  rule: Partial<RuleRow>,
  choices: WireRoutingChoices,
  before: RuleRow | null,
): Problem[] {
  const idsOf = (offered: readonly { id: string }[]) => offered.map(({ id }) => id);
  const people = idsOf(choices.people);
  const ponds = idsOf(choices.ponds);
  const checks: [keyof RuleRow, string, () => string, readonly string[]][] = [
    ['cities', 'cities', ruleFieldMessages.cities, choices.cities],
    ['counties', 'counties', ruleFieldMessages.counties, choices.counties],
    ['agent_ids', 'agents', ruleFieldMessages.agents, people],
    ['fallback_agent_id', 'fallbackAgentId', ruleFieldMessages.fallbackAgent, people],
    ['pond_id', 'pondId', ruleFieldMessages.pond, ponds],
    ['fallback_pond_id', 'fallbackPondId', ruleFieldMessages.fallbackPond, ponds],
    ['source_id', 'sourceId', ruleFieldMessages.source, idsOf(choices.sources)],
    ['sub_source_id', 'subSourceId', ruleFieldMessages.subSource, idsOf(choices.subSources)],
  ];
  return checks.flatMap(([column, field, label, offered]) => {
    const known = new Set([...offered, ...textsIn(before?.[column])]);
    const isKnown = textsIn(rule[column]).every((one) => known.has(one));
    return isKnown ? [] : [[field, label, ruleFieldMessages.unknown] satisfies Problem];
  });
}

const textsIn = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');

import {
  LEAD_RULES_MAX,
  type WireLeadRule,
  type WireRoutingChoices,
} from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import {
  type DatabaseTransaction,
  type HistoryRules,
  holds,
  lastPosition,
  lockRecord,
  orderedHistory,
  type PeopleByName,
  type Queryable,
  type RecordKind,
  type RecordTable,
  serviceArea,
  withNames,
} from '#platform';
import { nameIn } from '../full-name.ts';
import { ruleFieldMessages } from '../messages/routing.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  lockRuleOrder,
  type RuleRow,
  selectEntryChoices,
  selectNamesInHistory,
  selectPondChoices,
  selectRoutedPeople,
} from './lead-rule-store.ts';
import { lockRouting } from './routing-store.ts';
import { requireUsableRule } from './rule-input.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });
const textOfList = (value: unknown) => (Array.isArray(value) ? list.format(value.map(String)) : '');
export const textOfFlag = (value: unknown) =>
  value ? ruleFieldMessages.yes() : ruleFieldMessages.no();
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const textOfCents = (value: unknown) =>
  typeof value === 'number' ? money.format(value / 100) : '';
const textOfChoice = (choices: Readonly<Record<string, () => string>>) => (value: unknown) =>
  choices[String(value)]?.() ?? '';

export const ruleTable: RecordTable<RuleRow> = {
  key: 'leads.rule',
  table: 'lead_rule',
  columns: {
    name: { label: ruleFieldMessages.name },
    is_active: { label: ruleFieldMessages.isActive, textOf: textOfFlag },
    cities: { label: ruleFieldMessages.cities, textOf: textOfList },
    zips: { label: ruleFieldMessages.zips, textOf: textOfList },
    counties: { label: ruleFieldMessages.counties, textOf: textOfList },
    price_from_cents: { label: ruleFieldMessages.priceFrom, textOf: textOfCents },
    price_to_cents: { label: ruleFieldMessages.priceTo, textOf: textOfCents },
    language: {
      label: ruleFieldMessages.language,
      textOf: textOfChoice({ en: ruleFieldMessages.english, es: ruleFieldMessages.spanish }),
    },
    source_id: { label: ruleFieldMessages.source },
    sub_source_id: { label: ruleFieldMessages.subSource },
    side: {
      label: ruleFieldMessages.side,
      textOf: textOfChoice({ buyer: ruleFieldMessages.buyer, seller: ruleFieldMessages.seller }),
    },
    way: {
      label: ruleFieldMessages.way,
      textOf: textOfChoice({
        'in-turn': ruleFieldMessages.inTurn,
        'first-to-claim': ruleFieldMessages.firstToClaim,
        pond: ruleFieldMessages.intoPond,
      }),
    },
    agent_ids: { label: ruleFieldMessages.agents },
    weights: { label: ruleFieldMessages.weights, textOf: textOfList },
    pond_id: { label: ruleFieldMessages.pond },
    claim_minutes: { label: ruleFieldMessages.claimMinutes },
    untouched_hours: { label: ruleFieldMessages.untouchedHours },
    fallback: {
      label: ruleFieldMessages.fallback,
      textOf: textOfChoice({
        concierge: ruleFieldMessages.concierge,
        agent: ruleFieldMessages.agent,
        pond: ruleFieldMessages.aPond,
      }),
    },
    fallback_agent_id: { label: ruleFieldMessages.fallbackAgent },
    fallback_pond_id: { label: ruleFieldMessages.fallbackPond },
    position: { label: ruleFieldMessages.position },
  },
  refuseMissing: () => refuseLead('lead-rule-not-found'),
};

export function presentRule(row: RuleRow, people: PeopleByName): WireLeadRule {
  return {
    id: row.id,
    name: row.name,
    isActive: row.is_active,
    cities: row.cities,
    zips: row.zips,
    counties: row.counties,
    priceFromCents: row.price_from_cents,
    priceToCents: row.price_to_cents,
    language: row.language as WireLeadRule['language'],
    sourceId: row.source_id,
    subSourceId: row.sub_source_id,
    side: row.side as WireLeadRule['side'],
    way: row.way as WireLeadRule['way'],
    agents: row.agent_ids.map((id, index) => ({
      id,
      name: nameIn(people, id),
      weight: row.weights[index] ?? 1,
    })),
    pondId: row.pond_id,
    claimMinutes: row.claim_minutes,
    untouchedHours: row.untouched_hours,
    fallback: row.fallback as WireLeadRule['fallback'],
    fallbackAgentId: row.fallback_agent_id,
    fallbackPondId: row.fallback_pond_id,
    version: row.version,
    abilities: ['edit', 'move'],
  };
}

export async function presentRules(
  db: Queryable,
  rows: readonly RuleRow[],
): Promise<WireLeadRule[]> {
  const people = await namePeople(db, [...new Set(rows.flatMap(({ agent_ids }) => agent_ids))]);
  return rows.map((row) => presentRule(row, people));
}

/** What the fields of rules can name. */
export async function readChoices(db: Queryable): Promise<WireRoutingChoices> {
  const { cities, counties } = serviceArea();
  const byName = (names: string[]) => [...new Set(names)].sort();
  return {
    people: await selectRoutedPeople(db),
    ponds: await selectPondChoices(db),
    sources: await selectEntryChoices(db, 'lead-sources'),
    subSources: await selectEntryChoices(db, 'lead-sub-sources'),
    cities: byName(cities.map(({ name }) => name)),
    counties: byName(counties.map(({ name }) => name)),
  };
}

/** One, held until the commit; other changes and decisions wait for it, too. */
export async function lockRule(tx: Queryable, id: string): Promise<RuleRow> {
  await lockRouting(tx);
  return lockRecord(tx, ruleTable, id);
}

/** The history of rules, with the names of what they name. */
export async function ruleHistory(db: Queryable): Promise<RecordKind<RuleRow>> {
  const names = await selectNamesInHistory(db);
  const rules: HistoryRules<RuleRow> = {
    requireToChange: (tx, _caller, id) => lockRule(tx, id),
    mayUndo: (_db, caller) => holds(caller, 'lead-routing'),
    namePeople,
    async restore(tx, before, row) {
      requireUsableRule({ ...row, ...before }, await readChoices(tx), row);
      return before;
    },
  };
  const kind = orderedHistory(ruleTable, rules, lockRuleOrder);
  return withNames(kind, { people: ['agent_ids', 'fallback_agent_id'], others: named, names });
}

const named = ['source_id', 'sub_source_id', 'pond_id', 'fallback_pond_id'];

/** The position after the last one. Refuses (lead-rules-full). */
export async function requireRulePosition(tx: DatabaseTransaction): Promise<number> {
  return lastPosition(await lockRuleOrder(tx), LEAD_RULES_MAX, () => refuseLead('lead-rules-full'));
}

import { leadRuleEndpoints as calls } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  answerWith,
  requireCaller,
  type Services,
  serveEndpoint,
  serveOrder,
  serveRecord,
  thisMoment,
} from '#platform';
import { findLeadInSight } from '../inquiries/inquiry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { decideRoute } from './decide-route.ts';
import { selectDecisions } from './decision-store.ts';
import { peopleOf, tellDecision } from './decision-words.ts';
import {
  lockRule,
  presentRules,
  readChoices,
  requireRulePosition,
  ruleHistory,
  ruleTable,
} from './lead-rule.ts';
import { lockRuleOrder, type RuleRow, selectRules } from './lead-rule-store.ts';
import type { RouteFacts } from './match-rule.ts';
import { factsOf } from './route-lead.ts';
import { readRoutingWorld } from './routing-store.ts';
import { requireUsableRule, ruleColumns } from './rule-input.ts';

/** Registers the calls of the rules, and of what they decided. */
export function serveLeadRuleCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listLeadRules, async ({ query }) => {
    const { rows, ...facts } = await selectRules(db, query);
    const data = await presentRules(db, rows);
    return { data, ...facts, choices: await readChoices(db), abilities: ['create' as const] };
  });

  serveRecord(app, services, {
    table: ruleTable,
    calls: {
      create: calls.createLeadRule,
      update: calls.updateLeadRule,
      history: calls.getLeadRuleHistory,
      undo: calls.undoLeadRuleChange,
    },
    history: ruleHistory,
    answer: answerWith(presentRules),
    async create(tx, given) {
      const position = await requireRulePosition(tx);
      const values: Partial<RuleRow> = { ...ruleColumns(given), position };
      requireUsableRule(values, await readChoices(tx), null);
      return values;
    },
    lock: lockRule,
    async edit(tx, given, row) {
      const set = ruleColumns(given);
      requireUsableRule({ ...row, ...set }, await readChoices(tx), row);
      return set;
    },
  });
  serveOrder(app, services, calls.orderLeadRules, ruleTable, lockRuleOrder);

  serveEndpoint(app, calls.previewLeadRoute, async ({ body }) => {
    const decision = decideRoute(await readRoutingWorld(db, thisMoment()), sampleFacts(body));
    const facts = factsOf(decision);
    return { data: tellDecision(facts, await namePeople(db, peopleOf(facts))) };
  });

  serveEndpoint(app, calls.listLeadDecisions, async (call) => {
    const lead = await findLeadInSight(db, requireCaller(call), call.params.id);
    if (!lead) return refuseLead('lead-not-found');
    const { rows, ...page } = await selectDecisions(db, lead.id, call.query);
    const people = await namePeople(db, [...new Set(rows.flatMap(({ facts }) => peopleOf(facts)))]);
    const data = rows.map(({ id, decided_at, facts }) => ({
      ...{ id, at: decided_at.toISOString() },
      ...tellDecision(facts, people),
    }));
    return { data, ...page };
  });
}

/** An inquiry as the form of the preview describes it. */
function sampleFacts(sample: BodyOf<typeof calls.previewLeadRoute>): RouteFacts {
  const { city, zip, county, priceCents, language, sourceId, subSourceId, side } = sample;
  const price = priceCents ?? null;
  return {
    cities: city ? [city] : [],
    zips: zip ? [zip] : [],
    counties: county ? [county] : [],
    price: price === null ? null : { from: price, to: price },
    language: language ?? 'en',
    sourceId: sourceId ?? null,
    subSourceId: subSourceId ?? null,
    isBuyer: side === 'buyer',
    isSeller: side === 'seller',
  };
}

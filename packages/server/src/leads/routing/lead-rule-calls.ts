import { leadRuleEndpoints as calls, LEAD_RULES_MAX } from '@homestead/contract/leads';
import type { BodyOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  answerWith,
  atomically,
  changeRecord,
  createRecord,
  orderRecords,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  thisMoment,
  undoCalledChange,
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

const answer = answerWith(presentRules);

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

  serveEndpoint(app, calls.createLeadRule, (call) => {
    const submission = submissionOf(calls.createLeadRule, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const position = await requireRulePosition(tx, LEAD_RULES_MAX);
      const values: Partial<RuleRow> = { ...ruleColumns(call.body), position };
      requireUsableRule(values, await readChoices(tx), null);
      return answer(tx, await createRecord(tx, ruleTable, actorOf(call), values));
    });
  });

  serveEndpoint(app, calls.updateLeadRule, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      const row = await lockRule(tx, call.params.id);
      requireVersion(row, version);
      const set = ruleColumns(given);
      requireUsableRule({ ...row, ...set }, await readChoices(tx), row);
      const change = { what: 'edited', set };
      return answer(tx, await changeRecord(tx, ruleTable, actorOf(call), row, change));
    }),
  );

  serveEndpoint(app, calls.orderLeadRules, (call) =>
    atomically(db, async (tx) => {
      await orderRecords(tx, ruleTable, actorOf(call), await lockRuleOrder(tx), call.body);
      return { data: true as const };
    }),
  );

  serveEndpoint(app, calls.getLeadRuleHistory, async (call) =>
    answerRecordHistory(db, await ruleHistory(db), call),
  );

  serveEndpoint(app, calls.undoLeadRuleChange, (call) =>
    atomically(db, async (tx) => {
      await undoCalledChange(tx, await ruleHistory(tx), call);
      return answer(tx, await lockRule(tx, call.params.id));
    }),
  );

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

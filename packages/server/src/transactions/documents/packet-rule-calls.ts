import { packetRuleEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint, serveRecord } from '#platform';
import {
  columnsOf,
  packetRuleHistory,
  packetRuleTable,
  presentRule,
  presentRules,
  requireUsable,
} from './packet-rule.ts';
import { nextPosition, selectPacketRules } from './packet-rule-store.ts';

/** Registers the calls of the rules that say which documents deals need. */
export function servePacketRuleCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;

  serveEndpoint(app, calls.listPacketRules, async (call) => {
    const { rows, ...facts } = await selectPacketRules(db, call.query);
    return { data: await presentRules(db, rows), ...facts, abilities: ['create' as const] };
  });

  serveRecord(app, services, {
    table: packetRuleTable,
    calls: {
      create: calls.createPacketRule,
      update: calls.updatePacketRule,
      history: calls.getPacketRuleHistory,
      undo: calls.undoPacketRuleChange,
    },
    history: packetRuleHistory,
    answer: (tx, row) => presentRule(tx, row),
    async create(tx, given) {
      const values = columnsOf(given);
      await requireUsable(tx, values);
      return { ...values, position: await nextPosition(tx) };
    },
    async edit(tx, given, row) {
      const set = columnsOf(given);
      if (given.isRetired === undefined) await requireUsable(tx, { ...row, ...set }, set);
      return set;
    },
  });
}

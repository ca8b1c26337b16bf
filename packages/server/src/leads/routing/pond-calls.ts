import { pondEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { answerWith, type Services, serveEndpoint, serveRecord } from '#platform';
import { selectRoutedPeople } from './lead-rule-store.ts';
import {
  lockPond,
  pondColumns,
  pondHistory,
  pondTable,
  presentPonds,
  requireMembers,
  requireUnused,
} from './pond.ts';
import { selectPonds } from './pond-store.ts';

/** Registers the calls of the ponds. */
export function servePondCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listPonds, async ({ query }) => {
    const { rows, ...facts } = await selectPonds(db, query);
    const data = await presentPonds(db, rows);
    return { data, ...facts, people: await selectRoutedPeople(db), abilities: ['create' as const] };
  });

  serveRecord(app, services, {
    table: pondTable,
    calls: {
      create: calls.createPond,
      update: calls.updatePond,
      history: calls.getPondHistory,
      undo: calls.undoPondChange,
    },
    history: pondHistory,
    answer: answerWith(presentPonds),
    async create(tx, given) {
      const values = pondColumns(given);
      await requireMembers(tx, values.members ?? [], []);
      return values;
    },
    lock: lockPond,
    async edit(tx, given, row) {
      const set = pondColumns(given);
      await requireMembers(tx, set.members ?? [], row.members);
      if (given.isRetired) await requireUnused(tx, row.id);
      return set;
    },
  });
}

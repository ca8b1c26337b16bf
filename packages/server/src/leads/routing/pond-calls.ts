import { pondEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  answerWith,
  atomically,
  changeRecord,
  createRecord,
  lockRecord,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import { selectRoutedPeople } from './lead-rule-store.ts';
import {
  pondColumns,
  pondHistory,
  pondTable,
  presentPonds,
  requireMembers,
  requireUnused,
} from './pond.ts';
import { selectPonds } from './pond-store.ts';
import { lockRouting } from './routing-store.ts';

const answer = answerWith(presentPonds);

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

  serveEndpoint(app, calls.createPond, (call) => {
    const submission = submissionOf(calls.createPond, call.body, call);
    return answerOnce(services, submission, async (tx) => {
      const values = pondColumns(call.body);
      await requireMembers(tx, values.members ?? [], []);
      return answer(tx, await createRecord(tx, pondTable, actorOf(call), values));
    });
  });

  serveEndpoint(app, calls.updatePond, (call) =>
    atomically(db, async (tx) => {
      const { version, ...given } = call.body;
      // No rule may come to name a pond while it is retired, or the other way around.
      await lockRouting(tx);
      const row = await lockRecord(tx, pondTable, call.params.id);
      requireVersion(row, version);
      const set = pondColumns(given);
      await requireMembers(tx, set.members ?? [], row.members);
      if (given.isRetired) await requireUnused(tx, row.id);
      const what =
        given.isRetired === undefined ? 'edited' : given.isRetired ? 'retired' : 'restored';
      return answer(tx, await changeRecord(tx, pondTable, actorOf(call), row, { what, set }));
    }),
  );

  serveEndpoint(app, calls.getPondHistory, (call) => answerRecordHistory(db, pondHistory, call));

  serveEndpoint(app, calls.undoPondChange, (call) =>
    atomically(db, async (tx) => {
      await lockRouting(tx);
      await undoCalledChange(tx, pondHistory, call);
      return answer(tx, await lockRecord(tx, pondTable, call.params.id));
    }),
  );
}

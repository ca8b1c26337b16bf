import { partyEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  serveHistory,
  submissionOf,
} from '#platform';
import { addParty, changeParty } from './change-party.ts';
import {
  answerParty,
  lockOneParty,
  mayChangeParties,
  partyHistory,
  presentParty,
} from './party.ts';
import { selectParties } from './party-store.ts';

/** Registers the calls of the directory of companies and people that take part in deals. */
export function servePartyCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  serveEndpoint(app, calls.listParties, async (call) => {
    const caller = requireCaller(call);
    const { page, pageSize, ...filter } = call.query;
    const { rows, ...facts } = await selectParties(db, filter, { page, pageSize });
    const data = rows.map((row) => presentParty(row, caller));
    return { data, ...facts, abilities: mayChangeParties(caller) ? ['create' as const] : [] };
  });

  serveEndpoint(app, calls.createParty, (call) =>
    answerOnce(services, submissionOf(calls.createParty, call.body, call), async (tx) => {
      const actor = actorOf(call);
      const { id } = await addParty(tx, actor, call.body);
      return answerParty(tx, id, actor.caller);
    }),
  );

  serveEndpoint(app, calls.updateParty, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { version, ...given } = call.body;
      const row = await lockOneParty(tx, call.params.id);
      requireVersion(row, version);
      const { id } = await changeParty(tx, actor, row, given);
      return answerParty(tx, id, actor.caller);
    }),
  );

  const history = { history: calls.getPartyHistory, undo: calls.undoPartyChange };
  serveHistory(app, services, history, partyHistory, (tx, caller, id) =>
    answerParty(tx, id, caller),
  );
}

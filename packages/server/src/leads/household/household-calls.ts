import { householdEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { actorOf, atomically, type Services, serveEndpoint } from '#platform';
import { linkHousehold, unlinkHousehold } from './link-household.ts';

/** Registers the calls that link leads as one household. */
export function serveHouseholdCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.linkHousehold, (call) =>
    atomically(db, async (tx) => {
      await linkHousehold(tx, actorOf(call), { id: call.params.id, ...call.body });
      return { data: true as const };
    }),
  );
  serveEndpoint(app, calls.unlinkHousehold, (call) =>
    atomically(db, async (tx) => {
      await unlinkHousehold(tx, actorOf(call), { id: call.params.id, ...call.body });
      return { data: true as const };
    }),
  );
}

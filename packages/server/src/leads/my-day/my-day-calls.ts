import { myDayEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { atomically, requireCaller, type Services, serveEndpoint } from '#platform';
import { presentMyDay } from './my-day.ts';
import { snoozeItem } from './snooze-item.ts';

/** Registers the calls of My Day. */
export function serveMyDayCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.getMyDay, (call) => presentMyDay(db, requireCaller(call), new Date()));

  serveEndpoint(app, calls.snoozeDayItem, (call) =>
    atomically(db, async (tx) => {
      const { item, until } = call.body;
      const given = { item, until: until === null ? null : new Date(until) };
      await snoozeItem(tx, requireCaller(call), given);
      return { data: { item, until: given.until?.toISOString() ?? null } };
    }),
  );
}

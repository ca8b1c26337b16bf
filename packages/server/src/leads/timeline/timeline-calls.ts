import { timelineEndpoints as calls } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { readTimeline, readTimelineEntry } from './read-timeline.ts';

/** Registers the calls of what happened with a lead. */
export function serveTimelineCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, calls.getLeadTimeline, ({ params: { id }, query, caller }) =>
    readTimeline(db, requireCaller({ caller }), {
      ...{ id, groups: query.groups, before: query.before },
    }),
  );
  serveEndpoint(app, calls.getTimelineEntry, async ({ params, caller }) => ({
    data: await readTimelineEntry(db, requireCaller({ caller }), params),
  }));
}

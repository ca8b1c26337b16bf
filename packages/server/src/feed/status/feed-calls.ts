import { feedEndpoints as calls } from '@homestead/contract/feed';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { askForFeedRun } from './ask-for-feed-run.ts';
import { getFeedReport } from './get-feed-report.ts';
import { listNotedFields } from './list-noted-fields.ts';
import { listRefusedRecords } from './list-refused-records.ts';

/** Registers the calls of the MLS Feed page. */
export function serveFeedCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.getFeedStatus, () => getFeedReport(services));
  serveEndpoint(app, calls.getRefusedRecords, ({ query }) =>
    listRefusedRecords(services.db, query),
  );
  serveEndpoint(app, calls.getNotedFields, ({ query }) => listNotedFields(services.db, query));
  serveEndpoint(app, calls.runFeedNow, (call) => askForFeedRun(services, requireCaller(call)));
}

import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, requireCaller, serveEndpoint } from '#platform';
import { askForFeedRun } from '../operations/ask-for-feed-run.ts';
import { getFeedReport } from '../operations/get-feed-report.ts';
import { listRefusedRecords } from '../operations/list-refused-records.ts';

/** Registers the calls of the page MLS Feed. */
export function serveFeedCalls(app: FastifyInstance, house: House): void {
  const calls = listingEndpoints;
  serveEndpoint(app, calls.getFeedStatus, () => getFeedReport(house));
  serveEndpoint(app, calls.getRefusedRecords, ({ query }) => listRefusedRecords(house.db, query));
  serveEndpoint(app, calls.runFeedNow, (call) => askForFeedRun(house, requireCaller(call)));
}

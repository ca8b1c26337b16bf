import { listingEndpoints } from '@homestead/contract/listings';
import type { FastifyInstance } from 'fastify';
import { type House, requireCaller, serveEndpoint } from '#platform';
import { deleteSearch, restoreSearch } from '../operations/delete-search.ts';
import { getSavedSearch, getSavedSearches } from '../operations/get-saved-searches.ts';
import { readSearchNews } from '../operations/read-search-news.ts';
import { saveSearch } from '../operations/save-search.ts';
import { getAlertLink, stopAlerts } from '../operations/stop-alerts.ts';

/** Registers the calls about saved searches and the links of their mails. */
export function serveSavedSearchCalls(app: FastifyInstance, house: House): void {
  const calls = listingEndpoints;
  serveEndpoint(app, calls.getSavedSearches, (call) =>
    getSavedSearches(house, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.getSavedSearch, (call) =>
    getSavedSearch(house, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveSearch, (call) => saveSearch(house, call.body, requireCaller(call)));
  serveEndpoint(app, calls.deleteSearch, (call) =>
    deleteSearch(house, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.restoreSearch, (call) =>
    restoreSearch(house, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.readSearchNews, (call) =>
    readSearchNews(house, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.getAlertLink, ({ query }) => getAlertLink(house, query));
  serveEndpoint(app, calls.stopAlerts, ({ body }) => stopAlerts(house, body));
  serveOneClick(app, house);
}

/**
 * Where mail programs stop alerts with one click (RFC 8058): they post a form of their own making,
 * of which only the address counts.
 */
function serveOneClick(app: FastifyInstance, house: House): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 4096 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null)).on('error', done);
    });
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/one-click/:token',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        await stopAlerts(house, { token: params.token.slice(0, 400) });
        return reply.header('cache-control', 'no-store').type('text/plain').send('Stopped.');
      },
    );
  });
}

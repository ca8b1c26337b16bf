import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { deleteSearch, restoreSearch } from './delete-search.ts';
import { getSavedSearch, getSavedSearches } from './get-saved-searches.ts';
import { readSearchNews } from './read-search-news.ts';
import { saveSearch } from './save-search.ts';

/** Registers the calls about saved searches. */
export function serveSavedSearchCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.getSavedSearches, (call) =>
    getSavedSearches(services, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.getSavedSearch, (call) =>
    getSavedSearch(services, call.query, requireCaller(call)),
  );
  serveEndpoint(app, calls.saveSearch, (call) =>
    saveSearch(services, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.deleteSearch, (call) =>
    deleteSearch(services, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.restoreSearch, (call) =>
    restoreSearch(services, call.body, requireCaller(call)),
  );
  serveEndpoint(app, calls.readSearchNews, (call) =>
    readSearchNews(services, call.body, requireCaller(call)),
  );
}

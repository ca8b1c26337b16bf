import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { getHomeInterest } from './get-home-interest.ts';
import { saveHomeView } from './save-home-view.ts';
import { ViewWindow } from './view-window.ts';

/** Registers the calls that count views of homes. */
export function serveViewCalls(app: FastifyInstance, { db }: Services): void {
  const counting = { db, window: new ViewWindow() };
  serveEndpoint(app, calls.saveHomeView, ({ body, caller, request }) =>
    saveHomeView(counting, body, caller, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
    }),
  );
  serveEndpoint(app, calls.getHomeInterest, ({ query }) => getHomeInterest({ db }, query));
}

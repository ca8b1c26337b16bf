import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { getAlertLink, stopAlerts } from './stop-alerts.ts';

/** Registers the calls behind the links of alert emails. */
export function serveAlertCalls(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, calls.getAlertLink, ({ query }) => getAlertLink(services, query));
  serveEndpoint(app, calls.stopAlerts, ({ body }) => stopAlerts(services, body));
  serveOneClick(app, services);
}

/**
 * Where email clients unsubscribe with one click (RFC 8058): they post their own form, of which
 * only the address counts.
 */
function serveOneClick(app: FastifyInstance, services: Services): void {
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
        await stopAlerts(services, { token: params.token.slice(0, 400) });
        return reply.header('cache-control', 'no-store').type('text/plain').send('Stopped.');
      },
    );
  });
}

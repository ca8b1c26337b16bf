import type { AnswerOf } from '@homestead/contract/platform';
import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import { atomically, dropUnsentMails, type Services, serveEndpoint } from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { findAlertState, turnAlertsOff } from '../searches/saved-search-store.ts';
import { requireAlertScope } from './alert-token.ts';

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

type LinkServices = Pick<Services, 'db' | 'secrets'>;

/**
 * What an unsubscribe link would stop. Viewing it changes nothing, since email scanners open links.
 */
async function getAlertLink(
  { db, secrets }: LinkServices,
  { token }: { token: string },
): Promise<AnswerOf<typeof calls.getAlertLink>> {
  const state = await findAlertState(db, requireAlertScope(secrets, token));
  if (!state) return refuseSaved('alert-link-unreadable');
  return { searchName: state.name, isOff: state.isOff };
}

/**
 * Stops the alerts of a link, immediately and without a sign-in, also those that wait in the
 * outbox; repeating it is harmless.
 */
async function stopAlerts(
  { db, secrets }: LinkServices,
  { token }: { token: string },
): Promise<AnswerOf<typeof calls.stopAlerts>> {
  const scope = requireAlertScope(secrets, token);
  return atomically(db, async (tx) => {
    const state = await findAlertState(tx, scope);
    if (!state) return refuseSaved('alert-link-unreadable');
    await turnAlertsOff(tx, scope);
    await dropUnsentMails(
      tx,
      'personId' in scope ? { ...scope, kind: 'homes' } : { topic: scope.searchId },
    );
    return { searchName: state.name, isOff: true };
  });
}

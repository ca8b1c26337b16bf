import type { AnswerOf } from '@homestead/contract/platform';
import { savedEndpoints as calls } from '@homestead/contract/saved';
import type { FastifyInstance } from 'fastify';
import {
  atomically,
  countLinkTry,
  dropUnsentMails,
  linkKeyOf,
  originOf,
  type Services,
  serveEndpoint,
  serveOneClick,
} from '#platform';
import { refuseSaved } from '../refuse-saved.ts';
import { findAlertState, turnAlertsOff } from '../searches/saved-search-store.ts';
import { requireAlertScope } from './alert-link.ts';

/** Registers the calls behind the links of alert emails. */
export function serveAlertCalls(app: FastifyInstance, services: Services): void {
  const { throttles } = services;
  serveEndpoint(app, calls.getAlertLink, async ({ query, request }) => {
    const key = linkKeyOf(request) ?? query.token ?? refuseSaved('alert-link-unreadable');
    await countLinkTry(throttles, key, originOf(request).address);
    return getAlertLink(services, key);
  });
  serveEndpoint(app, calls.stopAlerts, async ({ body, request }) => {
    const key = linkKeyOf(request) ?? body.token ?? refuseSaved('alert-link-unreadable');
    await countLinkTry(throttles, key, originOf(request).address);
    return stopAlerts(services, key);
  });
  serveOneClick(app, '/unsubscribe/one-click', (key) => stopAlerts(services, key));
}

type LinkServices = Pick<Services, 'db' | 'secrets'>;

/**
 * What an unsubscribe link would stop. Viewing it changes nothing, since email scanners open links.
 */
async function getAlertLink(
  services: LinkServices,
  key: string,
): Promise<AnswerOf<typeof calls.getAlertLink>> {
  const state = await findAlertState(services.db, await requireAlertScope(services, key));
  if (!state) return refuseSaved('alert-link-unreadable');
  return { searchName: state.name, isOff: state.isOff };
}

/**
 * Stops the alerts of a link, immediately and without a sign-in, also those that wait in the
 * outbox; repeating it is harmless.
 */
async function stopAlerts(
  services: LinkServices,
  key: string,
): Promise<AnswerOf<typeof calls.stopAlerts>> {
  const scope = await requireAlertScope(services, key);
  return atomically(services.db, async (tx) => {
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

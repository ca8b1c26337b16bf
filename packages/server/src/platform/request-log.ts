import { changesState } from '@homestead/contract/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressBuckets } from './address-buckets.ts';
import { addressOf } from './call-origin.ts';
import { loggablePath } from './log.ts';
import type { RefusalError } from './refusal-error.ts';
import type { Services } from './room.ts';

declare module 'fastify' {
  interface FastifyInstance {
    noteRefusal: (refusal: RefusalError, request: FastifyRequest) => void;
  }
}

const denials: ReadonlySet<number> = new Set([401, 403, 429]);
/** Parts of a path that open something for anyone who has them. */
const secretParts = /:(token|key)\b/;
/** An address that is refused more often leaves one line in ten seconds. */
const LINES = { perSecond: 0.1, burst: 10 };

/**
 * Measures requests and logs those that matter: a warning for one that is denied, a line for
 * one that may have changed something. Each has the route's pattern, the person and the session,
 * never a body, a token, a query or a value from the path.
 */
export function logRequests(app: FastifyInstance, { metrics }: Pick<Services, 'metrics'>): void {
  const lines = new AddressBuckets(LINES);
  const denied = metrics.counter('http_denied_total', 'Requests denied, by reason', ['code']);
  app.decorate('noteRefusal', (refusal, request) => {
    if (!denials.has(refusal.status)) return;
    denied.inc({ code: refusal.code });
    if (lines.take(addressOf(request)) > 0) return;
    const about = { ...aboutRequest(request), address: addressOf(request) };
    request.log.warn({ code: refusal.code, ...about }, 'request denied');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { config, url: route = 'none' } = request.routeOptions;
    if (config.isStream) return;
    const status = reply.statusCode;
    metrics.requestSeconds.observe(
      { method: request.method, route, status: String(status) },
      reply.elapsedTime / 1000,
    );
    if (config.access && changesState(request.method, route)) {
      request.log.info({ ...aboutRequest(request), status }, 'change requested');
    }
    const path = secretParts.test(route) ? route : loggablePath(request.url);
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, path, status, ms }, 'request');
  });
}

function aboutRequest({ caller, method, routeOptions }: FastifyRequest) {
  return {
    method,
    route: routeOptions.url ?? 'none',
    personId: caller?.personId ?? null,
    sessionId: caller?.sessionId ?? null,
  };
}

import type { FastifyRequest } from 'fastify';
import { isOwnOrigin, refuse, type Settings } from '#platform';

/**
 * Refuses with `wrong-origin` a cookie-authenticated call that did not come from one of our pages.
 */
export function requireOwnOrigin(request: FastifyRequest, settings: Settings): void {
  if (!isOwnOrigin(request.headers, settings)) refuse('wrong-origin');
}

/** Refuses a call that says it comes from a foreign page; programs don't say. */
export function refuseForeignOrigin(request: FastifyRequest, settings: Settings): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return;
  requireOwnOrigin(request, settings);
}

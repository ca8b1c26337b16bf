import type { FastifyRequest } from 'fastify';
import { isOwnOrigin, refuse, type Settings } from '#platform';

/** Refuses with `wrong-origin` a call that leans on a cookie and was not made by a page of ours. */
export function requireOwnOrigin(request: FastifyRequest, settings: Settings): void {
  if (!isOwnOrigin(request.headers, settings)) refuse('wrong-origin');
}

/** Refuses a call that says that it was made by a foreign page; programs say nothing. */
export function refuseForeignOrigin(request: FastifyRequest, settings: Settings): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return;
  requireOwnOrigin(request, settings);
}

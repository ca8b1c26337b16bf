import type { FastifyRequest } from 'fastify';
import { type CallOrigin, originOf } from '#platform';
import type { SessionCookie } from '../sessions/refresh-secret.ts';
import { deviceCookieOf, sessionCookieOf } from '../sessions/session-cookies.ts';

/** Who comes back from a provider; what the cookies say is unverified. */
export interface IdentityVisitor {
  origin: CallOrigin;
  deviceSecret: string | null;
  session: SessionCookie | null;
}

/** The visitor who makes a request. */
export function visitorOf(request: FastifyRequest): IdentityVisitor {
  return {
    origin: originOf(request),
    deviceSecret: deviceCookieOf(request),
    session: sessionCookieOf(request),
  };
}

import type { FastifyRequest } from 'fastify';
import { type CallOrigin, originOf } from './call-origin.ts';
import { type Caller, requireCaller } from './caller.ts';

/** Who does something, and from where, for the audit log. */
export interface Actor {
  readonly caller: Caller;
  readonly origin: CallOrigin;
}

/** The caller of a call and where it comes from. */
export function actorOf(call: { caller: Caller | null; request: FastifyRequest }): Actor {
  return { caller: requireCaller(call), origin: originOf(call.request) };
}

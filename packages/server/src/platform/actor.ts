import type { FastifyRequest } from 'fastify';
import { type CallOrigin, originOf } from './call-origin.ts';
import { type Caller, requireCaller } from './caller.ts';

/** The person behind an action and where they are, for the audit log. */
export interface Actor {
  readonly caller: Caller;
  readonly origin: CallOrigin;
}

export function actorOf(call: { caller: Caller | null; request: FastifyRequest }): Actor {
  return { caller: requireCaller(call), origin: originOf(call.request) };
}

import type { FastifyRequest } from 'fastify';
import { type Caller, requireCaller } from '#platform';
import type { Acting } from '../acting.ts';
import { originOf } from '../call-origin.ts';

/** The caller of a call and where it comes from. */
export function actingOf(call: { caller: Caller | null; request: FastifyRequest }): Acting {
  return { caller: requireCaller(call), origin: originOf(call.request) };
}

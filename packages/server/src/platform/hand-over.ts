import { AsyncLocalStorage } from 'node:async_hooks';

/** Where an in-process call finds its answer. */
export interface HandOver {
  answer?: unknown;
}

const handOvers = new AsyncLocalStorage<HandOver>();

/** Runs a call of our own API whose answer goes into `handOver` instead of being serialized. */
export function takeOver<T>(handOver: HandOver, call: () => PromiseLike<T>): Promise<T> {
  // Fastify's inject starts when it is awaited, so that has to happen inside.
  return handOvers.run(handOver, async () => await call());
}

/**
 * Hands an answer to an in-process caller, which must treat it as read-only, and sends a
 * placeholder instead; an outside caller is sent the answer itself. Refusals are always sent.
 */
export function handOver<T>(answer: T): T | null {
  const taker = handOvers.getStore();
  if (!taker) return answer;
  taker.answer = answer;
  return null;
}

/** Whether the running call comes from a page that we are rendering. */
export function isInProcess(): boolean {
  return handOvers.getStore() !== undefined;
}

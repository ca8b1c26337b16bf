import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a call made in process finds its answer. */
export interface HandOver {
  answer?: unknown;
}

const handOvers = new AsyncLocalStorage<HandOver>();

/** Runs a call of our own API whose answer is to be left in `handOver` instead of being written out. */
export function takeOver<T>(handOver: HandOver, call: () => PromiseLike<T>): Promise<T> {
  // Fastify's inject begins when it is awaited, so that has to happen inside.
  return handOvers.run(handOver, async () => await call());
}

/**
 * Leaves an answer with the caller in process, who is to read and not to change it, and gives what
 * is sent in its place; a call from outside is sent the answer itself. Refusals are always sent.
 */
export function handOver<T>(answer: T): T | null {
  const taker = handOvers.getStore();
  if (!taker) return answer;
  taker.answer = answer;
  return null;
}

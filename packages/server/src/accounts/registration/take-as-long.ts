import { setTimeout as wait } from 'node:timers/promises';

const AT_LEAST_MS = 200;

/**
 * Does the work and answers not before a fifth of a second has passed, whether it went well or not:
 * what is done for a known address and not for an unknown one takes a few milliseconds.
 */
export async function takeAsLong<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(AT_LEAST_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

import { setTimeout as wait } from 'node:timers/promises';

const AT_LEAST_MS = 200;

/**
 * Does the work, but takes at least a fifth of a second, whether or not it succeeds: the extra work
 * for a known address takes a few milliseconds.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(AT_LEAST_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

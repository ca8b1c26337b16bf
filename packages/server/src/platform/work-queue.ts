import { refuse } from './refusal-error.ts';

/** Runs heavy work one at a time. Refuses (busy) when `maxWaiting` are there already. */
export function workQueue(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= maxWaiting) return refuse('busy', { retryAfterSeconds: 5 });
    waiting += 1;
    const mine = running.then(work);
    running = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}

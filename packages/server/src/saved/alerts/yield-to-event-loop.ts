import { setImmediate as nextTurn } from 'node:timers/promises';

/** Yields to other work in this process; throws when the work was aborted. */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await nextTurn();
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets what else waits in this process have its turn; throws when the work is to end. */
export async function letOthersGo(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await nextTurn();
}

import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const BUSY_SHARE = 0.7;
const LOOK_AGAIN_MS = 25;

/**
 * Makes background work wait for requests: while some are in progress, or the event loop is busy,
 * it is delayed, but never longer than `longestMs`.
 */
export class BackgroundGate {
  readonly #longestMs: number;
  readonly #inHand = new Set<object>();
  #last: EventLoopUtilization = performance.eventLoopUtilization();

  constructor(longestMs = 1500) {
    this.#longestMs = longestMs;
  }

  /** A request, or other work that people wait for, has started; `it` identifies it to `end`. */
  begin(it: object): void {
    this.#inHand.add(it);
  }

  /** It is done. Calling this twice does no harm. */
  end(it: object): void {
    this.#inHand.delete(it);
  }

  /** Resolves when background work may run. Throws when `signal` aborts. */
  async turn(signal: AbortSignal): Promise<void> {
    const latest = performance.now() + this.#longestMs;
    while (performance.now() < latest && this.#isBusy()) {
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
    signal.throwIfAborted();
  }

  #isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    return this.#inHand.size > 0 || utilization > BUSY_SHARE;
  }
}

import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const BUSY_SHARE = 0.7;
const LOOK_AGAIN_MS = 25;

/**
 * Lets work that nobody waits for step back behind requests: while some are being answered, or the
 * event loop is busy, its turn is put off, but never longer than `longestMs`.
 */
export class GiveWay {
  readonly #longestMs: number;
  readonly #inHand = new Set<object>();
  #last: EventLoopUtilization = performance.eventLoopUtilization();

  constructor(longestMs = 1500) {
    this.#longestMs = longestMs;
  }

  /** A request has come, or a piece of work that somebody waits for; `it` names it to `end`. */
  begin(it: object): void {
    this.#inHand.add(it);
  }

  /** It is done. Saying so twice does no harm. */
  end(it: object): void {
    this.#inHand.delete(it);
  }

  /** Fulfilled when it is the background's turn. Throws when `signal` ends it. */
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

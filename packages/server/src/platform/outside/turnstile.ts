import { setTimeout as pause } from 'node:timers/promises';

/** Limits how many run at the same time, with a minimum pause between starts. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #pauseMs: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #nextAt = 0;

  constructor({ atOnce, pauseMs = 0 }: { atOnce: number; pauseMs?: number }) {
    this.#atOnce = atOnce;
    this.#pauseMs = pauseMs;
  }

  /**
   * Waits for a turn; returns a function that ends it. Throws the signal's reason when it aborts
   * first.
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#inside >= this.#atOnce) await this.#wait(signal);
    else this.#inside += 1;
    try {
      await this.#keepApart(signal);
    } catch (error) {
      this.#leave();
      throw error;
    }
    return () => this.#leave();
  }

  async #keepApart(signal: AbortSignal): Promise<void> {
    if (this.#pauseMs === 0) return;
    const now = Date.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#pauseMs;
    if (at > now) await pause(at - now, undefined, { signal });
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      this.#waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The longest waiting caller takes over the slot. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}

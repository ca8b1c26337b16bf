/** A number of requests per period for each caller, refilled evenly. */
export class Quota {
  readonly #most: number;
  readonly #periodMs: number;
  readonly #callers = new Map<string, { left: number; at: number }>();

  /** `most` is 0 for no limit. */
  constructor(most: number, periodMs = 60_000) {
    this.#most = most;
    this.#periodMs = periodMs;
  }

  /** Takes one request; returns the seconds to wait when none is left, else 0. */
  take(caller: string, now: number): number {
    if (this.#most === 0) return 0;
    const known = this.#callers.get(caller) ?? { left: this.#most, at: now };
    const left = Math.min(
      this.#most,
      known.left + ((now - known.at) / this.#periodMs) * this.#most,
    );
    if (this.#callers.size > 10_000) this.#callers.clear();
    if (left < 1) {
      this.#callers.set(caller, { left, at: now });
      return Math.max(1, Math.ceil((((1 - left) / this.#most) * this.#periodMs) / 1_000));
    }
    this.#callers.set(caller, { left: left - 1, at: now });
    return 0;
  }
}

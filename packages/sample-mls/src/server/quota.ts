/** A number of requests per minute for each caller, refilled evenly. */
export class Quota {
  readonly #perMinute: number;
  readonly #callers = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Takes one request; returns the seconds to wait when none is left, else 0. */
  take(caller: string, now: number): number {
    if (this.#perMinute === 0) return 0;
    const known = this.#callers.get(caller) ?? { left: this.#perMinute, at: now };
    const left = Math.min(
      this.#perMinute,
      known.left + ((now - known.at) / 60_000) * this.#perMinute,
    );
    if (this.#callers.size > 10_000) this.#callers.clear();
    if (left < 1) {
      this.#callers.set(caller, { left, at: now });
      return Math.max(1, Math.ceil(((1 - left) / this.#perMinute) * 60));
    }
    this.#callers.set(caller, { left: left - 1, at: now });
    return 0;
  }
}

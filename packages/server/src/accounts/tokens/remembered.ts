/** Values cached until their own expiry, evicting the longest unused first. */
export class Remembered<Value> {
  readonly #entries = new Map<string, { value: Value; untilMs: number }>();
  readonly #most: number;

  /** `most`: the maximum number of values. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value, unless it has expired. */
  find(key: string, nowMs = Date.now()): Value | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (entry.untilMs <= nowMs) return null;
    this.#entries.set(key, entry);
    return entry.value;
  }

  keep(key: string, value: Value, untilMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, untilMs });
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}

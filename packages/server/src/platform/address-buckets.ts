import { addressBlock } from './address-block.ts';

interface Bucket {
  level: number;
  /** When it had this level, in milliseconds. */
  at: number;
}

/** A bucket is about 200 bytes; above this many, those unused for longest are forgotten. */
const MOST_BUCKETS = 20_000;

/**
 * Counts what addresses do, in this process's memory: each may do `perSecond` things in
 * the long run, `burst` of them together. IPv6 is counted per /56
 * (see {@link addressBlock}).
 */
export class AddressBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;

  constructor(options: { perSecond: number; burst: number; now?: () => number }) {
    this.#perSecond = options.perSecond;
    this.#burst = options.burst;
    this.#now = options.now ?? (() => performance.now());
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Counts one. Returns 0, or the whole seconds until there is room for another. */
  take(address: string): number {
    const key = addressBlock(address);
    const at = this.#now();
    const known = this.#buckets.get(key);
    const refilled = known ? known.level + ((at - known.at) / 1000) * this.#perSecond : this.#burst;
    const level = Math.min(this.#burst, refilled);
    const isTaken = level >= 1;
    // Last in the map's order is used last.
    this.#buckets.delete(key);
    this.#buckets.set(key, { level: isTaken ? level - 1 : level, at });
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS) break;
      this.#buckets.delete(oldest);
    }
    return isTaken ? 0 : Math.ceil((1 - level) / this.#perSecond);
  }
}

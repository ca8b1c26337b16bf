/** Of an entry besides its key and its value: the map, the promise, the entry itself. */
const ENTRY_BYTES = 250;

/** About how many bytes a cached value takes with its key. */
export function bytesOf(value: unknown, key = ''): number {
  return ENTRY_BYTES + 2 * key.length + sizeOf(value);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Date) return 40;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + 8 + sizeOf(item), 32);
  return Object.values(value).reduce<number>((sum, item) => sum + 8 + sizeOf(item), 56);
}

/**
 * Caches loaded values up to a total weight, dropping the least recently used first. Concurrent
 * requests for one key load once. A failed load is not cached. With a limit of 0 nothing is cached
 * or shared.
 */
export class SingleFlightCache<Value> {
  readonly #limit: number;
  readonly #weigh: (value: Value, key: string) => number;
  readonly #entries = new Map<string, { value: Promise<Value>; weight: number }>();
  #weight = 0;

  constructor(limit: number, weigh: (value: Value, key: string) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    if (this.#limit === 0) return load();
    const kept = this.#entries.get(key);
    if (kept) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept.value;
    }
    const entry = { value: load(), weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#settle(key, entry, this.#weigh(value, key)),
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  /** The total weight of the cached values. */
  get weight(): number {
    return this.#weight;
  }

  #settle(key: string, entry: { weight: number }, weight: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = weight;
    this.#weight += weight;
    for (const [oldest, old] of this.#entries) {
      if (this.#weight <= this.#limit) break;
      if (old.weight > 0) this.#drop(oldest, old);
    }
  }

  #drop(key: string, entry: { weight: number }): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}

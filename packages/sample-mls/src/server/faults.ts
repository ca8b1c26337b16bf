/** Faults requested by a test; each is used up by the requests it hits. */
export type FaultOrder = {
  /** Answers the next n data requests with 429. */
  readonly status429Next?: number;
  /** Seconds in their Retry-After. */
  readonly retryAfter?: number;
  /** Answers the next n data requests with this 5xx. */
  readonly status5xxNext?: number;
  readonly status5xx?: number;
  /** Breaks the connection of a page after this many bytes of its body. */
  readonly cutAfterBytes?: number;
  /** How many pages to break, 1 by default. */
  readonly cutNext?: number;
  /** Lets this many pages pass before breaking one. */
  readonly cutSkip?: number;
  /** Milliseconds to wait before each answer, until set to 0. */
  readonly delayMs?: number;
  /** Gives pages of at most this many rows without a word and without a next link; 0 ends it. */
  readonly silentPageCap?: number;
  /** Answers all data requests with 429 for this long by the market's clock; 0 ends it. */
  readonly status429Minutes?: number;
  /** Makes all signed photo addresses given so far invalid. */
  readonly expirePhotoAddresses?: boolean;
  /** Ends all tokens that were issued for client credentials. */
  readonly expireTokens?: boolean;
  /** Answers the next n photos with 404, with something other than a picture, or truncated. */
  readonly photos404Next?: number;
  readonly photosBrokenNext?: number;
};

const counters = [
  'status429Next',
  'retryAfter',
  'status5xxNext',
  'status5xx',
  'cutAfterBytes',
  'cutNext',
  'cutSkip',
  'delayMs',
  'silentPageCap',
  'status429Minutes',
  'photos404Next',
  'photosBrokenNext',
] as const;

/** The faults still pending. */
export class Faults {
  #left = {
    status429Next: 0,
    retryAfter: 1,
    status5xxNext: 0,
    status5xx: 503,
    cutAfterBytes: 0,
    cutNext: 0,
    cutSkip: 0,
    delayMs: 0,
    silentPageCap: 0,
    status429Minutes: 0,
    photos404Next: 0,
    photosBrokenNext: 0,
  };

  #refusingUntil = Number.NEGATIVE_INFINITY;

  readonly #now: () => number;

  /** `now` is the market's clock. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Orders faults; missing fields don't change. Refuses values that aren't whole numbers from 0.
   */
  order(order: FaultOrder): void {
    for (const name of counters) {
      const value = order[name];
      if (value === undefined) continue;
      if (!Number.isInteger(value) || value < 0 || value > 1e9)
        throw new Error(`${name} takes a whole number from 0.`);
      this.#left[name] = value;
    }
    if (order.status429Minutes !== undefined)
      this.#refusingUntil = this.#now() + order.status429Minutes * 60_000;
    if (order.cutAfterBytes !== undefined && order.cutNext === undefined) this.#left.cutNext = 1;
  }

  #take(name: 'status429Next' | 'status5xxNext' | 'photos404Next' | 'photosBrokenNext'): boolean {
    if (this.#left[name] === 0) return false;
    this.#left[name]--;
    return true;
  }

  take429(): number | null {
    return this.#take('status429Next') ? this.#left.retryAfter : null;
  }

  take5xx(): number | null {
    return this.#take('status5xxNext') ? this.#left.status5xx : null;
  }

  /** The bytes of this page to send before breaking it off; null to send all of it. */
  takeCut(): number | null {
    if (this.#left.cutNext === 0) return null;
    if (this.#left.cutSkip > 0) {
      this.#left.cutSkip--;
      return null;
    }
    this.#left.cutNext--;
    return this.#left.cutAfterBytes;
  }

  /** Whether all requests are being refused. */
  get isRefusing(): boolean {
    return this.#now() < this.#refusingUntil;
  }

  get silentPageCap(): number {
    return this.#left.silentPageCap;
  }

  get delayMs(): number {
    return this.#left.delayMs;
  }

  takePhotoFault(): 'absent' | 'broken' | null {
    if (this.#take('photos404Next')) return 'absent';
    return this.#take('photosBrokenNext') ? 'broken' : null;
  }

  /** Faults that haven't happened yet, for the control endpoint. */
  pending(): Readonly<Record<string, number>> {
    return { ...this.#left };
  }
}

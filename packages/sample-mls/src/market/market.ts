import { day, hour, marketEpoch, minute, omahaDay } from './calendar.ts';
import { type Firms, openFirms } from './firms.ts';
import {
  entryOf,
  type LifeEvent,
  type LifeState,
  lifeOf,
  lifeSpan,
  type Status,
  stateOf,
  statuses,
} from './life.ts';
import {
  indexOfKey,
  type Listing,
  type ListingCore,
  openListing,
  openListingCore,
} from './listing.ts';
import { type OpenHouse, openHousesOf } from './open-houses.ts';

type MarketOptions = {
  /** Whole number; the same seed at the same market time is the same market. */
  readonly seed: number;
  /** About how many listings are shown at any time, 1 to 200,000. */
  readonly listings: number;
  /** Market time at which the clock starts, milliseconds since 1970. */
  readonly startAt: number;
  /** Market minutes per real minute. */
  readonly clockRate: number;
  /** Real time in milliseconds; replaced in tests. */
  readonly realNow?: () => number;
};

/** Share of the listings of one life span that are in the feed and not flagged as hidden. */
const shownShare = 0.9;

/**
 * A housing market over time. New listings keep entering. Memory has a few numbers for each listing
 * in the feed; everything else is computed on demand.
 */
export class Market {
  readonly seed: number;
  readonly firms: Firms;
  readonly startAt: number;
  /** Increases whenever any listing of the feed changes. */
  version = 0;

  readonly #step: number;
  readonly #rate: number;
  readonly #realNow: () => number;
  readonly #realStart: number;
  #advanced = 0;
  #playedTo = Number.NEGATIVE_INFINITY;
  /** Current indices are in [first, end). */
  #first = 0;
  #end = 0;
  readonly #mask: number;
  readonly #modified: Float64Array;
  readonly #photosChanged: Float64Array;
  readonly #nextEvent: Float64Array;
  readonly #gone: Uint8Array;
  readonly #hidden: Uint8Array;
  readonly #status: Uint8Array;
  /** What was ordered beyond the course of the market, by index. */
  readonly #ordered = new Map<number, LifeEvent[]>();
  readonly #openHouses: OpenHouse[] = [];

  constructor(options: MarketOptions) {
    this.seed = options.seed | 0;
    this.firms = openFirms(this.seed);
    this.startAt = options.startAt;
    this.#rate = options.clockRate;
    this.#realNow = options.realNow ?? Date.now;
    this.#realStart = this.#realNow();
    const span = Math.ceil(options.listings / shownShare);
    this.#step = lifeSpan / span;
    const capacity = 2 ** Math.ceil(Math.log2(span * 1.1 + 64));
    this.#mask = capacity - 1;
    this.#modified = new Float64Array(capacity);
    this.#photosChanged = new Float64Array(capacity);
    this.#nextEvent = new Float64Array(capacity);
    this.#gone = new Uint8Array(capacity);
    this.#hidden = new Uint8Array(capacity);
    this.#status = new Uint8Array(capacity);
    this.refresh();
  }

  /** Market time, milliseconds since 1970. */
  now(): number {
    return Math.floor(
      this.startAt + this.#advanced + (this.#realNow() - this.#realStart) * this.#rate,
    );
  }

  /** Moves the clock forward; never back. */
  advance(minutes: number): void {
    this.#advanced += Math.max(0, minutes) * minute;
    this.refresh();
  }

  #entry(index: number): number {
    return entryOf(this.seed, index, marketEpoch, this.#step);
  }

  #play(index: number, now: number): void {
    const state = this.stateOf(index, now);
    const at = index & this.#mask;
    this.#modified[at] = state.modifiedAt;
    this.#photosChanged[at] = state.photosChangedAt;
    this.#nextEvent[at] = state.nextEventAt;
    this.#gone[at] = state.gone ? 1 : 0;
    this.#hidden[at] = state.hidden ? 1 : 0;
    this.#status[at] = statuses.indexOf(state.status);
  }

  /** Updates the feed to the market's clock. Called before every answer; cheap when idle. */
  refresh(): void {
    const now = this.now();
    if (now <= this.#playedTo) return;
    const jumped = now - this.#playedTo > 30 * day;
    const oldest = Math.max(0, Math.floor((now - lifeSpan - marketEpoch) / this.#step) - 1);
    let changed = 0;
    if (jumped) {
      this.#first = oldest;
      this.#end = oldest;
    }
    while (this.#end === this.#first || this.#entry(this.#end) <= now) {
      if (this.#entry(this.#end) > now) break;
      // The oldest are removed before the ring reaches them.
      while (this.#end - this.#first > this.#mask) this.#first++;
      this.#play(this.#end, now);
      this.#end++;
      changed++;
    }
    if (!jumped) {
      for (let index = this.#first; index < this.#end; index++) {
        if ((this.#nextEvent[index & this.#mask] as number) <= now) {
          this.#play(index, now);
          changed++;
        }
      }
    }
    while (this.#first < this.#end && this.#first < oldest) this.#first++;
    this.#playedTo = now;
    if (changed > 0) this.version++;
  }

  /** Indices that are in the feed now, oldest first; those flagged as hidden included. */
  indices(): Int32Array {
    const all = new Int32Array(this.#end - this.#first);
    let count = 0;
    for (let index = this.#first; index < this.#end; index++) {
      if (this.#gone[index & this.#mask] === 0) all[count++] = index;
    }
    return all.subarray(0, count);
  }

  /** Whether an index is in the feed now. */
  has(index: number): boolean {
    return index >= this.#first && index < this.#end && this.#gone[index & this.#mask] === 0;
  }

  /** Index of a listing key that is in the feed now. */
  findIndex(listingKey: string): number | null {
    const index = indexOfKey(listingKey);
    return index !== null && this.has(index) ? index : null;
  }

  modifiedAt(index: number): number {
    return this.#modified[index & this.#mask] as number;
  }

  photosChangedAt(index: number): number {
    return this.#photosChanged[index & this.#mask] as number;
  }

  stateOf(index: number, now = this.#playedTo): LifeState {
    return stateOf(this.lifeOf(index), now);
  }

  /** Whether the listing is flagged as hidden. */
  hidden(index: number): boolean {
    return this.#hidden[index & this.#mask] === 1;
  }

  statusOf(index: number): Status {
    return statuses[this.#status[index & this.#mask] as number] ?? 'Active';
  }

  /** All events of a listing's life. */
  lifeOf(index: number): LifeEvent[] {
    const life = lifeOf(this.seed, index, this.#entry(index));
    const ordered = this.#ordered.get(index);
    return ordered === undefined ? life : [...life, ...ordered].sort((a, b) => a.at - b.at);
  }

  #order(index: number, ...events: LifeEvent[]): void {
    this.#ordered.set(index, [...(this.#ordered.get(index) ?? []), ...events]);
    this.#play(index, this.#playedTo);
    this.version++;
  }

  /** Removes a listing now: flagged as hidden for a week first, or gone immediately. */
  remove(index: number, how: 'flagged' | 'silent'): void {
    this.refresh();
    const at = this.#playedTo;
    if (how === 'silent') this.#order(index, { at, what: 'gone' });
    else this.#order(index, { at, what: 'hidden' }, { at: at + 7 * day, what: 'gone' });
  }

  /** Lowers a listing's price now by three percent. */
  reprice(index: number): void {
    this.refresh();
    this.#order(index, { at: this.#playedTo, what: 'price', factor: 0.97 });
  }

  /** Adds an open house of two hours; instants in milliseconds since 1970. */
  addOpenHouse(index: number, startsAt: number): OpenHouse {
    this.refresh();
    const open: OpenHouse = {
      key: `OH${index}-${Math.floor(startsAt / 1_000)}`,
      listingIndex: index,
      dayNumber: omahaDay(startsAt),
      startsAt,
      endsAt: startsAt + 2 * hour,
      enteredAt: this.#playedTo,
      modifiedAt: this.#playedTo,
      status: 'Active',
      broker: false,
      refreshments: false,
    };
    this.#openHouses.push(open);
    this.version++;
    return open;
  }

  /** The open houses of a listing that are in the feed now. */
  openHousesOf(index: number): OpenHouse[] {
    return [
      ...openHousesOf(this.seed, index, () => this.lifeOf(index), this.#playedTo),
      ...this.#openHouses.filter((open) => open.listingIndex === index),
    ];
  }

  /** The time up to which the feed has been played. */
  get playedTo(): number {
    return this.#playedTo;
  }

  core(index: number): ListingCore {
    return openListingCore(this.seed, index, this.#entry(index));
  }

  listing(index: number): Listing {
    return openListing(this.core(index), this.firms);
  }
}

import { day } from './calendar.ts';
import { mix, openChance, purpose } from './chance.ts';
import { askingPrice } from './worth.ts';

/** Standard statuses that the market knows. */
export const statuses = [
  'ComingSoon',
  'Active',
  'ActiveUnderContract',
  'Pending',
  'Closed',
  'Withdrawn',
  'Expired',
  'Canceled',
  'Hold',
] as const;
export type Status = (typeof statuses)[number];

/** One event in a listing's life, with the instant at which the MLS learns of it. */
export type LifeEvent = {
  readonly at: number;
} & (
  | { readonly what: 'status'; readonly status: Status }
  | { readonly what: 'price'; readonly factor: number }
  /** Marked as hidden; the row is removed a week later. */
  | { readonly what: 'hidden' }
  /** Gone from the feed without notice. */
  | { readonly what: 'gone' }
  /** Photos change and the listing's own timestamp does not. */
  | { readonly what: 'photos' }
  /** An edit of the text, nothing else. */
  | { readonly what: 'edit' }
);

/** The longest time a listing is in the feed, so the market's size stays about the same. */
export const lifeSpan = 150 * day;

/**
 * A listing's events from entry to removal, in order. They depend only on seed and index;
 * `enteredAt` shifts them.
 */
export function lifeOf(seed: number, index: number, enteredAt: number): LifeEvent[] {
  const chance = openChance(seed, index, purpose.life);
  const events: LifeEvent[] = [];
  const add = (event: LifeEvent): void => {
    if (event.at < enteredAt + lifeSpan) events.push(event);
  };
  const coming = chance.is(0.11);
  const activeAt = coming ? enteredAt + chance.between(3 * day, 16 * day) : enteredAt;
  add({ at: enteredAt, what: 'status', status: coming ? 'ComingSoon' : 'Active' });
  if (coming) add({ at: activeAt, what: 'status', status: 'Active' });

  const fate = chance.weighted<'sells' | 'stays' | 'withdrawn' | 'expired' | 'canceled' | 'hold'>([
    ['sells', 48],
    ['stays', 36],
    ['withdrawn', 4],
    ['expired', 4],
    ['canceled', 3],
    ['hold', 5],
  ]);
  const soon = -Math.log(1 - chance.next() * 0.98) * 30 * day + 2 * day;
  const endsAt =
    fate === 'stays'
      ? enteredAt + lifeSpan
      : activeAt + Math.min(soon + (fate === 'sells' ? 0 : 15 * day), 130 * day);

  let dropAt = activeAt + chance.between(8 * day, 34 * day);
  while (dropAt < endsAt && chance.is(0.62)) {
    add({ at: dropAt, what: 'price', factor: 1 - chance.between(0.012, 0.055) });
    dropAt += chance.between(12 * day, 40 * day);
  }
  for (let edits = chance.whole(0, 2); edits > 0; edits--) {
    add({ at: activeAt + chance.next() * (endsAt - activeAt), what: 'edit' });
  }
  for (
    let changes = chance.weighted([
      [0, 76],
      [1, 18],
      [2, 6],
    ]);
    changes > 0;
    changes--
  ) {
    add({ at: enteredAt + chance.between(0.2, 1) * (endsAt - enteredAt), what: 'photos' });
  }

  let leavesAt = enteredAt + lifeSpan;
  if (fate === 'sells') {
    let pendingAt = endsAt;
    if (chance.is(0.45)) {
      add({ at: endsAt, what: 'status', status: 'ActiveUnderContract' });
      pendingAt = endsAt + chance.between(4 * day, 14 * day);
    }
    add({ at: pendingAt, what: 'status', status: 'Pending' });
    if (chance.is(0.05)) {
      add({ at: pendingAt + chance.between(5 * day, 15 * day), what: 'status', status: 'Active' });
    } else {
      add({ at: pendingAt + chance.between(20 * day, 46 * day), what: 'status', status: 'Closed' });
    }
  } else if (fate !== 'stays') {
    const status = {
      withdrawn: 'Withdrawn',
      expired: 'Expired',
      canceled: 'Canceled',
      hold: 'Hold',
    } as const;
    add({ at: endsAt, what: 'status', status: status[fate] });
    if (fate === 'hold')
      add({ at: endsAt + chance.between(8 * day, 30 * day), what: 'status', status: 'Active' });
    else leavesAt = Math.min(leavesAt, endsAt + chance.between(10 * day, 40 * day));
  }
  if (chance.is(0.02)) leavesAt = Math.min(leavesAt, enteredAt + chance.between(3 * day, 60 * day));
  // Half of them are flagged a week before they are removed; only a key sweep notices the others.
  if (chance.is(0.5)) add({ at: leavesAt - 7 * day, what: 'hidden' });
  events.push({ at: leavesAt, what: 'gone' });
  return events
    .filter((event) => event.at <= leavesAt)
    .map((event) => ({ ...event, at: Math.max(enteredAt, Math.round(event.at)) }))
    .sort((a, b) => a.at - b.at || (a.what === 'gone' ? 1 : 0) - (b.what === 'gone' ? 1 : 0));
}

/** The state of a listing's life at one instant. */
export type LifeState = {
  readonly enteredAt: number;
  readonly status: Status;
  readonly gone: boolean;
  readonly hidden: boolean;
  readonly modifiedAt: number;
  readonly photosChangedAt: number;
  readonly photoVersion: number;
  /** When the photos changed, from version 2 on. */
  readonly photoChanges: readonly number[];
  readonly statusChangedAt: number;
  readonly priceChangedAt: number | null;
  /** The current price as a share of the original, and before the last change. */
  readonly priceFactor: number;
  readonly formerPriceFactor: number | null;
  readonly activeSince: number;
  readonly contractAt: number | null;
  readonly closedAt: number | null;
  readonly offMarketAt: number | null;
  readonly nextEventAt: number;
};

/** Plays a life up to and including `now`. */
export function stateOf(events: readonly LifeEvent[], now: number): LifeState {
  const enteredAt = events[0]?.at ?? now;
  const state = {
    enteredAt,
    status: 'Active' as Status,
    gone: false,
    hidden: false,
    modifiedAt: enteredAt,
    photosChangedAt: enteredAt,
    photoVersion: 1,
    photoChanges: [] as number[],
    statusChangedAt: enteredAt,
    priceChangedAt: null as number | null,
    priceFactor: 1,
    formerPriceFactor: null as number | null,
    activeSince: enteredAt,
    contractAt: null as number | null,
    closedAt: null as number | null,
    offMarketAt: null as number | null,
    nextEventAt: Number.POSITIVE_INFINITY,
  };
  for (const event of events) {
    if (event.at > now) {
      state.nextEventAt = event.at;
      break;
    }
    if (event.what === 'gone') {
      state.gone = true;
      break;
    }
    if (event.what === 'photos') {
      state.photosChangedAt = event.at;
      state.photoVersion++;
      state.photoChanges.push(event.at);
      continue;
    }
    state.modifiedAt = event.at;
    if (event.what === 'hidden') state.hidden = true;
    if (event.what === 'price') {
      state.formerPriceFactor = state.priceFactor;
      state.priceFactor *= event.factor;
      state.priceChangedAt = event.at;
    }
    if (event.what === 'status') {
      state.status = event.status;
      state.statusChangedAt = event.at;
      if (event.status === 'Active') {
        if (state.contractAt === null && state.offMarketAt === null) state.activeSince = event.at;
        state.contractAt = null;
        state.offMarketAt = null;
      }
      if (event.status === 'ActiveUnderContract') state.contractAt = event.at;
      if (event.status === 'Pending') {
        state.contractAt ??= event.at;
        state.offMarketAt = event.at;
      }
      if (event.status === 'Closed') state.closedAt = event.at;
      if (['Withdrawn', 'Expired', 'Canceled', 'Hold'].includes(event.status))
        state.offMarketAt = event.at;
    }
  }
  return state;
}

/** When a listing enters the market, with this many listings per life span. */
export function entryOf(seed: number, index: number, epoch: number, step: number): number {
  const within = (mix(seed, index, 77) / 4294967296) * step * 0.98;
  return Math.round(epoch + index * step + within);
}

/** The list price at a state: factor of the first price, rounded the way sellers do. */
export const priceAt = (first: number, factor: number, taste: number): number =>
  factor === 1 ? first : Math.min(first - 100, askingPrice(first * factor, taste));

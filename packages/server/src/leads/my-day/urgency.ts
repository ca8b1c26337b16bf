import type { WireDayItem } from '@homestead/contract/leads';

const HOUR = 60 * 60_000;
/** A promised answer that is due within this time goes before everything else. */
const PROMISE_SOON = 2 * HOUR;
/** What starts or is due within this time goes before replies. */
const SOON = HOUR;

type Timed = Pick<WireDayItem, 'reason' | 'dueAt' | 'isWholeDay'>;

/** How urgent each band is, the most urgent first. */
const bands = [
  'promise-soon',
  'soon',
  'someone-waits',
  'tour-to-answer',
  'overdue',
  'today',
  'unmatched',
] as const;

function bandOf({ reason, dueAt, isWholeDay }: Timed, now: Date): (typeof bands)[number] {
  const left = Date.parse(dueAt) - now.getTime();
  switch (reason) {
    case 'promise':
      return left <= PROMISE_SOON ? 'promise-soon' : 'someone-waits';
    case 'tour-today':
    case 'appointment-today':
      return left <= SOON ? 'soon' : 'today';
    case 'due-today':
      return left <= SOON && !isWholeDay ? 'soon' : 'today';
    case 'reply':
      return 'someone-waits';
    case 'tour-to-answer':
      return 'tour-to-answer';
    case 'overdue':
    case 'plan-refused':
    case 'appointment-over':
      return 'overdue';
    case 'unmatched':
      return 'unmatched';
  }
}

/**
 * How urgent an item is at `now`, more for a higher number: its band, and within it whether its
 * time has passed. Grows only when the thing gets worse.
 */
export function urgencyOf(item: Timed, now: Date): number {
  const band = bands.length - bands.indexOf(bandOf(item, now));
  return band * 2 + (Date.parse(item.dueAt) < now.getTime() ? 1 : 0);
}

/** In order of urgency: by band, then by time, then by id. */
export function byUrgency<Item extends Timed & { id: string }>(
  items: readonly Item[],
  now: Date,
): Item[] {
  const placed = items.map((item) => ({
    item,
    band: bands.indexOf(bandOf(item, now)),
    at: Date.parse(item.dueAt),
  }));
  placed.sort(
    (one, other) =>
      one.band - other.band || one.at - other.at || (one.item.id < other.item.id ? -1 : 1),
  );
  return placed.map(({ item }) => item);
}

export interface Snooze {
  until: Date;
  /** How urgent the item was when it was put off. */
  urgency: number;
}

/** Whether an item is put off at `now`: until the time, or until it gets more urgent. */
export function isSnoozed(item: Timed, snooze: Snooze | undefined, now: Date): boolean {
  if (!snooze || snooze.until <= now) return false;
  return urgencyOf(item, now) <= snooze.urgency;
}

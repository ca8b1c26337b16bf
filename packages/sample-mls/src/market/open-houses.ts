import { atOmaha, day, hour, omahaDay, weekdayOf } from './calendar.ts';
import { openChance, purpose, share } from './chance.ts';
import type { LifeEvent } from './life.ts';

export type OpenHouse = {
  readonly key: string;
  readonly listingIndex: number;
  readonly dayNumber: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly enteredAt: number;
  readonly modifiedAt: number;
  readonly status: 'Active' | 'Canceled' | 'Ended';
  readonly broker: boolean;
  readonly refreshments: boolean;
};

/** Days before and after today of which open houses are in the feed. */
const past = 6;
const ahead = 17;

/** From when until when a listing could be shown, and when it stopped if it did. */
function showable(events: readonly LifeEvent[], at: number): boolean {
  let active = false;
  for (const event of events) {
    if (event.at > at) break;
    if (event.what === 'status') active = event.status === 'Active';
    if (event.what === 'gone' || event.what === 'hidden') active = false;
  }
  return active;
}

/** When the listing stopped being shown between two instants, null when it did not. */
function stoppedBetween(events: readonly LifeEvent[], from: number, to: number): number | null {
  for (const event of events) {
    if (event.at <= from || event.at > to) continue;
    if (event.what === 'hidden' || event.what === 'gone') return event.at;
    if (event.what === 'status' && event.status !== 'Active') return event.at;
  }
  return null;
}

/** Cheap first check: whether a listing would hold an open house on a day, if it were for sale. */
function holdsOpenHouse(seed: number, index: number, dayNumber: number): boolean {
  const weekday = weekdayOf(dayNumber);
  if (weekday !== 0 && weekday !== 6)
    return weekday === 4 && share(seed, index, dayNumber, 41) < 0.004;
  return share(seed, index, dayNumber, 41) < (weekday === 0 ? 0.11 : 0.06);
}

/** The open houses of one listing that the feed shows at `now`. */
export function openHousesOf(
  seed: number,
  index: number,
  events: () => readonly LifeEvent[],
  now: number,
): OpenHouse[] {
  const today = omahaDay(now);
  const found: OpenHouse[] = [];
  for (let dayNumber = today - past; dayNumber <= today + ahead; dayNumber++) {
    if (!holdsOpenHouse(seed, index, dayNumber)) continue;
    const chance = openChance(seed, index, dayNumber, purpose.openHouse);
    const weekday = weekdayOf(dayNumber);
    const startHour =
      weekday === 4
        ? 16.5
        : chance.weighted([
            [11, 12],
            [12, 18],
            [13, 40],
            [14, 25],
            [15, 5],
          ]);
    const startsAt = atOmaha(dayNumber, startHour);
    const endsAt =
      startsAt +
      chance.weighted([
        [hour, 12],
        [1.5 * hour, 28],
        [2 * hour, 60],
      ]);
    const enteredAt = Math.round(startsAt - chance.between(2 * day, 12 * day));
    const canceledBySeller = chance.is(0.07)
      ? Math.round(startsAt - chance.between(2 * hour, 40 * hour))
      : null;
    if (enteredAt > now || !showable(events(), enteredAt)) continue;
    const stopped = stoppedBetween(events(), enteredAt, startsAt);
    const canceledAt = Math.min(
      canceledBySeller ?? Number.POSITIVE_INFINITY,
      stopped ?? Number.POSITIVE_INFINITY,
    );
    const status = canceledAt <= now ? 'Canceled' : endsAt <= now ? 'Ended' : 'Active';
    found.push({
      key: `OH${index}-${dayNumber}`,
      listingIndex: index,
      dayNumber,
      startsAt,
      endsAt,
      enteredAt,
      modifiedAt: status === 'Canceled' ? canceledAt : status === 'Ended' ? endsAt : enteredAt,
      status,
      broker: weekday === 4,
      refreshments: chance.is(0.3),
    });
  }
  return found;
}

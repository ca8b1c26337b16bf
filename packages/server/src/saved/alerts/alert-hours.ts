import { stateKeysOf, type ZipPlace } from '@homestead/contract/places';
import { messageMorning, mondayMorning, stateZones } from '#platform';

/** The cutoff of matches to send now, by alert frequency. */
export interface AlertHours {
  atOnce: Date;
  daily: Date;
  weekly: Date;
}

/** The time zones of a place, and the cutoffs for people there; null while it is quiet. */
interface PlaceHours {
  zones: readonly string[];
  hours: AlertHours | null;
}

/** The cutoffs for people by where they live. */
export interface LocalAlertHours {
  /** By the state's code and names, all in lower-case letters alone. */
  states: ReadonlyMap<string, PlaceHours>;
  /** In the service area, and where we don't know. */
  here: PlaceHours;
  /** ZIP codes of the service area, whose states may have a second zone elsewhere. */
  zips: readonly string[];
}

/**
 * What is due at an instant, by the clocks where people live: instant alerts right away,
 * daily ones with what was found before this morning, weekly ones with what was found before this
 * week's Monday morning. A state with two zones has to allow it in both.
 */
export function alertHours(
  now: Date,
  { timeZone, zips }: { timeZone: string; zips: readonly Pick<ZipPlace, 'zip'>[] },
): LocalAlertHours {
  const states = [...stateZones].flatMap(([code, zones]) => {
    const there = hoursIn(zones, now);
    return stateKeysOf(code).map((key) => [key, there] as const);
  });
  return {
    states: new Map(states),
    here: hoursIn([timeZone], now),
    zips: zips.map(({ zip }) => zip),
  };
}

function hoursIn(zones: readonly string[], now: Date): PlaceHours {
  const morning = messageMorning(now, zones);
  const hours = morning && { atOnce: now, daily: morning, weekly: mondayMorning(now, zones) };
  return { zones, hours };
}

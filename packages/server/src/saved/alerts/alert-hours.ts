import { stateNameOf, type ZipPlace } from '@homestead/contract/places';
import { messageMorning, mondayMorning, stateZones } from '#platform';

/** The cutoff of matches to send now, by alert frequency. */
export interface AlertHours {
  atOnce: Date;
  daily: Date;
  weekly: Date;
}

/** The cutoffs for people by where they live; null while it is quiet there. */
export interface LocalAlertHours {
  /** By the state's code and name, both in lower-case letters alone. */
  states: readonly (readonly [state: string, hours: AlertHours | null])[];
  /** In the service area, and where we don't know. */
  here: AlertHours | null;
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
  const here = hoursIn([timeZone], now);
  const states = [...stateZones].flatMap(([code, zones]) => {
    const hours = hoursIn(zones, now);
    return [code, stateNameOf(code) ?? code].map((name) => [lettersOf(name), hours] as const);
  });
  return { states, here, zips: zips.map(({ zip }) => zip) };
}

function hoursIn(zones: readonly string[], now: Date): AlertHours | null {
  const morning = messageMorning(now, zones);
  return morning && { atOnce: now, daily: morning, weekly: mondayMorning(now, zones) };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

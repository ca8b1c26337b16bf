import { optionalWholeSetting, wholeSetting } from './setting-readers.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts, in seconds: without use, and in any case. */
export interface SessionLimits {
  readonly idle: number;
  readonly whole: number;
}

/** Settings of sessions' limits (R-94). */
export const sessionSettings = {
  SESSION_DAYS: wholeSetting(1, 365, 30),
  SESSION_MOST_DAYS: wholeSetting(1, 3650, 90),
  STAFF_SESSION_HOURS: optionalWholeSetting(1, 8760),
  STAFF_IDLE_MINUTES: optionalWholeSetting(5, 525_600),
};

interface Raw {
  SESSION_DAYS: number;
  SESSION_MOST_DAYS: number;
  STAFF_SESSION_HOURS?: number | undefined;
  STAFF_IDLE_MINUTES?: number | undefined;
}

/**
 * The limits of staff and of everyone else. By default, staff have 12 hours and 30 minutes without
 * use; in a demo they have the others' limits, so nobody is signed out while looking around.
 */
export function readSessionLimits(
  raw: Raw,
  mode: 'demo' | 'production',
): { readonly staff: SessionLimits; readonly others: SessionLimits } {
  const others = { idle: raw.SESSION_DAYS * DAY, whole: raw.SESSION_MOST_DAYS * DAY };
  const usual = mode === 'demo' ? others : { idle: 30 * MINUTE, whole: 12 * HOUR };
  const { STAFF_IDLE_MINUTES: minutes, STAFF_SESSION_HOURS: hours } = raw;
  const staff = {
    idle: minutes === undefined ? usual.idle : minutes * MINUTE,
    whole: hours === undefined ? usual.whole : hours * HOUR,
  };
  return { staff, others };
}

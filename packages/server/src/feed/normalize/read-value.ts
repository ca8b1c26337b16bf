import { localArea, localInstants } from '@homestead/contract/platform';

const NUMBER = /^[+-]?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})?(?:\.\d{1,30})?$/;

/** A finite number from a JSON number or its text ("1,234.5"); null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!/\d/.test(text) || !NUMBER.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}

/** A boolean from true, 1, "Y", "yes", "true" or their opposites; null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 1) return true;
  if (value === 0) return false;
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (text === 'true' || text === 'yes' || text === 'y' || text === '1') return true;
  if (text === 'false' || text === 'no' || text === 'n' || text === '0') return false;
  return null;
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A calendar date as YYYY-MM-DD, from a date or from the date part of an instant. */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = DATE.exec(value.trim());
  if (!match) return null;
  const [, year, month, day] = match;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isReal =
    Number(year) > 0 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= days;
  return isReal ? `${year}-${month}-${day}` : null;
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * An instant as ISO text in UTC with milliseconds, from RFC 3339 text. One without a zone is read
 * as UTC, as the RESO Web API requires for its timestamps.
 */
export function readInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = INSTANT.exec(value.trim());
  if (!match) return null;
  const [, date, hour, minute, second = '00', fraction = '', zone = 'Z'] = match;
  if (readDate(date) === null) return null;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const time = Date.parse(`${date}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Display text: trimmed, whitespace collapsed, without control characters or lone surrogates, at
 * most `max` characters. A number becomes text. Null when nothing is left.
 */
export function readText(value: unknown, max = 200): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || value === '') return null;
  const text = value.toWellFormed().replace(CONTROLS, '').replace(/\s+/g, ' ').trim();
  return text === '' ? null : cut(text, max);
}

/** Multi-line text: like {@link readText}, but line breaks stay (at most two in a row). */
export function readLines(value: unknown, max = 20_000): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .toWellFormed()
    .replace(CONTROLS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : cut(text, max);
}

function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim();
}

/** Many listings share their dates, and asking for the zone's clocks is slow. */
const foundInstants = new Map<string, string | null>();
const MAX_FOUND = 10_000;

/**
 * The instant of a local wall time: `date` is YYYY-MM-DD, `time` HH:mm or HH:mm:ss. A time skipped
 * by a clock change becomes an hour later; a repeated one is the first.
 */
export function instantOfLocalTime(date: string, time: string): string | null {
  const match = /^([01]\d|2[0-3])(:[0-5]\d)(?::([0-5]\d))?$/.exec(time);
  const day = readDate(date);
  if (!match || day === null) return null;
  const key = `${localArea().timeZone} ${day} ${time}`;
  const known = foundInstants.get(key);
  if (known !== undefined) return known;
  if (foundInstants.size >= MAX_FOUND) foundInstants.clear();
  const [, hour = '', minute = '', second = '0'] = match;
  const later = String(Number(hour) + 1).padStart(2, '0');
  const start = localInstants(day, hour + minute)[0] ?? localInstants(day, later + minute)[0];
  const found = start ? new Date(+start + Number(second) * 1000).toISOString() : null;
  foundInstants.set(key, found);
  return found;
}

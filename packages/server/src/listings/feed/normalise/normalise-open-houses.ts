import type { Enumerations } from './enumerations.ts';
import type { FieldReader } from './field-reader.ts';
import type { NormalisedOpenHouse, RawRecord } from './normalised-listing.ts';
import { instantOfOmahaTime, readDate, readInstant, readLines, readText } from './read-value.ts';

const MAX_OPEN_HOUSES = 100;
const MAX_HOURS = 24;

/** The open houses of a record; null when it carries no `OpenHouse`. Cancelled ones are left out. */
export function normaliseOpenHouses(
  fields: FieldReader,
  listingKey: string,
): NormalisedOpenHouse[] | null {
  const records = fields.value('OpenHouse') ?? fields.value('OpenHouses');
  if (records === undefined) return null;
  if (!Array.isArray(records)) return fields.drop('OpenHouse', records, 'is no list');
  const houses = new Map<string, NormalisedOpenHouse>();
  for (const record of records.slice(0, MAX_OPEN_HOUSES)) {
    const house = readOpenHouse(record, listingKey, fields.enumerations);
    if (house === 'cancelled') continue;
    if (house === null) fields.drop('OpenHouse', record, 'has no time span that makes sense');
    else houses.set(house.open_house_key, house);
  }
  return [...houses.values()].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/**
 * One open house. Its times are instants, or wall times in Omaha on OpenHouseDate. Null when they
 * can't be read, when it ends before it starts or lasts longer than a day.
 */
export function readOpenHouse(
  record: RawRecord | null,
  listingKey: string,
  enumerations: Enumerations,
): NormalisedOpenHouse | 'cancelled' | null {
  if (record === null || typeof record !== 'object') return null;
  if (isCancelled(record, enumerations)) return 'cancelled';
  const date = readDate(record.OpenHouseDate);
  const startsAt = instantOf(record.OpenHouseStartTime, date);
  const endsAt = instantOf(record.OpenHouseEndTime, date);
  if (startsAt === null || endsAt === null || endsAt <= startsAt) return null;
  if (Date.parse(endsAt) - Date.parse(startsAt) > MAX_HOURS * 3_600_000) return null;
  return {
    open_house_key: readText(record.OpenHouseKey) ?? `${listingKey} ${startsAt}`,
    starts_at: startsAt,
    ends_at: endsAt,
    type: enumerations.labelOf('OpenHouseType', record.OpenHouseType),
    remarks: readLines(record.OpenHouseRemarks, 2000),
    modified_at: readInstant(record.ModificationTimestamp),
  };
}

/** Whether anybody may come to an open house; the column `is_public` says the same. */
export function isPublic({ type }: Pick<NormalisedOpenHouse, 'type'>): boolean {
  return type === null || type === 'Public';
}

function isCancelled(record: RawRecord, enumerations: Enumerations): boolean {
  const status = enumerations.labelOf('OpenHouseStatus', record.OpenHouseStatus) ?? '';
  return /^(?:cancell?ed|ended|deleted?)$/i.test(status) || record.MlgCanView === false;
}

function instantOf(value: unknown, date: string | null): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const clock = clockOf(text);
  return clock === null ? readInstant(text) : date && instantOfOmahaTime(date, clock);
}

/** "13:00", "13:00:00" or "1:00 PM" as HH:mm:ss. */
function clockOf(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?$/i.exec(text);
  if (!match) return null;
  const [, hour = '', minute = '', second = '00', half] = match;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

import { droppedMessages } from '../messages.ts';
import type { Enumerations } from './enumerations.ts';
import type { FieldReader } from './field-reader.ts';
import type { NormalizedOpenHouse, RawRecord } from './normalized-listing.ts';
import { instantOfLocalTime, readDate, readInstant, readLines, readText } from './read-value.ts';

const MAX_OPEN_HOUSES = 100;
const MAX_HOURS = 24;
const EARLIEST = '1990';
const MAX_YEARS_AHEAD = 5;

/** The open houses of a record; null when it has no `OpenHouse`. Canceled ones are left out. */
export function normalizeOpenHouses(
  fields: FieldReader,
  listingKey: string,
): NormalizedOpenHouse[] | null {
  const records = fields.value('OpenHouse') ?? fields.value('OpenHouses');
  if (records === undefined) return null;
  if (!Array.isArray(records)) return fields.drop('OpenHouse', records, droppedMessages.notList());
  const houses = new Map<string, NormalizedOpenHouse>();
  for (const record of records.slice(0, MAX_OPEN_HOUSES)) {
    const house = readOpenHouse(record, listingKey, fields.enumerations);
    if (house === 'canceled') continue;
    if (house === null) fields.drop('OpenHouse', record, droppedMessages.noTimeSpan());
    else houses.set(house.open_house_key, house);
  }
  return [...houses.values()].sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/**
 * One open house. Its times are instants, or without a zone local wall times, on OpenHouseDate
 * if they have no date of their own. Null when they can't be read, are before 1990 or more than
 * five years ahead, or when it ends before it starts or lasts longer than a day.
 */
export function readOpenHouse(
  record: RawRecord | null,
  listingKey: string,
  enumerations: Enumerations,
): NormalizedOpenHouse | 'canceled' | null {
  if (record === null || typeof record !== 'object') return null;
  if (isCanceled(record, enumerations)) return 'canceled';
  const date = readDate(record.OpenHouseDate);
  const startsAt = instantOf(record.OpenHouseStartTime, date);
  const endsAt = instantOf(record.OpenHouseEndTime, date);
  if (startsAt === null || endsAt === null || endsAt <= startsAt) return null;
  const latest = new Date().getUTCFullYear() + MAX_YEARS_AHEAD;
  if (startsAt < EARLIEST || Number(startsAt.slice(0, 4)) > latest) return null;
  if (Date.parse(endsAt) - Date.parse(startsAt) > MAX_HOURS * 3_600_000) return null;
  const type = enumerations.labelOf('OpenHouseType', record.OpenHouseType);
  return {
    open_house_key: readText(record.OpenHouseKey) ?? `${listingKey} ${startsAt}`,
    starts_at: startsAt,
    ends_at: endsAt,
    type,
    is_public: isPublic(type),
    remarks: readLines(record.OpenHouseRemarks, 2000),
    modified_at: readInstant(record.ModificationTimestamp),
  };
}

/**
 * An open house for brokers, an office or invited guests isn't one that a family may walk into. An
 * MLS that leaves out OpenHouseType has public ones only.
 */
export function isPublic(type: string | null): boolean {
  return type === null || type === 'Public';
}

function isCanceled(record: RawRecord, enumerations: Enumerations): boolean {
  const status = enumerations.labelOf('OpenHouseStatus', record.OpenHouseStatus) ?? '';
  return /^(?:cancell?ed|ended|deleted?)$/i.test(status) || record.MlgCanView === false;
}

function instantOf(value: unknown, date: string | null): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, ownDate, ownTime] = /^(\d{4}-\d{2}-\d{2})[T ](.+)$/.exec(text) ?? [];
  const clock = clockOf(ownTime ?? text);
  const day = ownDate ?? date;
  return clock === null ? readInstant(text) : day && instantOfLocalTime(day, clock);
}

/** "13:00", "13:00:00" or "1:00 PM" as HH:mm:ss. */
function clockOf(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?$/i.exec(text);
  if (!match) return null;
  const [, hour = '', minute = '', second = '00', half] = match;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

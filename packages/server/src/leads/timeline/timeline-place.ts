import { timelineSources } from './timeline-sources.ts';

/** Which row of which source. */
export interface EntryPlace {
  source: string;
  tie: string;
}

/** Where a page of a timeline ended. */
export interface TimelinePlace extends EntryPlace {
  /** With microseconds. */
  at: string;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Of a bigint, so that texts sort as the numbers do. */
export const DIGITS = 19;
const LARGEST = 2n ** 63n - 1n;

export const entryId = ({ source, tie }: EntryPlace) => `${source}_${tie}`;

export const placeText = ({ at, ...entry }: TimelinePlace) => `${at}_${entryId(entry)}`;

/** Null for a text that no entry has. */
export function readEntryId(text: string): EntryPlace | null {
  const [key = '', tie = '', ...more] = text.split('_');
  const source = timelineSources.find((one) => one.key === key);
  return source && more.length === 0 && isTie(tie) ? { source: key, tie } : null;
}

/** Null for a text that isn't the `next` of a page. */
export function readPlace(text: string): TimelinePlace | null {
  const [at = '', ...rest] = text.split('_');
  const entry = readEntryId(rest.join('_'));
  return entry && instant.test(at) && !Number.isNaN(Date.parse(at)) ? { at, ...entry } : null;
}

/** Of which type a source's ids are isn't known here: see the query. */
function isTie(tie: string): boolean {
  if (uuid.test(tie)) return true;
  return tie.length === DIGITS && /^\d+$/.test(tie) && BigInt(tie) <= LARGEST;
}

/** Whether a tie is one of ids of this type. */
export const isTieOf = (idType: 'uuid' | 'bigint', tie: string) =>
  uuid.test(tie) === (idType === 'uuid');

import { failureMessages } from '../messages.ts';
import type { FeedLookups } from '../normalize/enumerations.ts';
import { readText } from '../normalize/read-value.ts';
import { MlsError } from './mls-error.ts';
import { type PageReader, type Walk, walkPages } from './page-walk.ts';

const MAX_VALUES = 100_000;

/**
 * The MLS's own enumerations from its Lookup resource (Data Dictionary 2.0): the display text of
 * each value and each lookup name.
 */
export async function readLookups(mls: PageReader, walk: Walk): Promise<FeedLookups> {
  const lookups = new Map<string, Map<string, string>>();
  for await (const page of walkPages(mls, walk)) {
    for (const row of page.rows) addValue(lookups, row);
    if (page.read > MAX_VALUES) throw new MlsError(failureMessages.lookupsTooLarge());
  }
  return lookups;
}

function addValue(lookups: Map<string, Map<string, string>>, row: unknown): void {
  if (row === null || typeof row !== 'object') return;
  const record = row as Record<string, unknown>;
  const name = readText(record.LookupName, 100);
  const written = readText(record.LookupValue, 200);
  if (name === null || written === null) return;
  const member = readText(record.LegacyODataValue, 200);
  const own = isCode(written) ? (member ?? written) : written;
  const label = readText(record.StandardLookupValue, 200) ?? own;
  const values = lookups.get(name) ?? new Map<string, string>();
  values.set(written, label);
  if (member !== null) values.set(member, label);
  lookups.set(name, values);
}

/** "STA2", "17": codes that mean nothing to people. */
function isCode(value: string): boolean {
  return /^(?:[A-Z_]{1,6}\d+|\d+)$/.test(value);
}

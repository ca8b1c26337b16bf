import type { EntityModel, FieldType } from './entity-model.ts';
import { requireLookup } from './lookups.ts';
import type { FeedRecord } from './property-head.ts';
import { type QuirkName, quirkNames } from './vendor.ts';
import type { WireKeys } from './wire-keys.ts';

export type Quirks = {
  readonly numbersAsStrings: boolean;
  readonly commaLists: boolean;
  readonly encoding: 'display' | 'names' | 'codes';
  readonly omitNulls: boolean;
  readonly flattenedRooms: boolean;
  readonly bk9: boolean;
  readonly sameTimestamp: boolean;
};

/**
 * Reads a comma list of quirks, without one the vendor's; refuses unknown ones and two encodings
 * together.
 */
export function readQuirks(text: string | undefined, ofVendor: readonly QuirkName[] = []): Quirks {
  const names: readonly string[] =
    text === undefined
      ? ofVendor
      : text
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '');
  for (const name of names) {
    if (!quirkNames.some((known) => known === name)) {
      throw new Error(`SAMPLE_MLS_QUIRKS has '${name}'; known are ${quirkNames.join(', ')}.`);
    }
  }
  const encodings = names.filter((name) => name.startsWith('enum-'));
  if (encodings.length > 1)
    throw new Error('SAMPLE_MLS_QUIRKS takes one of enum-names, enum-display, enum-codes.');
  const has = (name: QuirkName): boolean => names.includes(name);
  return {
    numbersAsStrings: has('numbers-as-strings'),
    commaLists: has('comma-lists'),
    encoding: has('enum-codes') ? 'codes' : has('enum-names') ? 'names' : 'display',
    omitNulls: has('omit-nulls'),
    flattenedRooms: has('flattened-rooms'),
    bk9: has('bk9'),
    sameTimestamp: has('same-timestamp'),
  };
}

/** How a feed writes its records. */
export type Wire = { readonly quirks: Quirks; readonly keys: WireKeys };

function encodeOne(type: FieldType, value: unknown, quirks: Quirks): unknown {
  if (value === null || value === undefined) return null;
  if (type.startsWith('one:') || type.startsWith('many:')) {
    const lookup = type.slice(type.indexOf(':') + 1);
    const write = (display: string): string => {
      if (quirks.encoding === 'display') return display;
      const found = requireLookup(lookup, display);
      return quirks.encoding === 'names' ? found.name : found.code;
    };
    if (Array.isArray(value)) {
      const written = value.map((one) => write(String(one)));
      if (!quirks.commaLists) return written;
      return written.length === 0 ? null : written.join(',');
    }
    return write(String(value));
  }
  if (quirks.numbersAsStrings && typeof value === 'number') {
    return type === 'decimal' && Number.isInteger(value) ? `${value}.00` : String(value);
  }
  return value;
}

/**
 * Writes a record with this feed's quirks and keys: all fields of the model, or only the selected
 * ones.
 */
export function encodeRecord(
  model: EntityModel,
  record: FeedRecord,
  { quirks, keys }: Wire,
  select: readonly string[] | null,
): FeedRecord {
  const written: FeedRecord = {};
  const write = (name: string, type: FieldType): void => {
    const value = keys.write(name, encodeOne(type, record[name], quirks));
    if (value !== null || !quirks.omitNulls) written[name] = value;
  };
  if (select === null) {
    for (const [name, type] of model.fields) write(name, type);
  } else {
    for (const name of select) {
      const type = model.fields.get(name);
      if (type !== undefined) write(name, type);
    }
  }
  return written;
}

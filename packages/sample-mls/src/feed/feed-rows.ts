import type { Row, Rows } from '../odata/run-query.ts';
import type { EntityModel } from './entity-model.ts';
import type { FeedRecord } from './property-head.ts';
import type { EntityName } from './vendor.ts';
import type { WireKeys } from './wire-keys.ts';

/** A row with its record; a listing can also be expanded. */
export type FeedRow = Row & {
  record(): FeedRecord;
  children(entity: EntityName): FeedRecord[];
};

/** A field as filters and orders see it: keys as the vendor writes them, instants as numbers. */
export const sentValue = (
  model: EntityModel,
  keys: WireKeys,
  record: FeedRecord,
  field: string,
): unknown => {
  const value = keys.write(field, record[field]);
  return model.fields.get(field) === 'instant' && typeof value === 'string'
    ? Date.parse(value)
    : value;
};

/** Rows that are already records. */
export function recordRows(
  model: EntityModel,
  keys: WireKeys,
  records: readonly FeedRecord[],
): Rows<FeedRow> {
  const sorted = [...records].sort((a, b) =>
    String(a[model.key]) < String(b[model.key]) ? -1 : 1,
  );
  return {
    model,
    length: sorted.length,
    isCheap: () => true,
    at: (position) => {
      const record = sorted[position] as FeedRecord;
      return {
        key: String(record[model.key]),
        read: (field) => sentValue(model, keys, record, field),
        record: () => record,
        children: () => [],
      };
    },
  };
}

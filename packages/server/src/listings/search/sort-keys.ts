import type { SortOrder } from '@homestead/contract/listings';

/**
 * One sort order in SQL. `key` is never null and is, character for character, the expression of an
 * index in the migrations. Equal keys are ordered by the id, in the same direction. A cursor
 * contains a number: `read` makes it from the row (null where the key means "unknown"), `value`
 * turns it into the key again, with the number as its only parameter.
 */
export interface SortKey {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
  readonly read: string;
  readonly type: 'bigint' | 'double precision' | 'timestamptz';
  /** The key where the row has none. */
  readonly unknown: number | 'infinity' | '-infinity';
}

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** One for every sort order of the contract; homes without the value come last. */
export const sortKeys: Readonly<Record<SortOrder, SortKey>> = {
  newest: {
    key: "coalesce(listed_at, '-infinity'::timestamptz)",
    direction: 'desc',
    read: micros('listed_at'),
    type: 'timestamptz',
    unknown: '-infinity',
  },
  priceasc: {
    key: 'coalesce(list_price_cents, 9007199254740991)',
    direction: 'asc',
    read: 'list_price_cents',
    type: 'bigint',
    unknown: 9007199254740991,
  },
  pricedesc: {
    key: 'coalesce(list_price_cents, -1)',
    direction: 'desc',
    read: 'list_price_cents',
    type: 'bigint',
    unknown: -1,
  },
  yearbuilt: {
    key: 'coalesce(year_built, 0)',
    direction: 'desc',
    read: 'year_built',
    type: 'bigint',
    unknown: 0,
  },
  openhouse: {
    key: "coalesce(next_open_house_starts_at, 'infinity'::timestamptz)",
    direction: 'asc',
    read: micros('next_open_house_starts_at'),
    type: 'timestamptz',
    unknown: 'infinity',
  },
  reduced: {
    key: "coalesce(price_reduced_at, '-infinity'::timestamptz)",
    direction: 'desc',
    read: micros('price_reduced_at'),
    type: 'timestamptz',
    unknown: '-infinity',
  },
  sqft: {
    key: "coalesce(living_area, '-1'::double precision)",
    direction: 'desc',
    read: 'living_area',
    type: 'double precision',
    unknown: -1,
  },
  lotsize: {
    key: "coalesce(lot_size_acres, '-1'::double precision)",
    direction: 'desc',
    read: 'lot_size_acres',
    type: 'double precision',
    unknown: -1,
  },
};

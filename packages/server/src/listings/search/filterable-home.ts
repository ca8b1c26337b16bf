import type { FilteredColumn } from './column-fields.ts';
import type { ListingRow } from './field-kinds.ts';

/** Columns that the fields of own-fields.ts look at, besides those of column-fields.ts. */
export const ownColumns = [
  'id',
  'visibility',
  'kinds',
  'features',
  'address_shown',
  'position',
  'beds',
  'baths_total',
  'days_on_market',
  'on_market_on',
  'price_reduced_at',
  'search_text',
  'list_agent_mls_id',
  'co_list_agent_mls_id',
] as const satisfies readonly (keyof ListingRow)[];

/**
 * One listing as filters use it, read by `selectFilterableHomes`. Texts are lower-cased by the
 * database, types also without spaces.
 */
export interface FilterableHome
  extends Pick<ListingRow, FilteredColumn>,
    Omit<Pick<ListingRow, (typeof ownColumns)[number]>, 'position'> {
  position: { x: number; y: number } | null;
  property_type: string;
  street_number: string | null;
  remarks: string | null;
  /** Public open houses that are not over, at most 100, in milliseconds since 1970. */
  open_houses: { start: number; end: number }[];
}

/** Whether one home is what a filter asks for. */
export type HomeTest = (home: FilterableHome) => boolean;

import type { SortOrder } from '@homestead/contract/listings';
import type { ColumnFieldName, columnFields } from './column-fields.ts';
import type { OwnFieldName, ownFields } from './own-fields.ts';

/**
 * What a visitor asks for, by the names of the contract's `searchFields`. Texts are in lower case,
 * money is cents; an empty list and `null` ask for nothing.
 */
export type SearchFilter = {
  [Name in ColumnFieldName]: ReturnType<(typeof columnFields)[Name]['read']>;
} & {
  [Name in OwnFieldName]: ReturnType<(typeof ownFields)[Name]['read']>;
} & {
  /** City, county, ZIP code, subdivision and schools are alternatives: one must fit, not all. */
  anyPlace: boolean;
};

/** Which page of the results, and in what order. */
export interface PageRequest {
  sort: SortOrder;
  size: number;
  number: number;
  /** The cursor from the wire. */
  after: string | null;
  before: string | null;
}

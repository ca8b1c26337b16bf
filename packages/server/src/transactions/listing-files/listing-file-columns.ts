import {
  type ListingFileFieldKey,
  type ListingFileTerms,
  listingFileFieldKeys,
} from '@homestead/contract/transactions';
import type { RowOf } from '#platform';

export type ListingFileRow = RowOf<'listing_file'>;

/** The column of each field: its name in snake case. */
export const listingFileColumns = Object.fromEntries(
  listingFileFieldKeys.map((key) => [
    key,
    key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as Readonly<Record<ListingFileFieldKey, keyof ListingFileRow>>;

/** The fields of a listing file by their names. */
export function listingTermsOf(row: ListingFileRow): ListingFileTerms {
  return Object.fromEntries(
    listingFileFieldKeys.map((key) => [key, row[listingFileColumns[key]] ?? null]),
  ) as ListingFileTerms;
}

/** Columns from fields; what is undefined is left out. */
export function listingColumnsFrom(
  terms: {
    [Key in ListingFileFieldKey]?: unknown;
  },
): Partial<ListingFileRow> {
  return Object.fromEntries(
    listingFileFieldKeys
      .filter((key) => terms[key] !== undefined)
      .map((key) => [listingFileColumns[key], terms[key]]),
  ) as Partial<ListingFileRow>;
}

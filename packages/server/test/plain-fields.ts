import {
  type SearchField,
  searchFields,
  type WireSearchFilter,
} from '@homestead/contract/listings';
import fc from 'fast-check';
import { columnFields } from '../src/listings/search/column-fields.ts';
import type { NewListing } from './factories/listings.ts';

/** Flags and lists with the plain input of their kind: what they mean follows from the kind. */
const plainFields = Object.entries<SearchField>(searchFields).flatMap(([name, field]) => {
  const isPlain = 'input' in field && (field.kind === 'flag' || field.kind === 'texts');
  if (!isPlain) return [];
  const { column } = columnFields[name as keyof typeof columnFields];
  return [{ wire: field.wire as keyof WireSearchFilter, column, isFlag: field.kind === 'flag' }];
});

const texts = ['Stair Lift', 'Trees/Woods', 'Water'];
const wishes = ['STAIR lift', 'Water', 'Nothing'];

/** Values of their columns. */
export const plainColumns = Object.fromEntries(
  plainFields.map(({ column, isFlag }) => [
    column,
    isFlag ? fc.option(fc.boolean(), { nil: null, freq: 5 }) : fc.subarray(texts),
  ]),
);

/** What a filter can ask of them. */
export const plainWishes = Object.fromEntries(
  plainFields.map(({ wire, isFlag }) => [
    wire,
    isFlag
      ? fc.boolean()
      : fc.oneof(fc.constantFrom(...wishes), fc.subarray(wishes, { minLength: 1 })),
  ]),
);

/** Whether the row is what a filter asks of these fields. A flag that the feed leaves out is no. */
export function fitsPlainFields(row: NewListing, filter: WireSearchFilter): boolean {
  return plainFields.every(({ wire, column, isFlag }) => {
    const wish = filter[wire];
    if (wish === undefined) return true;
    const value = row[column as keyof NewListing];
    if (isFlag) return (value === true) === wish;
    const wanted = [wish].flat().map((text) => String(text).toLowerCase());
    return (value as string[]).some((text) => wanted.includes(text.toLowerCase()));
  });
}

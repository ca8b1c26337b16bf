import type { SearchFilter } from './search.ts';
import type { Shape } from './search-shapes.ts';

export type FieldName = keyof SearchFilter;

interface FieldBase {
  /** Its name in a page's address. */
  param: string;
  /** As people know it. */
  label: string;
}

/** How one field of the search filter is written in an address and said to people. */
export type SearchField = FieldBase &
  (
    | { kind: 'text'; max: number; say?: (value: string) => string }
    | { kind: 'texts'; max: number; say?: (value: string) => string }
    | {
        kind: 'number';
        min: number;
        max: number;
        /** Digits behind the point, at most. */
        decimals: number;
        say: (value: number) => string;
      }
    | { kind: 'flag'; say: (value: boolean) => string }
    | { kind: 'choice'; choices: readonly string[]; say: (value: string) => string }
    | { kind: 'choices'; choices: readonly string[]; say: (value: string) => string }
    | { kind: 'shape'; shape: Shape<unknown>; say: (value: never) => string }
    | { kind: 'shapes'; shape: Shape<unknown>; most: number; say: (value: never) => string }
  );

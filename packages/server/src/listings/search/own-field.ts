import type { listingEndpoints, PaymentTerms } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import type { Moment } from '#platform';
import type { Condition, ConditionContext } from './field-kinds.ts';
import type { HomeTest } from './filterable-home.ts';

/** The body of a search after the contract's schema has let it through. */
export type ParsedFilter = BodyOf<typeof listingEndpoints.searchListings>;

/** A field of the filter with its own rules, made like a `ColumnField`. */
export interface OwnField<Wish> {
  read(wire: ParsedFilter, terms: PaymentTerms): Wish;
  conditions(wish: NonNullable<Wish>, context: ConditionContext): Condition[];
  test(wish: NonNullable<Wish>, moment: Moment): HomeTest;
}

/** One that asks for nothing when it is null. */
export type Wished<Wish> = OwnField<Wish | null>;

import type { listingEndpoints, PaymentTerms } from '@homestead/contract/listings';
import type { BodyOf } from '@homestead/contract/platform';
import type { Moment } from '#platform';
import type { ConditionContext, SqlCondition } from './field-kinds.ts';
import type { HomeTest } from './filterable-home.ts';

/** The body of a search after the contract's schema has let it through. */
export type ParsedFilter = BodyOf<typeof listingEndpoints.searchListings>;

/** A field of the filter with its own rules, made like a `ColumnField`. */
export interface OwnField<Wanted> {
  read(wire: ParsedFilter, terms: PaymentTerms): Wanted;
  conditions(wanted: NonNullable<Wanted>, context: ConditionContext): SqlCondition[];
  test(wanted: NonNullable<Wanted>, moment: Moment): HomeTest;
}

/** One that asks for nothing when it is null. */
export type OptionalField<Wanted> = OwnField<Wanted | null>;

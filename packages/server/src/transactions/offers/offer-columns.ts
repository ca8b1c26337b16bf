import {
  type OfferFieldKey,
  type OfferInspection,
  type OfferTerms,
  offerFieldKeys,
} from '@homestead/contract/transactions';
import type { RowOf } from '#platform';

export type OfferRow = RowOf<'offer'>;

/** The column of each field: its name in snake case. */
export const offerColumns = Object.fromEntries(
  offerFieldKeys.map((key) => [
    key,
    key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as Readonly<Record<OfferFieldKey, keyof OfferRow>>;

/** The terms of an offer by the names of the fields. */
export function termsOf(row: OfferRow): OfferTerms {
  return Object.fromEntries(
    offerFieldKeys.map((key) => [key, row[offerColumns[key]] ?? null]),
  ) as OfferTerms;
}

/** The terms in some columns of an offer. */
export function termsIn(columns: Partial<OfferRow>): Partial<OfferTerms> {
  const keys = offerFieldKeys.filter((key) => offerColumns[key] in columns);
  return Object.fromEntries(keys.map((key) => [key, columns[offerColumns[key]]]));
}

/** Columns from terms; what is undefined is left out. */
export function columnsFrom(terms: { [Key in OfferFieldKey]?: unknown }): Partial<OfferRow> {
  return Object.fromEntries(
    offerFieldKeys
      .filter((key) => terms[key] !== undefined)
      .map((key) => [offerColumns[key], terms[key]]),
  ) as Partial<OfferRow>;
}

/** The home inspections of an offer, in their order. */
export function inspectionsOf({ home_inspections }: OfferRow): OfferInspection[] {
  return Array.isArray(home_inspections) ? (home_inspections as unknown as OfferInspection[]) : [];
}

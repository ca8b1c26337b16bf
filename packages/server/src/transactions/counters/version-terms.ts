import {
  type OfferTerms,
  offerFieldKeys,
  type VersionTerms,
} from '@homestead/contract/transactions';
import type { RowOf } from '#platform';
import { columnsFrom, inspectionsOf, type OfferRow, termsOf } from '../offers/offer-columns.ts';

export type VersionRow = RowOf<'offer_version'>;
export type ApprovalRow = RowOf<'offer_approval'>;

/** What an offer says as of now. */
export function versionTermsOf(offer: OfferRow): VersionTerms {
  return { ...termsOf(offer), homeInspections: inspectionsOf(offer) };
}

/** The terms of a stored version. What the program had no field for then is not known. */
export function termsOfVersion({ terms }: Pick<VersionRow, 'terms'>): VersionTerms {
  const held = terms as unknown as Partial<VersionTerms>;
  const fields = Object.fromEntries(offerFieldKeys.map((key) => [key, held[key] ?? null]));
  return {
    ...(fields as OfferTerms),
    homeInspections: held.homeInspections ?? [],
  };
}

/** An offer's columns with these terms. */
export function columnsOfTerms({ homeInspections, ...terms }: VersionTerms): Partial<OfferRow> {
  return {
    ...columnsFrom(terms),
    home_inspections: homeInspections as unknown as OfferRow['home_inspections'],
  };
}

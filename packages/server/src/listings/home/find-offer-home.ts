import type { Queryable } from '#platform';
import { addressLine } from '../cards/present-address.ts';
import { findShownListing } from './listing-detail-store.ts';

/** What an offer takes from the MLS about its home; null is not known or not shown. */
export interface OfferHome {
  address: string | null;
  county: string | null;
  state: string | null;
  propertyType: string;
  propertySubType: string | null;
  yearBuilt: number | null;
  legalDescription: string | null;
  listPriceCents: number | null;
  /** Association dues of a month. */
  associationCents: number | null;
  listOfficeName: string | null;
  listAgentName: string | null;
  taxYearCents: number | null;
  /** Such as `Public Sewer`; empty is not known. */
  sewer: readonly string[];
  hasAssociation: boolean | null;
  hasPool: boolean | null;
  /** What the MLS says of the lot; it never says that a home isn’t in one. */
  isInFloodPlain: true | null;
  /** Longitude and latitude; null too where only the ZIP code is known. */
  position: readonly [number, number] | null;
}

/** The home with an MLS number that may be shown; null if there is none. */
export async function findOfferHome(db: Queryable, mlsNumber: string): Promise<OfferHome | null> {
  const row = await findShownListing(db, mlsNumber);
  if (!row) return null;
  const { street_address: street, position: at, facts } = row;
  const isShown = row.address_shown && street !== null;
  return {
    address: isShown ? addressLine({ ...row, street_address: street }) : null,
    county: row.county,
    state: row.state,
    propertyType: row.property_type,
    propertySubType: row.property_subtype,
    yearBuilt: row.year_built,
    legalDescription: row.address_shown ? (facts?.TaxLegalDescription ?? null) : null,
    listPriceCents: row.list_price_cents,
    associationCents: row.association_monthly_cents,
    listOfficeName: row.list_office_name,
    listAgentName: row.list_agent_name,
    taxYearCents: facts?.TaxAnnualAmountCents ?? null,
    sewer: facts?.Sewer ?? [],
    hasAssociation: facts?.AssociationYN ?? null,
    hasPool: hasPool(facts?.PoolFeatures ?? []),
    isInFloodPlain: row.lot_features.some((feature) => /^flood plain$/i.test(feature)) || null,
    position: isShown && at && !row.position_approximate ? [at.x, at.y] : null,
  };
}

const hasPool = (features: readonly string[]): boolean | null =>
  features.length === 0 ? null : features.some((feature) => !/^none$/i.test(feature));

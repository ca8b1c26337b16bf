import { isInSid } from './figures/needed-documents.ts';
import type { OfferFieldKind } from './offer-fields.ts';

/** The states of a listing file. */
export const listingFileStates = {
  active: 'Active',
  'under-contract': 'Under contract',
  closed: 'Closed',
  ended: 'Ended',
} as const;
export type ListingFileState = keyof typeof listingFileStates;

/** The states that staff can move a file to; under contract follows from an acceptance. */
export const nextListingFileStates: Readonly<
  Record<ListingFileState, readonly ListingFileState[]>
> = {
  active: ['ended'],
  'under-contract': ['closed', 'ended'],
  closed: [],
  ended: ['active'],
};

/** The states in which offers are received. */
export const openListingFileStates: readonly ListingFileState[] = ['active', 'under-contract'];

/** The parts of the form, in their order. */
export const listingFileSections = {
  home: 'Home',
  people: 'Seller and agents',
  agreement: 'Listing agreement',
  money: 'What the seller owes and pays',
} as const;
type Section = keyof typeof listingFileSections;

const field = <Kind extends OfferFieldKind>(section: Section, kind: Kind, label: string) =>
  ({ kind, label, section }) as const;

/**
 * Every field that a person fills in on a listing file, by the name we use. Its column has
 * the same name in snake case.
 */
export const listingFileFields = {
  listingId: field('home', 'text', 'MLS number'),
  propertyAddress: field('home', 'text', 'Address'),
  county: field('home', 'text', 'County'),
  stateOrProvince: field('home', 'text', 'State'),
  yearBuilt: field('home', 'year', 'Year built'),
  sid: field('home', 'text', 'SID'),
  listPriceCents: field('home', 'money', 'List price'),
  sellerLeadId: field('people', 'lead', 'Seller'),
  agentId: field('people', 'person', 'Listing agent'),
  coAgentId: field('people', 'person', 'Co-agent'),
  agreementSignedOn: field('agreement', 'date', 'Agreement signed on'),
  agreementExpiresOn: field('agreement', 'date', 'Agreement expires on'),
  commissionPercent: field('agreement', 'percent', 'Commission in percent of the price'),
  commissionCents: field('agreement', 'money', 'Flat commission'),
  payoffCents: field('money', 'money', 'Loan payoff as the seller stated it'),
  payoffStatedOn: field('money', 'date', 'Payoff stated on'),
  feesCents: field('money', 'money', 'Flat fees the seller pays'),
  taxYearCents: field('money', 'money', 'Property tax of a year'),
  taxPaidThroughYear: field('money', 'year', 'Property tax is paid in full through (year)'),
  taxHalfPaid: field('money', 'flag', 'First half of the next year’s tax is paid'),
} as const;
export type ListingFileFieldKey = keyof typeof listingFileFields;
export const listingFileFieldKeys = Object.keys(listingFileFields) as ListingFileFieldKey[];

type ValueOf<Kind extends OfferFieldKind> = Kind extends 'money' | 'year'
  ? number
  : Kind extends 'flag'
    ? boolean
    : string;

/** What a listing file says: null is not known. */
export type ListingFileTerms = {
  -readonly [Key in ListingFileFieldKey]: ValueOf<(typeof listingFileFields)[Key]['kind']> | null;
};

/** Documents of a listing file, with what calls for them. */
export const listingDocuments = {
  'agency-disclosure': 'Agency disclosure',
  'listing-agreement': 'Listing agreement',
  'property-disclosure': 'Seller property condition disclosure',
  'lead-paint': 'Lead-based paint disclosure',
  'sid-statement': 'SID statement',
} as const;
export type ListingDocumentKey = keyof typeof listingDocuments;
export const listingDocumentKeys = Object.keys(listingDocuments) as ListingDocumentKey[];

/**
 * The documents that a home’s sale needs before it goes under contract. While the year a
 * home was built isn’t known, it counts as built before 1978.
 */
export function requiredListingDocuments({
  yearBuilt,
  sid,
}: Pick<ListingFileTerms, 'yearBuilt' | 'sid'>): ListingDocumentKey[] {
  const needs: Record<ListingDocumentKey, boolean> = {
    'agency-disclosure': true,
    'listing-agreement': true,
    'property-disclosure': true,
    'lead-paint': yearBuilt === null || yearBuilt < 1978,
    'sid-statement': isInSid(sid) === true,
  };
  return listingDocumentKeys.filter((key) => needs[key]);
}

/** The most characters of the remarks that staff write. */
export const LISTING_REMARKS_MAX = 4000;
/** The most offers that are shown side by side. */
export const COMPARED_OFFERS_MAX = 20;

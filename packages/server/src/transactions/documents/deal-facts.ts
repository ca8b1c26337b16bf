import type { FormAnswer } from '@homestead/contract/documents';
import {
  isInSid,
  isVaLoan,
  type OfferTerms,
  type PacketFacts,
} from '@homestead/contract/transactions';
import type { HomeFacts } from '#documents';
import { findOfferHome, type OfferHome } from '#listings';
import type { Queryable } from '#platform';
import { withCountered } from '../counters/with-countered.ts';
import { type ListingFileRow, listingTermsOf } from '../listing-files/listing-file-columns.ts';
import { dealDocumentMessages } from '../messages/documents.ts';
import { type OfferRow, termsOf } from '../offers/offer-columns.ts';
import { isInSoilArea } from '../offers/soil-area.ts';

/** A value that a form is filled in with, and where it comes from in words. */
export interface KnownAnswer {
  readonly value: FormAnswer;
  readonly source: string;
}

/** What is known about the home of an offer or a listing file. */
export interface DealFacts {
  readonly homeAddress: string;
  readonly packet: PacketFacts;
  readonly home: HomeFacts;
  /** Values by the names of fields on the wire; null is not known. */
  readonly fields: Readonly<Record<string, KnownAnswer | null>>;
}

/** The facts of an offer, by its newest terms. */
export async function readOfferDealFacts(db: Queryable, stored: OfferRow): Promise<DealFacts> {
  const terms = termsOf(await withCountered(db, stored));
  const home = terms.listingId === null ? null : await findOfferHome(db, terms.listingId);
  const kind = stored.side === 'listing' ? 'received' : 'buying';
  const source = dealDocumentMessages.fromOffer();
  const agreedOn = terms.offerOn && { value: terms.offerOn, source };
  return factsOf(home, {
    ...{ kind, source, propertyType: terms.propertyType, financing: financingOf(terms) },
    home: terms,
    fields: {
      purchase_agreement_date: agreedOn || null,
      property_aggrement_date: agreedOn || null,
    },
  });
}

/** The facts of a listing file. */
export async function readFileDealFacts(db: Queryable, file: ListingFileRow): Promise<DealFacts> {
  const terms = listingTermsOf(file);
  const home = terms.listingId === null ? null : await findOfferHome(db, terms.listingId);
  return factsOf(home, {
    ...{ kind: 'listing', source: dealDocumentMessages.fromListingFile() },
    ...{ propertyType: null, financing: null, fields: {} },
    home: { ...terms, legalDescription: null },
  });
}

const financingOf = ({ allCash, buyerFinanceType }: OfferTerms): string | null =>
  allCash === true ? 'cash' : buyerFinanceType;

interface Told {
  kind: PacketFacts['kind'];
  source: string;
  propertyType: string | null;
  financing: string | null;
  home: Pick<
    OfferTerms,
    'propertyAddress' | 'stateOrProvince' | 'county' | 'yearBuilt' | 'sid' | 'legalDescription'
  >;
  fields: DealFacts['fields'];
}

/** What the deal says counts, and the listing where it says nothing. */
function factsOf(listing: OfferHome | null, told: Told): DealFacts {
  const { kind, source, home, financing } = told;
  const known = <Value extends FormAnswer | number>(
    own: Value | null,
    listed: Value | null | undefined,
  ): KnownAnswer | null => {
    if (own !== null) return { value: String(own), source };
    return listed == null
      ? null
      : { value: String(listed), source: dealDocumentMessages.fromListing() };
  };
  const address = known(home.propertyAddress, listing?.address);
  const yearBuilt = home.yearBuilt ?? listing?.yearBuilt ?? null;
  const inSid = isInSid(home.sid);
  // A home without an address may be anywhere.
  const inSoilArea = isInSoilArea(listing, {
    ...home,
    propertyAddress: home.propertyAddress ?? '',
  });
  return {
    homeAddress: String(address?.value ?? ''),
    packet: {
      ...{ kind, yearBuilt, financing, isInSid: inSid, isInSoilArea: inSoilArea },
      propertyType: told.propertyType ?? listing?.propertyType ?? null,
    },
    home: {
      ...{ yearBuilt, isSid: inSid, isInSoilArea: inSoilArea },
      sewer: sewerOf(listing?.sewer ?? []),
      hasHoa: listing?.hasAssociation ?? null,
      hasPool: listing?.hasPool ?? null,
      isInFloodPlain: listing?.isInFloodPlain ?? null,
      isVaFinanced: financing === null ? null : isVaLoan(financing),
    },
    fields: {
      ...told.fields,
      ...{ address, property_address: address, property_knownas: address },
      ...{ property_locatedAt: address, propert_located_at: address },
      property_located_at: address,
      country_of: known(home.county, listing?.county),
      sid_name: inSid ? known(home.sid, null) : null,
      legally_discribed_as: known(home.legalDescription, listing?.legalDescription),
      property_year_built: known(home.yearBuilt, listing?.yearBuilt),
    },
  };
}

/** How sewage leaves the home; null where the listing says several things, or none. */
function sewerOf(labels: readonly string[]): 'public' | 'community' | 'septic' | null {
  const kinds = new Set(labels.map((label) => sewers[label] ?? null));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}
const sewers: Readonly<Record<string, 'public' | 'community' | 'septic'>> = {
  ...{ 'Public Sewer': 'public', 'Community Sewer': 'community' },
  ...{ 'Septic Tank': 'septic', 'Engineered Septic': 'septic' },
};

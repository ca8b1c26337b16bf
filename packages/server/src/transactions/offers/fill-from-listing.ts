import type { OfferFieldKey, OfferTerms, WireOfferDetails } from '@homestead/contract/transactions';
import { findOfferHome, type OfferHome } from '#listings';
import type { Queryable } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { findFileOfHome } from '../listing-files/listing-file-store.ts';
import { type OfferRow, termsOf } from './offer-columns.ts';

export type OfferSources = WireOfferDetails['sources'];

/**
 * What an offer takes from a listing. Feeds don't say which SID a home is in: that comes
 * from the listing file that a broker confirmed for the home, if it is ours (paper 124).
 */
const factsOf = (home: OfferHome | null, file: Pick<ListingFileRow, 'sid'> | null) =>
  ({
    propertyAddress: home?.address ?? null,
    county: home?.county ?? null,
    stateOrProvince: home?.state ?? null,
    propertyType: home?.propertyType ?? null,
    propertySubType: home?.propertySubType ?? null,
    yearBuilt: home?.yearBuilt ?? null,
    legalDescription: home?.legalDescription ?? null,
    listPriceCents: home?.listPriceCents ?? null,
    associationFeeCents: home?.associationCents ?? null,
    listingFirm: home?.listOfficeName ?? null,
    listingAgent: home?.listAgentName ?? null,
    sid: file?.sid ?? null,
  }) satisfies Partial<OfferTerms>;
export type ListingFact = keyof ReturnType<typeof factsOf>;

const sourceOf = (key: string) => (key === 'sid' ? 'listing-file' : 'listing');
const isFilled = (source: OfferSources[string] | undefined) =>
  source === 'listing' || source === 'listing-file';

type Given = Readonly<Partial<Record<OfferFieldKey, unknown>>>;

/**
 * The terms that follow from a new MLS number, and where each value of the offer is from then
 * on. Only what nobody typed is filled in: fields that are empty, or that an earlier
 * listing filled. What is given counts as typed. Without a home that we know, what an earlier one
 * filled is forgotten.
 */
export async function fillFromListing(
  db: Queryable,
  offer: OfferRow | null,
  given: Given,
): Promise<{ terms: Partial<OfferTerms>; sources: OfferSources }> {
  const before = (offer?.sources ?? {}) as OfferSources;
  const isTyped = (key: string) => given[key as OfferFieldKey] !== undefined;
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !isTyped(key)));
  const held = offer && termsOf(offer);
  const mlsNumber = given.listingId;
  if (mlsNumber === undefined || mlsNumber === held?.listingId) {
    return { terms: {}, sources: kept };
  }
  const home = typeof mlsNumber === 'string' ? await findOfferHome(db, mlsNumber) : null;
  const file =
    typeof mlsNumber === 'string'
      ? await findFileOfHome(
          db,
          { listing_id: mlsNumber, property_address: home?.address ?? null },
          { isLocked: false },
        )
      : null;
  const facts = Object.entries(factsOf(home, file)).filter(
    ([key]) =>
      !isTyped(key) && ((held?.[key as ListingFact] ?? null) === null || isFilled(before[key])),
  );
  const known = facts.filter(([, value]) => value !== null);
  const forgotten = new Set(facts.map(([key]) => key));
  const others = Object.entries(kept).filter(([key]) => !forgotten.has(key));
  return {
    terms: Object.fromEntries(facts),
    sources: Object.fromEntries([
      ...others,
      ...known.map(([key]) => [key, sourceOf(key)] as const),
    ]),
  };
}

import type { OfferFieldKey, OfferTerms, WireOfferDetails } from '@homestead/contract/transactions';
import { findOfferHome, type OfferHome } from '#listings';
import type { Queryable } from '#platform';
import { type OfferRow, termsOf } from './offer-columns.ts';

export type OfferSources = WireOfferDetails['sources'];

/** What an offer takes from a listing. */
const factsOf = (home: OfferHome) =>
  ({
    propertyAddress: home.address,
    county: home.county,
    stateOrProvince: home.state,
    propertyType: home.propertyType,
    propertySubType: home.propertySubType,
    yearBuilt: home.yearBuilt,
    legalDescription: home.legalDescription,
    listPriceCents: home.listPriceCents,
    associationFeeCents: home.associationCents,
    listingFirm: home.listOfficeName,
    listingAgent: home.listAgentName,
  }) satisfies Partial<OfferTerms>;
export type ListingFact = keyof ReturnType<typeof factsOf>;

type Given = Readonly<Partial<Record<OfferFieldKey, unknown>>>;

/**
 * The terms that follow from a new MLS number, and where each value of the offer is from then
 * on. Only what nobody typed is filled in: fields that are empty, or that an earlier
 * listing filled. What is given counts as typed.
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
  if (typeof mlsNumber !== 'string' || mlsNumber === held?.listingId) {
    return { terms: {}, sources: kept };
  }
  const home = await findOfferHome(db, mlsNumber);
  if (!home) return { terms: {}, sources: kept };
  const facts = Object.entries(factsOf(home)).filter(
    ([key]) =>
      !isTyped(key) && ((held?.[key as ListingFact] ?? null) === null || before[key] === 'listing'),
  );
  const known = facts.filter(([, value]) => value !== null);
  const forgotten = new Set(facts.map(([key]) => key));
  const others = Object.entries(kept).filter(([key]) => !forgotten.has(key));
  return {
    terms: Object.fromEntries(facts),
    sources: Object.fromEntries([...others, ...known.map(([key]) => [key, 'listing'] as const)]),
  };
}

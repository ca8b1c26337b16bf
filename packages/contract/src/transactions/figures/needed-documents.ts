import type { OfferTerms } from '../offer-fields.ts';
import { isVaLoan } from './buyer-costs.ts';

/** Documents that an offer’s terms call for, with why. */
export const offerDocuments = {
  'va-addendum': 'VA financing needs the VA escape clause, signed by buyer and seller.',
  'lead-paint': 'Homes built before 1978 need the lead-based paint disclosure.',
  'soil-addendum':
    'The home is in the area where soil may hold lead, which needs the soil addendum.',
  'soil-check':
    'Check whether the home is in the area where soil may hold lead: its location isn’t known here.',
  'sid-statement':
    'The home is in an SID: the buyer gets its latest statement and acknowledges it (Neb. Rev. Stat. 31-727.03).',
} as const;
export type OfferDocument = keyof typeof offerDocuments;

/** Whether what is written about a home’s SID names one; null is not known. */
export const isInSid = (sid: string | null): boolean | null =>
  sid === null ? null : !/^\s*(no|none|n\/?a)?\s*$/i.test(sid);

/** Documents alone, without what staff have to check first. */
export const isDocument = (key: OfferDocument): boolean => key !== 'soil-check';

/**
 * The documents that terms call for, and what to check before that can be said; null for
 * the soil area is not known.
 */
export function neededDocuments(
  { buyerFinanceType, yearBuilt, sid }: Pick<OfferTerms, 'buyerFinanceType' | 'yearBuilt' | 'sid'>,
  { isInSoilArea }: { isInSoilArea: boolean | null },
): OfferDocument[] {
  const calls: Record<OfferDocument, boolean> = {
    'va-addendum': isVaLoan(buyerFinanceType),
    'lead-paint': yearBuilt !== null && yearBuilt < 1978,
    'soil-addendum': isInSoilArea === true,
    'soil-check': isInSoilArea === null,
    'sid-statement': isInSid(sid) === true,
  };
  return (Object.keys(calls) as OfferDocument[]).filter((key) => calls[key]);
}

import { partOf } from '#listings';
import type { OfferTerms } from '../offer-fields.ts';
import { paysWarranty } from './buyer-costs.ts';
import { type FigureLine, type FigureSum, negative, sumLines } from './figure-line.ts';
import { shareBefore } from './year-share.ts';

/** What is agreed with the seller, or known about the home, whatever the offer. */
export interface SellerFacts {
  /** What the seller says is owed on the home; 0 for nothing, null for not known. */
  readonly payoffCents: number | null;
  /** The agreed commission, in percent of the price; decimal text. */
  readonly commissionPercent: string | null;
  /** Other fees of the seller, such as the title policy’s share. */
  readonly feesCents: number | null;
  /** Property tax of a year; null where it isn’t known. */
  readonly taxYearCents: number | null;
  /** Transfer tax for each $1,000 of the price or part of it; null where the area has none. */
  readonly transferTaxCents: number | null;
}

/** The lines of what is left for the seller, in their order. */
export const sellerLines = {
  price: 'Offer price',
  payoff: 'Loan payoff',
  commission: 'Commission',
  transferTax: 'Documentary stamp tax',
  closingShare: 'Seller’s share of closing costs',
  warranty: 'Home warranty',
  fees: 'Other fees',
  taxProration: 'Property tax until closing',
} as const;
export type SellerLineKey = keyof typeof sellerLines;

type NetTerms = Pick<
  OfferTerms,
  'offerPriceCents' | 'closingOn' | 'closingAmountCents' | 'warrantyCostCents' | 'warrantyPayee'
>;

const THOUSAND_DOLLARS = 100_000;

/**
 * What an offer leaves its seller; null without a price. The lines add up to the cent. Tax
 * is prorated to the day of closing: the seller owes the days before it.
 */
export function sellerNet(terms: NetTerms, facts: SellerFacts): FigureSum<SellerLineKey> | null {
  const { offerPriceCents: price, closingOn } = terms;
  if (price === null) return null;
  const minus = (key: SellerLineKey, cents: number | null): FigureLine<SellerLineKey> => ({
    key,
    cents: cents === null ? null : negative(cents),
    isAssumed: false,
  });
  const { commissionPercent, taxYearCents, transferTaxCents } = facts;
  const isProrated = closingOn !== null && taxYearCents !== null;
  return sumLines([
    { key: 'price', cents: price, isAssumed: false },
    minus('payoff', facts.payoffCents),
    minus('commission', commissionPercent === null ? null : partOf(price, commissionPercent)),
    ...(transferTaxCents === null
      ? []
      : [minus('transferTax', Math.ceil(price / THOUSAND_DOLLARS) * transferTaxCents)]),
    minus('closingShare', terms.closingAmountCents ?? 0),
    ...(paysWarranty(terms, 'seller') ? [minus('warranty', terms.warrantyCostCents)] : []),
    minus('fees', facts.feesCents),
    minus('taxProration', isProrated ? shareBefore(taxYearCents, closingOn) : null),
  ]);
}

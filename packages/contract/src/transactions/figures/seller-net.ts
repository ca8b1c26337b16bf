import { partOf } from '#listings';
import type { OfferTerms } from '../offer-fields.ts';
import { type FigureLine, type FigureSum, negative, sumLines } from './figure-line.ts';
import { currentTaxOwed, priorTaxOwed, type TaxFacts } from './unpaid-tax.ts';

/** What is agreed with the seller, or known about the home, whatever the offer. */
export interface SellerFacts extends TaxFacts {
  /** What the seller says is owed on the home; 0 for nothing, null for not known. */
  readonly payoffCents: number | null;
  /** The agreed commission, in percent of the price; decimal text. */
  readonly commissionPercent: string | null;
  /** The agreed commission that doesn’t depend on the price. */
  readonly commissionCents: number | null;
  /** Flat fees of the seller; 0 for none. */
  readonly feesCents: number | null;
  /** Transfer tax for each $1,000 of the price or part of it; null where it isn’t known. */
  readonly transferTaxCents: number | null;
}

/** The lines of what is left for the seller, in their order. */
export const sellerLines = {
  price: 'Offer price',
  payoff: 'Loan payoff as stated',
  commission: 'Commission as agreed',
  transferTax: 'Documentary stamp tax',
  closingShare: 'Seller’s share of closing costs',
  warranty: 'Home warranty',
  fees: 'Flat fees',
  taxProration: 'Property tax for the closing year',
  priorTax: 'Unpaid property tax from earlier years',
} as const;
export type SellerLineKey = keyof typeof sellerLines;

export type NetTerms = Pick<
  OfferTerms,
  | 'offerPriceCents'
  | 'closingOn'
  | 'closingCosts'
  | 'closingAmountCents'
  | 'warrantyCostCents'
  | 'warrantyPayee'
>;

const THOUSAND_DOLLARS = 100_000;

/**
 * What an offer leaves its seller; null without a price. The lines add up to the cent, and
 * what isn’t known is left out and reported. Tax is paid in arrears: the seller owes the days of
 * the closing’s year up to closing, and what of earlier years isn’t paid.
 */
export function sellerNet(terms: NetTerms, facts: SellerFacts): FigureSum<SellerLineKey> | null {
  const { offerPriceCents: price, closingOn } = terms;
  if (price === null) return null;
  const minus = (
    key: SellerLineKey,
    cents: number | null,
    isAssumed = false,
  ): FigureLine<SellerLineKey> => ({
    key,
    cents: cents === null ? null : negative(cents),
    isAssumed,
  });
  const { transferTaxCents } = facts;
  return sumLines([
    { key: 'price', cents: price, isAssumed: false },
    minus('payoff', facts.payoffCents),
    minus('commission', commissionOf(price, facts)),
    minus(
      'transferTax',
      transferTaxCents === null ? null : Math.ceil(price / THOUSAND_DOLLARS) * transferTaxCents,
    ),
    minus('closingShare', closingShareOf(terms)),
    minus('warranty', warrantyOf(terms)),
    minus('fees', facts.feesCents),
    minus('taxProration', currentTaxOwed(facts, closingOn), true),
    minus('priorTax', priorTaxOwed(facts, closingOn), true),
  ]);
}

function commissionOf(
  price: number,
  { commissionPercent, commissionCents }: SellerFacts,
): number | null {
  if (commissionPercent === null) return commissionCents;
  return partOf(price, commissionPercent) + (commissionCents ?? 0);
}

/** The amount asked for; without one, nothing where the buyer pays, and else not known. */
function closingShareOf({ closingAmountCents, closingCosts }: NetTerms): number | null {
  if (closingAmountCents !== null) return closingAmountCents;
  return /^\s*buyer/i.test(closingCosts ?? '') ? 0 : null;
}

/** Not known where nobody says who pays, or what it costs the seller. */
function warrantyOf({ warrantyPayee, warrantyCostCents }: NetTerms): number | null {
  if (/\bseller\b/i.test(warrantyPayee ?? '')) return warrantyCostCents;
  return warrantyPayee === null ? null : 0;
}

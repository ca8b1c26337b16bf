import {
  divideHalfUp,
  type Estimate,
  estimate,
  type LoanProgram,
  monthOfYear,
  type PaymentTerms,
  partOf,
  percentUnits,
  taxPercentOf,
} from '#listings';
import { type OfferFieldKey, type OfferTerms, offerFields } from '../offer-fields.ts';
import { type FigureLine, type FigureSum, negative, sumLines } from './figure-line.ts';
import { daysLeftInMonth, shareBefore } from './year-share.ts';

/** The terms that the buyer’s costs follow from. */
export const costTerms = [
  'offerPriceCents',
  'allCash',
  'buyerFinanceType',
  'downPaymentCents',
  'interestRate',
  'loanYears',
  'county',
  'associationFeeCents',
  'closingOn',
  'closingCosts',
  'closingAmountCents',
  'brokerAdminFeesCents',
  'warrantyCostCents',
  'warrantyPayee',
  'earnestDepositCents',
] as const satisfies readonly OfferFieldKey[];

/** The labels of terms that are wrong by these findings, and that the costs follow from. */
export function wrongCostTerms(findings: readonly { field: string; level: string }[]): string[] {
  const wrong = findings.flatMap(({ field, level }) => (level === 'error' ? field : []));
  return costTerms.filter((key) => wrong.includes(key)).map((key) => offerFields[key].label);
}

/** What the buyer’s costs follow from. */
export interface BuyerCostsInput {
  readonly terms: Pick<OfferTerms, (typeof costTerms)[number]>;
  /** The yearly tax that the home was charged; null takes the county’s rate. */
  readonly taxYearCents: number | null;
  readonly assumed: PaymentTerms & { readonly closingCostsPercent: string };
}

/** The lines of the cash that a buyer brings to closing, in their order. */
export const buyerLines = {
  price: 'Offer price',
  loan: 'Loan',
  closingCosts: 'Closing costs',
  sellerShare: 'Seller’s share of closing costs',
  brokerAdminFee: 'Broker admin fee',
  warranty: 'Home warranty',
  insuranceYear: 'First year of insurance',
  interest: 'Prepaid interest',
  taxReserve: 'Property tax escrow (3 months)',
  taxCredit: 'Property tax credit from seller (closing year)',
  earnestDeposit: 'Earnest deposit (paid before closing)',
} as const;
export type BuyerLineKey = keyof typeof buyerLines;

/** What an offer costs its buyer. */
export interface BuyerCosts {
  readonly cash: FigureSum<BuyerLineKey>;
  readonly month: Estimate;
  readonly isCash: boolean;
  readonly program: LoanProgram;
  /** As used: the offer’s, or else the estimator’s. */
  readonly ratePercent: string;
  readonly years: number;
  readonly isDownAssumed: boolean;
  readonly isRateAssumed: boolean;
  readonly isTermAssumed: boolean;
}

/** Months of property tax that a lender collects for its first bill. */
const TAX_RESERVE_MONTHS = 3;

/** Whether an offer is paid without a loan. */
export const isCashOffer = ({
  allCash,
  buyerFinanceType,
}: Pick<OfferTerms, 'allCash' | 'buyerFinanceType'>): boolean =>
  allCash === true || /^\s*(all )?cash\s*$/i.test(buyerFinanceType ?? '');

/** The loan program of a type of financing; a VA loan counts as the first one. */
export function loanProgramOf(financeType: string | null): LoanProgram {
  if (/\bfha\b/i.test(financeType ?? '')) return 'fha';
  return /\bva\b|veteran/i.test(financeType ?? '') ? 'va-first-use' : 'conventional';
}

/** Whether financing is a VA loan. */
export const isVaLoan = (financeType: string | null): boolean =>
  loanProgramOf(financeType).startsWith('va');

/**
 * The cash that a buyer needs at closing and the monthly cost, by the estimator’s arithmetic; null
 * without a price above zero. The lines add up to the cent. A down payment above the price counts
 * as the price. The seller’s share of closing costs is at most those costs; without an amount it
 * follows from who pays them.
 */
export function buyerCosts({ terms, taxYearCents, assumed }: BuyerCostsInput): BuyerCosts | null {
  const priceCents = terms.offerPriceCents ?? 0;
  if (priceCents <= 0) return null;
  const isCash = isCashOffer(terms);
  const program = isCash ? 'conventional' : loanProgramOf(terms.buyerFinanceType);
  const given = isCash ? priceCents : terms.downPaymentCents;
  const downCents = Math.min(given ?? partOf(priceCents, assumed.downPercent), priceCents);
  const ratePercent = terms.interestRate ?? assumed.ratePercent;
  const years = yearsOf(terms.loanYears) ?? assumed.years;
  const yearTax = taxYearCents ?? partOf(priceCents, taxPercentOf(terms.county, assumed), 1n, 100n);
  const month = estimate({
    ...{ priceCents, downCents, ratePercent, years, program },
    downPercent: percentOf(downCents, priceCents),
    taxYearCents: yearTax,
    insuranceMonthCents: partOf(priceCents, assumed.insurancePercent, 12n, 100n),
    associationMonthCents: terms.associationFeeCents ?? 0,
    closingCostsPercent: assumed.closingCostsPercent,
    mortgageInsurancePercent: assumed.mortgageInsurancePercent,
  });
  if (!month) return null;
  const isDownAssumed = given === null;
  const cash = sumLines(cashLines(terms, { month, isCash, yearTax, isDownAssumed, ratePercent }));
  return {
    ...{ cash, month, isCash, program, ratePercent, years, isDownAssumed },
    isRateAssumed: !isCash && terms.interestRate === null,
    isTermAssumed: !isCash && yearsOf(terms.loanYears) === null,
  };
}

function cashLines(
  terms: BuyerCostsInput['terms'],
  {
    month,
    isCash,
    yearTax,
    isDownAssumed,
    ratePercent,
  }: {
    month: Estimate;
    isCash: boolean;
    yearTax: number;
    isDownAssumed: boolean;
    ratePercent: string;
  },
): FigureLine<BuyerLineKey>[] {
  const { closingOn } = terms;
  const stated = (key: BuyerLineKey, cents: number | null) => ({ key, cents, isAssumed: false });
  const assumed = (key: BuyerLineKey, cents: number | null) => ({ key, cents, isAssumed: true });
  const loanLines = isCash
    ? []
    : [
        assumed(
          'interest',
          closingOn === null ? null : interestUntilMonthEnd(month, ratePercent, closingOn),
        ),
        assumed('taxReserve', TAX_RESERVE_MONTHS * monthOfYear(yearTax)),
      ];
  // The estimator's percentage is mostly of a loan; without one nothing is known of them.
  const closingCosts = isCash ? null : month.closingCostsCents;
  const sellerShare = sellerShareOf(terms, closingCosts);
  return [
    stated('price', month.downCents + month.baseLoanCents),
    ...(isCash
      ? []
      : [{ key: 'loan' as const, cents: negative(month.baseLoanCents), isAssumed: isDownAssumed }]),
    assumed('closingCosts', closingCosts),
    ...(sellerShare === 0 ? [] : [stated('sellerShare', sellerShare && negative(sellerShare))]),
    ...(terms.brokerAdminFeesCents ? [stated('brokerAdminFee', terms.brokerAdminFeesCents)] : []),
    ...(paysWarranty(terms, 'buyer') ? [stated('warranty', terms.warrantyCostCents)] : []),
    assumed('insuranceYear', 12 * month.insuranceCents),
    ...loanLines,
    assumed('taxCredit', closingOn === null ? null : negative(shareBefore(yearTax, closingOn))),
    stated(
      'earnestDeposit',
      terms.earnestDepositCents === null ? null : negative(terms.earnestDepositCents),
    ),
  ];
}

/**
 * What the seller pays of closing costs: the amount, else what the text says who pays; null while
 * those costs aren’t known.
 */
function sellerShareOf(
  { closingAmountCents, closingCosts }: BuyerCostsInput['terms'],
  costsCents: number | null,
): number | null {
  const isHalf = /half|split/i.test(closingCosts ?? '');
  const isAll = /^\s*seller/i.test(closingCosts ?? '');
  if (closingAmountCents === 0 || (closingAmountCents === null && !isHalf && !isAll)) return 0;
  if (costsCents === null) return null;
  if (closingAmountCents !== null) return Math.min(closingAmountCents, costsCents);
  return isHalf ? Math.floor(costsCents / 2) : costsCents;
}

/** Whether a side of the deal pays a home warranty whose cost is known. */
export function paysWarranty(
  { warrantyCostCents, warrantyPayee }: Pick<OfferTerms, 'warrantyCostCents' | 'warrantyPayee'>,
  side: 'buyer' | 'seller',
): boolean {
  return (warrantyCostCents ?? 0) > 0 && new RegExp(`\\b${side}\\b`, 'i').test(warrantyPayee ?? '');
}

/** Interest from the day of closing to the end of its month, at a 365th of the rate a day. */
function interestUntilMonthEnd(month: Estimate, ratePercent: string, closingOn: string): number {
  const days = BigInt(daysLeftInMonth(closingOn));
  const owed = BigInt(month.loanCents) * percentUnits(ratePercent) * days;
  return Number(divideHalfUp(owed, 1_000_000n * 365n));
}

/** The years in the term of a loan; null if it doesn’t say. */
export function yearsOf(text: string | null): number | null {
  const years = /^\s*(\d{1,2})\b/.exec(text ?? '')?.[1];
  return years !== undefined && Number(years) >= 1 && Number(years) <= 50 ? Number(years) : null;
}

/** A part of an amount in percent, rounded down to 4 decimals. */
function percentOf(partCents: number, cents: number): string {
  const units = (BigInt(partCents) * 1_000_000n) / BigInt(cents);
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
}

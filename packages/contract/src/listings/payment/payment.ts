/** The terms of a monthly cost estimate. Percentages are decimal text with at most 4 decimals. */
export interface PaymentTerms {
  /** The date of the rate, taxes and insurance, YYYY-MM-DD. */
  readonly asOf: string;
  readonly downPercent: string;
  readonly ratePercent: string;
  readonly years: number;
  /** Yearly homeowner's insurance, in percent of the price. */
  readonly insurancePercent: string;
  /** Yearly mortgage insurance, in percent of the loan, below 20 percent down. */
  readonly mortgageInsurancePercent: string;
  /** Yearly property tax, in percent of the price, by county in lower case. */
  readonly taxPercents: Readonly<Record<string, string>>;
  readonly taxPercentElsewhere: string;
}

/** A home's monthly cost, in cents. Only the association's part may be unknown (null). */
interface MonthlyCost {
  readonly downCents: number;
  readonly loanCents: number;
  readonly principalInterestCents: number;
  /** 0 from 20 percent down. */
  readonly mortgageInsuranceCents: number;
  readonly taxYearCents: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly associationCents: number | null;
  readonly totalCents: number;
}

/** Decimals of {@link loanFactor}. */
export const loanFactorScale = 30;

/** The down payment, as a part of the price, from which lenders require no mortgage insurance. */
export const noMortgageInsuranceFrom = '20';

const factorUnit = 10n ** BigInt(loanFactorScale);
const percentUnit = 1_000_000n; // a percentage with 4 decimals, as a part of one

/**
 * A percentage with at most 4 decimals as a whole number of ten-thousandths: "6.5" is 65000n.
 * Throws a RangeError for anything else, including values above 100.
 */
export function percentUnits(percent: string): bigint {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  const units = match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`) : null;
  if (units === null || units > percentUnit) throw new RangeError(`not a percentage: ${percent}`);
  return units;
}

/** Rounds the quotient of two non-negative whole numbers half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * The monthly payment for a loan of 1, scaled by 10^30: r(1+r)^n / ((1+r)^n − 1) with r the yearly
 * rate divided by 12, at 0 percent 1/n. Computed exactly and rounded up in the 30th
 * decimal, so that an exact half cent of a payment stays one. Months from 1 to 600.
 */
export function loanFactor(ratePercent: string, months: number): bigint {
  if (!Number.isInteger(months) || months < 1 || months > 600) {
    throw new RangeError(`not a term: ${months}`);
  }
  const rate = percentUnits(ratePercent);
  if (rate === 0n) return ceilDivide(factorUnit, BigInt(months));
  const one = 12n * percentUnit;
  const grown = (one + rate) ** BigInt(months);
  return ceilDivide(rate * grown * factorUnit, one * (grown - one ** BigInt(months)));
}

/** The monthly payment in cents, half up: loan times {@link loanFactor}. */
export function loanPaymentCents(loanCents: number, ratePercent: string, months: number): number {
  return Number(divideHalfUp(BigInt(loanCents) * loanFactor(ratePercent, months), factorUnit));
}

/** The yearly property tax in a county (any case, null for unknown), in percent of the price. */
export function taxPercentOf(county: string | null, terms: PaymentTerms): string {
  return ownTaxPercentOf(county, terms) ?? terms.taxPercentElsewhere;
}

/** A county's own rate; null where it has none, and {@link taxPercentOf} is the one elsewhere. */
export function ownTaxPercentOf(county: string | null, terms: PaymentTerms): string | null {
  const name = (county ?? '').trim().toLowerCase();
  return (Object.hasOwn(terms.taxPercents, name) && terms.taxPercents[name]) || null;
}

/**
 * What a home costs a month. All amounts are whole cents; every rounding is half up,
 * in this order, so that SQL `round(numeric)` gives the same:
 *
 * - down payment: price × down % / 100, to the cent; loan: price − down payment
 * - principal and interest: loan × {@link loanFactor} / 10^30, to the cent
 * - mortgage insurance, only below 20 % down: loan × its % / 1200, to the cent, else 0
 * - tax of a year: the home's own if given, else price × tax % / 100, to the whole dollar; of a
 *   month: that / 12, to the cent
 * - insurance of a month: price × insurance % / 1200, to the whole dollar
 * - association: as given; null (not stated) counts as 0 in the total
 * - total: the sum of these rounded parts
 *
 * In SQL, with price in cents p: tax `round(round(p * tax / 10000) * 100 / 12)`, insurance
 * `round(p * insurance / 120000) * 100`. A price that is negative or no whole number is a
 * RangeError.
 */
export function monthlyCost(
  home: {
    priceCents: number;
    county: string | null;
    associationMonthlyCents: number | null;
    /** The yearly tax the home was charged; without it, the county's rate counts. */
    taxYearCents?: number | null | undefined;
  },
  terms: PaymentTerms,
): MonthlyCost {
  const { priceCents, associationMonthlyCents: associationCents } = home;
  if (!Number.isSafeInteger(priceCents) || priceCents < 0) {
    throw new RangeError(`not a price: ${priceCents}`);
  }
  const downCents = partOf(priceCents, terms.downPercent);
  const loanCents = priceCents - downCents;
  const principalInterestCents = loanPaymentCents(loanCents, terms.ratePercent, terms.years * 12);
  const insured = percentUnits(terms.downPercent) < percentUnits(noMortgageInsuranceFrom);
  const mortgageInsuranceCents = insured
    ? partOf(loanCents, terms.mortgageInsurancePercent, 12n)
    : 0;
  const taxYearCents =
    home.taxYearCents ?? partOf(priceCents, taxPercentOf(home.county, terms), 1n, 100n);
  const taxCents = monthOfYear(taxYearCents);
  const insuranceCents = partOf(priceCents, terms.insurancePercent, 12n, 100n);
  return {
    downCents,
    loanCents,
    principalInterestCents,
    mortgageInsuranceCents,
    taxYearCents,
    taxCents,
    insuranceCents,
    associationCents,
    totalCents:
      principalInterestCents +
      mortgageInsuranceCents +
      taxCents +
      insuranceCents +
      (associationCents ?? 0),
  };
}

/**
 * A percentage of an amount in cents, divided by `divisor` (12 turns a yearly part into a monthly
 * one), rounded half up to a multiple of `step` cents (100: whole dollars).
 */
export function partOf(cents: number, percent: string, divisor = 1n, step = 1n): number {
  const parts = BigInt(cents) * percentUnits(percent);
  return Number(divideHalfUp(parts, percentUnit * divisor * step) * step);
}

/** A twelfth of an amount in cents, half up. */
export function monthOfYear(yearCents: number): number {
  return Number(divideHalfUp(BigInt(yearCents), 12n));
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

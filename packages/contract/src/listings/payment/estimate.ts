import {
  divideHalfUp,
  loanPaymentCents,
  monthOfYear,
  noMortgageInsuranceFrom,
  partOf,
  percentUnits,
} from './payment.ts';

/**
 * How a veteran uses a loan backed by Veterans Affairs: for the first time, again, or exempt from
 * the funding fee (for example because of a service-connected disability).
 */
export const veteranUses = ['first', 'later', 'exempt'] as const;
export type VeteranUse = (typeof veteranUses)[number];

/** The input of an estimate. Amounts in cents, percentages as decimal text. */
export interface EstimateInput {
  readonly priceCents: number;
  readonly downPercent: string;
  readonly ratePercent: string;
  readonly years: number;
  readonly taxYearCents: number;
  readonly insuranceMonthCents: number;
  readonly associationMonthCents: number;
  readonly closingCostsPercent: string;
  readonly mortgageInsurancePercent: string;
  /** Null without veterans' benefits. */
  readonly veteran: VeteranUse | null;
}

/** The result, in cents; the monthly parts add up to `totalCents`. */
export interface Estimate {
  readonly downCents: number;
  /** Of Veterans Affairs, added to the loan. */
  readonly fundingFeeCents: number;
  /** The amount borrowed, including the funding fee. */
  readonly loanCents: number;
  readonly principalInterestCents: number;
  readonly mortgageInsuranceCents: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly associationCents: number;
  readonly totalCents: number;
  readonly closingCostsCents: number;
  readonly dueAtCloseCents: number;
}

/** The balance of a loan after a year of payments, in cents. */
interface YearOfLoan {
  readonly year: number;
  readonly principalCents: number;
  readonly interestCents: number;
  readonly balanceCents: number;
}

/**
 * The Veterans Affairs funding fee for buying a home, in percent of the loan: 38 U.S.C. 3729(b)(2)
 * in effect for loans closed from April 7, 2023 to November 14, 2031.
 */
export function fundingFeePercent(downPercent: string, use: VeteranUse): string {
  const down = percentUnits(downPercent);
  if (use === 'exempt') return '0';
  if (down >= percentUnits('10')) return '1.25';
  if (down >= percentUnits('5')) return '1.5';
  return use === 'first' ? '2.15' : '3.3';
}

/**
 * The monthly cost of a home and what is due at closing (R-16). Null unless price and term are
 * above zero; 0 percent is a valid rate. Below 20 percent down mortgage insurance is included,
 * except with veterans' benefits, whose funding fee is added to the loan instead. Each amount is
 * rounded half up to the cent; with a home's default terms the figures equal `monthlyCost`.
 */
export function estimate(wish: EstimateInput): Estimate | null {
  const { priceCents, downPercent, years, veteran } = wish;
  if (priceCents <= 0 || years <= 0) return null;
  const downCents = partOf(priceCents, downPercent);
  const bareLoanCents = priceCents - downCents;
  const fundingFeeCents =
    veteran === null ? 0 : partOf(bareLoanCents, fundingFeePercent(downPercent, veteran));
  const loanCents = bareLoanCents + fundingFeeCents;
  const principalInterestCents = loanPaymentCents(loanCents, wish.ratePercent, years * 12);
  const isInsured =
    veteran === null && percentUnits(downPercent) < percentUnits(noMortgageInsuranceFrom);
  const mortgageInsuranceCents = isInsured
    ? partOf(bareLoanCents, wish.mortgageInsurancePercent, 12n)
    : 0;
  const taxCents = monthOfYear(wish.taxYearCents);
  const closingCostsCents = partOf(priceCents, wish.closingCostsPercent);
  return {
    downCents,
    fundingFeeCents,
    loanCents,
    principalInterestCents,
    mortgageInsuranceCents,
    taxCents,
    insuranceCents: wish.insuranceMonthCents,
    associationCents: wish.associationMonthCents,
    totalCents:
      principalInterestCents +
      mortgageInsuranceCents +
      taxCents +
      wish.insuranceMonthCents +
      wish.associationMonthCents,
    closingCostsCents,
    dueAtCloseCents: downCents + closingCostsCents,
  };
}

/**
 * A loan paid off month by month, to the cent: a month's interest is the balance times a twelfth of
 * the rate, half up; the last payment is the remaining balance with its interest. Returns the years
 * and that last payment.
 */
export function payOff(
  loanCents: number,
  ratePercent: string,
  years: number,
): { years: YearOfLoan[]; lastPaymentCents: number } {
  const months = years * 12;
  const payment = BigInt(loanPaymentCents(loanCents, ratePercent, months));
  const rate = percentUnits(ratePercent);
  let balance = BigInt(loanCents);
  let lastPayment = 0n;
  let ofYear = { principal: 0n, interest: 0n };
  const rows: YearOfLoan[] = [];
  for (let month = 1; month <= months; month += 1) {
    const interest = divideHalfUp(balance * rate, 12_000_000n);
    const owed = balance + interest;
    const paid = month === months || payment > owed ? owed : payment;
    balance = owed - paid;
    if (paid > 0n) lastPayment = paid;
    ofYear = {
      principal: ofYear.principal + paid - interest,
      interest: ofYear.interest + interest,
    };
    if (month % 12 > 0) continue;
    rows.push({
      year: month / 12,
      principalCents: Number(ofYear.principal),
      interestCents: Number(ofYear.interest),
      balanceCents: Number(balance),
    });
    ofYear = { principal: 0n, interest: 0n };
  }
  return { years: rows, lastPaymentCents: Number(lastPayment) };
}

import {
  divideHalfUp,
  loanPaymentCents,
  monthOfYear,
  noMortgageInsuranceFrom,
  partOf,
  percentUnits,
} from './payment.ts';

/**
 * How a home is financed: a conventional loan, one insured by the Federal Housing Administration
 * (FHA), or one backed by Veterans Affairs (VA): used for the first time, used before, or exempt
 * from the funding fee (for example because of a service-connected disability).
 */
export const loanPrograms = [
  'conventional',
  'fha',
  'va-first-use',
  'va-later-use',
  'va-exempt',
] as const;
export type LoanProgram = (typeof loanPrograms)[number];

/** The input of an estimate. Amounts in cents, percentages as decimal text. */
export interface EstimateInput {
  readonly priceCents: number;
  /** The exact down payment, where it was agreed in dollars; `downPercent` is its part then. */
  readonly downCents?: number;
  readonly downPercent: string;
  readonly ratePercent: string;
  readonly years: number;
  readonly taxYearCents: number;
  readonly insuranceMonthCents: number;
  readonly associationMonthCents: number;
  readonly closingCostsPercent: string;
  readonly mortgageInsurancePercent: string;
  readonly program: LoanProgram;
}

/** The result, in cents; the monthly parts add up to `totalCents`. */
export interface Estimate {
  readonly downCents: number;
  /** What the program charges up front, added to the loan: VA's fee, or FHA's premium. */
  readonly upfrontFeeCents: number;
  /** The amount borrowed, without and with what the program charges up front. */
  readonly baseLoanCents: number;
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

/** The smallest down payment of an FHA loan in percent: 12 U.S.C. 1709(b)(9). */
export const leastFhaDown = '3.5';

/**
 * What a program charges up front, in percent of the loan. FHA: 1.75 (HUD Mortgagee Letter
 * 2012-04). Veterans Affairs: the funding fee for buying a home (38 U.S.C. 3729(b)(2), for loans
 * closed from April 7, 2023 to November 14, 2031).
 */
export function upfrontFeePercent(downPercent: string, program: LoanProgram): string {
  if (program === 'conventional' || program === 'va-exempt') return '0';
  if (program === 'fha') return '1.75';
  const down = percentUnits(downPercent);
  if (down >= percentUnits('10')) return '1.25';
  if (down >= percentUnits('5')) return '1.5';
  return program === 'va-first-use' ? '2.15' : '3.3';
}

const largeFhaLoanCents = 726_200_00;

/**
 * FHA's annual mortgage insurance premium, in percent of the loan: HUD Mortgagee Letter 2023-05, by
 * the loan without its upfront premium, the down payment and the term.
 */
export function fhaAnnualPercent(
  baseLoanCents: number,
  { downPercent, years }: Pick<EstimateInput, 'downPercent' | 'years'>,
): string {
  const down = percentUnits(downPercent);
  const isLarge = baseLoanCents > largeFhaLoanCents;
  if (years > 15) {
    if (down < percentUnits('5')) return isLarge ? '0.75' : '0.55';
    return isLarge ? '0.7' : '0.5';
  }
  if (down < percentUnits('10')) return isLarge ? '0.65' : '0.4';
  return isLarge && down < percentUnits('22') ? '0.4' : '0.15';
}

/**
 * How long FHA's annual premium is paid: eleven years with at least 10 percent down, otherwise as
 * long as the loan (HUD Mortgagee Letter 2023-05).
 */
export function fhaInsuredYears(downPercent: string): 11 | null {
  return percentUnits(downPercent) >= percentUnits('10') ? 11 : null;
}

/**
 * The monthly cost of a home and what is due at closing. Null unless price and term are
 * above zero; 0 percent is a valid rate. A conventional loan has mortgage insurance below 20
 * percent down, an FHA loan always, one of Veterans Affairs never. What a program charges up
 * front is added to the loan. Each amount is rounded half up to the cent; with a home's default
 * terms the figures equal `monthlyCost`.
 */
export function estimate(wish: EstimateInput): Estimate | null {
  const { priceCents, downPercent, years, program } = wish;
  if (priceCents <= 0 || years <= 0) return null;
  const downCents = wish.downCents ?? partOf(priceCents, downPercent);
  const baseLoanCents = priceCents - downCents;
  const upfrontFeeCents = partOf(baseLoanCents, upfrontFeePercent(downPercent, program));
  const loanCents = baseLoanCents + upfrontFeeCents;
  const principalInterestCents = loanPaymentCents(loanCents, wish.ratePercent, years * 12);
  const mortgageInsuranceCents = partOf(
    baseLoanCents,
    insurancePercentOf(wish, baseLoanCents),
    12n,
  );
  const taxCents = monthOfYear(wish.taxYearCents);
  const closingCostsCents = partOf(priceCents, wish.closingCostsPercent);
  return {
    downCents,
    upfrontFeeCents,
    baseLoanCents,
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

/** Yearly mortgage insurance, in percent of the loan without what is charged up front. */
function insurancePercentOf(wish: EstimateInput, baseLoanCents: number): string {
  if (wish.program === 'fha') return fhaAnnualPercent(baseLoanCents, wish);
  const isInsured =
    wish.program === 'conventional' &&
    percentUnits(wish.downPercent) < percentUnits(noMortgageInsuranceFrom);
  return isInsured ? wish.mortgageInsurancePercent : '0';
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

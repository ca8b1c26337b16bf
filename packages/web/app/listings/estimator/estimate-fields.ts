import {
  type Estimate,
  type EstimateInput,
  estimate,
  type LoanProgram,
  loanPrograms,
  partOf,
} from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';
import { estimatorMessages } from '../messages/estimator.ts';

/** The estimator's fields by their names in R-57, in the order of the panel. */
export const estimateFields = {
  homeprice: { label: estimatorMessages.homePrice, unit: 'dollars', per: 'once', max: 999_999_999 },
  downpayment: { label: estimatorMessages.downPayment, unit: 'percent', per: 'once', max: 100 },
  interestrate: { label: estimatorMessages.interestRate, unit: 'percent', per: 'once', max: 100 },
  loantype: { label: estimatorMessages.loanTerm, unit: 'years', per: 'once', max: 50 },
  propertytax: {
    label: estimatorMessages.propertyTax,
    unit: 'dollars',
    per: 'year',
    max: 9_999_999,
  },
  homeinsurance: {
    label: estimatorMessages.homeInsurance,
    unit: 'dollars',
    per: 'month',
    max: 999_999,
  },
  hoafees: { label: estimatorMessages.hoaFees, unit: 'dollars', per: 'month', max: 999_999 },
  closingcosts: { label: estimatorMessages.closingCosts, unit: 'percent', per: 'once', max: 100 },
} as const;

export type EstimateField = keyof typeof estimateFields;
export const estimateFieldNames = Object.keys(estimateFields) as EstimateField[];

/** The fields' values as typed. */
export type EstimateTexts = Record<EstimateField, string> & { program: string };

/** What the estimator knows about a home and the brokerage's terms. */
export interface EstimatorFacts {
  mlsNumber: string;
  /** Where its form is sent without script. */
  action: string;
  texts: EstimateTexts;
  /** The tax follows the price by it; null when the home's own tax is known. */
  taxPercent: string | null;
  insurancePercent: string;
  mortgageInsurancePercent: string;
  fhaLimitCents: number;
  /** What the figures are based on, for people. */
  notes: string[];
}

const decimals = { dollars: 2, percent: 4, years: 0 } as const;

/** The number in what was typed, cut to the field's decimals and its limit. */
export function cleanNumber(name: EstimateField, typed: string): string {
  const { unit, max } = estimateFields[name];
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 12);
  const places = decimals[unit];
  const hasPoint = rest.length > 0 && places > 0;
  const text = hasPoint ? `${digits}.${rest.join('').slice(0, places)}` : digits;
  return Number(text) > max ? String(max) : text;
}

/** Only digits with at most a point between them: "6." is 6, "" is 0. */
function plainNumber(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return part === '' ? whole || '0' : `${whole || '0'}.${part}`;
}

/** The fields' values, cleaned, as the estimate takes them. */
export function readEstimateInput(
  texts: EstimateTexts,
  { mortgageInsurancePercent }: Pick<EstimatorFacts, 'mortgageInsurancePercent'>,
): EstimateInput {
  const numberOf = (name: EstimateField) => plainNumber(cleanNumber(name, texts[name]));
  const centsOf = (name: EstimateField) => centsFromDollars(numberOf(name)) ?? 0;
  return {
    priceCents: centsOf('homeprice'),
    downPercent: numberOf('downpayment'),
    ratePercent: numberOf('interestrate'),
    years: Number(numberOf('loantype')),
    taxYearCents: centsOf('propertytax'),
    insuranceMonthCents: centsOf('homeinsurance'),
    associationMonthCents: centsOf('hoafees'),
    closingCostsPercent: numberOf('closingcosts'),
    mortgageInsurancePercent,
    program: programOf(texts.program),
  };
}

function programOf(text: string): LoanProgram {
  return loanPrograms.find((program) => program === text) ?? 'conventional';
}

/** Without them there is no payment; the others count as 0 when they are empty. */
const needed = ['homeprice', 'downpayment', 'interestrate', 'loantype'] as const;

/** Whether a field has a number. */
export function isKnown(name: EstimateField, texts: EstimateTexts): boolean {
  return /\d/.test(cleanNumber(name, texts[name]));
}

/**
 * The estimate for the fields' values; null unless price and term are above zero, and down payment
 * and rate are known.
 */
export function estimateOf(texts: EstimateTexts, facts: EstimatorFacts): Estimate | null {
  if (!needed.every((name) => isKnown(name, texts))) return null;
  return estimate(readEstimateInput(texts, facts));
}

/**
 * Yearly tax and monthly insurance for a price by the terms, in whole dollars; empty without a
 * price. The tax stays as it is where the home's own is known.
 */
export function followingTexts(
  priceCents: number,
  { taxPercent, insurancePercent }: Pick<EstimatorFacts, 'taxPercent' | 'insurancePercent'>,
): Partial<Pick<EstimateTexts, 'propertytax' | 'homeinsurance'>> {
  const dollarsOf = (percent: string, parts: bigint) =>
    priceCents === 0 ? '' : String(partOf(priceCents, percent, parts, 100n) / 100);
  return {
    ...(taxPercent !== null && { propertytax: dollarsOf(taxPercent, 1n) }),
    homeinsurance: dollarsOf(insurancePercent, 12n),
  };
}

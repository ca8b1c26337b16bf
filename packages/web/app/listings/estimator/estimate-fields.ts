import {
  type Estimate,
  type EstimateInput,
  estimate,
  partOf,
  type VeteranUse,
  veteranUses,
} from '@homestead/contract/listings';
import { centsFromDollars } from '@homestead/contract/platform';

/** The estimator's fields by their names of R-57, in the order of the panel. */
export const estimateFields = {
  homeprice: { label: 'Home price', unit: 'dollars', per: '', most: 999_999_999 },
  downpayment: { label: 'Down payment', unit: 'percent', per: '', most: 100 },
  interestrate: { label: 'Interest rate', unit: 'percent', per: '', most: 100 },
  loantype: { label: 'Loan term', unit: 'years', per: '', most: 50 },
  propertytax: { label: 'Property tax', unit: 'dollars', per: ' a year', most: 9_999_999 },
  homeinsurance: { label: 'Home insurance', unit: 'dollars', per: ' a month', most: 999_999 },
  hoafees: { label: 'HOA fees', unit: 'dollars', per: ' a month', most: 999_999 },
  closingcosts: { label: 'Closing costs', unit: 'percent', per: '', most: 100 },
} as const;

export type EstimateField = keyof typeof estimateFields;
export const estimateFieldNames = Object.keys(estimateFields) as EstimateField[];

/** What stands in the fields, as typed. */
export type EstimateTexts = Record<EstimateField, string> & { va: string };

/** What the estimator knows of a home and of the brokerage's terms. */
export interface EstimatorFacts {
  mlsNumber: string;
  /** Where its form leads without script. */
  action: string;
  texts: EstimateTexts;
  taxPercent: string;
  insurancePercent: string;
  mortgageInsurancePercent: string;
  /** How the figures came about, in words. */
  notes: string[];
}

const decimals = { dollars: 2, percent: 4, years: 0 } as const;

/** The numeric part of what was typed, as far as a field takes it: never above its limit. */
export function cleanNumber(name: EstimateField, typed: string): string {
  const { unit, most } = estimateFields[name];
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 12);
  const places = decimals[unit];
  const hasPoint = rest.length > 0 && places > 0;
  const text = hasPoint ? `${digits}.${rest.join('').slice(0, places)}` : digits;
  return Number(text) > most ? String(most) : text;
}

/** As a number that is nothing but digits and a point between them: "6." is 6, "" is 0. */
function plainNumber(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return part === '' ? whole || '0' : `${whole || '0'}.${part}`;
}

/** What the fields say, cleaned and as the estimate takes it. */
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
    veteran: veteranOf(texts.va),
  };
}

function veteranOf(text: string): VeteranUse | null {
  return veteranUses.find((use) => use === text) ?? null;
}

/** The estimate of what the fields say; null unless price and term are above zero. */
export function estimateOf(texts: EstimateTexts, facts: EstimatorFacts): Estimate | null {
  return estimate(readEstimateInput(texts, facts));
}

/** Tax of a year and insurance of a month for a price, whole dollars, as the terms have them. */
export function followingTexts(
  priceCents: number,
  terms: Pick<EstimatorFacts, 'taxPercent' | 'insurancePercent'>,
): Pick<EstimateTexts, 'propertytax' | 'homeinsurance'> {
  return {
    propertytax: String(partOf(priceCents, terms.taxPercent, 1n, 100n) / 100),
    homeinsurance: String(partOf(priceCents, terms.insurancePercent, 12n, 100n) / 100),
  };
}

import type { ServiceArea } from '@homestead/contract/places';
import { z } from 'zod';
import { wholeSetting } from './setting-readers.ts';

const percentPattern = /^(\d{1,2}(\.\d{1,4})?|100(\.0{1,4})?)$/;

const percent = (fallback: string) =>
  z.string().regex(percentPattern, 'must be a percentage such as 6.5').default(fallback);

/** Initial values of the payment estimator; explained in .env.example. */
export const estimatorSettings = {
  ESTIMATOR_AS_OF: z.iso.date('must be a date such as 2026-11-21').default('2026-11-21'),
  ESTIMATOR_DOWN_PERCENT: percent('20'),
  ESTIMATOR_RATE_PERCENT: percent('6.5'),
  ESTIMATOR_YEARS: wholeSetting(1, 50, 30),
  ESTIMATOR_INSURANCE_PERCENT: percent('1.5'),
  ESTIMATOR_MORTGAGE_INSURANCE_PERCENT: percent('0.6'),
  ESTIMATOR_CLOSING_COSTS_PERCENT: percent('5'),
  ESTIMATOR_FHA_LIMIT_DOLLARS: wholeSetting(1, 100_000_000, 541_287),
};

/** The settings above as terms of the estimator. Percentages stay decimal text. */
export interface EstimatorFacts {
  readonly asOf: string;
  readonly downPercent: string;
  readonly ratePercent: string;
  readonly years: number;
  readonly insurancePercent: string;
  readonly mortgageInsurancePercent: string;
  readonly closingCostsPercent: string;
  /** The largest FHA loan for a one-family home. */
  readonly fhaLimitCents: number;
  /** By county in lower case. */
  readonly taxPercents: Readonly<Record<string, string>>;
  readonly taxPercentElsewhere: string;
}

type Raw = { [K in keyof typeof estimatorSettings]: z.output<(typeof estimatorSettings)[K]> };

/** The estimator's facts from its settings and the service area's tax rates. */
export function readEstimator(
  raw: Raw,
  { counties, taxElsewhere }: Pick<ServiceArea, 'counties' | 'taxElsewhere'>,
): EstimatorFacts {
  return Object.freeze({
    asOf: raw.ESTIMATOR_AS_OF,
    downPercent: raw.ESTIMATOR_DOWN_PERCENT,
    ratePercent: raw.ESTIMATOR_RATE_PERCENT,
    years: raw.ESTIMATOR_YEARS,
    insurancePercent: raw.ESTIMATOR_INSURANCE_PERCENT,
    mortgageInsurancePercent: raw.ESTIMATOR_MORTGAGE_INSURANCE_PERCENT,
    closingCostsPercent: raw.ESTIMATOR_CLOSING_COSTS_PERCENT,
    fhaLimitCents: raw.ESTIMATOR_FHA_LIMIT_DOLLARS * 100,
    taxPercents: Object.fromEntries(
      counties.flatMap(({ name, tax }) => (tax ? [[name.toLowerCase(), tax.percent]] : [])),
    ),
    taxPercentElsewhere: taxElsewhere.percent,
  });
}

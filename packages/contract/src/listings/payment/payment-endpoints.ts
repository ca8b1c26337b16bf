import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingCalls } from '../calls.ts';

const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

/** Our own: an estimate's default terms. Percentages are decimal text. */
export const getPaymentTerms = defineEndpoint(listingCalls.getPaymentTerms, {
  access: { kind: 'public' },
  summary: 'Default rate, term, taxes and insurance of payment estimates',
  answer: z.object({
    asOf: z.string(),
    downPercent: percent,
    ratePercent: percent,
    years: z.number().int(),
    insurancePercent: percent,
    mortgageInsurancePercent: percent,
    closingCostsPercent: percent,
    fhaLimitCents: z.number().int().describe('the largest FHA loan for a one-family home'),
    taxPercents: z.record(z.string(), percent),
    taxPercentElsewhere: percent,
  }),
  example: {
    asOf: '2026-11-21',
    downPercent: '20',
    ratePercent: '6.5',
    years: 30,
    insurancePercent: '1.5',
    mortgageInsurancePercent: '0.6',
    closingCostsPercent: '5',
    fhaLimitCents: 54_128_700,
    taxPercents: { douglas: '1.96', sarpy: '1.85' },
    taxPercentElsewhere: '1.61',
  },
});

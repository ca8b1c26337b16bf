import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { listingPaths } from '../paths.ts';

const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

/** Of our own: what an estimate begins with (decision 16). Percentages are decimal text. */
export const getPaymentTerms = defineEndpoint({
  method: 'GET',
  path: listingPaths.paymentTerms,
  access: { kind: 'public' },
  summary: 'Rate, term, taxes and insurance that payment estimates begin with',
  answer: z.object({
    asOf: z.string(),
    downPercent: percent,
    ratePercent: percent,
    years: z.number().int(),
    insurancePercent: percent,
    mortgageInsurancePercent: percent,
    closingCostsPercent: percent,
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
    taxPercents: { douglas: '1.96', sarpy: '1.85' },
    taxPercentElsewhere: '1.61',
  },
});

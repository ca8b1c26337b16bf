import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let listings: TestApp;

beforeAll(async () => {
  listings = await createListingsApp({
    ESTIMATOR_AS_OF: '2026-10-05',
    ESTIMATOR_RATE_PERCENT: '5.875',
  });
});
afterAll(() => listings.close());

it('gives everyone the terms of the settings and the area’s tax rates, decimals as text', async () => {
  const { status, body, headers } = await listings.get('property/getpaymentterms');
  expect(status).toBe(200);
  expect(body).toEqual({
    asOf: '2026-10-05',
    downPercent: '20',
    ratePercent: '5.875',
    years: 30,
    insurancePercent: '1.5',
    mortgageInsurancePercent: '0.6',
    closingCostsPercent: '5',
    fhaLimitCents: 541_287_00,
    taxPercents: { douglas: '1.96', sarpy: '1.85', lancaster: '1.99' },
    taxPercentElsewhere: '1.61',
  });
  expect(headers['cache-control']).toBe('public, max-age=300');
});

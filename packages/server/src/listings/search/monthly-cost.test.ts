import { monthlyCost, type PaymentTerms } from '@homestead/contract/listings';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { paymentTerms } from '../../../test/payment-terms.ts';
import { highestPriceCents, isWithinMonthlyCost, monthlyCostCents } from './monthly-cost.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const homes = fc.record({
    list_price_cents: fc.oneof(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 4_000_000 }).map((n) => n * 2500),
      fc.integer({ min: 1, max: 10_000 }).map((n) => n * 1_000_000_000),
    ),
    county: fc.constantFrom('Douglas', 'SARPY', 'Lancaster', 'Cass', null),
    association_monthly_cents: fc.constantFrom(null, 0, 8_334),
  });
  await insertListings(database.db, fc.sample(homes, { numRuns: 800, seed: 2 }));
});
afterAll(() => database.close());

const others: Partial<PaymentTerms>[] = [
  {},
  { downPercent: '3.5', mortgageInsurancePercent: '0.6' },
  { ratePercent: '0', years: 15 },
  { downPercent: '0', insurancePercent: '0.3125', taxPercents: {} },
  { downPercent: '100', taxPercentElsewhere: '0' },
];

test.each(others)(
  'in SQL a monthly cost equals the estimator’s to the cent, with %j',
  async (other) => {
    const terms = { ...paymentTerms, ...other };
    const { rows } = await sql<{
      priceCents: number;
      county: string | null;
      associationMonthlyCents: number | null;
      cost: string;
    }>`
    select list_price_cents as "priceCents", county,
      association_monthly_cents as "associationMonthlyCents",
      (${monthlyCostCents(terms)})::text as cost
    from listing`.execute(database.db);
    const some = rows.slice(0, 60).map((row) => Number(row.cost));
    const limits = some.flatMap((cost) => [cost - 1, cost]);
    const counts = limits.map(
      (maxCents) => sql`count(*) filter (where ${isWithinMonthlyCost({ maxCents, terms })})`,
    );
    const { rows: found } = await sql<{ counts: number[] }>`
      select array[${sql.join(counts)}]::integer[] as counts from listing`.execute(database.db);
    expect(found[0]?.counts).toEqual(
      limits.map((maxCents) => rows.filter((row) => Number(row.cost) <= maxCents).length),
    );
    expect(rows).toHaveLength(800);
    for (const { cost, ...home } of rows) {
      const { totalCents } = monthlyCost(home, terms);
      expect(Number(cost)).toBe(totalCents);
      const highest = highestPriceCents({ maxCents: totalCents, terms });
      expect(highest ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(home.priceCents);
    }
  },
);

test("the highest price is near those that a limit allows, and none where the price doesn't matter", () => {
  const highest = highestPriceCents({ maxCents: 250_000, terms: paymentTerms }) ?? 0;
  const cost = (priceCents: number) =>
    monthlyCost({ priceCents, county: 'Cass', associationMonthlyCents: null }, paymentTerms);
  expect(cost(highest).totalCents).toBeGreaterThan(250_000);
  expect(cost(Math.round(highest * 0.999)).totalCents).toBeLessThanOrEqual(250_000);
  const free = {
    ...paymentTerms,
    downPercent: '100',
    insurancePercent: '0',
    taxPercents: {},
    taxPercentElsewhere: '0',
  };
  expect(highestPriceCents({ maxCents: 250_000, terms: free })).toBeNull();
});

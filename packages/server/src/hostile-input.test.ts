import { feedEndpoints } from '@homestead/contract/feed';
import { leadEndpoints } from '@homestead/contract/leads';
import { listingEndpoints } from '@homestead/contract/listings';
import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { Endpoint } from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '#platform';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { insertManyListings } from '../test/factories/many-listings.ts';
import { createTestServices } from '../test/services.ts';
import { rooms } from './rooms.ts';

const endpoints = Object.values({
  ...feedEndpoints,
  ...listingEndpoints,
  ...savedEndpoints,
  ...neighborhoodEndpoints,
  ...leadEndpoints,
}).filter((value): value is typeof value & Endpoint => 'answer' in value) as Endpoint[];

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertManyListings(database.db, 200);
  app = await createApp({ services: createTestServices(database), rooms, checkAnswers: true });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const strangeTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '_',
  "'; drop table listing; --",
  '\\',
  '"',
  '𝕆𝕞𝕒𝕙𝕒',
  'ﷺ',
  'İ',
  '1e309',
  '-1',
  '0x10',
  '٣',
  'NaN',
  'null',
  '[object Object]',
  'a'.repeat(5000),
  '22600001',
  'Omaha',
  '68132',
];

const text = fc.oneof(fc.constantFrom(...strangeTexts), fc.string({ unit: 'binary' }));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, 20255),
  fc.array(fc.oneof(text, fc.integer(), fc.double({ noNaN: true })), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

function namesOf(schema: unknown): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

/** Some of the existing fields, and one that does not exist, with values of any kind. */
function fieldsOf(names: string[], values: fc.Arbitrary<unknown>) {
  return fc.dictionary(fc.constantFrom(...names, 'strange'), values, { maxKeys: 5 });
}

async function expectNoFailure(request: {
  method: 'GET' | 'POST';
  url: string;
  payload?: Record<string, unknown>;
}): Promise<void> {
  const answer = await app.inject(request);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.json().statusCode).toBe('failed');
}

describe('whatever is sent, no call fails', () => {
  it.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    async (path, endpoint) => {
      const url = `/api/v1/${path}`;
      const names = [...namesOf(endpoint.query), ...namesOf(endpoint.body)];
      if (endpoint.body) {
        await fc.assert(
          fc.asyncProperty(fieldsOf(names, value), (payload) =>
            expectNoFailure({ method: 'POST', url, payload }),
          ),
          { numRuns: 250 },
        );
      } else {
        await fc.assert(
          fc.asyncProperty(fieldsOf(names, text), (query) => {
            const params = Object.entries(query).map(
              ([name, one]) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`,
            );
            return expectNoFailure({ method: 'GET', url: `${url}?${params.join('&')}` });
          }),
          { numRuns: 120 },
        );
      }
    },
  );

  it('invalid UTF-8 in a URL is refused', async () => {
    for (const bad of ['%00', '%ff%fe', '%', '%c0%80', '%ed%a0%80']) {
      await expectNoFailure({
        method: 'GET',
        url: `/api/v1/Property/GetPropertyById?PropertyId=${bad}`,
      });
      await expectNoFailure({ method: 'GET', url: `/api/v1/${bad}` });
    }
  });
});

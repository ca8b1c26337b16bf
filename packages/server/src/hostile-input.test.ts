import type { Endpoint } from '@homestead/contract/platform';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type AccountsApp, createAccountsApp, OWN_ORIGIN } from '../test/accounts-app.ts';
import { allEndpoints } from '../test/all-endpoints.ts';
import { insertManyListings } from '../test/factories/many-listings.ts';
import { leavesOf, replaced, validInput } from '../test/valid-input.ts';
import { rooms } from './rooms.ts';

let at: AccountsApp;
/** Ids that exist, so that values in a path pass the first check. */
const known: string[] = ['departments', 'agent'];

beforeAll(async () => {
  at = await createAccountsApp({}, { rooms: rooms.filter(({ name }) => name !== 'accounts') });
  await insertManyListings(at.database.db, 200);
  const { id } = await at.makePerson({ role: 'agent' });
  const entry = await at.database.pool.query('select id from reference_entry limit 1');
  known.push(id, entry.rows[0].id);
});
afterAll(() => at.close());

/**
 * Calls that visitors may make come from a visitor; the others from someone who may do anything.
 */
async function headersFor({ access }: Endpoint): Promise<Record<string, string>> {
  if (access.kind === 'public') return {};
  const { jwtToken, cookie } = await at.signIn(await at.makePerson({ role: 'super-admin' }));
  return { authorization: `Bearer ${jwtToken}`, cookie, origin: OWN_ORIGIN };
}

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

/** Valid input with one leaf, or all of it, replaced by a value of any kind. */
function spoiled(schema: z.ZodType, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return validInput(schema, known).chain((input) =>
    fc
      .tuple(fc.constantFrom([], ...leavesOf(input)), values)
      .map(([path, by]) => replaced(input, path, by)),
  );
}

/** Values for the parameters of a path. */
function pathsOf({ path }: Endpoint): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([braced]) => braced);
  const given = fc.oneof(
    fc.nat().map((n) => known[n % known.length] ?? ''),
    text,
  );
  return fc
    .tuple(...names.map(() => given))
    .map((values) =>
      names.reduce(
        (so, braced, n) => so.replace(braced, encodeURIComponent(values[n]?.toWellFormed() ?? '')),
        `/api/v1/${path}`,
      ),
    );
}

function asQuery(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(fields)).map(([name, one]) => [name, String(one).toWellFormed()]),
  );
}

async function expectNoFailure(request: InjectOptions): Promise<void> {
  const answer = await at.app.inject(request);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.json().statusCode).toBe('failed');
}

describe('whatever is sent, no call fails', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    async (_path, endpoint) => {
      const { method, access, body, query } = endpoint;
      const headers = await headersFor(endpoint);
      const input = body
        ? spoiled(body, value).map((payload) => ({ payload }))
        : query
          ? spoiled(query, text).map((fields) => ({ query: asQuery(fields) }))
          : fc.constant({});
      await fc.assert(
        fc.asyncProperty(pathsOf(endpoint), input, (url, sent) =>
          expectNoFailure({ method, url, headers, ...sent } as InjectOptions),
        ),
        { numRuns: (body ? 30 : query ? 20 : 5) * (access.kind === 'public' ? 2 : 1) },
      );
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

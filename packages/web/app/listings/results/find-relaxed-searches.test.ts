import { expect, it } from 'vitest';
import type { Api, ApiAnswer } from '#platform';
import { findRelaxedSearches } from './find-relaxed-searches.ts';

const answer = (status: number, body: object): ApiAnswer => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
});

it('names what to give up, by what it would find, and leaves out what finds nothing', async () => {
  const asked: object[] = [];
  const api: Api = async (_path, call) => {
    const filter = JSON.parse(call?.body ?? '{}');
    asked.push(filter);
    if (!('pricemax' in filter)) return answer(200, { count: 40 });
    if (!('number_of_beds' in filter)) return answer(200, { count: 2 });
    if (!('keywords' in filter)) return answer(503, {});
    return answer(200, { count: 0 });
  };
  const ways = await findRelaxedSearches(
    { api, signal: new AbortController().signal },
    {
      filter: { cities: ['Blair'], priceMax: 1000, beds: 3, keywords: 'pool', anyPlace: true },
      sort: 'sqft',
      page: 2,
    },
  );
  expect(ways.map(({ label, count }) => [label, count])).toEqual([
    ['Up to $1,000', 40],
    ['3+ beds', 2],
  ]);
  expect(ways[0]?.href).toBe('/property-list?city=Blair&beds=3&words=pool&any-place=yes&sort=sqft');
  expect(asked).toHaveLength(4);
});

it('asks for few counts, however much is asked for', async () => {
  let asked = 0;
  const api: Api = async () => {
    asked += 1;
    return answer(200, { count: 0 });
  };
  const cities = Array.from({ length: 30 }, (_, index) => `City ${index}`);
  const ways = await findRelaxedSearches(
    { api, signal: new AbortController().signal },
    { filter: { cities }, sort: 'newest', page: 1 },
  );
  expect(ways).toEqual([]);
  expect(asked).toBe(8);
});

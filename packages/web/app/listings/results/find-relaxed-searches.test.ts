import { expect, it } from 'vitest';
import type { Api, ApiAnswer } from '#platform';
import { chipMessages } from '../messages/chips.ts';
import { findRelaxedSearches } from './find-relaxed-searches.ts';

const answer = (status: number, body: object): ApiAnswer => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
});

it('lists conditions to remove, most homes first, without those that find nothing', async () => {
  const asked: object[] = [];
  const api: Api = async (_path, call) => {
    const filter = JSON.parse(String(call?.body ?? '{}'));
    asked.push(filter);
    if (!('pricemax' in filter)) return answer(200, { count: 40 });
    if (!('number_of_beds' in filter)) return answer(200, { count: 2 });
    if (!('keywords' in filter)) return answer(503, {});
    return answer(200, { count: 0 });
  };
  const relaxed = await findRelaxedSearches(
    { api, signal: new AbortController().signal },
    {
      filter: { cities: ['Blair'], priceMax: 1000, beds: 3, keywords: 'pool', anyPlace: true },
      sort: 'sqft',
      page: 2,
    },
  );
  expect(relaxed.map(({ label, count }) => [label, count])).toEqual([
    [chipMessages.priceTo({ money: '$1,000' }), 40],
    [chipMessages.bedsAtLeast({ count: 3 }), 2],
  ]);
  expect(relaxed[0]?.href).toBe(
    '/property-list?city=Blair&beds=3&words=pool&any-place=yes&sort=sqft',
  );
  expect(asked).toHaveLength(4);
});

it('asks for few counts, however many conditions there are', async () => {
  let asked = 0;
  const api: Api = async () => {
    asked += 1;
    return answer(200, { count: 0 });
  };
  const cities = Array.from({ length: 30 }, (_, index) => `City ${index}`);
  const relaxed = await findRelaxedSearches(
    { api, signal: new AbortController().signal },
    { filter: { cities }, sort: 'newest', page: 1 },
  );
  expect(relaxed).toEqual([]);
  expect(asked).toBe(8);
});

import { describe, expect, it } from 'vitest';
import { listingFeatures, listingKinds, standardStatuses } from '#feed';
import { type Endpoint, platformRefusals } from '#platform';
import { listingCalls } from './calls.ts';
import * as endpoints from './endpoints.ts';
import { featureLabels, kindLabels, sortLabels, statusLabels } from './labels.ts';
import { listingRefusals } from './refusals.ts';
import { lotRanges, sortOrders } from './search/search-choices.ts';

describe('lists and their labels', () => {
  it.each([
    ['statuses', standardStatuses, statusLabels],
    ['kinds', listingKinds, kindLabels],
    ['features', listingFeatures, featureLabels],
    ['sort orders', sortOrders, sortLabels],
  ])('%s have one each', (_name, list, labels) => {
    expect(Object.keys(labels).sort()).toEqual([...list].sort());
  });
});

it('lot ranges join without gap or overlap', () => {
  lotRanges.slice(1).forEach((range, index) => {
    expect(range.from).toBe(lotRanges[index]?.to);
  });
  expect([lotRanges[0].from, lotRanges.at(-1)?.to]).toEqual([0, null]);
});

it('each endpoint has the call with its name, and no call is listed twice', () => {
  const calls = Object.entries<object>(endpoints)
    .filter((entry): entry is [string, Endpoint] => 'answer' in entry[1])
    .map(([name, { method, path }]) => [name, `${method} ${path}`]);
  expect(Object.fromEntries(calls)).toEqual(listingCalls);
  const paths = Object.values(listingCalls).map((call) => call.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(Object.entries({ ...platformRefusals, ...listingRefusals }))(
  'the refusal %s has a status and a readable sentence',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status >= 400 && status < 600).toBe(true);
    expect(sentence).toMatch(/^[A-Z].{8,120}\.$/);
  },
);

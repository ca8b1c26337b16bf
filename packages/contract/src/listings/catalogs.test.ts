import { describe, expect, it } from 'vitest';
import { listingFeatures, listingKinds, standardStatuses } from '#feed';
import { featureLabels, kindLabels, sortLabels, statusLabels } from './labels.ts';
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

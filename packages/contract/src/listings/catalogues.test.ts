import { describe, expect, it } from 'vitest';
import { platformRefusals } from '#platform';
import { featureLabels, kindLabels, sortLabels, statusLabels } from './labels.ts';
import {
  listingFeatures,
  listingKinds,
  lotRanges,
  sortOrders,
  standardStatuses,
} from './listing.ts';
import { listingPaths } from './paths.ts';
import { photoAddress, photoSrcSet, photoWidths } from './photo-address.ts';
import { listingRefusals } from './refusals.ts';

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

it('paths differ also without regard to case', () => {
  const paths = Object.values(listingPaths).map((path) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(Object.entries({ ...platformRefusals, ...listingRefusals }))(
  'the refusal %s has a status and a sentence a person can read',
  (code, { status, sentence }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status >= 400 && status < 600).toBe(true);
    expect(sentence).toMatch(/^[A-Z].{8,120}\.$/);
  },
);

it('a photo has one address for each width', () => {
  expect(photoAddress('abc', 640, 'webp')).toBe('/photos/abc/640.webp');
  expect(photoSrcSet('abc', 'jpg').split(', ')).toHaveLength(photoWidths.length);
  expect(photoSrcSet('abc', 'jpg')).toContain('/photos/abc/1280.jpg 1280w');
});

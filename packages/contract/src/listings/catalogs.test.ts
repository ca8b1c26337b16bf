import { describe, expect, it } from 'vitest';
import { listingFeatures, listingKinds, standardStatuses } from '#feed';
import { listingLabelsInSpanish } from './labels.es.ts';
import { statusLabels } from './labels.ts';
import { reportWordsInSpanish } from './reports/report-labels.es.ts';
import { reportSubjects } from './reports/report-rules.ts';
import { featureLabels, kindLabels, sortLabels } from './search/choice-labels.ts';
import { lotRanges, sortOrders } from './search/search-choices.ts';
import { searchFields } from './search/search-fields.ts';
import { searchLabelsInSpanish } from './search/search-labels.es.ts';

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

it('every label has Spanish', () => {
  const labels = [
    ...Object.values(statusLabels),
    ...Object.values(sortLabels),
    ...[kindLabels, featureLabels].flatMap((list) => Object.values(list).map(({ label }) => label)),
  ];
  expect(labels.filter((label) => !(label in listingLabelsInSpanish))).toEqual([]);
  const inSearch = [
    ...Object.values(searchFields).map(({ label }) => label),
    ...lotRanges.map(({ label }) => label),
  ];
  expect(inSearch.filter((label) => !(label in searchLabelsInSpanish))).toEqual([]);
  const inReports = Object.values(reportSubjects);
  expect(inReports.filter((label) => !(label in reportWordsInSpanish))).toEqual([]);
});

it('lot ranges join without gap or overlap', () => {
  lotRanges.slice(1).forEach((range, index) => {
    expect(range.from).toBe(lotRanges[index]?.to);
  });
  expect([lotRanges[0].from, lotRanges.at(-1)?.to]).toEqual([0, null]);
});

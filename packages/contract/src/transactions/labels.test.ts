import { expect, test } from 'vitest';
import { dealParts } from './deal-parts.ts';
import { buyerLines } from './figures/buyer-costs.ts';
import { offerDocuments } from './figures/needed-documents.ts';
import { sellerLines } from './figures/seller-net.ts';
import { offerLabelsInSpanish } from './labels.es.ts';
import { offerFields, offerSections } from './offer-fields.ts';
import { offerStates } from './offer-states.ts';

test('every label of an offer that a client reads has Spanish', () => {
  const labels = [
    ...Object.values(offerFields).map(({ label }) => label),
    ...[
      ...[dealParts, offerSections, offerStates],
      ...[buyerLines, sellerLines, offerDocuments],
    ].flatMap((list) => Object.values(list)),
  ];
  expect(labels.filter((label) => !Object.hasOwn(offerLabelsInSpanish, label))).toEqual([]);
});

import { expect, test } from 'vitest';
import { inLanguage } from '#platform';
import { offerListStarts } from '../lookups/add-offer-lists.ts';
import { offerValue } from './offer-values.es.ts';

const inSpanish = (entry: string) => inLanguage('es', () => offerValue(entry));

test('entries of lists are in the reader’s language, and the brokerage’s own as it wrote them', () => {
  expect(offerValue('Structural')).toBe('Structural');
  expect(inSpanish('Structural')).toBe('Estructura');
  expect(inSpanish('Backup pump')).toBe('Backup pump');
});

/** Lists that clients don’t read, and what is called the same in both languages. */
const { clientTypes: _, ...read } = offerListStarts;
const same = /^(?:FHA|VA|USDA|NIFA|Villa|\w+ County SID)$/;

test('whatever the lists start with has Spanish words', () => {
  const entries = Object.values(read).flatMap((list) => list.split('|'));
  const untranslated = entries.filter((entry) => !same.test(entry) && inSpanish(entry) === entry);
  expect(entries.length).toBeGreaterThan(60);
  expect(untranslated).toEqual([]);
});

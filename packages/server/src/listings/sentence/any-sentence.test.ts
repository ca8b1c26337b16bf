import { searchFilterSchema } from '@homestead/contract/listings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { options, read, streets, world } from '../../../test/sentence-world.ts';
import { KnownNames } from '../suggestions/known-names.ts';
import { readSentence } from './read-sentence.ts';

const fragments = fc.constantFrom(
  ...[
    '3 bed',
    'exactly 2 baths',
    'under 450k',
    'over $200,000',
    'in Elkhorn',
    'Omaha or Gretna',
    'near 68132',
    'Dundee subdivision',
    'Sarpy county',
    'Millard schools',
    'house',
    'condo',
    'luxury',
    'ranch',
    'pool',
    'no hoa',
    'lakefront',
    '2 car garage',
    'basement',
    'built after 1990',
    '1/2 acre lot',
    '2000+ sqft',
    'open house this weekend',
    'price reduced',
    'just listed',
    'cheapest',
    'sunroom',
    'pending',
    'under $2500 a month',
    'studio',
    'christian',
    'no kids',
    'flibbertigibbet',
    ',',
    'with',
  ],
);

test("the labels of a sentence's conditions are understood the same way", () => {
  fc.assert(
    fc.property(fc.array(fragments, { maxLength: 12 }), (parts) => {
      const first = read(parts.join(' '));
      const again = read(first.understood.map(({ label }) => label).join('; '));
      expect(again.filter).toEqual(first.filter);
      expect(again.notUnderstood).toEqual([]);
      expect(again.refused).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('any text can be read: its parts come back as typed, and the filter is the contract’s', () => {
  const words = fc.array(fc.oneof(fragments, fc.string({ unit: 'grapheme', maxLength: 12 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((list) => list.join(' ')),
        fc.string({ unit: 'binary' }),
      ),
      (raw) => {
        const text = raw.slice(0, 300);
        const answer = read(text);
        expect(searchFilterSchema.safeParse(answer.filter).success).toBe(true);
        for (const part of [
          ...answer.understood.map((one) => one.text),
          ...answer.notUnderstood,
          ...answer.refused.map((one) => one.text),
        ]) {
          expect(text).toContain(part);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('a sentence twice as long takes at most twice the look-ups', () => {
  class CountingNames extends KnownNames {
    lookups = 0;
    override get(words: readonly string[]) {
      this.lookups += 1;
      return super.get(words);
    }
  }
  const lookupsFor = (text: string) => {
    const names = new CountingNames(options, streets);
    readSentence(text, { ...world, names });
    return names.lookups;
  };
  for (const unit of [
    'no ',
    'near ',
    'good safe ',
    '- ',
    '3 ',
    'under ',
    'elkhorn ',
    '" ',
    '5 st ',
  ]) {
    const once = lookupsFor(unit.repeat(40));
    expect(lookupsFor(unit.repeat(80)), unit).toBeLessThanOrEqual(2 * once + 100);
  }
});

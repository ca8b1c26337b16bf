import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchableText, searchTerms } from './address-words.ts';

const finds = (typed: string, address: string) =>
  searchTerms(typed).every((term) =>
    searchableText([address, 'Omaha', 'NE', '68122']).includes(term),
  );

describe('search terms', () => {
  it.each([
    ['N 80th Avenue', '4807 N 80th Ave', true],
    ['North 80th Ave.', '4807 N 80th Avenue', true],
    ['N 80th Avenue', '4807 S 80th Ave', false],
    ['N 80th Avenue', '4807 N 180th Ave', false],
    ['80th', '4807 N 180th Ave', false],
    ['80', '4807 N 80th Ave', true],
    ['80 Ave', '4807 N 80th Ave', false],
    ['4807 N 80th', '4807 N 80th Ave', true],
    ['807 N 80th', '4807 N 80th Ave', false],
    ['N 80th Ave, Omaha, NE 68122', '4807 N 80th Ave', true],
    ['oma 80th', '4807 N 80th Ave', false],
    ['80th oma', '4807 N 80th Ave', true],
    ['', '4807 N 80th Ave', true],
  ])('%s in %s: %s', (typed, address, isFound) => expect(finds(typed, address)).toBe(isFound));

  it('finds every address by itself and by any beginning of it', () => {
    const word = fc.constantFrom(
      '12',
      '4807',
      'N',
      'South',
      '80th',
      'Maple',
      'Avenue',
      'Ct.',
      '9A',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(8), (words, count) => {
        const address = words.join(' ');
        return finds(address, address) && finds(words.slice(0, count).join(' '), address);
      }),
    );
  });
});

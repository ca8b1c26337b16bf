import { expect, test } from 'vitest';
import { Enumerations } from './enumerations.ts';
import { FieldReader } from './field-reader.ts';
import { hasBasement } from './normalize-basement.ts';

test.each([
  [{ Basement: ['Walk-Out Access', 'Finished'] }, true],
  [{ Basement: 'Full,Unfinished', BasementYN: false }, true],
  [{ Basement: ['Crawl Space', 'Partial'] }, true],
  [{ Basement: ['None'] }, false],
  [{ Basement: ['CrawlSpace'], BasementYN: true }, false],
  [{ Basement: ['Slab'] }, false],
  [{ Basement: ['Unknown'] }, null],
  [{ Basement: ['Unknown'], BasementYN: true }, true],
  [{ Basement: [], BasementYN: 'Y' }, true],
  [{ BasementYN: 'N' }, false],
  [{}, null],
])('%j has a basement: %s', (fields, expected) => {
  expect(hasBasement(new FieldReader(fields, new Enumerations()))).toBe(expected);
});

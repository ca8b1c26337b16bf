import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeSlug } from './place.ts';

it.each([
  ['Fort Calhoun', 'fort-calhoun'],
  ["O'Neill", 'o-neill'],
  ['68132', '68132'],
  ['Dundee / Happy Hollow', 'dundee-happy-hollow'],
  ['Café Row', 'cafe-row'],
  ['…', ''],
])('%s is %s in a URL', (name, slug) => expect(placeSlug(name)).toBe(slug));

it('is idempotent, and needs no escaping in a URL', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const slug = placeSlug(name);
      expect(placeSlug(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});

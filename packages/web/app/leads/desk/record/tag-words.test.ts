import { expect, it } from 'vitest';
import { isNewTag, tagsSavedText } from './tag-words.ts';

it.each([
  [['cash'], ['cash', 'vip'], ['cash', 'vip'], 'Tag “vip” added'],
  [['cash'], ['cash', 'porch'], ['cash', 'vip'], 'New tag “porch” added'],
  [['cash'], ['cash', 'porch'], null, 'Tag “porch” added'],
  [['cash', 'vip'], ['cash'], ['cash', 'vip'], 'Tag “vip” removed'],
  [['cash'], ['vip', 'porch'], ['cash'], 'Tags saved'],
])('says what became of %s and %s', (was, next, known, text) => {
  expect(tagsSavedText({ was, next, known })).toBe(text);
});

it('knows a tag in any spelling', () => {
  expect(isNewTag(' First  Home ', ['first home'])).toBe(false);
  expect(isNewTag('  ', [])).toBe(false);
  expect(isNewTag('porch', ['first home'])).toBe(true);
});

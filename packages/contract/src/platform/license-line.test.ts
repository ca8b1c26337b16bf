import { afterEach, expect, test } from 'vitest';
import { setLanguageSource } from './language.ts';
import { licenseLineOf } from './license-line.ts';

afterEach(() => setLanguageSource(() => 'en'));

test('the line of the license is in Spanish where there is one', () => {
  const english = { licenseLine: 'Licensed in Nebraska', licenseLineInSpanish: null };
  const both = { ...english, licenseLineInSpanish: 'Con licencia en Nebraska' };
  expect(licenseLineOf(both)).toBe('Licensed in Nebraska');
  setLanguageSource(() => 'es');
  expect(licenseLineOf(both)).toBe('Con licencia en Nebraska');
  expect(licenseLineOf(english)).toBe('Licensed in Nebraska');
});

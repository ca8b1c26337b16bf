import { expect, test } from 'vitest';
import { inLanguage } from '../in-language.ts';
import { instantInWords, shortInstant } from './instant-in-words.ts';

const at = new Date('2031-06-02T23:05:00.000Z');

test('times are written as each language does', () => {
  expect(instantInWords(at)).toBe('June 2, 2031 at 6:05 PM (Omaha time)');
  expect(shortInstant(at)).toBe('Mon, Jun 2, 6:05 PM');
  inLanguage('es', () => {
    expect(instantInWords(at)).toBe('2 de junio de 2031 a las 6:05 p. m. (hora de Omaha)');
    expect(shortInstant(at)).toMatch(/^lun, 2.* jun, 6:05 p\. m\.$/);
  });
});

import { setLanguageSource } from '@homestead/contract/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countdown } from './time-left.ts';
import { whenText, whenWithYearText } from './when-text.ts';

beforeAll(() => setLanguageSource(() => 'es'));
afterAll(() => setLanguageSource(() => 'en'));

const hour = 3_600_000;

test('days and times are written as in Spanish', () => {
  expect(whenText('2031-11-30T23:00:00.000Z')).toBe('30 de noviembre, 5:00 p. m.');
  expect(whenWithYearText('2031-06-02T14:05:00.000Z')).toBe('2 de junio de 2031, 9:05 a. m.');
});

test.each([
  [42 * hour, 'Quedan 1 día y 18 horas'],
  [24 * hour, 'Queda 1 día'],
  [48 * hour, 'Quedan 2 días'],
  [hour + 60_000, 'Quedan 1 hora y 1 minuto'],
  [-2 * hour, 'Venció hace 2 horas'],
])('%i ms are “%s”', (ms, text) => {
  expect(countdown(ms, 0)).toBe(text);
});

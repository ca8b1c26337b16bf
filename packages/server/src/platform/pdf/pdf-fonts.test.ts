import { expect, test } from 'vitest';
import { unprintableIn } from './pdf-fonts.ts';

test('finds the characters of a name that no font has, each once', () => {
  expect(unprintableIn('Nguyễn Thị Đào')).toEqual([]);
  expect(unprintableIn('Дмитрий Ωmega O’Brien-Łuk')).toEqual([]);
  expect(unprintableIn('漢 字漢 Li')).toEqual(['漢', '字']);
});

import { expect, test } from 'vitest';
import { attachment, safeFileName } from './file-name.ts';

test.each([
  ['People 2026.csv', 'People 2026.csv'],
  ['photo.png.exe', 'photo png.csv'],
  ['../../etc/passwd', 'passwd.csv'],
  ['C:\\Users\\rosa\\list.csv', 'list.csv'],
  ['invoice\u202egnp.exe', 'invoicegnp.csv'],
  ['a\r\nset-cookie: x\0.csv', 'aset-cookie x.csv'],
  ['José Núñez.csv', 'José Núñez.csv'],
  ['  ..  ', 'file.csv'],
  ['', 'file.csv'],
  ['CON', 'file.csv'],
  ['\ud800.csv', '\ufffd.csv'],
  ['"; filename=evil.exe', '; filename=evil.csv'],
])('%j is saved as %j', (given, saved) => {
  expect(safeFileName(given, 'text/csv')).toBe(saved);
});

test('a long name is cut between characters', () => {
  expect(safeFileName(`${'🏡'.repeat(300)}.csv`, 'text/csv')).toBe(`${'🏡'.repeat(120)}.csv`);
});

test('the header of a download names it in ASCII and in full', () => {
  expect(attachment('José “1”.csv')).toBe(
    'attachment; filename="Jos? ?1?.csv"; filename*=UTF-8\'\'Jos%C3%A9%20%E2%80%9C1%E2%80%9D.csv',
  );
  expect(attachment('plain.csv')).toBe('attachment; filename=plain.csv');
});

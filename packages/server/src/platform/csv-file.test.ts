import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvFile, withoutGuard } from './csv-file.ts';

const formulas = [
  '=1+1',
  '+14025550171',
  '-2',
  '@sum(A1)',
  '\tx',
  '\rx',
  '=cmd|" /C calc"!A0',
  '＝1+1',
];

test.each(formulas)('%j is a text in a spreadsheet, and comes back as it was', (cell) => {
  const [[written = '']] = parse(csvFile([[cell]]), { bom: true }) as [string[]];
  expect(written).toBe(`'${cell}`);
  expect(withoutGuard(written)).toBe(cell);
});

test.each(['', 'plain', "O'Brien", "'quoted'", 'a=b', 'x@y.example', '5-4'])(
  '%j stays as it is',
  (cell) => {
    expect(parse(csvFile([[cell, 'x']]), { bom: true })).toEqual([[cell, 'x']]);
    expect(withoutGuard(cell)).toBe(cell);
  },
);

test('quotes, commas and line breaks are quoted, lines end as RFC 4180 says', () => {
  expect(csvFile([['name'], ['a "b", c'], ['d\ne'], ['=x,y']])).toBe(
    '\uFEFFname\r\n"a ""b"", c"\r\n"d\ne"\r\n"\'=x,y"\r\n',
  );
});

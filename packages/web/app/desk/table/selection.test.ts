import { describe, expect, it } from 'vitest';
import { extendTo, nothingSelected, type Selection, toggleAll, toggleRow } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: Selection) => [...selection.ids].sort().join('');
const extended = (selection: Selection, from: string, to: string) =>
  extendTo(selection, rows, { from, to });

describe('the selection of a table', () => {
  it('takes single rows in and out', () => {
    const both = toggleRow(toggleRow(nothingSelected, 'b'), 'd');
    expect(ids(both)).toBe('bd');
    expect(ids(toggleRow(both, 'b'))).toBe('d');
    expect(ids(toggleRow(both, 'b', true))).toBe('bd');
  });

  it('extends from the row where it began, and shrinks on the way back', () => {
    const two = extended(nothingSelected, 'b', 'c');
    expect(ids(two)).toBe('bc');
    const three = extended(two, 'c', 'd');
    expect(ids(three)).toBe('bcd');
    expect(ids(extended(three, 'd', 'c'))).toBe('bc');
    expect(ids(extended(three, 'd', 'a'))).toBe('ab');
  });

  it('keeps what was selected before the stretch', () => {
    const stretch = extended(toggleRow(toggleRow(nothingSelected, 'e'), 'a'), 'a', 'c');
    expect(ids(stretch)).toBe('abce');
    expect(ids(extended(stretch, 'c', 'b'))).toBe('abe');
  });

  it('begins where it is if the row where it began is gone', () => {
    const gone = toggleRow(nothingSelected, 'z');
    expect(ids(extended(gone, 'd', 'e'))).toBe('dez');
  });

  it('selects all rows, then none', () => {
    const all = toggleAll(toggleRow(nothingSelected, 'b'), rows);
    expect(ids(all)).toBe('abcde');
    expect(ids(toggleAll(all, rows))).toBe('');
  });
});

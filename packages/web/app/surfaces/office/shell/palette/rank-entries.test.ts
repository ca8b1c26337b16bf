import { describe, expect, it } from 'vitest';
import { rankEntries, sortByRank } from './rank-entries.ts';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
const named = (...names: string[]) => names.map((label) => ({ label }));

describe('the palette', () => {
  it('puts names that begin with what is typed first, then words that do, then the rest', () => {
    const people = named('Jordan Ellis', 'Lee Danforth', 'Daniel Osei');
    expect(labels(rankEntries(people, 'dan'))).toEqual([
      'Daniel Osei',
      'Lee Danforth',
      'Jordan Ellis',
    ]);
  });

  it('finds words in any order, and regardless of accents and case', () => {
    const entries = named('Invite a person', 'Renée Østby', 'Message Templates');
    expect(labels(rankEntries(entries, 'person inv'))).toEqual(['Invite a person']);
    expect(labels(rankEntries(entries, 'RENEE'))).toEqual(['Renée Østby']);
  });

  it('finds by other words last, and leaves out what fits nowhere', () => {
    const entries = [
      { label: 'MLS Feed', words: 'import' },
      { label: 'Important dates' },
      { label: 'Ponds' },
    ];
    expect(labels(rankEntries(entries, 'import'))).toEqual(['Important dates', 'MLS Feed']);
  });

  it('keeps equally good entries in their order', () => {
    expect(labels(rankEntries(named('Add rule', 'Add pond'), 'add'))).toEqual([
      'Add rule',
      'Add pond',
    ]);
  });

  it('keeps what the server found, in its order after what fits', () => {
    const found = named('Ann Lee', 'Bo Dane', 'Cy Ott');
    expect(labels(sortByRank(found, 'dane'))).toEqual(['Bo Dane', 'Ann Lee', 'Cy Ott']);
  });
});

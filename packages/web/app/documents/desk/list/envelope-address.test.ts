import { describe, expect, it } from 'vitest';
import { countOf, envelopeQuery, groupHref } from './envelope-address.ts';

const query = (text: string) => envelopeQuery(new URLSearchParams(text));

describe('the address of the envelopes', () => {
  it('is read into what the server is asked', () => {
    expect(query('search=Ruth&state=waiting&sort=due&order=desc&page=2')).toEqual({
      ...{ q: 'Ruth', state: 'waiting', sort: 'due', order: 'desc', page: 2 },
    });
    expect(query('sort=title')).toEqual({ sort: 'title', order: 'asc', page: 1 });
    expect(query('aboutKind=offer&aboutId=42')).toEqual({
      ...{ aboutKind: 'offer', aboutId: '42', page: 1 },
    });
  });

  it('leaves out what doesn’t exist', () => {
    expect(query('state=signed&sort=price&page=x&aboutKind=offer')).toEqual({ page: 1 });
  });

  it('keeps the other filters when the group changes, and starts at the first page', () => {
    const params = new URLSearchParams('search=Elm&page=3&state=draft');
    expect(groupHref(params, 'waiting')).toBe('/esign?search=Elm&state=waiting');
    expect(groupHref(params, null)).toBe('/esign?search=Elm');
    expect(groupHref(new URLSearchParams(), null)).toBe('/esign');
  });
});

describe('the counts', () => {
  const counts = { draft: 2, sent: 3, sealing: 1, voided: 4, expired: 1 };

  it('are summed by group', () => {
    expect(countOf(counts, 'waiting')).toBe(4);
    expect(countOf(counts, 'ended')).toBe(5);
    expect(countOf(counts, 'draft')).toBe(2);
    expect(countOf(counts, 'completed')).toBe(0);
    expect(countOf(counts, null)).toBe(11);
  });
});

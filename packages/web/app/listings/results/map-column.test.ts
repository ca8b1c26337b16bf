import { describe, expect, it } from 'vitest';
import { isMapHidden, mapChoiceCookie } from './map-column.ts';

const choice = (query: string) => mapChoiceCookie(new URLSearchParams(query));
const visit = (cookie: string) =>
  isMapHidden(new Request('http://localhost/property-list', { headers: { cookie } }));

describe('the map beside the results', () => {
  it('is hidden and shown again by links', () => {
    const hidden = choice('city=Omaha&view=list');
    expect(hidden).toMatch(/^homestead_map=hidden; Path=\/; Max-Age=15552000/);
    expect(visit(String(hidden).split(';')[0] ?? '')).toBe(true);
    expect(choice('view=both')).toMatch(/^homestead_map=; Path=\/; Max-Age=0/);
  });

  it('stays as it is with any other address', () => {
    for (const query of ['', 'view=map', 'view=', 'view=List', 'q=list'])
      expect(choice(query)).toBeNull();
  });

  it('is there unless the cookie says otherwise', () => {
    for (const cookie of ['', 'homestead_map=', 'homestead_map=yes', 'other=hidden'])
      expect(visit(cookie)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { neighborState, neighborsOf, placeOfRows } from './neighbors.ts';

const state = neighborState(['a', 'b', 'c'], { pathname: '/leads', search: '?stage=new' });

describe('the neighbors of a record opened from a list', () => {
  it('are the ones before and after it, with the way back', () => {
    expect(neighborsOf(state, 'b')).toEqual({
      previous: 'a',
      next: 'c',
      position: 2,
      count: 3,
      list: '/leads?stage=new',
    });
  });

  it('are counted in the whole list', () => {
    const place = placeOfRows(['a', 'b'], { paging: { page: 3, pageSize: 20, total: 45 } });
    const paged = neighborState(['a', 'b'], { pathname: '/tasks', search: '' }, place);
    expect(neighborsOf(paged, 'b')).toMatchObject({ position: 42, count: 45 });
  });

  it('of a long list are counted in it while nothing before them is missing', () => {
    const rows = ['a', 'b', 'd'];
    const loaded = (all: (string | undefined)[]) =>
      placeOfRows(rows, { scroll: { total: 900, rowAt: (index) => all[index] } });
    expect(loaded(['a', 'b', 'd'])).toEqual({ before: 0, total: 900 });
    expect(loaded(['a', 'b', undefined, 'd'])).toBeUndefined();
    expect(placeOfRows(rows, {})).toBeUndefined();
  });

  it('end with the list', () => {
    expect(neighborsOf(state, 'a')?.previous).toBeNull();
    expect(neighborsOf(state, 'c')?.next).toBeNull();
  });

  it('are unknown for a record that was opened otherwise', () => {
    expect(neighborsOf(state, 'z')).toBeNull();
    expect(neighborsOf(null, 'a')).toBeNull();
    expect(neighborsOf({ other: true }, 'a')).toBeNull();
  });
});

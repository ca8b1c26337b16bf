import { describe, expect, it } from 'vitest';
import { neighborState, neighborsOf } from './neighbors.ts';

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

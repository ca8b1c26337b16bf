import { describe, expect, it } from 'vitest';
import { changeList, type ListShape, nextSort, readDensity, readList } from './list-address.ts';

const shape: ListShape<'search' | 'status', 'name' | 'created'> = {
  filters: { search: () => true, status: (value) => ['open', 'done'].includes(value) },
  sorts: ['name', 'created'],
};
const read = (text: string) => readList(shape, new URLSearchParams(text));
const nothing = { filters: {}, sort: null, isDescending: false, page: 1 };

describe('a list in its address', () => {
  it('reads filters, order, and page', () => {
    expect(read('search=O%E2%80%99Brien&status=open&sort=created&order=desc&page=3')).toEqual({
      filters: { search: 'O’Brien', status: 'open' },
      sort: 'created',
      isDescending: true,
      page: 3,
    });
  });

  it.each([
    'status=old',
    'search=%20',
    'sort=password&order=desc',
    'page=0',
    'page=1.5',
    'page=x',
    '',
  ])('leaves out what makes no sense: %s', (text) => expect(read(text)).toEqual(nothing));

  it('goes back to page 1 with a change of what is listed, and only then', () => {
    const params = new URLSearchParams('status=open&page=4');
    expect(changeList(params, { search: 'ada' }).toString()).toBe('status=open&search=ada');
    expect(changeList(params, { status: null }).toString()).toBe('');
    expect(changeList(params, { page: '5' }).toString()).toBe('status=open&page=5');
    expect(changeList(params, { columns: 'name' }).get('page')).toBe('4');
    expect(changeList(params, { density: 'compact' }).toString()).toBe(
      'status=open&page=4&density=compact',
    );
  });
});

it('the height of rows is read, unless it is none', () => {
  const of = (text: string) => readDensity(new URLSearchParams(text));
  expect(of('density=compact')).toBe('compact');
  expect(of('density=tiny')).toBeNull();
});

it('a column sorts up, down, and no more', () => {
  expect(nextSort(nothing, 'name')).toEqual({ sort: 'name', order: null });
  expect(nextSort(read('sort=name'), 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(nextSort(read('sort=name&order=desc'), 'name')).toEqual({ sort: null, order: null });
  expect(nextSort(read('sort=name&order=desc'), 'created')).toEqual({
    sort: 'created',
    order: null,
  });
});

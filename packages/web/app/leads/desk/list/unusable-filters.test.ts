import { expect, test } from 'vitest';
import type { DeskProblem } from '#desk';
import { readConditions, whereWith, whereWithout } from './lead-address.ts';
import { countOf, refusedFilters, unusableIn, withoutUnusable } from './unusable-filters.ts';

const at = (search: string) => new URLSearchParams(search);
const refused = (...named: string[]): DeskProblem => ({
  ...{ kind: 'refused', code: 'bad-input', title: '', message: 'No', requestId: null },
  fields: named.map((field) => ({ field, label: 'Field', message: `${field} is wrong` })),
});

test('an address that makes sense has nothing unusable', () => {
  expect(unusableIn(at('where=tags~any-of~vip&role=agent&search=lee'))).toBeNull();
});

test('unknown fields, operators and values of filters are unusable, the rest is kept', () => {
  const params = at('where=shoeSize~any-of~9;tags~any-of~vip;tags~sounds-like~vip&agent=dan');
  expect(unusableIn(params)).toEqual({ names: ['agent'], parts: [0, 2], message: null });
  expect(readConditions(params)).toEqual([{ field: 'tags', is: 'any-of', values: ['vip'] }]);
});

test('conditions beyond the most are unusable, not dropped', () => {
  const where = Array.from({ length: 21 }, () => 'tags~filled').join(';');
  expect(unusableIn(at(`where=${where}`))?.parts).toEqual([20]);
});

test('what isn’t understood stays in the address until it is removed', () => {
  const params = at('where=shoeSize~any-of~9;tags~filled');
  const city = { field: 'city', is: 'empty', values: [] } as const;
  expect(whereWith(params, { ...city, values: [] })).toBe(
    'shoeSize~any-of~9;tags~filled;city~empty',
  );
  expect(whereWithout(params, 0)).toBe('tags~filled');
});

test('only what isn’t understood is removed', () => {
  const params = at(
    'where=shoeSize~any-of~9;tags~filled;tags~sounds-like~vip&agent=dan&role=agent',
  );
  const unusable = unusableIn(params);
  expect(unusable && [countOf(unusable), withoutUnusable(params, unusable)]).toEqual([
    3,
    { agent: null, where: 'tags~filled' },
  ]);
  expect(withoutUnusable(at('where=a~b'), { names: [], parts: [0], message: null })).toEqual({
    where: null,
  });
});

test('a refused condition is found by its place, by its field and by its filter', () => {
  const params = at('where=tags~filled;lastContacted~not-for-days~99999&status=s1');
  expect(refusedFilters(refused('conditions.1'), params)).toEqual({
    ...{ names: [], parts: [1], message: 'conditions.1 is wrong' },
  });
  expect(refusedFilters(refused('lastContacted'), params)?.parts).toEqual([1]);
  expect(refusedFilters(refused('filter.status'), params)?.names).toEqual(['status']);
  expect(
    refusedFilters(refused('conditions.2'), at('where=a~b;c~d&lenderStatus=x'))?.names,
  ).toEqual(['lenderStatus']);
});

test('any other problem is none of the filters', () => {
  const params = at('where=tags~filled');
  expect(refusedFilters(refused('filter.stage'), params)).toBeNull();
  expect(refusedFilters(refused(), params)).toBeNull();
  expect(refusedFilters({ ...refused('conditions.0'), kind: 'broken' }, params)).toBeNull();
});

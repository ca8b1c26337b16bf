import { expect, test } from 'vitest';
import { readAsked, readColumns, smartListSearch } from './lead-address.ts';

const list = { id: 'l1', conditions: [], getleadsortby: null, columns: null };
const askedBy = (search: string) => readAsked(new URLSearchParams(search), null).filter;

test.each(['agent', 'Agent', 'AGENT'])('a saved list keeps the role %s', (role) => {
  const search = smartListSearch({ ...list, filter: { role, search: 'lee' } });
  expect(askedBy(search)).toEqual({ role: 'agent', search: 'lee' });
});

test('a role that isn’t one narrows nothing', () => {
  expect(smartListSearch({ ...list, filter: { role: 'pilot' } })).toBe('list=l1');
  expect(askedBy('role=pilot')).toEqual({});
});

test('columns keep the order of the address, each once', () => {
  const of = (search: string) => readColumns(new URLSearchParams(search));
  expect(of('columns=tags,phone,shoes,tags')).toEqual(['tags', 'phone']);
  expect(of('columns=shoes')).toBeNull();
});

import { beforeEach, expect, it } from 'vitest';
import { forgetDraftsOfOthers, keepInTab, readKept } from './drafts.ts';

const items = new Map<string, string>();
const kept: Storage = {
  getItem: (name) => items.get(name) ?? null,
  setItem: (name, value) => void items.set(name, value),
  removeItem: (name) => void items.delete(name),
  key: (index) => [...items.keys()][index] ?? null,
  clear: () => items.clear(),
  get length() {
    return items.size;
  },
};
beforeEach(() => items.clear());

it('keeps something under a key, forgets it, and reads nothing from broken storage', () => {
  keepInTab('a', { city: 'Gretna' }, kept);
  expect(readKept('a', kept)).toEqual({ city: 'Gretna' });
  keepInTab('a', null, kept);
  expect(items.size).toBe(0);
  items.set('a', '{broken');
  expect(readKept('a', kept)).toBeNull();
});

it('goes without storage that a browser refuses', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepInTab('a', { city: 'Gretna' }, refused);
  expect(readKept('a', refused)).toBeNull();
});

it('belongs to one person; a visitor’s goes to the person who signs in next', () => {
  for (const owner of ['rosa', 'rosa-2', 'visitor']) items.set(`homestead_draft ${owner} x`, '{}');
  items.set('other', 'yes');
  forgetDraftsOfOthers('rosa', kept);
  expect([...items.keys()]).toEqual([
    'homestead_draft rosa x',
    'homestead_draft visitor x',
    'other',
  ]);
});

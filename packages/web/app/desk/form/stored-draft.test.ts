import { beforeEach, expect, it } from 'vitest';
import { forgetDraftsOfOthers } from '#platform';
import type { Field } from './read-fields.ts';
import { draftKey, readDraft, storeDraft } from './stored-draft.ts';

const field = (name: string, kind: Field['kind'] = 'text'): Field => ({
  name,
  kind,
  label: name,
  isRequired: false,
  most: undefined,
});
const fields = [field('name'), field('isOpen', 'switch')];
const place = { owner: 'grace', pathname: '/reference-lists', record: 'r1' };
const key = draftKey(place, fields);

let kept: Storage;

beforeEach(() => {
  const items = new Map<string, string>();
  kept = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
});

it('keeps what was typed, with the version it was typed over, until nothing differs', () => {
  const draft = { version: 3, changes: { name: 'Riverside', isOpen: false } };
  storeDraft(key, draft, kept);
  expect(readDraft(key, fields, kept)).toEqual(draft);
  storeDraft(key, { version: 3, changes: {} }, kept);
  expect(kept.length).toBe(0);
  expect(readDraft(key, fields, kept)).toBeNull();
});

it('belongs to one person, page, record and form', () => {
  const others = [
    draftKey({ ...place, owner: 'maria' }, fields),
    draftKey({ ...place, pathname: '/users' }, fields),
    draftKey({ ...place, record: null }, fields),
    draftKey(place, [field('name')]),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

it('forgets what someone else left in the tab, and nothing else', () => {
  const draft = { version: null, changes: { name: 'Riverside' } };
  const others = draftKey({ ...place, owner: 'grace-2' }, fields);
  storeDraft(key, draft, kept);
  storeDraft(others, draft, kept);
  kept.setItem('other', 'yes');
  forgetDraftsOfOthers('grace', kept);
  expect(readDraft(key, fields, kept)).toEqual(draft);
  expect(readDraft(others, fields, kept)).toBeNull();
  expect(kept.getItem('other')).toBe('yes');
});

it('leaves out values of another kind, and fields that can’t be changed now', () => {
  storeDraft(key, { version: 1, changes: { name: 'Riverside', isOpen: 'yes', gone: 'x' } }, kept);
  expect(readDraft(key, fields, kept)?.changes).toEqual({ name: 'Riverside' });
  const fixed = fields.map((one) => ({ ...one, isDisabled: true }));
  expect(readDraft(key, fixed, kept)).toBeNull();
  kept.setItem(key, '{broken');
  expect(readDraft(key, fields, kept)).toBeNull();
});

it('goes without storage that is full', () => {
  const full = {
    ...kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeDraft(key, { version: 1, changes: { name: 'x' } }, full)).not.toThrow();
});

import { expect, test } from 'vitest';
import type { SigningDocument } from './sign-fields.ts';
import { changedSince } from './what-changed.tsx';

const document = (answers: SigningDocument['answers']) =>
  ({ id: 'one', answers, changed: [], before: {} }) as unknown as SigningDocument;

test.each([
  ['another answer', { a: 'yes' }, { a: 'no' }, ['a']],
  ['one that is new', {}, { a: 'yes' }, ['a']],
  ['one that is gone', { a: true }, {}, ['a']],
  ['the same', { a: 'yes', b: false }, { a: 'yes', b: false }, null],
  ['an emptied text and none', { a: '' }, {}, null],
])('%s is a change or not', (_what, before, after, keys) => {
  const found = changedSince(new Map([['one', before]]), [document(after)]);
  expect(found[0]?.changed ?? null).toEqual(keys);
  if (keys) expect(found[0]?.before).toEqual(before);
});

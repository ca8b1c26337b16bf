import { expect, test } from 'vitest';
import { bare, rules } from '../../../test/feed-record.ts';
import { takeRecord } from './taken-record.ts';

const hashOf = (MediaURL: string, other: object = {}) => {
  const parsed = { ...bare, Media: [{ MediaKey: 'm1', MediaURL }], ...other };
  const taken = takeRecord(parsed, { raw: JSON.stringify(parsed), place: 'Property 1', rules });
  return 'hash' in taken ? taken.hash : null;
};

test.each([
  [
    'https://media.example/token=a1&expires=1780000000&id=7/images/K1/u.jpeg',
    'https://media.example/token=b2&expires=1780003600&id=7/images/K1/u.jpeg',
  ],
  [
    'https://s3.example/k/1.jpg?X-Amz-Date=20260601T000000Z&X-Amz-Signature=a',
    'https://s3.example/k/1.jpg?X-Amz-Date=20260602T000000Z&X-Amz-Signature=b',
  ],
])('a record whose photos are only signed again is the same', (before, after) => {
  expect(hashOf(after)).toBe(hashOf(before));
  expect(hashOf(after.replace(/u\.jpeg|1\.jpg/, 'other.jpeg'))).not.toBe(hashOf(before));
  expect(hashOf(before, { ListPrice: 1 })).not.toBe(hashOf(before));
});

test('an unsigned address counts in full', () => {
  expect(hashOf('https://a.example/1.jpg?v=1')).not.toBe(hashOf('https://a.example/1.jpg?v=2'));
  expect(hashOf('https://a.example/1.jpg')).not.toBe(hashOf('https://b.example/1.jpg'));
});

test('a record with an address of 16 megabytes is taken', () => {
  expect(hashOf('https://a.example/?sig='.padEnd(16_000_000, '='))).toEqual(expect.any(String));
});

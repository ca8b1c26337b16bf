import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';

const shuffled = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { [key: string]: Json }).reverse();
  return Object.fromEntries(entries.map(([key, one]) => [key, shuffled(one)]));
};

test('the same data is the same text, in whatever order its keys come', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value as Json);
      expect(canonicalJson(shuffled(value as Json))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('keys are sorted, whitespace is left out, and so is what is undefined', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é "x"' }], a: true, e: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é \\"x\\"","d":null}]}',
  );
  expect(() => canonicalJson({ a: Number.NaN })).toThrow(RangeError);
});

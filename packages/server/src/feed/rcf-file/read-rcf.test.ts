import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NoRcfError, RcfCutError, type RcfItem, readRcf } from './read-rcf.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 7): Promise<{ items: RcfItem[]; error: unknown }> {
  const items: RcfItem[] = [];
  try {
    for await (const item of readRcf(chunksOf(text, size))) items.push(item);
    return { items, error: null };
  } catch (error) {
    return { items, error };
  }
}

const keysOf = (items: RcfItem[]) =>
  items.map((item) => ('parsed' in item ? (item.parsed as { K?: unknown })?.K : 'broken'));

const good = [
  { K: 1, t: 'a "quoted" } ] text \\' },
  { K: 2, Media: [{ K: 'inner' }, { K: 'inner' }], value: [1] },
  { K: 3, deep: { a: [[{}]] }, ü: 'é' },
];

test.each([
  ['a wrapped array', { '@reso.context': 'urn:x', value: good, '@odata.nextLink': 'http://x/{1}' }],
  ['an array without a context', { value: good }],
  ['a bare array', good],
])('%s gives its records in chunks of any size', async (_, document) => {
  for (const size of [1, 2, 5, 64, 100_000]) {
    const { items, error } = await read(JSON.stringify(document), size);
    expect(error).toBeNull();
    expect(items.map((item) => 'parsed' in item && item.parsed)).toEqual(good);
    expect(items.map((item) => item.raw)).toEqual(good.map((record) => JSON.stringify(record)));
  }
  const pretty = await read(`\ufeff${JSON.stringify(document, null, 2)}`);
  expect(keysOf(pretty.items)).toEqual([1, 2, 3]);
});

test('a single object is a record, and so is each object in a list of lines', async () => {
  expect((await read(JSON.stringify(good[0]))).items).toHaveLength(1);
  const lines = await read(good.map((record) => JSON.stringify(record)).join('\n'));
  expect(keysOf(lines.items)).toEqual([1, 2, 3]);
  expect(lines.error).toBeNull();
});

test('any records come out as they went in', async () => {
  const records = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 1, max: 40 }), async (value, size) => {
      const { items, error } = await read(JSON.stringify({ '@reso.context': 'x', value }), size);
      expect(error).toBeNull();
      expect(items.map((item) => 'parsed' in item && JSON.stringify(item.parsed))).toEqual(
        value.map((record) => JSON.stringify(record)),
      );
    }),
  );
});

test('elements that are not objects are returned too', async () => {
  const { items } = await read('{"value":[{"K":1},"text, {",null,3,[{"K":9}],{"K":2}]}');
  expect(items.map((item) => 'parsed' in item && item.parsed)).toEqual([
    { K: 1 },
    'text, {',
    null,
    3,
    [{ K: 9 }],
    { K: 2 },
  ]);
});

test.each([
  ['a missing value', '{"value":[{"K":1},{"K":,"a":2},{"K":3}]}', [1, 'broken', 3]],
  ['a missing quote', '{"value":[{"K":1},{"K":2,"a":"x},{"K":3},{"K":4}]}', [1, 'broken', 3, 4]],
  [
    'a missing brace',
    '{"value":[{"K":1},{"K":2,"a":{"b":1},{"K":3},{"K":4}]}',
    [1, 'broken', 3, 4],
  ],
  ['a brace too many', '{"value":[{"K":1},{"K":2}},{"K":3}]}', [1, 2, 3]],
  ['a quote lost at a line’s end', '[{"K":1},\n{"K":2,"a":"x},\n{"K":3}]', [1, 'broken', 3]],
])('%s damages only its own record', async (_, text, keys) => {
  for (const size of [3, 1000]) {
    const { items, error } = await read(text, size);
    expect(keysOf(items)).toEqual(keys);
    expect(error).toBeNull();
  }
});

test('a truncated file gives what came before and says so', async () => {
  const inRecord = await read('{"value":[{"K":1},{"K":2},{"K":3,"a":"te');
  expect(keysOf(inRecord.items)).toEqual([1, 2, 'broken']);
  expect(inRecord.error).toBeInstanceOf(RcfCutError);
  const between = await read('{"value":[{"K":1},{"K":2},');
  expect(keysOf(between.items)).toEqual([1, 2]);
  expect(between.error).toBeInstanceOf(RcfCutError);
});

test('a file without an object is rejected, an empty list is not', async () => {
  for (const text of ['', '  \n', 'Dear colleague', '"text"']) {
    expect((await read(text)).error).toBeInstanceOf(NoRcfError);
  }
  expect(await read('{"value":[]}')).toEqual({ items: [], error: null });
  expect(await read('[]')).toEqual({ items: [], error: null });
});

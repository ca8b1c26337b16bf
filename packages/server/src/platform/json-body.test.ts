import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EchoApp, openEchoApp } from '../../test/echo-app.ts';

let at: EchoApp;

beforeAll(async () => {
  at = await openEchoApp();
});
afterAll(() => at.close());

describe('a body', () => {
  const nested = (depth: number) => `{"any":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it('may be nested 32 deep, not 33', async () => {
    expect((await at.send(nested(32))).statusCode).toBe(200);
    const refused = await at.send(nested(33));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-json']);
  });

  it.each([
    ['half of it', '{"beds":1'],
    ['two of them', '{}{}'],
    ['a NUL', '{"any":"a\\u0000b"}'],
    ['a NUL in a key', '{"a\\u0000":1}'],
    ['a raw NUL', '{"any":"a\0b"}'],
    ['half of a surrogate pair', '{"any":"a\\ud800"}'],
    ['the same in a key', '{"a\\udc00":1}'],
    ['a key that reaches for prototypes', '{"__proto__":{"beds":1}}'],
    ['the same deeper down', '{"any":{"__proto__":{"x":1}}}'],
    ['NaN', '{"beds":NaN}'],
  ])('with %s is refused as JSON', async (_name, text) => {
    const refused = await at.send(text);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-json']);
    expect(({} as { beds?: number }).beds).toBeUndefined();
  });

  it('may hold a backslash before u0000, as in a file name', async () => {
    const said = await at.send('{"any":"C:\\\\u0000x"}');
    expect([said.statusCode, said.json().said.any]).toEqual([200, 'C:\\u0000x']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    'application/ json',
  ])('as %s is 415', async (type) => {
    const refused = await at.send('{"beds":1}', type);
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong-content-type']);
  });

  it.each([
    'application/json\t; x',
    'Application/JSON',
    'application/json ;a=b',
    ' application/json',
  ])('as “%s” never bypasses the schema', async (type) =>
    expect([400, 415]).toContain((await at.send('{"beds":0}', type)).statusCode),
  );

  it('as JSON with a charset is accepted', async () => {
    expect((await at.send('{"beds":1}', 'application/json; charset=utf-8')).statusCode).toBe(200);
  });

  it('that is missing or empty is refused by the schema', async () => {
    expect((await at.send('')).statusCode).toBe(400);
    expect((await at.send('null')).statusCode).toBe(400);
    const none = await at.app.inject({ method: 'POST', url: '/api/v1/Test/Echo' });
    expect(none.statusCode).toBe(400);
  });

  it('above 256 KB is 413', async () => {
    const refused = await at.send(JSON.stringify({ any: 'x'.repeat(300 * 1024) }));
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too-large']);
  });
});

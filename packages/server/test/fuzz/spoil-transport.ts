import type { Dice } from './dice.ts';

/** A request before it is written to a socket. */
export interface Parts {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  /** `cut`: the connection ends in the middle of the body. */
  ending: 'whole' | 'cut' | 'chunked' | 'bad-chunks';
}

type Twist = (parts: Parts, dice: Dice) => Partial<Parts>;

const contentTypes = [
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;',
  'application/json; charset="',
  'APPLICATION/JSON',
  'application/jsonx',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  ';;;',
  'a'.repeat(300),
];

/** Ways to break a request below its fields. Each keeps the rest as it is. */
const twists: readonly Twist[] = [
  ({ target }, dice) => ({
    target: `${dice.pick(['http://127.0.0.1', 'https://example.org', 'http://[::1]:99999', 'HTTP://x@y:1'])}${target}`,
  }),
  ({ target }, dice) => ({
    target: dice.pick(['*', '//', '/\\', `/${target}`, `${target}#x`, `${target}?%`, '/%2e%2e/x']),
  }),
  ({ target }, dice) => ({
    target: `${target}${target.includes('?') ? '&' : '?'}x=${'a'.repeat(dice.pick([4000, 20_000]))}`,
  }),
  ({ body }) => ({ body: body ?? Buffer.from('{"a":1}'), ending: 'cut' }),
  ({ body }) => ({ body: body ?? Buffer.from('{}'), ending: 'chunked' }),
  ({ body }) => ({ body: body ?? Buffer.from('{}'), ending: 'bad-chunks' }),
  ({ body }, dice) => ({
    body: Buffer.concat([
      (body ?? Buffer.from('{"a":"b"}')).subarray(0, -2),
      Buffer.from(dice.pick([[0xff], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0x00], [0xf5]])),
      Buffer.from('"}'),
    ]),
  }),
  ({ body }) => ({ body: Buffer.concat([body ?? Buffer.from('{'), Buffer.alloc(300_000, 32)]) }),
  ({ body }) => ({ body: body === null ? Buffer.from('{}') : null }),
  ({ headers }, dice) => ({
    headers: [
      ...headers.filter(([name]) => name !== 'content-type'),
      ['content-type', dice.pick(contentTypes)],
    ],
  }),
  ({ headers }) => ({ headers: [...headers, ['content-type', 'application/json']] }),
  ({ headers }, dice) => ({
    headers: [...headers, ['x-long', 'a'.repeat(dice.pick([4000, 15_000, 40_000]))]],
  }),
  ({ headers }, dice) => ({
    headers: [
      ...headers,
      ['x-forwarded-for', dice.pick(['A'.repeat(500), '::ffff:808:404', ',,,'])],
    ],
  }),
  ({ headers }, dice) => ({
    headers: [
      ...headers,
      [
        'authorization',
        dice.pick(['Bearer', 'Bearer a.b.c', `Bearer ${'x'.repeat(6000)}`, 'Basic Og==']),
      ],
    ],
  }),
  ({ headers }, dice) => ({
    headers: [
      ...headers,
      ['cookie', dice.pick(['homestead_session=x', `a=${'b'.repeat(5000)}`, '=;=;', 'a=%ff'])],
    ],
  }),
  ({ headers }, dice) => ({
    headers: [...headers, ['origin', dice.pick(['null', 'http://evil.example', '://', ''])]],
  }),
  ({ headers }, dice) => ({
    headers: [
      ...headers,
      dice.pick([
        ['accept-encoding', 'br;q=2, *;q=x'],
        ['content-encoding', 'gzip'],
        ['if-none-match', '"'.repeat(50)],
        ['range', 'bytes=9-1,-1'],
        ['idempotency-key', 'k'.repeat(5000)],
        ['idempotency-key', '\u00e9'],
        ['expect', '100-continue'],
        ['expect', 'x'],
        ['upgrade', 'websocket'],
        ['last-event-id', '-1'],
        ['host', 'evil.example'],
        ['x-http-method-override', 'DELETE'],
        ['purpose', 'prefetch'],
      ]),
    ],
  }),
  (_parts, dice) => ({
    method: dice.pick([
      'TRACE',
      'OPTIONS',
      'HEAD',
      'PUT',
      'PATCH',
      'DELETE',
      'PROPFIND',
      'get',
      'X',
    ]),
  }),
];

/** The request, in two of five cases with one or two twists below its fields. */
export function spoilTransport(parts: Parts, dice: Dice): Parts {
  if (!dice.chance(0.4)) return parts;
  const once = { ...parts, ...dice.pick(twists)(parts, dice) };
  return dice.chance(0.2) ? { ...once, ...dice.pick(twists)(once, dice) } : once;
}

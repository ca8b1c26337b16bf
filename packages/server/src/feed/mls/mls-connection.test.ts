import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { retryAfterOf } from './mls-answer.ts';
import { MlsConnection } from './mls-connection.ts';
import { FeedPausedError, isDenied } from './mls-error.ts';
import { MlsSignIn } from './mls-sign-in.ts';
import { walkPages } from './page-walk.ts';

const unlimited = {
  takeTurn: async () => 0,
  takeRequest: async () => {},
  addBytes: async () => {},
};
const closers: (() => void)[] = [];
const waits: number[] = [];
afterEach(() => {
  waits.length = 0;
  for (const close of closers.splice(0)) close();
});

async function connectTo(
  answer: RequestListener,
  options: Parameters<typeof connectionTo>[1] = {},
): Promise<MlsConnection> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return connectionTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/odata`, options);
}

const signInTo = (MLS_TOKEN_URL?: string) =>
  new MlsSignIn({
    MLS_TOKEN: 'secret',
    MLS_TOKEN_URL,
    MLS_SCOPE: 'api',
    MLS_TIMEOUT_SECONDS: 5,
  } as never);

function connectionTo(
  url: string,
  {
    turns = [],
    quota = {},
    ...options
  }: {
    timeoutSeconds?: number;
    signIn?: MlsSignIn;
    turns?: number[];
    quota?: Partial<typeof unlimited>;
  } = {},
): MlsConnection {
  return new MlsConnection({
    url,
    signIn: signInTo(),
    timeoutSeconds: 5,
    ...options,
    signal: new AbortController().signal,
    quota: { ...unlimited, takeTurn: async () => turns.shift() ?? 0, ...quota },
    wait: async (ms) => waits.push(ms),
  });
}

const page = (body: object) => JSON.stringify({ value: [], ...body });

test('reads a page with its count and its next link', async () => {
  const mls = await connectTo((request, response) => {
    expect(request.headers.authorization).toBe('Bearer secret');
    response.end(
      page({ value: [{ a: 1 }], '@odata.count': '7', '@odata.nextLink': 'Property?p=2' }),
    );
  });
  expect(await mls.page(`${mls.url}/Property`)).toEqual({
    rows: [{ a: 1 }],
    count: 7,
    nextLink: `${mls.url}/Property?p=2`,
  });
  expect(mls).toMatchObject({ requests: 1 });
});

test.each([
  ['a link away', page({ '@odata.nextLink': 'http://127.0.0.1:1/x' }), 'leads away'],
  ['text', 'Maintenance', 'not JSON'],
  ['no list', '{"value":{}}', 'no list of records'],
])('%s in an answer is an immediate error', async (_, body, message) => {
  const mls = await connectTo((_request, response) => response.end(body));
  await expect(mls.page(`${mls.url}/Property`)).rejects.toThrow(message);
  expect(mls.requests).toBe(1);
});

test('501 is a refusal: what the MLS doesn’t know now, it won’t know later', async () => {
  const mls = await connectTo((_request, response) => response.writeHead(501).end());
  const error = await mls.page(`${mls.url}/Property?$expand=Media`).catch((failure) => failure);
  expect(isDenied(error)).toBe(true);
  expect(mls.requests).toBe(1);
});

test('redirects are not followed, refusals are not retried', async () => {
  const redirecting = await connectTo((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  await expect(redirecting.page(`${redirecting.url}/Property`)).rejects.toThrow('answered 302');
  const refusing = await connectTo((_request, response) =>
    response.writeHead(403).end('{"error":{"message":"Not for you"}}'),
  );
  await expect(refusing.page(`${refusing.url}/Property`)).rejects.toThrow('403: Not for you');
  expect(refusing.requests).toBe(1);
  await expect(refusing.page('http://127.0.0.1:1/')).rejects.toThrow('leads away');
});

test('a time limit that ends during a wait is told as one', async () => {
  const { url } = await connectTo((_request, response) => response.writeHead(503).end());
  const mls = new MlsConnection({
    url,
    signIn: new MlsSignIn({ MLS_TOKEN: 'secret', MLS_TIMEOUT_SECONDS: 5 } as never),
    timeoutSeconds: 5,
    signal: AbortSignal.timeout(150),
    quota: unlimited,
  });
  await expect(mls.page(`${url}/Property`)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('failures are retried, at most seven times', async () => {
  let left = 3;
  const mending = await connectTo((_request, response) => {
    left -= 1;
    if (left === 2) response.writeHead(503).end();
    else if (left === 1) response.writeHead(200, { 'content-length': 999 }).destroy();
    else response.end(page({}));
  });
  expect((await mending.page(`${mending.url}/Property`)).rows).toEqual([]);
  expect(mending.requests).toBe(3);
  const down = await connectTo((_request, response) => response.writeHead(500).end());
  await expect(down.page(`${down.url}/Property`)).rejects.toThrow('answered 500');
  expect(down.requests).toBe(7);
});

test.each(['takeTurn', 'takeRequest', 'addBytes'] as const)(
  'our own database’s failure in %s is told as it is and not retried',
  async (step) => {
    for (const failure of [new Error('Connection terminated'), 'gone']) {
      let calls = 0;
      const fail = () => {
        calls += 1;
        return Promise.reject(failure);
      };
      const mls = await connectTo((_request, response) => response.end(page({})), {
        quota: { [step]: fail },
      });
      await expect(mls.page(`${mls.url}/Property`)).rejects.toBe(failure);
      expect(calls).toBe(1);
    }
  },
);

test('a failing sign-in says nothing about the home asked for, and is retried when it may pass', async () => {
  let statuses: number[] = [];
  const { url } = await connectTo((request, response) => {
    if (request.method !== 'POST') response.end('{"ListingKey":"k1"}');
    else response.writeHead(statuses.shift() ?? 200).end('{"access_token":"t"}');
  });
  const ask = (answers: number[]) => {
    statuses = answers;
    const mls = connectionTo(url, { signIn: signInTo(`${url}/token`) });
    return mls.entity(`${mls.url}/Property('k1')`);
  };
  for (const status of [400, 404, 410]) {
    const error = (await ask([status]).catch((failure) => failure)) as Error;
    expect(error.message).toContain(`sign-in answered ${status}`);
    expect(isDenied(error)).toBe(false);
  }
  expect(await ask([503, 429])).toEqual({ ListingKey: 'k1' });
});

test('what the MLS says is read only in part and without control characters', async () => {
  const mls = await connectTo((_request, response) => {
    response.writeHead(403).write('{"error":{"message":"Not\u001b[2J\u0000 you"}');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(100_000)));
    };
    response.on('drain', more);
    more();
  });
  await expect(mls.page(`${mls.url}/Property`)).rejects.toThrow('403: Not[2J you.');
  const large = await connectTo((_request, response) => response.end('x'.repeat(2000)));
  await expect(large.text(`${large.url}/$metadata`, '*/*', 1000)).rejects.toThrow('too large');
});

test('a request sent again after 401 waits for its turn too', async () => {
  let left = 1;
  const { url } = await connectTo((request, response) => {
    if (request.method === 'POST') response.end('{"access_token":"t"}');
    else response.writeHead(left-- > 0 ? 401 : 200).end(page({}));
  });
  const signIn = signInTo(`${url}/token`);
  const mls = connectionTo(url, { signIn, turns: [0, 500] });
  await mls.page(`${mls.url}/Property`);
  expect(waits).toEqual([500]);
});

test('an MLS that asks for a long wait is not retried in this run', async () => {
  const mls = await connectTo((_request, response) =>
    response.writeHead(429, { 'retry-after': '86400' }).end(),
  );
  const asking = mls.page(`${mls.url}/Property`);
  await expect(asking).rejects.toThrow(FeedPausedError);
  await expect(asking).rejects.toThrow('wait 86400 s');
  expect(mls.requests).toBe(1);
  expect(retryAfterOf('3')).toBe(3000);
  expect(retryAfterOf('Sat, 01 Jan 2028 00:00:10 GMT', Date.UTC(2028, 0, 1))).toBe(10_000);
  expect(retryAfterOf('soon')).toBeNull();
});

test('429 without Retry-After is waited out for about 15 minutes, then the run pauses', async () => {
  let left = 8;
  const mls = await connectTo((_request, response) => {
    left -= 1;
    if (left > 0) response.writeHead(429).end();
    else response.end(page({}));
  });
  expect((await mls.page(`${mls.url}/Property`)).rows).toEqual([]);
  expect(waits.length).toBe(7);
  expect(waits.at(-1)).toBeGreaterThan(30_000);
  waits.length = 0;
  left = 1000;
  await expect(mls.page(`${mls.url}/Property`)).rejects.toThrow(FeedPausedError);
  const waited = waits.reduce((sum, ms) => sum + ms, 0) / 60_000;
  expect(waited).toBeGreaterThan(9);
  expect(waited).toBeLessThanOrEqual(15);
});

test('a full page without a link continues after its last row; too large pages get smaller', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({
    K: `k${String(at).padStart(2, '0')}`,
    T: '2026-01-01T00:00:00Z',
  }));
  const mls = await connectTo((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const top = Number(query.get('$top'));
    if (top > 12) response.writeHead(413).end();
    else {
      const after = /K gt '(k\d\d)'/.exec(query.get('$filter') ?? '')?.[1] ?? '';
      response.end(page({ value: rows.filter(({ K }) => K > after).slice(0, top) }));
    }
  });
  const seen: unknown[] = [];
  const can = { canCount: true, canOrder: true };
  const walk = { resource: 'R', keyField: 'K', timestampField: 'T', pageSize: 40, ...can };
  for await (const { rows: some } of walkPages(mls, { ...walk, paging: 'next-link' })) {
    seen.push(...some);
  }
  expect(seen).toEqual(rows);
});

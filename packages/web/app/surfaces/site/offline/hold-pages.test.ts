import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPages } from './hold-pages.ts';

const LIST = new URL('https://homes.example/property-list.data?sort=price');
const said: boolean[] = [];
const browser = new EventTarget();
let isOnline: boolean;
let tries: number;

/** The network: without a connection it fails as browsers do. */
const network = (async () => {
  tries += 1;
  if (!isOnline) throw new TypeError('Failed to fetch');
  return new Response('homes');
}) as typeof fetch;

const load = holdPages(network, (isLost) => said.push(isLost));

beforeEach(() => {
  isOnline = false;
  tries = 0;
  said.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is loaded when the browser says it is back online', async () => {
  const answer = load(LIST, {});
  await vi.advanceTimersByTimeAsync(500);
  expect(said).toEqual([true]);
  isOnline = true;
  browser.dispatchEvent(new Event('online'));
  expect(await (await answer).text()).toBe('homes');
  expect(said).toEqual([true, false]);
  expect(tries).toBe(2);
});

test('where the browser doesn’t say, it tries again, less and less often', async () => {
  const answer = load(LIST, {});
  await vi.advanceTimersByTimeAsync(60_000);
  // At 0, 1, 3, 7, 15, 30, 45 and 60 seconds.
  expect(tries).toBe(8);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await answer).ok).toBe(true);
});

test('an answer that breaks off is asked for again', async () => {
  let parts = 0;
  const breaking = (async () => {
    parts += 1;
    if (parts > 1) return new Response('homes', { headers: { 'x-page': 'list' } });
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('ho'));
        stream.error(new TypeError('network error'));
      },
    });
    return new Response(body);
  }) as typeof fetch;
  const answer = holdPages(breaking, (isLost) => said.push(isLost))(LIST, {});
  await vi.advanceTimersByTimeAsync(1500);
  expect(await (await answer).text()).toBe('homes');
  expect((await answer).headers.get('x-page')).toBe('list');
  expect(said).toEqual([true, false]);
});

test('an empty answer keeps its status, and its body can still be read', async () => {
  const answerOf = async (status: number) => {
    const network = (async () =>
      new Response(status === 204 ? null : '', { status })) as typeof fetch;
    return holdPages(network, () => {})(LIST, {});
  };
  const failed = await answerOf(503);
  expect([failed.status, await failed.text()]).toEqual([503, '']);
  expect((await answerOf(204)).status).toBe(204);
});

test('it stops when the person goes elsewhere', async () => {
  const left = new AbortController();
  const answer = load(LIST, { signal: left.signal });
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  left.abort();
  await expect(answer).rejects.toThrow('abort');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(1);
});

test.each([
  ['a form', LIST, { method: 'POST' }],
  ['a call', '/api/v1/Property/GetPropertyList', {}],
])('%s fails, and is never sent again', async (_what, input, init) => {
  await expect(load(input, init)).rejects.toThrow(TypeError);
  expect(tries).toBe(1);
  expect(said).toEqual([]);
});

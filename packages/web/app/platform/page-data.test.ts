import { expect, test } from 'vitest';
import { readPagesWhole } from './page-data.ts';

const PAGE = new URL('https://homes.example/leads/1.data');

/** The network: a first part of the body arrives, then the person leaves. */
const cut = (async () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{}]\n'));
        setTimeout(() => stream.error(new DOMException('left', 'AbortError')));
      },
    }),
  )) as typeof fetch;

test('a page that was left while its data arrived is the call’s own refusal', async () => {
  await expect(readPagesWhole(cut)(PAGE, {})).rejects.toThrow('left');
});

test('other calls are answered as soon as they begin', async () => {
  const answer = await readPagesWhole(cut)('https://homes.example/api/v1/live', {});
  await expect(answer.text()).rejects.toThrow('left');
});

test('an answer without a body stays one', async () => {
  const none = (async () => new Response(null, { status: 204 })) as typeof fetch;
  expect((await readPagesWhole(none)(PAGE, {})).status).toBe(204);
});

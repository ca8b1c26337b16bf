import { expect, test } from 'vitest';
import { readLiveStream } from './read-live-stream.ts';

const sent =
  'retry: 2500\n\nid: 12-1\nevent: alive\ndata: {}\n\nevent: a.b\ndata: {"text":"é: x"}\n\nevent: cut';

async function read(size: number) {
  const bytes = new TextEncoder().encode(sent);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readLiveStream(body)) events.push(event);
  return events;
}

test.each([1, 3, 7, 1000])('events arrive whole in pieces of %i bytes', async (size) => {
  expect(await read(size)).toEqual([
    { event: 'alive', data: '{}', id: '12-1' },
    { event: 'a.b', data: '{"text":"é: x"}', id: '' },
  ]);
});

import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { Caller } from '../caller.ts';
import { LiveStream } from './live-stream.ts';

const caller = {} as Caller;
const text = 'x'.repeat(1000);

it('a stream ends when its browser doesn’t read', async () => {
  const stream = new LiveStream(caller, 0);
  const closed = once(stream.body, 'close');
  let sent = 0;
  for (; stream.isOpen && sent < 1000; sent += 1) stream.send('note', { text });
  await closed;
  expect(sent).toBeGreaterThan(30);
  expect(sent).toBeLessThan(80);
});

it('a stream stays open while its browser reads, however much it is sent', async () => {
  const stream = new LiveStream(caller, 0);
  let read = 0;
  stream.body.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  for (let sent = 0; sent < 1000; sent += 1) {
    stream.send('note', { text });
    if (sent % 20 === 0) await new Promise(setImmediate);
  }
  stream.end({ isOver: true });
  await once(stream.body, 'end');
  expect(read).toBeGreaterThan(1_000_000);
});

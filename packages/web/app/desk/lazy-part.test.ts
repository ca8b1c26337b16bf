import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './lazy-part.ts';

let isOnline = true;
const events = new EventTarget();
beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a connection, a part waits for it and then loads', async () => {
  isOnline = false;
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  isOnline = true;
  events.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
});

test('a part that is gone fails after some tries', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('gone')));
  const loaded = loadPart(load).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('gone');
  expect(load).toHaveBeenCalledTimes(5);
});

test('a part that comes at the second try is shown', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('cut off'))
    .mockResolvedValue('part');
  const loaded = loadPart(load);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await loaded).toBe('part');
});

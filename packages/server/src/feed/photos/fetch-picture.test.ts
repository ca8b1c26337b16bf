import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureHost, startPictureHost } from '../../../test/picture-host.ts';
import { fetchPicture, readRetryAfter } from './fetch-picture.ts';
import { photoHostRule } from './photo-host-rule.ts';
import { PictureError } from './picture-error.ts';

describe('fetching a picture', () => {
  let host: PictureHost;
  beforeAll(async () => {
    host = await startPictureHost();
  });
  afterAll(() => host.close());

  const fetch = (path: string, options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
    fetchPicture(
      path.startsWith('http') ? path : `${host.url}${path}`,
      {
        permit: photoHostRule({ MLS_URL: host.url, PHOTO_HOSTS: [] }),
        headers: async () => ({}),
        timeoutMs: options.timeoutMs ?? 5000,
        maxBytes: 1_048_576,
      },
      options.signal ?? new AbortController().signal,
    );

  it('returns the bytes unchanged', async () => {
    const bytes = await fetch('/good/900x600/a');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it.each([
    ['/endless', 'larger than 1 MB'],
    ['/announced', 'larger than 1 MB'],
    ['/cut', 'the connection failed'],
    ['/nothing', 'answered 404'],
    ['/redirect', 'redirects are not followed'],
    ['/packed', 'encoding gzip'],
    ['http://127.0.0.1:1/', 'only the MLS'],
    ['https://localhost:1/', 'private address'],
    ['not an address', 'can’t be read'],
  ])('refuses %s: %s', async (path, reason) => {
    const refused = fetch(path);
    await expect(refused).rejects.toThrow(PictureError);
    await expect(refused).rejects.toThrow(reason);
  });

  it('never follows a redirect', async () => {
    await fetch('/redirect').catch(() => {});
    expect(host.hits('/good/900x600/elsewhere')).toBe(0);
  });

  it('tells an address that may have expired from one that is wrong', async () => {
    await expect(fetch('/denied')).rejects.toMatchObject({ mayHaveExpired: true });
    await expect(fetch('/gone')).rejects.toMatchObject({ mayHaveExpired: true });
    await expect(fetch('/nothing')).rejects.toMatchObject({ mayHaveExpired: false });
  });

  it('gives up on a host that stalls in the middle', async () => {
    const began = performance.now();
    await expect(fetch('/slow', { timeoutMs: 300 })).rejects.toThrow('within 0.3 s');
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('ends immediately when aborted, with the abort reason', async () => {
    const ending = new AbortController();
    const fetched = fetch('/slow', { signal: ending.signal });
    setTimeout(() => ending.abort(new Error('closing')), 50);
    await expect(fetched).rejects.toThrow('closing');
  });

  it('reads both forms of Retry-After and waits at most six hours', async () => {
    await expect(fetch('/busy')).rejects.toMatchObject({ retryAfterSeconds: 600 });
    await expect(fetch('/nothing')).rejects.toMatchObject({ retryAfterSeconds: null });
    const inAMinute = readRetryAfter(new Date(Date.now() + 60_000).toUTCString());
    expect(inAMinute).toBeGreaterThan(55);
    expect(inAMinute).toBeLessThan(62);
    expect(readRetryAfter('999999999')).toBe(21_600);
    for (const header of [undefined, '', 'soon', '-5', '0'])
      expect(readRetryAfter(header)).toBeNull();
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, read, start } from '../../test/open-for-tests.ts';
import type { SampleMls } from './start-sample-mls.ts';

afterAll(closeAll);

let mls: SampleMls;
let first: { MediaURL: string; ImageWidth: number; ImageHeight: number };
beforeAll(async () => {
  mls = await start();
  first = (await read(mls, 'Media?$top=1&$filter=Order eq 0')).value[0] as typeof first;
});

describe('photos', () => {
  it('are WebP pictures of the size in the record, open to everyone, cached forever', async () => {
    const [answer, again] = await Promise.all([fetch(first.MediaURL), fetch(first.MediaURL)]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: first.ImageWidth,
      height: first.ImageHeight,
    });
    const known = await fetch(first.MediaURL, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(known.status).toBe(304);
  });

  it.each(['/photos/SMP999999999/1.webp', '/photos/nothing/1.webp'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(mls.url + path)).status).toBe(404);
    },
  );

  it('do not exist beyond the last and before the first', async () => {
    expect((await fetch(first.MediaURL.replace('/1.webp', '/99.webp'))).status).toBe(404);
    expect((await fetch(first.MediaURL.replace('/1.webp', '/0.webp'))).status).toBe(404);
  });

  it('respect a rate limit and fail on request', async () => {
    const tight = await start({ photosPerMinute: 2 });
    const statuses: number[] = [];
    for (let request = 0; request < 3; request++)
      statuses.push((await fetch(`${tight.url}/photos/none/1.webp`)).status);
    expect(statuses).toEqual([404, 404, 429]);
    mls.faults({ photos404Next: 1, photosBrokenNext: 1 });
    expect((await fetch(first.MediaURL)).status).toBe(404);
    const broken = await fetch(first.MediaURL);
    expect(broken.status).toBe(200);
    await expect(sharp(Buffer.from(await broken.arrayBuffer())).metadata()).rejects.toThrow();
  });

  it('change their address with their version, and the listing keeps its timestamp', async () => {
    const moving = await start({ seed: 21 });
    const page =
      '$select=ListingKey,ModificationTimestamp,PhotosChangeTimestamp&$expand=Media($select=MediaURL,MediaModificationTimestamp)&$top=200';
    type Seen = {
      ListingKey: string;
      ModificationTimestamp: string;
      PhotosChangeTimestamp: string;
      Media: { MediaURL: string; MediaModificationTimestamp: string }[];
    };
    const before = new Map(
      ((await read(moving, `Property?${page}`)).value as Seen[]).map((row) => [
        row.ListingKey,
        row,
      ]),
    );
    moving.advance(10 * 24 * 60);
    let changed = 0;
    for (const row of (await read(moving, `Property?${page}`)).value as Seen[]) {
      const was = before.get(row.ListingKey);
      if (was === undefined || was.PhotosChangeTimestamp === row.PhotosChangeTimestamp) continue;
      expect(row.Media[0]?.MediaURL).not.toBe(was.Media[0]?.MediaURL);
      expect(row.Media[0]?.MediaModificationTimestamp).toBe(row.PhotosChangeTimestamp);
      if (was.ModificationTimestamp === row.ModificationTimestamp) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoAddress, photoWidths } from '@homestead/contract/listings';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform';
import { readPhoto } from '../../../test/factories/photos.ts';
import { FOREVER, openPhotoSite, type PhotoSite } from '../../../test/photo-site.ts';
import { listingsRoom } from '../plugin.ts';
import { photoDeskOf } from './photo-desk.ts';
import { wantPhotosOf } from './start-photo-copies.ts';

let at: PhotoSite;

beforeAll(async () => {
  at = await openPhotoSite();
});
afterAll(() => at.close());

describe('serving photos', () => {
  it.each(['/nothing', '/truncated', '/html', '/bomb', '/slow', '/empty'])(
    'draws a picture that nobody caches when %s can’t be had',
    async (path) => {
      const { main } = await at.homeWith(path);
      const hits = at.house.host.hits(path);
      for (const format of ['webp', 'jpg', 'avif'] as const) {
        const reply = await at.get(photoAddress(main.token, 640, format));
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.headers.etag).toBeUndefined();
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
      }
      expect(at.house.host.hits(path)).toBe(hits + 1);
    },
  );

  it('waits for a slow host only so long', async () => {
    const { main } = await at.homeWith('/late/700x500/unhurried');
    expect(await photoDeskOf(at.node).copyAsked(main.id, 20)).toBe(false);
    await expect.poll(async () => (await readPhoto(at.house.db, main.id)).state).toBe('kept');
  });

  it('fetches a copy anew that is gone from the storage', async () => {
    const { main } = await at.homeWith('/good/800x500/gone');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(at.house.db, main.id);
    await photoDeskOf(at.node).storage.remove(hash ?? '');
    const reply = await at.get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(at.house.host.hits('/good/800x500/gone')).toBe(2);
  });

  it('fetches a copy anew that was damaged on the disk', async () => {
    const { main } = await at.homeWith('/good/810x500/rotten');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(at.house.db, main.id);
    await photoDeskOf(at.node).storage.put(`${hash}/original`, Buffer.from('rotten'));
    const reply = await at.get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(at.house.host.hits('/good/810x500/rotten')).toBe(2);
  });

  it('says that it is busy when too many renditions are being made', async () => {
    const photos = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { main } = await at.homeWith(`/good/1280x850/busy${index}`);
        await photoDeskOf(at.node).copyAsked(main.id);
        return main;
      }),
    );
    const urls = photos.flatMap(({ token }) =>
      photoWidths.map((w) => photoAddress(token, w, 'webp')),
    );
    const replies = await Promise.all(urls.map((url) => at.get(url)));
    const refused = replies.filter((reply) => reply.statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThanOrEqual(64);
    expect((await at.get(urls.at(-1) ?? '')).statusCode).toBe(200);
  });

  it('puts the others of a home first in line once one of them is looked at', async () => {
    const { listingId, main, second } = await at.homeWith(
      '/good/600x400/w1',
      '/good/600x400/w2',
      '/good/600x400/w3',
    );
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const desk = photoDeskOf(at.node);
    expect(await desk.wanted.next()).toBeNull();
    await at.get(photoAddress(second.token, 320, 'jpg'));
    const third = await desk.wanted.next();
    expect(await readPhoto(at.house.db, third ?? 0)).toMatchObject({
      listing_id: listingId,
      position: 2,
      state: 'waiting',
    });
  });

  it('copies a home’s photos in the background when its page is looked at', async () => {
    const { listingId, second } = await at.homeWith('/good/600x400/v1', '/good/600x400/v2');
    wantPhotosOf(at.node, listingId);
    await photoDeskOf(at.node).copyInBackground(new AbortController().signal);
    expect(await readPhoto(at.house.db, second.id)).toMatchObject({ state: 'kept' });
  });

  it('hears from the call for one home that its photos are wanted', async () => {
    const { listingId, second } = await at.homeWith('/good/600x400/c1', '/good/600x400/c2');
    const caller = at.house.node();
    const callApp = await createApp({ house: caller, rooms: [listingsRoom] });
    const { mls_number: mlsNumber } = await at.house.db
      .selectFrom('listing')
      .select('mls_number')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await sql`insert into listing_detail (listing_id, facts) values (${listingId}, '{}')`.execute(
      at.house.db,
    );
    const reply = await callApp.inject(`/api/v1/Property/GetPropertyById?PropertyId=${mlsNumber}`);
    expect(reply.statusCode, reply.body).toBe(200);
    await photoDeskOf(caller).copyInBackground(new AbortController().signal);
    expect(await readPhoto(at.house.db, second.id)).toMatchObject({ state: 'kept' });
    await callApp.close();
  });

  it('notes the day of the last look, once a day', async () => {
    const { main } = await at.homeWith('/good/600x400/looked');
    const { looks } = photoDeskOf(at.node);
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    const first = (await readPhoto(at.house.db, main.id)).looked_at;
    expect(first).toBeInstanceOf(Date);
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(at.house.db, main.id)).looked_at).toEqual(first);
    await sql`update photo set looked_at = now() - interval '2 days' where id = ${main.id}`.execute(
      at.house.db,
    );
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(at.house.db, main.id)).looked_at?.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it('bears a storage folder that was taken away', async () => {
    const { main } = await at.homeWith('/good/620x400/wiped');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await rm(join(at.house.stateDir, 'photos'), { recursive: true });
    const reply = await at.get(photoAddress(main.token, 320, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
  });
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoAddress, photoWidths } from '@homestead/contract/feed';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform';
import { readPhoto } from '../../../test/factories/photos.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { FOREVER, openPhotoSite, type PhotoSite } from '../../../test/photo-site.ts';
import { photoServiceOf } from './photo-service.ts';
import { wantPhotosOf } from './start-photo-copies.ts';

let at: PhotoSite;

beforeAll(async () => {
  at = await openPhotoSite();
});
afterAll(() => at.close());

describe('serving photos', () => {
  it.each(['/nothing', '/truncated', '/html', '/bomb', '/slow', '/empty'])(
    'draws an uncached picture when %s can’t be fetched',
    async (path) => {
      const { main } = await at.homeWith(path);
      const hits = at.services.host.hits(path);
      for (const format of ['webp', 'jpg', 'avif'] as const) {
        const reply = await at.get(photoAddress(main.token, 640, format));
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.headers.etag).toBeUndefined();
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
      }
      expect(at.services.host.hits(path)).toBe(hits + 1);
    },
  );

  it('waits only so long for a slow host', async () => {
    const { main } = await at.homeWith('/late/700x500/unhurried');
    expect(await photoServiceOf(at.node).copyAsked(main.id, 20)).toBe(false);
    await expect.poll(async () => (await readPhoto(at.services.db, main.id)).state).toBe('kept');
  });

  it('fetches a copy again that is gone from storage', async () => {
    const { main } = await at.homeWith('/good/800x500/gone');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(at.services.db, main.id);
    await photoServiceOf(at.node).storage.remove(hash ?? '');
    const reply = await at.get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(at.services.host.hits('/good/800x500/gone')).toBe(2);
  });

  it('fetches a copy again that was damaged on disk', async () => {
    const { main } = await at.homeWith('/good/810x500/rotten');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(at.services.db, main.id);
    await photoServiceOf(at.node).storage.put(`${hash}/original`, Buffer.from('rotten'));
    const reply = await at.get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(at.services.host.hits('/good/810x500/rotten')).toBe(2);
  });

  it('answers busy when too many renditions are being made', async () => {
    const photos = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { main } = await at.homeWith(`/good/1280x850/busy${index}`);
        await photoServiceOf(at.node).copyAsked(main.id);
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

  it("moves a home's other photos to the front of the queue once one of them is viewed", async () => {
    const { listingId, main, second } = await at.homeWith(
      '/good/600x400/w1',
      '/good/600x400/w2',
      '/good/600x400/w3',
    );
    await at.get(photoAddress(main.token, 320, 'jpg'));
    const desk = photoServiceOf(at.node);
    expect(await desk.wanted.next()).toBeNull();
    await at.get(photoAddress(second.token, 320, 'jpg'));
    const third = await desk.wanted.next();
    expect(await readPhoto(at.services.db, third ?? 0)).toMatchObject({
      listing_id: listingId,
      position: 2,
      state: 'waiting',
    });
  });

  it('copies a home’s photos in the background when its page is viewed', async () => {
    const { listingId, second } = await at.homeWith('/good/600x400/v1', '/good/600x400/v2');
    wantPhotosOf(at.node, listingId);
    await photoServiceOf(at.node).copyInBackground(new AbortController().signal);
    expect(await readPhoto(at.services.db, second.id)).toMatchObject({ state: 'kept' });
  });

  it("queues a home's photos when that home is requested", async () => {
    const { listingId, second } = await at.homeWith('/good/600x400/c1', '/good/600x400/c2');
    const caller = at.services.node();
    const callApp = await createApp({ services: caller, rooms: homeRooms });
    const { mls_number: mlsNumber } = await at.services.db
      .selectFrom('listing')
      .select('mls_number')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await sql`insert into listing_detail (listing_id, facts) values (${listingId}, '{}')`.execute(
      at.services.db,
    );
    const reply = await callApp.inject(`/api/v1/Property/GetPropertyById?PropertyId=${mlsNumber}`);
    expect(reply.statusCode, reply.body).toBe(200);
    await photoServiceOf(caller).copyInBackground(new AbortController().signal);
    expect(await readPhoto(at.services.db, second.id)).toMatchObject({ state: 'kept' });
    await callApp.close();
  });

  it('records the day of the last view, once a day', async () => {
    const { main } = await at.homeWith('/good/600x400/looked');
    const { looks } = photoServiceOf(at.node);
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    const first = (await readPhoto(at.services.db, main.id)).looked_at;
    expect(first).toBeInstanceOf(Date);
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(at.services.db, main.id)).looked_at).toEqual(first);
    await sql`update photo set looked_at = now() - interval '2 days' where id = ${main.id}`.execute(
      at.services.db,
    );
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(at.services.db, main.id)).looked_at?.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it('survives the loss of the storage folder', async () => {
    const { main } = await at.homeWith('/good/620x400/wiped');
    await at.get(photoAddress(main.token, 320, 'jpg'));
    await rm(join(at.services.stateDir, 'photos'), { recursive: true });
    const reply = await at.get(photoAddress(main.token, 320, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
  });
});

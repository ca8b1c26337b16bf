import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoAddress, photoSrcSet, photoWidths } from '@homestead/contract/listings';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp, type House, type Room } from '#platform';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoHouse } from '../../../test/photo-house.ts';
import { listingsRoom } from '../plugin.ts';
import { photoDeskOf } from './photo-desk.ts';
import { servePhotos } from './serve-photos.ts';
import { startPhotoCopies, wantPhotosOf } from './start-photo-copies.ts';

const room: Room = {
  name: 'photos',
  start(app, house) {
    servePhotos(app, house);
    startPhotoCopies(house);
    app.get('/other', async () => 'other');
  },
};
const FOREVER = 'public, max-age=31536000, immutable';

describe('serving photos', () => {
  let house: PhotoHouse;
  let node: House;
  let app: App;
  beforeAll(async () => {
    house = await createPhotoHouse();
    node = house.node();
    app = await createApp({ house: node, rooms: [room] });
  });
  afterAll(async () => {
    await app.close();
    await house.close();
  });

  /** A home with photos of these paths, the first of them the main one. */
  const homeWith = async (...paths: string[]) => {
    const [listingId = 0] = await insertListings(house.db, [{}]);
    const photos = await insertPhotos(
      house.db,
      listingId,
      paths.map((path) => ({ source_url: `${house.host.url}${path}` })),
    );
    const [main = expect.fail(), second = main] = photos;
    return { listingId, main, second };
  };
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers });
  const counted = async (name: string) => {
    const metric = await node.metrics.registry.getSingleMetric(name)?.get();
    return metric?.values[0]?.value ?? 0;
  };

  it('copies a photo at the first look and answers it for ever', async () => {
    const { main } = await homeWith('/good/1600x1000/first');
    const reply = await get(photoAddress(main.token, 640, 'webp'));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'content-length': String(reply.rawPayload.length),
      etag: expect.stringMatching(/^"[0-9a-f]{32}-640-webp"$/),
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
    const picture = await sharp(reply.rawPayload).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect(await readPhoto(house.db, main.id)).toMatchObject({ state: 'kept', width: 1600 });
  });

  it('answers every address of the srcset in its own width and format', async () => {
    const { main } = await homeWith('/good/1300x1000/srcset');
    for (const format of ['webp', 'jpg', 'avif'] as const) {
      for (const candidate of photoSrcSet(main.token, format).split(', ')) {
        const [url = '', width = ''] = candidate.split(' ');
        const reply = await get(url);
        expect(reply.statusCode, url).toBe(200);
        const picture = await sharp(reply.rawPayload).metadata();
        expect(`${picture.width}w`).toBe(width);
        expect(picture.format).toBe({ webp: 'webp', jpg: 'jpeg', avif: 'heif' }[format]);
      }
    }
  });

  it('makes a rendition once when a hundred ask at the same moment', async () => {
    const { main } = await homeWith('/late/1400x900/crowd');
    const before = await counted('photo_renditions_total');
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => get(photoAddress(main.token, 960, 'jpg'))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(1);
    expect(house.host.hits('/late/1400x900/crowd')).toBe(1);
    expect((await counted('photo_renditions_total')) - before).toBe(1);
  });

  it('is served from storage by another node and after a restart', async () => {
    const { main } = await homeWith('/good/900x700/again');
    const first = await get(photoAddress(main.token, 320, 'webp'));
    const other = house.node();
    const otherApp = await createApp({ house: other, rooms: [room] });
    const again = await otherApp.inject(photoAddress(main.token, 320, 'webp'));
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(photoDeskOf(other).counters.bytes()).toBe(0);
    await otherApp.close();
  });

  it('never enlarges, and shares one rendition among the widths beyond', async () => {
    const { main } = await homeWith('/good/500x400/narrow');
    const wide = await get(photoAddress(main.token, 1280, 'jpg'));
    const less = await get(photoAddress(main.token, 640, 'jpg'));
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 500, height: 400 });
    expect(less.headers.etag).toBe(wide.headers.etag);
  });

  it('answers 304 to who has it already', async () => {
    const { main } = await homeWith('/good/800x600/known');
    const url = photoAddress(main.token, 320, 'jpg');
    const etag = String((await get(url)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = await get(url, { 'if-none-match': known });
      expect(reply.statusCode, known).toBe(304);
      expect(reply.rawPayload.length).toBe(0);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': FOREVER });
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { main } = await homeWith('/good/800x600/head');
    const reply = await get(photoAddress(main.token, 320, 'jpg'), {}, 'HEAD');
    expect(reply.statusCode).toBe(200);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(500);
    expect(reply.rawPayload.length).toBe(0);
  });

  it('knows AVIF for main photos only, and for those that were main ones', async () => {
    const { listingId, main, second } = await homeWith('/good/900x600/m', '/good/900x600/s');
    expect((await get(photoAddress(main.token, 320, 'avif'))).statusCode).toBe(200);
    expect((await get(photoAddress(second.token, 320, 'avif'))).statusCode).toBe(404);
    await sql`update photo set position = 5 where id = ${main.id}`.execute(house.db);
    expect((await get(photoAddress(second.token, 320, 'avif'))).statusCode).toBe(200);
    expect((await get(photoAddress(main.token, 640, 'avif'))).statusCode).toBe(200);
    expect(listingId).toBeGreaterThan(0);
  });

  it('knows nothing of other addresses', async () => {
    const { main } = await homeWith('/good/900x600/others');
    for (const url of [
      `/photos/${main.token}/321.webp`,
      `/photos/${main.token}/640.png`,
      `/photos/${main.token}/640.webp.jpg`,
      `/photos/${main.token}/0640.webp`,
      `/photos/${main.token}/..%2F640.webp`,
      '/photos/unknown/640.webp',
      '/photos/%2e%2e%2f/640.webp',
      `/photos/${'x'.repeat(250)}/640.webp`,
    ]) {
      const reply = await get(url);
      expect(reply.statusCode, url).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    expect(house.host.hits('/good/900x600/others')).toBe(0);
  });

  it('shows nothing that the public may not see, copied or not', async () => {
    const { listingId, main, second } = await homeWith('/good/900x600/p', '/good/900x600/q');
    const url = photoAddress(main.token, 320, 'jpg');
    const etag = String((await get(url)).headers.etag);
    await sql`update photo set shown = false where id = ${main.id}`.execute(house.db);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(404);
    await sql`update photo set shown = true where id = ${main.id}`.execute(house.db);
    await sql`update listing set reach = 'none' where id = ${listingId}`.execute(house.db);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(photoAddress(second.token, 320, 'jpg'))).statusCode).toBe(404);
    expect(house.host.hits('/good/900x600/q')).toBe(0);
  });

  it.each(['/nothing', '/truncated', '/html', '/bomb', '/slow', '/empty'])(
    'draws a picture that nobody caches when %s can’t be had',
    async (path) => {
      const { main } = await homeWith(path);
      const hits = house.host.hits(path);
      for (const format of ['webp', 'jpg', 'avif'] as const) {
        const reply = await get(photoAddress(main.token, 640, format));
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.headers.etag).toBeUndefined();
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
      }
      expect(house.host.hits(path)).toBe(hits + 1);
    },
  );

  it('waits for a slow host only so long', async () => {
    const { main } = await homeWith('/late/700x500/unhurried');
    expect(await photoDeskOf(node).copyAsked(main.id, 20)).toBe(false);
    await expect.poll(async () => (await readPhoto(house.db, main.id)).state).toBe('kept');
  });

  it('fetches a copy anew that is gone from the storage', async () => {
    const { main } = await homeWith('/good/800x500/gone');
    await get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(house.db, main.id);
    await photoDeskOf(node).storage.remove(hash ?? '');
    const reply = await get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(house.host.hits('/good/800x500/gone')).toBe(2);
  });

  it('fetches a copy anew that was damaged on the disk', async () => {
    const { main } = await homeWith('/good/810x500/rotten');
    await get(photoAddress(main.token, 320, 'jpg'));
    const { content_hash: hash } = await readPhoto(house.db, main.id);
    await photoDeskOf(node).storage.put(`${hash}/original`, Buffer.from('rotten'));
    const reply = await get(photoAddress(main.token, 640, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
    expect(house.host.hits('/good/810x500/rotten')).toBe(2);
  });

  it('says that it is busy when too many renditions are being made', async () => {
    const photos = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const { main } = await homeWith(`/good/1280x850/busy${at}`);
        await photoDeskOf(node).copyAsked(main.id);
        return main;
      }),
    );
    const urls = photos.flatMap(({ token }) =>
      photoWidths.map((w) => photoAddress(token, w, 'webp')),
    );
    const replies = await Promise.all(urls.map((url) => get(url)));
    const refused = replies.filter((reply) => reply.statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThanOrEqual(64);
    expect((await get(urls.at(-1) ?? '')).statusCode).toBe(200);
  });

  it('puts the others of a home first in line once one of them is looked at', async () => {
    const { listingId, main, second } = await homeWith(
      '/good/600x400/w1',
      '/good/600x400/w2',
      '/good/600x400/w3',
    );
    await get(photoAddress(main.token, 320, 'jpg'));
    const desk = photoDeskOf(node);
    expect(await desk.wanted.next()).toBeNull();
    await get(photoAddress(second.token, 320, 'jpg'));
    const third = await desk.wanted.next();
    expect(await readPhoto(house.db, third ?? 0)).toMatchObject({
      listing_id: listingId,
      position: 2,
      state: 'waiting',
    });
  });

  it('copies a home’s photos in the background when its page is looked at', async () => {
    const { listingId, second } = await homeWith('/good/600x400/v1', '/good/600x400/v2');
    wantPhotosOf(node, listingId);
    await photoDeskOf(node).copyInBackground(new AbortController().signal);
    expect(await readPhoto(house.db, second.id)).toMatchObject({ state: 'kept' });
  });

  it('hears from the call for one home that its photos are wanted', async () => {
    const { listingId, second } = await homeWith('/good/600x400/c1', '/good/600x400/c2');
    const caller = house.node();
    const callApp = await createApp({ house: caller, rooms: [listingsRoom] });
    const { mls_number: mlsNumber } = await house.db
      .selectFrom('listing')
      .select('mls_number')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await sql`insert into listing_detail (listing_id, facts) values (${listingId}, '{}')`.execute(
      house.db,
    );
    const reply = await callApp.inject(`/api/v1/Property/GetPropertyById?PropertyId=${mlsNumber}`);
    expect(reply.statusCode, reply.body).toBe(200);
    await photoDeskOf(caller).copyInBackground(new AbortController().signal);
    expect(await readPhoto(house.db, second.id)).toMatchObject({ state: 'kept' });
    await callApp.close();
  });

  it('notes the day of the last look, once a day', async () => {
    const { main } = await homeWith('/good/600x400/looked');
    const { looks } = photoDeskOf(node);
    await get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    const first = (await readPhoto(house.db, main.id)).looked_at;
    expect(first).toBeInstanceOf(Date);
    await get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(house.db, main.id)).looked_at).toEqual(first);
    await sql`update photo set looked_at = now() - interval '2 days' where id = ${main.id}`.execute(
      house.db,
    );
    await get(photoAddress(main.token, 320, 'jpg'));
    await looks.write();
    expect((await readPhoto(house.db, main.id)).looked_at?.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });

  it('bears a storage folder that was taken away', async () => {
    const { main } = await homeWith('/good/620x400/wiped');
    await get(photoAddress(main.token, 320, 'jpg'));
    await rm(join(house.stateDir, 'photos'), { recursive: true });
    const reply = await get(photoAddress(main.token, 320, 'jpg'));
    expect(reply.headers['cache-control']).toBe(FOREVER);
  });
});

import { photoAddress, photoSrcSet } from '@homestead/contract/feed';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform';
import { readPhoto } from '../../../test/factories/photos.ts';
import { FOREVER, openPhotoSite, type PhotoSite, photoRoom } from '../../../test/photo-site.ts';
import { photoServiceOf } from './photo-service.ts';

let at: PhotoSite;

beforeAll(async () => {
  at = await openPhotoSite();
});
afterAll(() => at.close());

describe('serving photos', () => {
  it('copies a photo on the first view and serves it forever', async () => {
    const { main } = await at.homeWith('/good/1600x1000/first');
    const reply = await at.get(photoAddress(main.token, 640, 'webp'));
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
    expect(await readPhoto(at.services.db, main.id)).toMatchObject({ state: 'kept', width: 1600 });
  });

  it('serves every address of the srcset in its own width and format', async () => {
    const { main } = await at.homeWith('/good/1300x1000/srcset');
    for (const format of ['webp', 'jpg', 'avif'] as const) {
      for (const candidate of photoSrcSet(main.token, format).split(', ')) {
        const [url = '', width = ''] = candidate.split(' ');
        const reply = await at.get(url);
        expect(reply.statusCode, url).toBe(200);
        const picture = await sharp(reply.rawPayload).metadata();
        expect(`${picture.width}w`).toBe(width);
        expect(picture.format).toBe({ webp: 'webp', jpg: 'jpeg', avif: 'heif' }[format]);
      }
    }
  });

  it('makes a rendition once when a hundred ask at the same moment', async () => {
    const { main } = await at.homeWith('/late/1400x900/crowd');
    const before = await at.counted('photo_renditions_total');
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => at.get(photoAddress(main.token, 960, 'jpg'))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(1);
    expect(at.services.host.hits('/late/1400x900/crowd')).toBe(1);
    expect((await at.counted('photo_renditions_total')) - before).toBe(1);
  });

  it('is served from storage by another node and after a restart', async () => {
    const { main } = await at.homeWith('/good/900x700/again');
    const first = await at.get(photoAddress(main.token, 320, 'webp'));
    const other = at.services.node();
    const otherApp = await createApp({ services: other, rooms: [photoRoom] });
    const again = await otherApp.inject(photoAddress(main.token, 320, 'webp'));
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(photoServiceOf(other).counters.bytes()).toBe(0);
    await otherApp.close();
  });

  it('never enlarges, and shares one rendition among larger widths', async () => {
    const { main } = await at.homeWith('/good/500x400/narrow');
    const wide = await at.get(photoAddress(main.token, 1280, 'jpg'));
    const less = await at.get(photoAddress(main.token, 640, 'jpg'));
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 500, height: 400 });
    expect(less.headers.etag).toBe(wide.headers.etag);
  });

  it('answers 304 when the browser already has it', async () => {
    const { main } = await at.homeWith('/good/800x600/known');
    const url = photoAddress(main.token, 320, 'jpg');
    const etag = String((await at.get(url)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = await at.get(url, { 'if-none-match': known });
      expect(reply.statusCode, known).toBe(304);
      expect(reply.rawPayload.length).toBe(0);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': FOREVER });
    }
    expect((await at.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { main } = await at.homeWith('/good/800x600/head');
    const reply = await at.get(photoAddress(main.token, 320, 'jpg'), {}, 'HEAD');
    expect(reply.statusCode).toBe(200);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(500);
    expect(reply.rawPayload.length).toBe(0);
  });

  it('has AVIF only for photos that are or were main photos', async () => {
    const { listingId, main, second } = await at.homeWith('/good/900x600/m', '/good/900x600/s');
    expect((await at.get(photoAddress(main.token, 320, 'avif'))).statusCode).toBe(200);
    expect((await at.get(photoAddress(second.token, 320, 'avif'))).statusCode).toBe(404);
    await sql`update photo set position = 5 where id = ${main.id}`.execute(at.services.db);
    expect((await at.get(photoAddress(second.token, 320, 'avif'))).statusCode).toBe(200);
    expect((await at.get(photoAddress(main.token, 640, 'avif'))).statusCode).toBe(200);
    expect(listingId).toBeGreaterThan(0);
  });

  it('answers 404 for other addresses', async () => {
    const { main } = await at.homeWith('/good/900x600/others');
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
      const reply = await at.get(url);
      expect(reply.statusCode, url).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    expect(at.services.host.hits('/good/900x600/others')).toBe(0);
  });

  it('shows nothing that the public may not see, copied or not', async () => {
    const { listingId, main, second } = await at.homeWith('/good/900x600/p', '/good/900x600/q');
    const url = photoAddress(main.token, 320, 'jpg');
    const etag = String((await at.get(url)).headers.etag);
    await sql`update photo set shown = false where id = ${main.id}`.execute(at.services.db);
    expect((await at.get(url)).statusCode).toBe(404);
    expect((await at.get(url, { 'if-none-match': etag })).statusCode).toBe(404);
    await sql`update photo set shown = true where id = ${main.id}`.execute(at.services.db);
    await sql`update listing set visibility = 'none' where id = ${listingId}`.execute(
      at.services.db,
    );
    expect((await at.get(url)).statusCode).toBe(404);
    expect((await at.get(photoAddress(second.token, 320, 'jpg'))).statusCode).toBe(404);
    expect(at.services.host.hits('/good/900x600/q')).toBe(0);
  });
});

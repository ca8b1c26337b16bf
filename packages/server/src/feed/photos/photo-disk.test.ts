import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoServices } from '../../../test/photo-services.ts';
import { originalKey } from './photo-copier.ts';
import { PhotoDisk } from './photo-disk.ts';
import { PhotoService } from './photo-service.ts';

const never = new AbortController().signal;
const KB = 1024;

describe('the disk cap', () => {
  let services: PhotoServices;
  let desk: PhotoService;
  let made = 0;
  beforeEach(async () => {
    services = await createPhotoHouse();
    desk = new PhotoService(services.node());
  });
  afterEach(async () => {
    await desk.close();
    await services.close();
  });

  const diskOf = (capBytes: number, graceMs = 0) =>
    new PhotoDisk({
      db: services.db,
      pool: services.database.pool,
      storage: desk.storage,
      counters: desk.counters,
      capBytes,
      graceMs,
    });
  const hashOf = (n: number) => n.toString(16).padStart(64, '0');
  /** A stored photo of 100 KB, its copy and a rendition, last viewed this many days ago. */
  const keep = async (listingId: number, position: number, days: number, hash = hashOf(++made)) => {
    await desk.storage.put(originalKey(hash), Buffer.alloc(90 * KB));
    await desk.storage.put(`${hash}/320.webp`, Buffer.alloc(10 * KB));
    const [photo = expect.fail()] = await insertPhotos(services.db, listingId, [
      {
        position,
        state: 'kept',
        content_hash: hash,
        content_bytes: 90 * KB,
        width: 640,
        height: 480,
        placeholder: 'data:image/webp;base64,AA',
        kept_at: new Date(Date.now() - 90 * 86_400_000),
        looked_at: new Date(Date.now() - days * 86_400_000),
      },
    ]);
    return photo;
  };
  const states = async (photos: { id: number }[]) =>
    Promise.all(photos.map(async ({ id }) => (await readPhoto(services.db, id)).state));

  it('evicts what has gone unviewed longest, main photos last', async () => {
    const [a = 0, b = 0] = await insertListings(services.db, [{}, {}]);
    const photos = [
      await keep(a, 0, 80),
      await keep(a, 1, 1),
      await keep(a, 2, 30),
      await keep(b, 0, 70),
      await keep(b, 1, 20),
    ];
    await diskOf(400 * KB).trim(never, { mains: true });
    expect(await states(photos)).toEqual(['kept', 'kept', 'waiting', 'kept', 'waiting']);
    expect(desk.counters.bytes()).toBe(300 * KB);
    await diskOf(120 * KB).trim(never, { mains: true });
    expect(await states(photos)).toEqual(['waiting', 'waiting', 'waiting', 'kept', 'waiting']);
  });

  it('leaves main photos alone when room is made for others', async () => {
    const [a = 0] = await insertListings(services.db, [{}]);
    const photos = [await keep(a, 0, 80), await keep(a, 1, 1)];
    await diskOf(50 * KB).trim(never, { mains: false });
    expect(await states(photos)).toEqual(['kept', 'waiting']);
  });

  it('treats the main photo of a hidden home like any other', async () => {
    const [hidden = 0, shown = 0] = await insertListings(services.db, [{ visibility: 'none' }, {}]);
    const photos = [await keep(hidden, 0, 1), await keep(shown, 0, 50)];
    await diskOf(150 * KB).trim(never, { mains: true });
    expect(await states(photos)).toEqual(['waiting', 'kept']);
  });

  it('deletes the files with the last photo that refers to them', async () => {
    const [a = 0] = await insertListings(services.db, [{}]);
    await keep(a, 0, 0);
    const hash = hashOf(0xabc);
    const twins = [await keep(a, 1, 60, hash), await keep(a, 2, 2, hash)];
    await diskOf(201 * KB).trim(never, { mains: true });
    expect(await states(twins)).toEqual(['waiting', 'waiting']);
    expect(await desk.storage.has(originalKey(hash))).toBe(false);
    expect(await desk.storage.has(`${hash}/320.webp`)).toBe(false);
  });

  it('does nothing below the cap', async () => {
    const [a = 0] = await insertListings(services.db, [{}]);
    const photo = await keep(a, 1, 80);
    await diskOf(1000 * KB).trim(never, { mains: true });
    await diskOf(1000 * KB).tidy(never);
    expect(await states([photo])).toEqual(['kept']);
    expect(desk.counters.bytes()).toBe(100 * KB);
  });

  it("doesn't copy evicted photos in the background, but does on request", async () => {
    const [a = 0] = await insertListings(services.db, [{}]);
    const photo = await keep(a, 0, 10);
    await sql`update photo set source_url = ${`${services.host.url}/good/600x400/back`}`.execute(
      services.db,
    );
    await diskOf(50 * KB).trim(never, { mains: true });
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
      state: 'waiting',
      content_hash: null,
      width: 640,
      placeholder: 'data:image/webp;base64,AA',
    });
    await desk.copyInBackground(never);
    expect(services.host.hits('/good/600x400/back')).toBe(0);
    expect(await desk.copyAsked(photo.id)).toBe(true);
    expect(services.host.hits('/good/600x400/back')).toBe(1);
  });

  it('deletes unreferenced files, but not one that is just being stored', async () => {
    const orphan = hashOf(0xdead);
    await desk.storage.put(originalKey(orphan), Buffer.alloc(KB));
    await diskOf(1000 * KB, 3_600_000).tidy(never);
    expect(await desk.storage.has(originalKey(orphan))).toBe(true);
    const [a = 0] = await insertListings(services.db, [{}]);
    const photo = await keep(a, 0, 1);
    await sleep(20);
    await diskOf(1000 * KB).tidy(never);
    expect(await desk.storage.has(originalKey(orphan))).toBe(false);
    expect(await desk.storage.has(originalKey(photo.content_hash ?? ''))).toBe(true);
    expect(desk.counters.bytes()).toBe(100 * KB);
  });

  /** A photo that is being copied while the cleanup, with no grace period, deletes what it may. */
  const copyWhile = async (name: string, disturb: (storage: PhotoService['storage']) => void) => {
    const [a = 0] = await insertListings(services.db, [{}]);
    const source_url = `${services.host.url}/good/300x200/${name}`;
    const [photo = expect.fail()] = await insertPhotos(services.db, a, [{ source_url }]);
    disturb(desk.storage);
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    return (await readPhoto(services.db, photo.id)).content_hash ?? '';
  };

  it('stores a copy again that was deleted before its row was written', async () => {
    const hash = await copyWhile('early', (storage) => {
      const put = storage.put.bind(storage);
      storage.put = async (key, bytes) => {
        await put(key, bytes);
        storage.put = put;
        await diskOf(1).tidy(never);
        expect(await storage.has(key)).toBe(false);
      };
    });
    expect(await desk.storage.has(originalKey(hash))).toBe(true);
  });

  it('deletes nothing while the row is being written', async () => {
    let tidying: Promise<void> | null = null;
    const hash = await copyWhile('late', (storage) => {
      const has = storage.has.bind(storage);
      storage.has = async (key) => {
        const isThere = await has(key);
        if (isThere && !tidying) {
          tidying = diskOf(1000 * KB).tidy(never);
          await sleep(300);
        }
        return isThere;
      };
    });
    await tidying;
    expect(tidying).not.toBeNull();
    expect(await desk.storage.has(originalKey(hash))).toBe(true);
  });

  it('stops background copies when nearly full, and makes room for main photos', async () => {
    const small = new PhotoService(services.node({ PHOTO_DISK_MEGABYTES: '10' }));
    const [a = 0, b = 0] = await insertListings(services.db, [{}, {}]);
    const old = await keep(a, 1, 50);
    await small.storage.put(`${old.content_hash}/640.webp`, Buffer.alloc(10_000 * KB));
    await insertPhotos(services.db, a, [{ position: 0, state: 'failed' }]);
    const [main = expect.fail()] = await insertPhotos(services.db, b, [
      { source_url: `${services.host.url}/good/600x400/roomy` },
    ]);
    await small.copyInBackground(never);
    expect(await states([old, main])).toEqual(['waiting', 'kept']);
    await small.close();
  });
});

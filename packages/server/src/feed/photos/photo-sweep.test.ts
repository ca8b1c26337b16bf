import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoServices } from '../../../test/photo-services.ts';
import { findDueAfter } from './photo-address-store.ts';
import { PhotoService } from './photo-service.ts';
import { PhotoSweep } from './photo-sweep.ts';

describe('the sweep', () => {
  let services: PhotoServices;
  beforeEach(async () => {
    services = await createPhotoHouse();
  });
  afterEach(() => services.close());

  /** Homes, the last one being the newest, each with these photos. */
  const homesWith = async (count: number, photos: object[], visibility = 'search') => {
    const ids = await insertListings(
      services.db,
      Array.from({ length: count }, () => ({ visibility })),
    );
    const rows = [];
    for (const id of ids) rows.push(await insertPhotos(services.db, id, photos));
    return rows;
  };
  const drain = async (sweep: PhotoSweep) => {
    const ids: number[] = [];
    for (let id = await sweep.next(); id !== null; id = await sweep.next()) ids.push(id);
    return ids;
  };

  it('finds main photos of all homes, newest first, page-only homes after search', async () => {
    const shown = await homesWith(3, [{}, {}, {}]);
    const closed = await homesWith(1, [{}, {}], 'page');
    await homesWith(1, [{}], 'none');
    const mains = shown.map(([main]) => main?.id ?? 0).reverse();
    expect(await drain(new PhotoSweep(services.db, 'main'))).toEqual([
      ...mains,
      closed[0]?.[0]?.id,
    ]);
  });

  it('then finds all the others when asked for all', async () => {
    const rows = await homesWith(2, [{}, {}, {}]);
    const found = await drain(new PhotoSweep(services.db, 'all'));
    const mains = rows.map(([main]) => main?.id ?? 0);
    expect(found.slice(0, 2)).toEqual([mains[1], mains[0]]);
    expect(new Set(found)).toEqual(new Set(rows.flat().map((row) => row.id)));
  });

  it('takes the first visible photo as the main photo', async () => {
    const [home = []] = await homesWith(1, [
      { shown: false, position: 1 },
      { position: 9 },
      { position: 3 },
    ]);
    expect(await drain(new PhotoSweep(services.db, 'main'))).toEqual([home[2]?.id]);
  });

  it('skips photos that are waiting, given up, stored or evicted', async () => {
    const later = new Date(Date.now() + 60_000);
    await homesWith(1, [{ next_try_at: later, failure: 'answered 404' }]);
    await homesWith(1, [{ state: 'failed' }]);
    await homesWith(1, [{ state: 'kept', content_hash: 'ab', width: 1 }]);
    await homesWith(1, [{ next_try_at: sql`'infinity'` }]);
    expect(await drain(new PhotoSweep(services.db, 'all'))).toEqual([]);
  });

  it('goes on after a home without a date to the others without one', async () => {
    const ids = await insertListings(services.db, [{ listed_at: null }, { listed_at: null }, {}]);
    const mains = [];
    for (const id of ids) mains.push(...(await insertPhotos(services.db, id, [{}])));
    const next = async (id: number) =>
      (await findDueAfter(services.db, id)).map(({ listingId }) => listingId);
    expect(mains).toHaveLength(3);
    expect(await next(ids[2] ?? 0)).toEqual([ids[1], ids[0]]);
    expect(await next(ids[1] ?? 0)).toEqual([ids[0]]);
  });

  it('covers more homes than one step takes', async () => {
    const rows = await homesWith(450, [{}]);
    const found = await drain(new PhotoSweep(services.db, 'main'));
    expect(found).toEqual(rows.map(([main]) => main?.id ?? 0).reverse());
  });

  it('stops at the end and starts over when the feed has changed something', async () => {
    const sweep = new PhotoSweep(services.db, 'main');
    expect(await drain(sweep)).toEqual([]);
    const [home = []] = await homesWith(1, [{}]);
    expect(await sweep.next()).toBeNull();
    await sql`update feed_version set version = version + 1`.execute(services.db);
    await expect.poll(() => sweep.next(), { timeout: 10_000 }).toBe(home[0]?.id);
  });

  it('is shared by two nodes without copying anything twice, and within the limit', async () => {
    const ids = await insertListings(
      services.db,
      Array.from({ length: 12 }, () => ({})),
    );
    for (const id of ids) {
      const source_url = `${services.host.url}/late/300x200/${id}`;
      await insertPhotos(services.db, id, [{ source_url }]);
    }
    const nodes = [1, 2].map(() => new PhotoService(services.node({ PHOTO_COPIES_AT_ONCE: '3' })));
    const { signal } = new AbortController();
    await Promise.all(nodes.map((node) => node.copyInBackground(signal)));
    for (const id of ids) expect(services.host.hits(`/late/300x200/${id}`)).toBe(1);
    expect(services.host.mostOpen()).toBeLessThanOrEqual(6);
    const kept = await sql`select id from photo where state = 'kept'`.execute(services.db);
    expect(kept.rows).toHaveLength(12);
    for (const node of nodes) await node.close();
  });

  it('continues after a picture that can’t be fetched', async () => {
    const [bad = [], good = []] = await homesWith(2, [{}]);
    await sql`update photo set source_url = ${`${services.host.url}/html`}`.execute(services.db);
    await sql`update photo set source_url = ${`${services.host.url}/good/300x200/ok`}
      where id = ${good[0]?.id}`.execute(services.db);
    const desk = new PhotoService(services.node());
    await desk.copyInBackground(new AbortController().signal);
    expect((await readPhoto(services.db, bad[0]?.id ?? 0)).failure).toBe('not a picture');
    expect((await readPhoto(services.db, good[0]?.id ?? 0)).state).toBe('kept');
    await desk.close();
  });
});

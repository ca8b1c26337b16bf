import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoHouse } from '../../../test/photo-house.ts';
import { PhotoDesk } from './photo-desk.ts';
import { PhotoSweep } from './photo-sweep.ts';

describe('the sweep', () => {
  let house: PhotoHouse;
  beforeEach(async () => {
    house = await createPhotoHouse();
  });
  afterEach(() => house.close());

  /** Homes of which the last given is the newest, each with these photos. */
  const homesWith = async (count: number, photos: object[], reach = 'search') => {
    const ids = await insertListings(
      house.db,
      Array.from({ length: count }, () => ({ reach })),
    );
    const rows = [];
    for (const id of ids) rows.push(await insertPhotos(house.db, id, photos));
    return rows;
  };
  const drain = async (sweep: PhotoSweep) => {
    const ids: number[] = [];
    for (let id = await sweep.next(); id !== null; id = await sweep.next()) ids.push(id);
    return ids;
  };

  it('finds main photos of all homes, newest first, pages after search', async () => {
    const shown = await homesWith(3, [{}, {}, {}]);
    const closed = await homesWith(1, [{}, {}], 'page');
    await homesWith(1, [{}], 'none');
    const mains = shown.map(([main]) => main?.id ?? 0).reverse();
    expect(await drain(new PhotoSweep(house.db, 'main'))).toEqual([...mains, closed[0]?.[0]?.id]);
  });

  it('finds all the others after them when told so', async () => {
    const rows = await homesWith(2, [{}, {}, {}]);
    const found = await drain(new PhotoSweep(house.db, 'all'));
    const mains = rows.map(([main]) => main?.id ?? 0);
    expect(found.slice(0, 2)).toEqual([mains[1], mains[0]]);
    expect(new Set(found)).toEqual(new Set(rows.flat().map((row) => row.id)));
  });

  it('takes the first that is shown for the main photo', async () => {
    const [home = []] = await homesWith(1, [
      { shown: false, position: 1 },
      { position: 9 },
      { position: 3 },
    ]);
    expect(await drain(new PhotoSweep(house.db, 'main'))).toEqual([home[2]?.id]);
  });

  it('leaves those that rest, are given up, kept or put out', async () => {
    const later = new Date(Date.now() + 60_000);
    await homesWith(1, [{ next_try_at: later, failure: 'answered 404' }]);
    await homesWith(1, [{ state: 'failed' }]);
    await homesWith(1, [{ state: 'kept', content_hash: 'ab', width: 1 }]);
    await homesWith(1, [{ next_try_at: sql`'infinity'` }]);
    expect(await drain(new PhotoSweep(house.db, 'all'))).toEqual([]);
  });

  it('goes through more homes than one step takes', async () => {
    const rows = await homesWith(450, [{}]);
    const found = await drain(new PhotoSweep(house.db, 'main'));
    expect(found).toEqual(rows.map(([main]) => main?.id ?? 0).reverse());
  });

  it('rests at the end and begins anew when the feed has changed something', async () => {
    const sweep = new PhotoSweep(house.db, 'main');
    expect(await drain(sweep)).toEqual([]);
    const [home = []] = await homesWith(1, [{}]);
    expect(await sweep.next()).toBeNull();
    await sql`update feed_version set version = version + 1`.execute(house.db);
    await expect.poll(() => sweep.next(), { timeout: 10_000 }).toBe(home[0]?.id);
  });

  it('is shared by two nodes without copying anything twice, and not beyond the limit', async () => {
    const ids = await insertListings(
      house.db,
      Array.from({ length: 12 }, () => ({})),
    );
    for (const id of ids) {
      const source_url = `${house.host.url}/late/300x200/${id}`;
      await insertPhotos(house.db, id, [{ source_url }]);
    }
    const nodes = [1, 2].map(() => new PhotoDesk(house.node({ PHOTO_COPIES_AT_ONCE: '3' })));
    const { signal } = new AbortController();
    await Promise.all(nodes.map((node) => node.copyInBackground(signal)));
    for (const id of ids) expect(house.host.hits(`/late/300x200/${id}`)).toBe(1);
    expect(house.host.mostOpen()).toBeLessThanOrEqual(6);
    const kept = await sql`select id from photo where state = 'kept'`.execute(house.db);
    expect(kept.rows).toHaveLength(12);
    for (const node of nodes) await node.close();
  });

  it('goes on after a picture that can’t be had', async () => {
    const [bad = [], good = []] = await homesWith(2, [{}]);
    await sql`update photo set source_url = ${`${house.host.url}/html`}`.execute(house.db);
    await sql`update photo set source_url = ${`${house.host.url}/good/300x200/ok`}
      where id = ${good[0]?.id}`.execute(house.db);
    const desk = new PhotoDesk(house.node());
    await desk.copyInBackground(new AbortController().signal);
    expect((await readPhoto(house.db, bad[0]?.id ?? 0)).failure).toBe('not a picture');
    expect((await readPhoto(house.db, good[0]?.id ?? 0)).state).toBe('kept');
    await desk.close();
  });
});

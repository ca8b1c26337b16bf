import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoHouse } from '../../../test/photo-house.ts';
import { drawJpeg } from '../../../test/picture-host.ts';
import { MOST_ATTEMPTS } from './photo-copier.ts';
import { PhotoDesk } from './photo-desk.ts';
import { reviveFailed } from './photo-sweep-store.ts';

const never = new AbortController().signal;

describe('copying photos', () => {
  let house: PhotoHouse;
  let desk: PhotoDesk;
  let listingId: number;
  beforeAll(async () => {
    house = await createPhotoHouse();
    desk = new PhotoDesk(house.node());
    [listingId = 0] = await insertListings(house.db, [{}]);
  });
  afterAll(async () => {
    await desk.close();
    await house.close();
  });

  const photoAt = async (path: string) => {
    const [photo] = await insertPhotos(house.db, listingId, [
      { source_url: path.startsWith('http') ? path : `${house.host.url}${path}` },
    ]);
    return photo ?? expect.fail();
  };
  const makeDue = (id: number) =>
    sql`update photo set next_try_at = now() where id = ${id}`.execute(house.db);
  const secondsToNextTry = async (id: number) => {
    const { next_try_at } = await readPhoto(house.db, id);
    return (next_try_at.getTime() - Date.now()) / 1000;
  };

  it('keeps the very bytes by their content, then the row', async () => {
    const photo = await photoAt('/good/900x600/first');
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    const bytes = await drawJpeg(900, 600, 'first');
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(await readPhoto(house.db, photo.id)).toMatchObject({
      state: 'kept',
      attempts: 0,
      failure: null,
      content_hash: hash,
      content_bytes: bytes.length,
      width: 900,
      height: 600,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      kept_at: expect.any(Date),
    });
    expect(await desk.storage.find(`${hash}/original`)).toEqual(bytes);
  });

  it('keeps one file for two photos of the same content', async () => {
    const one = await photoAt('/good/400x300/twin');
    const two = await photoAt('/good/400x300/twin');
    await Promise.all([desk.copier.copy(one.id, never), desk.copier.copy(two.id, never)]);
    const rows = [await readPhoto(house.db, one.id), await readPhoto(house.db, two.id)];
    expect(rows.map((row) => row.state)).toEqual(['kept', 'kept']);
    expect(rows[0]?.content_hash).toBe(rows[1]?.content_hash);
  });

  it.each([
    ['/slow', 'no whole answer within 2 s'],
    ['/endless', 'larger than 1 MB'],
    ['/announced', 'larger than 1 MB'],
    ['/truncated', 'can’t be decoded'],
    ['/cut', 'the connection failed'],
    ['/html', 'not a picture'],
    ['/svg', 'not a picture'],
    ['/bomb', 'pixel limit'],
    ['/empty', 'an empty file'],
    ['/dot', 'only 1 × 1 pixels'],
    ['/nothing', 'answered 404'],
    ['/redirect', 'redirects are not followed'],
  ])('notes why %s could not be had and tries again in a minute', async (path, reason) => {
    const photo = await photoAt(path);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    const row = await readPhoto(house.db, photo.id);
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, content_hash: null });
    expect(row.failure).toContain(reason);
    expect(await secondsToNextTry(photo.id)).toBeGreaterThan(50);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(house.host.hits(path)).toBe(1);
  });

  it('gives up at once on an address that may not be asked', async () => {
    const photo = await photoAt('http://169.254.169.254/latest/meta-data');
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({
      state: 'failed',
      failure: 'only the MLS may be asked over http',
    });
  });

  it('gets it at the second try when the host has recovered', async () => {
    const photo = await photoAt('/flaky/1');
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    await makeDue(photo.id);
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({ state: 'kept', failure: null });
  });

  it('waits as long as the host asks for, with all that nobody asked for', async () => {
    const node = new PhotoDesk(house.node());
    const photo = await photoAt('/busy');
    expect(node.copier.isPatient).toBe(false);
    expect(await node.copier.copy(photo.id, never)).toBe(false);
    expect(await secondsToNextTry(photo.id)).toBeGreaterThan(590);
    const row = await readPhoto(house.db, photo.id);
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, failure: 'answered 429' });
    expect(node.copier.isPatient).toBe(true);
    const other = await photoAt('/good/300x200/patient');
    await node.copyInBackground(never);
    expect(house.host.hits('/good/300x200/patient')).toBe(0);
    expect(await node.copyAsked(other.id)).toBe(true);
    await node.close();
  });

  it('rests longer each time, then gives up, then tries weekly, then never again', async () => {
    const photo = await photoAt('/nothing/ever');
    const rests: number[] = [];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      await makeDue(photo.id);
      await reviveFailed(house.db, MOST_ATTEMPTS);
      await desk.copier.copy(photo.id, never);
      rests.push(Math.round((await secondsToNextTry(photo.id)) / 60));
    }
    expect(rests.slice(0, 6)).toEqual([1, 5, 30, 120, 720, 7 * 24 * 60]);
    await makeDue(photo.id);
    await reviveFailed(house.db, MOST_ATTEMPTS);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(house.host.hits('/nothing/ever')).toBe(MOST_ATTEMPTS);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({ state: 'failed' });
  });

  it('is done once, however many nodes begin at the same time', async () => {
    const other = new PhotoDesk(house.node());
    const photo = await photoAt('/late/900x600/race');
    const done = await Promise.all([
      ...Array.from({ length: 10 }, () => desk.copyAsked(photo.id)),
      ...Array.from({ length: 10 }, () => other.copyAsked(photo.id)),
    ]);
    expect(done).toEqual(Array(20).fill(true));
    expect(house.host.hits('/late/900x600/race')).toBe(1);
    await other.close();
  });

  it('writes nothing when the MLS has changed the picture meanwhile', async () => {
    const photo = await photoAt('/late/900x600/old');
    const copying = desk.copier.copy(photo.id, never);
    await expect.poll(() => house.host.hits('/late/900x600/old')).toBe(1);
    await sql`update photo set token = 'changed', attempts = 0, next_try_at = now(),
      source_url = ${`${house.host.url}/good/500x400/new`} where id = ${photo.id}`.execute(
      house.db,
    );
    expect(await copying).toBe(false);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({ width: 500, token: 'changed' });
  });

  it('gives its claim back when it has to end', async () => {
    const photo = await photoAt('/slow/ending');
    const ending = new AbortController();
    const copying = desk.copier.copy(photo.id, ending.signal);
    await expect.poll(() => house.host.hits('/slow/ending')).toBe(1);
    ending.abort();
    await expect(copying).rejects.toThrow();
    expect(await readPhoto(house.db, photo.id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await secondsToNextTry(photo.id)).toBeLessThan(1);
  });

  it('counts our own fault not against the picture', async () => {
    const photo = await photoAt('/good/300x300/full');
    const full = new PhotoDesk(house.node());
    full.storage.put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await expect(full.copier.copy(photo.id, never)).rejects.toThrow('no space left');
    expect(await readPhoto(house.db, photo.id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      failure: 'it could not be kept here',
    });
  });

  it('loses nothing to a kill between the file and the row', async () => {
    const photo = await photoAt('/good/640x480/killed');
    const died = await runUntilKilled(photo.id);
    expect(died).toBe('SIGKILL');
    const hash = createHash('sha256')
      .update(await drawJpeg(640, 480, 'killed'))
      .digest('hex');
    expect(await desk.storage.has(`${hash}/original`)).toBe(true);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      content_hash: null,
    });
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    await makeDue(photo.id);
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(house.db, photo.id)).toMatchObject({
      state: 'kept',
      content_hash: hash,
    });
  });

  async function runUntilKilled(photoId: number): Promise<string | null> {
    const program = fileURLToPath(new URL('../../../test/die-after-file.ts', import.meta.url));
    const env = {
      PATH: process.env.PATH,
      PHOTO_ID: String(photoId),
      DATABASE_URL: house.database.url,
      STATE_DIR: house.stateDir,
      MLS_URL: house.host.url,
    };
    return new Promise((resolve, reject) => {
      const child = execFile(process.execPath, [program], { env }, (_error, _out, err) =>
        child.signalCode ? resolve(child.signalCode) : reject(new Error(err)),
      );
    });
  }
});

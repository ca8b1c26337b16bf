import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { insertPhotos, readPhoto } from '../../../test/factories/photos.ts';
import { createPhotoHouse, type PhotoServices } from '../../../test/photo-services.ts';
import { drawJpeg } from '../../../test/picture-host.ts';
import { MAX_ATTEMPTS, PhotoCopier } from './photo-copier.ts';
import { PhotoService } from './photo-service.ts';
import { reviveFailed } from './photo-sweep-store.ts';
import { PictureError } from './picture-error.ts';

const never = new AbortController().signal;

describe('copying photos', () => {
  let services: PhotoServices;
  let desk: PhotoService;
  let listingId: number;
  beforeAll(async () => {
    services = await createPhotoHouse();
    desk = new PhotoService(services.node());
    [listingId = 0] = await insertListings(services.db, [{}]);
  });
  afterAll(async () => {
    await desk.close();
    await services.close();
  });

  const photoAt = async (path: string) => {
    const [photo] = await insertPhotos(services.db, listingId, [
      { source_url: path.startsWith('http') ? path : `${services.host.url}${path}` },
    ]);
    return photo ?? expect.fail();
  };
  const makeDue = (id: number) =>
    sql`update photo set next_try_at = now() where id = ${id}`.execute(services.db);
  const secondsToNextTry = async (id: number) => {
    const { next_try_at } = await readPhoto(services.db, id);
    return (next_try_at.getTime() - Date.now()) / 1000;
  };

  it('stores the exact bytes by their content before the row', async () => {
    const photo = await photoAt('/good/900x600/first');
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    const bytes = await drawJpeg(900, 600, 'first');
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
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

  it('stores one file for two photos with the same content', async () => {
    const one = await photoAt('/good/400x300/twin');
    const two = await photoAt('/good/400x300/twin');
    await Promise.all([desk.copier.copy(one.id, never), desk.copier.copy(two.id, never)]);
    const rows = [await readPhoto(services.db, one.id), await readPhoto(services.db, two.id)];
    expect(rows.map((row) => row.state)).toEqual(['kept', 'kept']);
    expect(rows[0]?.content_hash).toBe(rows[1]?.content_hash);
  });

  it("reads a file's content only once, however many photos share it", async () => {
    const one = await photoAt('/good/410x300/shared');
    await desk.copier.copy(one.id, never);
    await sql`update photo set placeholder = 'data:known' where id = ${one.id}`.execute(
      services.db,
    );
    const two = await photoAt('/good/410x300/shared');
    await desk.copier.copy(two.id, never);
    expect(await readPhoto(services.db, two.id)).toMatchObject({
      state: 'kept',
      width: 410,
      height: 300,
      placeholder: 'data:known',
    });
  });

  it.each([
    ['/slow', 'no complete answer within 2 s'],
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
  ])('notes why %s failed and retries in a minute', async (path, reason) => {
    const photo = await photoAt(path);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    const row = await readPhoto(services.db, photo.id);
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, content_hash: null });
    expect(row.failure).toContain(reason);
    expect(await secondsToNextTry(photo.id)).toBeGreaterThan(50);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(services.host.hits(path)).toBe(1);
  });

  it('gives up immediately on an address that may not be requested', async () => {
    const photo = await photoAt('http://169.254.169.254/latest/meta-data');
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
      state: 'failed',
      failure: 'only the MLS may be asked over http',
    });
  });

  it('succeeds on the second try when the host has recovered', async () => {
    const photo = await photoAt('/flaky/1');
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    await makeDue(photo.id);
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({ state: 'kept', failure: null });
  });

  it('pauses background copies for as long as the host asks', async () => {
    const node = new PhotoService(services.node());
    const photo = await photoAt('/busy');
    expect(node.copier.isPatient).toBe(false);
    expect(await node.copier.copy(photo.id, never)).toBe(false);
    expect(await secondsToNextTry(photo.id)).toBeGreaterThan(590);
    const row = await readPhoto(services.db, photo.id);
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, failure: 'answered 429' });
    expect(node.copier.isPatient).toBe(true);
    const other = await photoAt('/good/300x200/patient');
    await node.copyInBackground(never);
    expect(services.host.hits('/good/300x200/patient')).toBe(0);
    expect(await node.copyAsked(other.id)).toBe(true);
    await node.close();
  });

  it('waits longer after each failure, then gives up, then tries weekly, then never again', async () => {
    const photo = await photoAt('/nothing/ever');
    const rests: number[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await makeDue(photo.id);
      await reviveFailed(services.db, MAX_ATTEMPTS);
      await desk.copier.copy(photo.id, never);
      rests.push(Math.round((await secondsToNextTry(photo.id)) / 60));
    }
    expect(rests.slice(0, 6)).toEqual([1, 5, 30, 120, 720, 7 * 24 * 60]);
    await makeDue(photo.id);
    await reviveFailed(services.db, MAX_ATTEMPTS);
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    expect(services.host.hits('/nothing/ever')).toBe(MAX_ATTEMPTS);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({ state: 'failed' });
  });

  it('asks for no more new addresses of a host that refuses those too', async () => {
    let refreshes = 0;
    const refused = async () => {
      throw new PictureError('answered 403', { mayHaveExpired: true });
    };
    const copier = new PhotoCopier({
      db: services.db,
      storage: desk.storage,
      fetch: refused,
      refresh: async () => {
        refreshes += 1;
        return 'https://m.example/new.jpg';
      },
      log: services.node().log,
      counters: desk.counters,
      leaseSeconds: 60,
    });
    for (let at = 0; at < 8; at += 1) {
      const photo = await photoAt(`https://m.example/${at}.jpg`);
      expect(await copier.copy(photo.id, never, true)).toBe(false);
      expect(await readPhoto(services.db, photo.id)).toMatchObject({ failure: 'answered 403' });
    }
    expect(refreshes).toBe(5);
  });

  it('happens once, however many nodes start at the same time', async () => {
    const other = new PhotoService(services.node());
    const photo = await photoAt('/late/900x600/race');
    const done = await Promise.all([
      ...Array.from({ length: 10 }, () => desk.copyAsked(photo.id)),
      ...Array.from({ length: 10 }, () => other.copyAsked(photo.id)),
    ]);
    expect(done).toEqual(Array(20).fill(true));
    expect(services.host.hits('/late/900x600/race')).toBe(1);
    await other.close();
  });

  it('writes nothing when the MLS has changed the picture in the meantime', async () => {
    const photo = await photoAt('/late/900x600/old');
    const copying = desk.copier.copy(photo.id, never);
    await expect.poll(() => services.host.hits('/late/900x600/old')).toBe(1);
    await sql`update photo set token = 'changed', attempts = 0, next_try_at = now(),
      source_url = ${`${services.host.url}/good/500x400/new`} where id = ${photo.id}`.execute(
      services.db,
    );
    expect(await copying).toBe(false);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({ width: 500, token: 'changed' });
  });

  it('releases its claim when it has to stop', async () => {
    const photo = await photoAt('/slow/ending');
    const ending = new AbortController();
    const copying = desk.copier.copy(photo.id, ending.signal);
    await expect.poll(() => services.host.hits('/slow/ending')).toBe(1);
    ending.abort();
    await expect(copying).rejects.toThrow();
    expect(await readPhoto(services.db, photo.id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await secondsToNextTry(photo.id)).toBeLessThan(1);
  });

  it('does not count our own failures against the picture', async () => {
    const photo = await photoAt('/good/300x300/full');
    const full = new PhotoService(services.node());
    full.storage.put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await expect(full.copier.copy(photo.id, never)).rejects.toThrow('no space left');
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      failure: 'it could not be kept here',
    });
  });

  it('loses nothing when killed between the file and the row', async () => {
    const photo = await photoAt('/good/640x480/killed');
    const died = await runUntilKilled(photo.id);
    expect(died).toBe('SIGKILL');
    const hash = createHash('sha256')
      .update(await drawJpeg(640, 480, 'killed'))
      .digest('hex');
    expect(await desk.storage.has(`${hash}/original`)).toBe(true);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      content_hash: null,
    });
    expect(await desk.copier.copy(photo.id, never)).toBe(false);
    await makeDue(photo.id);
    expect(await desk.copier.copy(photo.id, never)).toBe(true);
    expect(await readPhoto(services.db, photo.id)).toMatchObject({
      state: 'kept',
      content_hash: hash,
    });
  });

  async function runUntilKilled(photoId: number): Promise<string | null> {
    const program = fileURLToPath(new URL('../../../test/die-after-file.ts', import.meta.url));
    const env = {
      PATH: process.env.PATH,
      PHOTO_ID: String(photoId),
      DATABASE_URL: services.database.url,
      STATE_DIR: services.stateDir,
      MLS_URL: services.host.url,
    };
    return new Promise((resolve, reject) => {
      const child = execFile(process.execPath, [program], { env }, (_error, _out, err) =>
        child.signalCode ? resolve(child.signalCode) : reject(new Error(err)),
      );
    });
  }
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { findUsedPhotoKeys } from './person-photo-store.ts';

let folder: string;
let site: AccountsApp;
let person: TestPerson;
let me: SignedIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestead-people-'));
  site = await createAccountsApp({ STATE_DIR: folder });
  person = await site.makePerson();
  me = await site.signIn(person);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const color = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const set = (photo: unknown, as: SignedIn | null = me) =>
  site.post('User/UpdatePhoto', { photo }, as);
const setBytes = (bytes: Buffer, as?: SignedIn) => set(bytes.toString('base64'), as);
const photoOf = async (as: SignedIn = me): Promise<string | null> =>
  (await site.get('User/UserDetailsById', null, as)).body.data.photo;

/** A PNG of a few hundred bytes whose header promises this many pixels. */
function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const part = (kind: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(1000))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

describe('setting a photo', () => {
  it('re-encodes it, square, upright, without the camera’s metadata', async () => {
    const picture = await color('#336699')
      .withExif({ IFD0: { Artist: 'Someone', ImageDescription: 'at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await setBytes(picture);
    expect(answer).toMatchObject({ status: 200, body: { statusCode: 'success' } });
    const { photo } = answer.body.data;
    expect(photo).toMatch(/^\/people-photos\/[0-9a-f]{40}\.webp$/);
    expect(await photoOf()).toBe(photo);
    for (const [path, format] of [
      [photo, 'webp'],
      [photo.replace('webp', 'jpg'), 'jpeg'],
    ]) {
      const served = await site.app.inject(path);
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const read = await sharp(served.rawPayload).metadata();
      expect(read).toMatchObject({ format, width: 512, height: 512 });
      expect(read.exif).toBeUndefined();
    }
  });

  it.each(['png', 'webp', 'jpeg'] as const)('accepts %s', async (format) => {
    const bytes = await color('#994433').toFormat(format).toBuffer();
    expect((await setBytes(bytes)).status).toBe(200);
  });

  it('accepts a transparent picture and one without colors', async () => {
    const background = { r: 1, g: 2, b: 3, alpha: 0.2 };
    const holes = sharp({ create: { width: 64, height: 64, channels: 4, background } });
    expect((await setBytes(await holes.png().toBuffer())).status).toBe(200);
    expect((await setBytes(await color('#777').grayscale().png().toBuffer())).status).toBe(200);
  });

  it('accepts a photo of five megabytes and none above', async () => {
    const noise = await sharp({
      create: {
        width: 1290,
        height: 1290,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(4_900_000);
    expect(noise.length).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect((await setBytes(noise)).status).toBe(200);
    const more = Buffer.concat([noise, Buffer.alloc(5 * 1024 * 1024 - noise.length + 1)]);
    expect((await setBytes(more)).status).toBe(400);
    expect((await setBytes(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  });

  it.each([
    ['a picture that promises 400 megapixels', async () => pngBomb(20_000)],
    ['a picture that promises 41 megapixels', async () => pngBomb(6404)],
    ['a GIF', () => color('#111').gif().toBuffer()],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', async () => (await color('#123').jpeg().toBuffer()).subarray(0, 700)],
    ['a head alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('refuses %s', async (_what, make) => {
    const before = await photoOf();
    expect(await setBytes(await make())).toMatchObject({
      status: 400,
      body: { code: 'photo-unreadable' },
    });
    expect(await photoOf()).toBe(before);
  });

  it.each(['', 'no base64!', 5, null, 'data:image/png;base64,AAAA'])(
    'refuses %j',
    async (photo) => {
      expect((await set(photo)).body.code).toBe('bad-input');
    },
  );

  it('is for people who are signed in', async () => {
    expect((await set('AAAA', null)).status).toBe(401);
    expect((await site.post('User/RemovePhoto', {}, null)).status).toBe(401);
  });
});

it('the same picture for two people is two photos', async () => {
  const bytes = await color('#abcdef').png().toBuffer();
  const other = await site.signIn(await site.makePerson());
  await setBytes(bytes);
  await setBytes(bytes, other);
  expect(await photoOf(other)).not.toBe(await photoOf());
});

it('a photo that is removed is no longer the person’s', async () => {
  await setBytes(await color('#fedcba').png().toBuffer());
  expect((await site.post('User/RemovePhoto', {}, me)).status).toBe(200);
  expect(await photoOf()).toBeNull();
  expect((await site.post('User/RemovePhoto', {}, me)).status).toBe(200);
});

it.each([
  'x.webp',
  `${'a'.repeat(40)}.webp`,
  `${'a'.repeat(40)}.png`,
  '..%2f..%2fsecrets.key',
  `${'A'.repeat(40)}.webp`,
])('/people-photos/%s is not found', async (file) => {
  expect((await site.app.inject(`/people-photos/${file}`)).statusCode).toBe(404);
});

it('unreferenced files are removed, others stay', async () => {
  const { photos } = site.accounts;
  const hers = await site.makePerson();
  const as = await site.signIn(hers);
  const keyOf = (path: string | null) => path?.slice(15, 55) ?? '';
  await setBytes(await color('#010203').png().toBuffer(), as);
  const first = keyOf(await photoOf(as));
  await setBytes(await color('#040506').png().toBuffer(), as);
  const second = keyOf(await photoOf(as));
  const orphan = await photos.store(
    hers.id,
    (await color('#070809').png().toBuffer()).toString('base64'),
  );
  const tidy = () =>
    photos.tidy((keys) => findUsedPhotoKeys(site.services.db, keys), new Date(Date.now() + 1000));
  const kept = async () =>
    Promise.all(
      [first, second, orphan].map(async (key) => (await photos.find(key, 'webp')) !== null),
    );
  expect(await kept()).toEqual([true, true, true]);
  await photos.tidy((keys) => findUsedPhotoKeys(site.services.db, keys));
  expect(await kept()).toEqual([true, true, true]);
  await tidy();
  expect(await kept()).toEqual([true, true, false]);
  const { asOwner } = site.database;
  await asOwner('alter table record_change disable trigger record_change_stays');
  await asOwner(
    `update record_change set changed_at = now() - interval '31 days' where record_id = $1`,
    [hers.id],
  );
  await tidy();
  expect(await kept()).toEqual([false, true, false]);
  expect((await readdir(join(folder, 'people-photos'))).length).toBeGreaterThan(0);
});

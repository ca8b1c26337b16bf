import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PEOPLE_IMPORT, PHOTO_PURPOSE } from '@homestead/contract/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyFiles } from '#platform';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { upload } from '../../../test/upload.ts';

const never = new AbortController().signal;

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
const set = (file: unknown, as: SignedIn | null = me) =>
  site.post('User/UpdatePhoto', { file }, as);
const send = (bytes: Buffer, as: SignedIn | null = me) =>
  upload(site, PHOTO_PURPOSE, bytes, { name: 'me.png', as });
/** Uploads a picture and sets it; the upload's answer if that was refused. */
const setBytes = async (bytes: Buffer, as?: SignedIn) => {
  const sent = await send(bytes, as);
  return sent.status === 200 ? set(sent.body.data.file, as) : sent;
};
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
    expect((await setBytes(more)).status).toBe(413);
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

  it.each(['', '../x', 5, null, 'A'.repeat(40)])('refuses %j', async (photo) => {
    expect((await set(photo)).body.code).toBe('bad-input');
  });

  it('is for people who are signed in', async () => {
    expect((await set('a'.repeat(40), null)).status).toBe(401);
    expect((await send(Buffer.from('x'), null)).status).toBe(401);
    expect((await site.post('User/RemovePhoto', {}, null)).status).toBe(401);
  });
});

it('is public only while it is someone’s photo; before that, its uploader’s', async () => {
  const sent = await send(await color('#246801').png().toBuffer());
  const key = sent.body.data.file as string;
  const asked = async () => (await site.app.inject(`/people-photos/${key}.webp`)).statusCode;
  const readBy = async (as: SignedIn) => {
    const caller = await site.accounts.callers.find(as.sessionId);
    const read = site.accounts.files.read(key, { caller, part: '512.webp' });
    return read.then(
      () => 200,
      ({ status }) => status,
    );
  };
  const other = await site.signIn(await site.makePerson({ role: 'super-admin' }));
  expect([await asked(), await readBy(me), await readBy(other)]).toEqual([404, 200, 404]);
  await set(key);
  expect([await asked(), await readBy(other)]).toEqual([200, 200]);
  await site.post('User/RemovePhoto', {}, me);
  expect([await asked(), await readBy(other)]).toEqual([404, 404]);
});

it('the same picture for two people is two photos', async () => {
  const bytes = await color('#abcdef').png().toBuffer();
  const other = await site.signInNew();
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

it('a photo is a file that its person uploaded as one within the last day', async () => {
  const other = await site.signInNew({ role: 'admin' });
  const theirs = await send(await color('#135').png().toBuffer(), other);
  const file = await upload(site, PEOPLE_IMPORT, 'name\n', { as: other });
  expect((await set(theirs.body.data.file)).body.code).toBe('file-not-found');
  expect((await set(file.body.data.file, other)).body.code).toBe('file-not-found');
  expect((await set('0'.repeat(40))).body.code).toBe('file-not-found');
  await site.database.db
    .updateTable('stored_file')
    .set({ uploaded_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('key', '=', theirs.body.data.file)
    .execute();
  expect((await set(theirs.body.data.file, other)).body.code).toBe('file-not-found');
});

it('a photo holds nothing of what was hidden in the picture', async () => {
  const hidden = [
    Buffer.concat([await color('#111').png().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    Buffer.concat([await color('#222').jpeg().toBuffer(), Buffer.from('%PDF-1.7 /JavaScript')]),
  ];
  for (const bytes of hidden) {
    const { photo } = (await setBytes(bytes)).body.data;
    for (const path of [photo, photo.replace('webp', 'jpg')]) {
      const { rawPayload } = await site.app.inject(path);
      expect(rawPayload.toString('latin1')).not.toMatch(/script|PDF/i);
    }
  }
});

it('photos that nothing uses are removed, those that a change can bring back stay', async () => {
  const hers = await site.makePerson();
  const as = await site.signIn(hers);
  const keyOf = (path: string | null) => path?.slice(15, 55) ?? '';
  await setBytes(await color('#010203').png().toBuffer(), as);
  const first = keyOf(await photoOf(as));
  await setBytes(await color('#040506').png().toBuffer(), as);
  const second = keyOf(await photoOf(as));
  const unused = (await send(await color('#070809').png().toBuffer(), as)).body.data.file;
  const kept = async () => {
    const { rows } = await site.database.pool.query('select key from stored_file');
    return [first, second, unused].map((key) => rows.some((row) => row.key === key));
  };
  const tidy = (days: number) =>
    tidyFiles(site.services, never, new Date(Date.now() + days * 24 * 3_600_000));
  await tidy(30);
  expect(await kept()).toEqual([true, true, true]);
  await tidy(32);
  expect(await kept()).toEqual([true, true, false]);
  const { asOwner } = site.database;
  await asOwner('alter table record_change disable trigger record_change_stays');
  await asOwner(
    `update record_change set changed_at = now() - interval '31 days' where record_id = $1`,
    [hers.id],
  );
  await tidy(32);
  expect(await kept()).toEqual([false, true, false]);
  expect((await readdir(join(folder, 'people-photos'))).length).toBeGreaterThan(0);
});

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawBomb, drawJpeg } from '../../../test/picture-host.ts';
import { inspectPicture, makeRendition } from './picture-engine.ts';
import { PictureError } from './picture-error.ts';

describe('verifying a picture', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await drawJpeg(1500, 1000, 'proof');
  });

  it('returns its size and a placeholder of at most 600 characters', async () => {
    const picture = await inspectPicture(jpeg);
    expect(picture).toMatchObject({ width: 1500, height: 1000 });
    expect(picture.placeholder?.length).toBeLessThanOrEqual(600);
    const [, encoded = ''] = (picture.placeholder ?? '').split('data:image/webp;base64,');
    const tiny = await sharp(Buffer.from(encoded, 'base64')).metadata();
    expect(tiny).toMatchObject({ format: 'webp', width: 16, height: 11 });
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
    const bytes = await sharp(jpeg).resize(200).toFormat(format).toBuffer();
    expect(await inspectPicture(bytes)).toMatchObject({ width: 200, height: 133 });
  });

  it('gives the size as displayed when the camera was rotated', async () => {
    const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectPicture(turned)).toMatchObject({ width: 1000, height: 1500 });
  });

  it('rejects anything that is not a picture', async () => {
    const half = jpeg.subarray(0, Math.floor(jpeg.length * 0.6));
    const tiff = await sharp(jpeg).tiff().toBuffer();
    const cases: [string, Buffer, string][] = [
      ['empty', Buffer.alloc(0), 'empty'],
      ['html', Buffer.from('<!doctype html><p>'.repeat(20)), 'not a picture'],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a picture'],
      ['tiff', tiff, 'not a picture'],
      ['beginning alone', jpeg.subarray(0, 20), 'can’t be decoded'],
      ['truncated', half, 'can’t be decoded'],
      ['bomb', drawBomb(), 'pixel limit'],
      ['dot', await drawJpeg(1, 1, 'dot'), 'only 1 × 1'],
    ];
    for (const [name, bytes, reason] of cases) {
      const refused = inspectPicture(bytes);
      await expect(refused, name).rejects.toThrow(PictureError);
      await expect(refused, name).rejects.toThrow(reason);
    }
  });
});

describe('a rendition', () => {
  it.each(['webp', 'jpg', 'avif'] as const)(
    'in %s has the right width and no metadata',
    async (format) => {
      const original = await sharp(await drawJpeg(1500, 1000, 'notes'))
        .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer();
      const made = await sharp(await makeRendition(original, 640, format)).metadata();
      expect(made).toMatchObject({ width: 640, height: 427 });
      expect(made.format).toBe({ webp: 'webp', jpg: 'jpeg', avif: 'heif' }[format]);
      expect(made.exif).toBeUndefined();
    },
  );

  it('is never larger than its original', async () => {
    const made = await makeRendition(await drawJpeg(500, 400, 'small'), 1280, 'webp');
    expect(await sharp(made).metadata()).toMatchObject({ width: 500, height: 400 });
  });

  it('is upright and of limited height', async () => {
    const turned = await sharp(await drawJpeg(900, 600, 'turned'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = await sharp(await makeRendition(turned, 320, 'jpg')).metadata();
    expect(upright).toMatchObject({ width: 320, height: 480 });
    const tower = await makeRendition(await drawJpeg(40, 18_000, 'tower'), 40, 'webp');
    expect((await sharp(tower).metadata()).height).toBeLessThanOrEqual(160);
  });

  it('puts transparent pictures on white', async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await sharp(await makeRendition(clear, 64, 'jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });
});

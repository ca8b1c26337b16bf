import { deflateSync } from 'node:zlib';
import { SIGNATURE_MAX_BYTES } from '@homestead/contract/documents';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSignatureImage } from './read-signature-image.ts';

const asUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 90, alpha: 1 } } });
const refused = expect.objectContaining({ code: 'signature-image-refused' });
const expectRefused = (text: string) => expect(readSignatureImage(text)).rejects.toEqual(refused);

test('a drawing is drawn again, without what else was in its file', async () => {
  const told = await picture(300, 90).withMetadata({ exif: { IFD0: { Copyright: 'secret' } } });
  const bytes = await told.png().toBuffer();
  const hidden = Buffer.concat([bytes, Buffer.from('<script>secret</script>')]);
  for (const text of [asUrl(hidden), hidden.toString('base64')]) {
    const kept = await readSignatureImage(text);
    expect(kept.toString('latin1')).not.toContain('secret');
    const { format, width, height } = await sharp(kept).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 300, height: 90 });
  }
});

test('only a PNG is taken, of a size that a signature has', async () => {
  await expectRefused(asUrl(await picture(300, 90).jpeg().toBuffer(), 'jpeg'));
  await expectRefused(asUrl(await picture(300, 90).jpeg().toBuffer()));
  await expectRefused(asUrl(await picture(300, 90).webp().toBuffer()));
  await expectRefused(asUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
  await expectRefused('');
  await expectRefused('data:text/html,<script>1</script>');
  await expectRefused(asUrl(await picture(2001, 10).png().toBuffer()));
  await expectRefused(asUrl(await picture(10, 1001).png().toBuffer()));
  expect(await readSignatureImage(asUrl(await picture(2000, 1000).png().toBuffer()))).toBeTruthy();
});

/** A PNG with these chunks, whatever they say. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), 4 + body.length);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    ...[mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('a picture that unpacks to far more than its file is refused before it is unpacked', async () => {
  const bomb = png(30_000, 30_000, deflateSync(Buffer.alloc(50_000_000), { level: 9 }));
  expect(bomb.length).toBeLessThan(SIGNATURE_MAX_BYTES);
  const before = process.memoryUsage().rss;
  await expectRefused(asUrl(bomb));
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test('a header that lies about the size, and a file that breaks off, are refused', async () => {
  await expectRefused(asUrl(png(0, 90, deflateSync(Buffer.alloc(10)))));
  const whole = await picture(300, 90).png().toBuffer();
  await expectRefused(asUrl(whole.subarray(0, 40)));
  const noise = Buffer.alloc(SIGNATURE_MAX_BYTES + 1, 7);
  await expectRefused(asUrl(Buffer.concat([whole, noise])));
  // More rows than its header says: the result has the header's size.
  const more = png(20, 10, deflateSync(Buffer.alloc(5_000_000), { level: 9 }));
  const kept = await readSignatureImage(asUrl(more)).catch(() => null);
  if (kept) expect(await sharp(kept).metadata()).toMatchObject({ width: 20, height: 10 });
});

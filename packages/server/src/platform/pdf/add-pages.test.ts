import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDF, PdfArray, PdfName, PdfNumber } from '@libpdf/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPages, type PageMark } from './add-pages.ts';

const run = promisify(execFile);
const place = { page: 1, x: 0.1, y: 0.1, width: 0.4, height: 0.05 };
const text: PageMark = { place, kind: 'text', text: 'Nguyễn Дмитрий' };

async function onePage(rotation: 0 | 90 | 180 | 270, box: readonly number[]): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'letter' });
  page.dict.set(PdfName.of('MediaBox'), PdfArray.of(...box.map((one) => PdfNumber.of(one))));
  page.setRotation(rotation);
  page.drawText('Body of the page', { x: 200, y: 300 });
  return pdf.save();
}

/** Where a word is on the page as it is shown, from the top left corner. */
async function cornerOf(bytes: Uint8Array, word: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'homestead-pages-')), 'pages.pdf');
  await writeFile(file, bytes);
  const { stdout } = await run('pdftotext', ['-bbox', file, '-']);
  const found = new RegExp(`xMin="([\\d.-]+)" yMin="([\\d.-]+)"[^>]*>${word}<`).exec(stdout);
  return found && { left: Math.round(Number(found[1])), top: Math.round(Number(found[2])) };
}

test.each([
  ...([0, 90, 180, 270] as const).map((turn) => [turn, [0, 0, 612, 792]] as const),
  ...([0, 90, 180, 270] as const).map((turn) => [turn, [-50, 100, 562, 892]] as const),
  [0, [612, 792, 0, 0]],
] as const)(
  'on a page turned by %s with the box %j, fields are where they are',
  async (...given) => {
    const [turn, box] = given;
    const source = await onePage(turn, box);
    const { bytes, pageCount } = await addPages(null, [
      { bytes: source, after: 0, marks: [text], foot: 'Envelope 7' },
    ]);
    expect(pageCount).toBe(1);
    const isUpright = turn % 180 === 0;
    const corner = await cornerOf(bytes, 'Nguyễn');
    expect(corner?.left).toBeCloseTo(isUpright ? 61 : 79, -1);
    expect(Math.abs((corner?.top ?? 0) - (isUpright ? 79 : 61))).toBeLessThan(8);
    expect((await cornerOf(bytes, 'Envelope'))?.left).toBe(18);
    const page = (await PDF.load(bytes)).getPage(0);
    expect(page?.rotation).toBe(turn);
    expect(await cornerOf(bytes, 'Body')).toEqual(await cornerOf(source, 'Body'));
  },
);

test('pages come after as many of ours as they say, with what is drawn on them', async () => {
  const own = PDF.create();
  for (const name of ['First', 'Second']) {
    own.addPage({ size: 'letter' }).drawText(name, { x: 90, y: 90 });
  }
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
  const png = await sharp({ create: { width: 60, height: 20, channels: 4, background } })
    .png()
    .toBuffer();
  const marks: PageMark[] = [
    { place, kind: 'picture', png },
    { place: { ...place, y: 0.3 }, kind: 'check' },
    { place: { ...place, y: 0.5 }, kind: 'text', text: 'long words '.repeat(150) },
  ];
  const added = { bytes: await onePage(0, [0, 0, 612, 792]), marks, foot: 'Envelope 7' };
  const { bytes, pageCount } = await addPages(await own.save(), [
    { ...added, after: 0 },
    { ...added, after: 1 },
  ]);
  const texts = (await PDF.load(bytes)).getPages().map((page) => page.extractText().text);
  expect(pageCount).toBe(4);
  expect(texts.map((one) => /First|Second|Body/.exec(one)?.[0])).toEqual([
    ...['Body', 'First', 'Body', 'Second'],
  ]);
  expect(texts[0]).toContain('Envelope 7');
  expect(texts[1]).not.toContain('Envelope 7');
  expect(texts[0]?.match(/long/g)).toHaveLength(150);
});

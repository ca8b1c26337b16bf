import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { nestedPdf, pdfBomb } from '../../../test/hostile-pdfs.ts';
import { inPdfProcess } from './in-pdf-process.ts';
import { joinPages } from './join-pages.ts';

const added = (bytes: Uint8Array) => ({ bytes, after: 0, marks: [], foot: 'Envelope 7' });

async function onePage(): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' });
  return pdf.save();
}

test('pages are joined in a process of their own', async () => {
  const { bytes, pageCount } = await joinPages(await onePage(), [added(await onePage())]);
  expect(pageCount).toBe(2);
  expect((await PDF.load(bytes)).getPageCount()).toBe(2);
});

test('a PDF that unpacks to a gigabyte is refused while this program goes on', async () => {
  const before = process.memoryUsage.rss();
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  await expect(joinPages(null, [added(pdfBomb())])).rejects.toMatchObject({ code: 'pdf-unusable' });
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
});

test.each([
  ['damaged', Buffer.from('%PDF-1.7\n')],
  ['without an end', nestedPdf()],
])('a PDF that is %s is refused, and the next one is read', async (_why, bytes) => {
  const field = { firm: 'Prairie Gate Realty', at: new Date() };
  await expect(inPdfProcess('add-field', { pdf: bytes, field })).rejects.toMatchObject({
    code: 'pdf-unusable',
  });
  const given = { bytes: await onePage(), maxPages: 3, isJoined: true };
  expect(await inPdfProcess('check', given)).toBe(1);
});

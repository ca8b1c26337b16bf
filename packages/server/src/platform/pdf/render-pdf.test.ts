import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { PAGE, PAGES, type PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';

const document: PdfDocument = {
  ...{ title: 'Offer HS-26-00042-W', language: 'en-US', firm: 'Prairie & Main' },
  ...{ firmLines: ['Licensed in Nebraska'], foot: 'HS-26-00042-W', unprintable: 'No letter' },
  ...{ pageOf: `Page ${PAGE} of ${PAGES}`, madeAt: new Date('2026-11-27T12:00:00Z') },
  blocks: [
    { kind: 'heading', text: 'Parties' },
    { kind: 'facts', rows: [{ label: 'Client', value: 'Nguyễn Дмитрий 漢' }] },
    { kind: 'text', text: 'word '.repeat(2000) },
  ],
};

test('a document is a tagged PDF whose text can be searched, the same each time', async () => {
  const bytes = await renderPdf(document);
  const raw = bytes.toString('latin1');
  expect(raw).toMatch(/^%PDF-1\.7/);
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/StructTreeRoot/);
  expect(raw).toMatch(/\/Lang \(en-US\)/);
  expect(raw).not.toMatch(/\/BaseFont \/Helvetica/);
  const pdf = await PDF.load(bytes);
  const pages = pdf.getPages();
  expect(pages.length).toBeGreaterThan(1);
  const texts = pages.map((page) => page.extractText().text);
  expect(texts[0]).toContain('Nguyễn Дмитрий □');
  expect(texts.at(-1)).toContain('No letter');
  expect(texts.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  expect(texts.join(' ').match(/word/g)).toHaveLength(2000);
  expect(bytes.equals(await renderPdf(document))).toBe(true);
});

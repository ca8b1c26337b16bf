import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { pdfBomb, writtenPdf } from '../../../test/hostile-pdfs.ts';
import { countUsablePages } from '../pdf/count-usable-pages.ts';
import { checkPdf } from './check-pdf.ts';

async function pdfWith(change: (pdf: PDF) => unknown = () => {}, pages = 1): Promise<Buffer> {
  const pdf = PDF.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  await change(pdf);
  return Buffer.from(await pdf.save());
}

const isUsablePdf = async (bytes: Buffer, maxPages: number) =>
  (await countUsablePages(bytes, maxPages)) > 0;
const isUsable = async (change?: (pdf: PDF) => unknown, pages?: number) =>
  isUsablePdf(await pdfWith(change, pages), 3);
const action = (kind: string) => PdfDict.of({ S: PdfName.of(kind), F: PdfString.fromString('x') });

describe('a PDF is usable', () => {
  it('with one page or as many as allowed, no more and not without any', async () => {
    expect(await isUsable()).toBe(true);
    expect(await isUsable(undefined, 3)).toBe(true);
    expect(await isUsable(undefined, 4)).toBe(false);
    expect(await isUsable(undefined, 0)).toBe(false);
  });

  it.each(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE'])(
    'not with an action of the kind %s, at the start, deep inside or unused',
    async (kind) => {
      const atStart = (pdf: PDF) => pdf.getCatalog().set('OpenAction', action(kind));
      const deepInside = (pdf: PDF) => {
        const inner = PdfDict.of({ A: pdf.register(action(kind)) });
        pdf.getCatalog().set('Extra', new PdfArray([inner]));
      };
      for (const change of [atStart, deepInside]) expect(await isUsable(change)).toBe(false);
      expect(await isUsablePdf(writtenPdf(`<< /S /${kind} >>`), 3)).toBe(false);
    },
  );

  it.each(['JS', 'EmbeddedFiles', 'XFA', 'JavaScript'])('not with /%s', async (key) => {
    const change = (pdf: PDF) =>
      pdf.getCatalog().set('Names', PdfDict.of({ [key]: PdfDict.of({}) }));
    expect(await isUsable(change)).toBe(false);
  });

  it('with a link to a page of the web', async () => {
    const change = (pdf: PDF) => pdf.getCatalog().set('OpenAction', action('URI'));
    expect(await isUsable(change)).toBe(true);
  });

  it('not with a script whose name is written in codes or elsewhere', async () => {
    expect(await isUsablePdf(writtenPdf('<< /S /Nothing >>'), 3)).toBe(true);
    expect(await isUsablePdf(writtenPdf('<< /S /J#61vaScript >>'), 3)).toBe(false);
    expect(await isUsablePdf(writtenPdf('<< /S 5 0 R >>', '/JavaScript'), 3)).toBe(false);
  });

  it('not when it is encrypted, damaged, cut off or something else', async () => {
    const locked = (pdf: PDF) => pdf.setProtection({ ownerPassword: 'x' });
    expect(await isUsable(locked)).toBe(false);
    const whole = await pdfWith();
    expect(await isUsablePdf(whole.subarray(0, whole.length / 2), 3)).toBe(false);
    expect(await isUsablePdf(Buffer.from('%PDF-1.7\n'), 3)).toBe(false);
    expect(await isUsablePdf(Buffer.from('<html>'), 3)).toBe(false);
  });
});

describe('the process that reads PDFs', () => {
  it('hands a usable one back as it is', async () => {
    const bytes = await pdfWith();
    expect(await checkPdf(3)(bytes)).toEqual({ content: bytes });
  });

  it('counts the pages of one that is to be joined, once', async () => {
    const bytes = await pdfWith(undefined, 2);
    const kept = { content: bytes, pages: Buffer.from('2') };
    expect(await checkPdf(3, { isJoined: true })(bytes)).toEqual(kept);
  });

  it('refuses one to be joined that would be taken for sealed', async () => {
    const bytes = await pdfWith((pdf) => pdf.getPage(0)?.dict.set('ByteRange', new PdfArray([])));
    expect(await checkPdf(3)(bytes)).toEqual({ content: bytes });
    const sealing = checkPdf(3, { isJoined: true })(bytes);
    await expect(sealing).rejects.toMatchObject({ code: 'pdf-unusable' });
  });

  it('refuses others, and ends for one that unpacks to a gigabyte', async () => {
    const script = await pdfWith((pdf) => pdf.getCatalog().set('OpenAction', action('JavaScript')));
    await expect(checkPdf(3)(script)).rejects.toMatchObject({ code: 'pdf-unusable' });
    await expect(checkPdf(3)(pdfBomb())).rejects.toMatchObject({ code: 'pdf-unusable' });
  });
});

import { constants, deflateRawSync } from 'node:zlib';
import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import { isUsablePdf } from './is-usable-pdf.ts';

async function pdfWith(change: (pdf: PDF) => unknown = () => {}, pages = 1): Promise<Buffer> {
  const pdf = PDF.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  await change(pdf);
  return Buffer.from(await pdf.save());
}

const isUsable = async (change?: (pdf: PDF) => unknown, pages?: number) =>
  isUsablePdf(await pdfWith(change, pages), 3);
const action = (kind: string) => PdfDict.of({ S: PdfName.of(kind), F: PdfString.fromString('x') });

/** A PDF of one page with these objects besides. */
function writtenPdf(...extra: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ...extra,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** A PDF of a megabyte whose cross-reference stream unpacks to a gigabyte. */
function pdfBomb(): Buffer {
  const flushed = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(10_000_000), flushed);
  const zlibHead = Buffer.from([0x78, 0x9c]);
  const stream = Buffer.concat([zlibHead, ...Array.from({ length: 100 }, () => block)]);
  const head = '%PDF-1.5\n';
  const dict = `1 0 obj\n<< /Type /XRef /Size 9 /W [1 2 1] /Root 2 0 R /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head + dict),
    stream,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}

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

  it('refuses others, and ends for one that unpacks to a gigabyte', async () => {
    const script = await pdfWith((pdf) => pdf.getCatalog().set('OpenAction', action('JavaScript')));
    await expect(checkPdf(3)(script)).rejects.toMatchObject({ code: 'pdf-unusable' });
    await expect(checkPdf(3)(pdfBomb())).rejects.toMatchObject({ code: 'pdf-unusable' });
  });
});

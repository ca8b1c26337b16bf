import { constants, deflateRawSync } from 'node:zlib';

/** A PDF of one page with these objects besides. */
export function writtenPdf(...extra: string[]): Buffer {
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
export function pdfBomb(): Buffer {
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

/** A PDF whose catalog is arrays within arrays, deeper than any reader goes. */
export function nestedPdf(): Buffer {
  const deep = 200_000;
  const text = writtenPdf().toString('latin1');
  return Buffer.from(text.replace('/Pages 2 0 R', `/Pages ${'['.repeat(deep)}${']'.repeat(deep)}`));
}

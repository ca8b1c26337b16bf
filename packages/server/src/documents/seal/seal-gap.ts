/** Bytes that a signature may have, with certificates and time stamp. */
export const GAP_BYTES = 16 * 1024;

/** As wide as any offset, until it is known. */
const UNKNOWN = 9_999_999_999;
const FIELD = 'Seal';
const HIDDEN = 4 | 128;

/**
 * Makes room for the seal in a PDF: a signature field without a look on the first page, after which
 * nothing may be changed. The PDF is written again, in one revision.
 */
export async function withSealField(
  pdf: Uint8Array,
  { firm, at }: { firm: string; at: Date },
): Promise<Uint8Array> {
  const { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const file = await PDF.load(pdf);
  const name = (value: string) => PdfName.of(value);
  const numbers = (...values: readonly number[]) => PdfArray.of(...values.map(PdfNumber.of));
  const signature = file.register(
    PdfDict.of({
      Type: name('Sig'),
      Filter: name('Adobe.PPKLite'),
      SubFilter: name('ETSI.CAdES.detached'),
      ByteRange: numbers(0, UNKNOWN, UNKNOWN, UNKNOWN),
      Contents: PdfString.fromBytes(new Uint8Array(GAP_BYTES)),
      Reference: PdfArray.of(
        PdfDict.of({
          Type: name('SigRef'),
          TransformMethod: name('DocMDP'),
          TransformParams: PdfDict.of({
            ...{ Type: name('TransformParams'), P: PdfNumber.of(1), V: name('1.2') },
          }),
        }),
      ),
      Name: PdfString.fromString(firm),
      M: PdfString.fromString(`D:${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`),
    }),
  );
  const page = file.getPage(0);
  if (!page) throw new Error('A PDF without a page can’t be sealed');
  const field = file.register(
    PdfDict.of({
      ...{ Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig') },
      ...{ T: PdfString.fromString(FIELD), V: signature, F: PdfNumber.of(HIDDEN) },
      ...{ Rect: numbers(0, 0, 0, 0), P: page.ref },
    }),
  );
  const held = page.dict.getArray('Annots', file.getObject.bind(file));
  page.dict.set('Annots', PdfArray.of(...(held ?? []), field));
  const catalog = file.getCatalog();
  catalog.set('AcroForm', PdfDict.of({ Fields: PdfArray.of(field), SigFlags: PdfNumber.of(3) }));
  catalog.set('Perms', PdfDict.of({ DocMDP: signature }));
  return file.save({ useXRefStream: false });
}

const room =
  /\/ByteRange \[0 9999999999 9999999999 9999999999\]|\/Contents <(0{32768})>|\/ByteRange/g;

/** Where the room for a seal is in a file. */
interface Gap {
  readonly rangeAt: number;
  readonly rangeLength: number;
  /** Of the digits with their brackets. */
  readonly from: number;
  readonly to: number;
}

/** The one empty room for a seal. */
function findGap(text: string): Gap {
  const found = [...text.matchAll(room)];
  const [range, contents] = found;
  if (found.length !== 2 || !range || !contents?.[1] || !range[0].includes('[')) {
    throw new Error('This PDF can’t be sealed: it is signed already');
  }
  const to = contents.index + contents[0].length;
  const from = to - contents[1].length - 2;
  return { rangeAt: range.index, rangeLength: range[0].length, from, to };
}

/** Fills the room in a PDF with the message that `sign` makes of all other bytes. */
export async function fillGap(
  pdf: Uint8Array,
  sign: (data: Uint8Array) => Promise<Uint8Array>,
): Promise<Buffer> {
  const bytes = Buffer.from(pdf);
  const gap = findGap(bytes.toString('latin1'));
  const { from, to } = gap;
  const range = `/ByteRange [0 ${from} ${to} ${bytes.length - to}]`;
  bytes.write(range.padEnd(gap.rangeLength), gap.rangeAt, 'latin1');
  const data = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  writeMessage(bytes, from, await sign(data));
  return bytes;
}

function writeMessage(bytes: Buffer, from: number, message: Uint8Array): void {
  if (message.length > GAP_BYTES) throw new Error('The signature doesn’t fit into its gap');
  const digits = Buffer.from(message)
    .toString('hex')
    .padEnd(2 * GAP_BYTES, '0');
  bytes.write(digits, from + 1, 'latin1');
}

/** A sealed PDF with another message in its gap, such as the same one with a time stamp. */
export function replaceMessage(
  pdf: Uint8Array,
  { from, message }: { from: number; message: Uint8Array },
): Buffer {
  const bytes = Buffer.from(pdf);
  writeMessage(bytes, from, message);
  return bytes;
}

/** Bytes that a signature may have, with certificates and time stamp. */
export const SIGNATURE_BYTES = 16 * 1024;

/** As wide as any offset, until it is known. */
const UNKNOWN = 9_999_999_999;
const FIELD = 'Seal';
const HIDDEN = 4 | 128;

export interface SignatureField {
  readonly firm: string;
  readonly at: Date;
}

/**
 * Makes room for a seal in a PDF: a signature field without a look on the first page, after which
 * nothing may be changed. The PDF is written again, in one revision.
 */
export async function addSignatureField(
  pdf: Uint8Array,
  { firm, at }: SignatureField,
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
      Contents: PdfString.fromBytes(new Uint8Array(SIGNATURE_BYTES)),
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

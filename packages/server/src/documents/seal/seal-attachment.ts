import { SEAL_FILE, type SealFacts, textOfSeal } from '@homestead/contract/documents';

/** A file for pdfkit: `paper.file(bytes, options)`. */
export interface SealAttachment {
  readonly bytes: Buffer;
  readonly options: { readonly name: string; readonly type: string; readonly description: string };
}

/** What a PDF must have attached before it is sealed. The same facts are the same bytes. */
export function sealAttachment(facts: SealFacts): SealAttachment {
  return {
    bytes: Buffer.from(textOfSeal(facts), 'utf8'),
    options: {
      name: SEAL_FILE,
      type: 'application/json',
      description: 'What was signed, by whom and when, for checking it',
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sellerDisclosure } from '../src/documents/forms/seller-disclosure.ts';

const file = join(import.meta.dirname, '../legal/documents/seller-disclosure.md');
const paragraphs = readFileSync(file, 'utf8')
  .split(/\n{2,}/)
  .map((paragraph) => paragraph.trim());

/** The seller disclosure with the wording that comes with the program. */
export const sellerForm = sellerDisclosure(() => ({
  ...{ title: 'Seller Property Condition Disclosure Statement', version: '2026-11-28' },
  ...{ paragraphs, source: { citation: 'Test', status: 'unchecked', approved: null } },
}));

import type { FormDefinition } from '@homestead/contract/documents';
import {
  aboveSignatures,
  itemOf,
  linesOf,
  numbered,
  partOf,
  partsOfWording,
} from './form-parts.ts';
import { type FormWords, versionOf } from './form-words.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';

/** The buyer's receipt for the latest statement of the SID that the property is in. */
export function sidReceipt(words: FormWords): FormDefinition {
  const text = words('sid-receipt');
  const certifies = aboveSignatures(text);
  return {
    ...{ key: 'sid-receipt', documentName: 'sidreceipt', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, text), sources: [text.source] },
    parts: [
      partOf('statement', 'Property and statement', [
        itemOf('property', 'Property located at', { field: 'property_address', max: 300 }),
        itemOf('sid', 'Name or number of the SID', { field: 'sid', max: 200 }),
        itemOf('county', 'County', { field: 'county', max: 100 }),
        itemOf(
          'statement-date',
          'Date of the statement',
          { field: 'statement_date', kind: 'date' },
          {
            help: 'The latest one that was filed. It is at the office of the county clerk.',
          },
        ),
      ]),
      ...partsOfWording(text),
    ],
    lines: linesOf('buyer', 3, { label: 'Buyer', fields: numbered('buyer'), certifies }),
    initialsOf: [],
  };
}

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

/** The agreement for seeing homes before a buyer decides whom to work with. */
export function touringAgreement(words: FormWords): FormDefinition {
  const text = words('touring-agreement');
  const certifies = aboveSignatures(text);
  return {
    ...{ key: 'touring-agreement', documentName: 'touringagreement', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, text), sources: [text.source] },
    parts: [
      partOf('people', 'Parties', [
        itemOf('buyer', 'Buyer', { field: 'buyer', max: 300 }),
        itemOf('firm', 'Brokerage', { field: 'brokerage', max: 200 }),
        itemOf('agent', 'Agent', { field: 'agent', max: 200 }),
      ]),
      partOf('terms', 'Terms', [
        itemOf('from', 'First day', { field: 'begins_on', kind: 'date' }),
        itemOf('to', 'Last day', { field: 'ends_on', kind: 'date' }),
        itemOf(
          'homes',
          'Homes',
          { field: 'homes', kind: 'lines', max: 2000, isRequired: false },
          {
            help: 'The homes of the first tour. Others can be added as long as this agreement lasts.',
          },
        ),
      ]),
      ...partsOfWording(text),
    ],
    lines: [
      ...linesOf('buyer', 2, { label: 'Buyer', fields: numbered('buyer'), certifies }),
      ...linesOf('agent', 1, {
        ...{ label: 'Agent', fields: numbered('agent'), isRequired: false, certifies },
      }),
    ],
    initialsOf: [],
  };
}

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

/** Whom the agent works for. A buyer or a seller signs it; neither alone is required. */
export function agencyDisclosure(words: FormWords): FormDefinition {
  const text = words('agency-disclosure');
  const certifies = aboveSignatures(text);
  return {
    ...{ key: 'agency-disclosure', documentName: 'agencydisclosure', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, text), sources: [text.source] },
    parts: [
      partOf('people', 'Brokerage and agent', [
        itemOf('firm', 'Brokerage', { field: 'brokerage', max: 200 }),
        itemOf('agent', 'Agent', { field: 'agent', max: 200 }),
        itemOf('client', 'Client or customer', { field: 'client', max: 300 }),
      ]),
      ...partsOfWording(text),
      partOf('relation', 'Our relationship', [
        itemOf(
          'relation',
          'The agent works as',
          {
            ...{ field: 'relationship', kind: 'choice' },
            choices: [
              { key: 'buyer', label: 'Limited agent of the buyer' },
              { key: 'seller', label: 'Limited agent of the seller' },
              { key: 'dual', label: 'Limited dual agent (needs a separate written consent)' },
              { key: 'customer', label: 'Agent of another party: you are a customer' },
            ],
          },
          { help: 'Ask your agent if you aren’t sure. Each is described above.' },
        ),
      ]),
    ],
    lines: [
      ...linesOf('buyer', 2, {
        ...{ label: 'Buyer', fields: numbered('buyer'), isRequired: false, certifies },
      }),
      ...linesOf('seller', 2, {
        ...{ label: 'Seller', fields: numbered('seller'), isRequired: false, certifies },
      }),
    ],
    initialsOf: [],
  };
}

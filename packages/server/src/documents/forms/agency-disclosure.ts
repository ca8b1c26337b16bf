import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** Whom the agent works for, told at the first substantial contact. Signing it is a receipt. */
export function agencyDisclosure(words: FormWords): FormDefinition {
  const text = words('agency-disclosure');
  const certifies = text.of('certification');
  return {
    ...{ key: 'agency-disclosure', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['agency-disclosure'], language: 'en-US' },
    sources: [text.source],
    parts: [
      {
        ...{ id: 'agency', title: '', before: text.of('notice') },
        sections: [
          section('agency', '', [
            plainItem('client', 'Buyer or seller', { field: 'client_name', max: 300 }),
            plainItem('firm', 'Brokerage', { field: 'firm_name', max: 200 }),
            plainItem('agent', 'Agent', { field: 'agent_name', max: 200 }),
            plainItem(
              'relationship',
              'The agent named here is offering to work for you as',
              {
                ...{ field: 'agency_relationship', kind: 'choice' },
                choices: [
                  { key: 'Buyers_Agent', label: 'Limited buyer’s agent' },
                  { key: 'Sellers_Agent', label: 'Limited seller’s agent' },
                  { key: 'Dual_Agent', label: 'Limited dual agent' },
                  { key: 'Customer', label: 'Customer only: the agent works for the other party' },
                ],
              },
              { help: 'A dual agent needs another agreement, signed by both buyer and seller.' },
            ),
          ]),
        ],
      },
    ],
    lines: [
      // Given to buyers or to sellers: their lines count once someone has that role.
      ...signingLines('buyer', 2, valueFields('buyer'), { certifies, required: 0 }),
      ...signingLines('seller', 2, valueFields('seller'), { certifies, required: 0 }),
      ...signingLines('agent', 1, valueFields('agent'), { certifies }),
    ],
    initialsOf: [],
  };
}

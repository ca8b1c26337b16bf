import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { besideAnswer, plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** The agreement by which a buyer is represented. Its wording is the brokerage's. */
export function buyerAgreement(words: FormWords): FormDefinition {
  const text = words('buyer-agreement');
  const certifies = text.of('certification');
  return {
    ...{ key: 'buyer-agreement', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['buyer-agreement'], language: 'en-US' },
    sources: [text.source],
    parts: [
      {
        ...{ id: 'terms', title: '' },
        sections: [
          section(
            'terms',
            '',
            [
              plainItem('buyer', 'Buyer', { field: 'buyer_name', max: 300 }),
              plainItem('firm', 'Broker', { field: 'firm_name', max: 200 }),
              plainItem('agent', 'Agent', { field: 'agent_name', max: 200 }),
              plainItem('start', 'Start date', { field: 'start_date', kind: 'date' }),
              plainItem('end', 'End date', { field: 'end_date', kind: 'date' }),
              plainItem('area', 'Area', { field: 'area', max: 300 }),
              plainItem('kind', 'Kind of property, and anything else it should have', {
                field: 'property_kind',
                kind: 'lines',
                max: 1000,
                isRequired: false,
              }),
              plainItem(
                'exclusive',
                'Is this agreement exclusive?',
                {
                  ...{ field: 'exclusive', kind: 'choice' },
                  choices: [
                    { key: 'yes', label: 'Exclusive' },
                    { key: 'no', label: 'Not exclusive' },
                  ],
                },
                { help: 'Exclusive: while it lasts, the buyer works with this broker only.' },
              ),
              plainItem(
                'compensation',
                'Broker’s compensation',
                {
                  ...{ field: 'compensation_kind', kind: 'choice' },
                  choices: [
                    { key: 'Percent', label: 'A percentage of the purchase price' },
                    { key: 'Amount', label: 'A fixed amount' },
                    { key: 'None', label: 'None from the buyer' },
                  ],
                },
                {
                  help: 'Fully negotiable and not set by law.',
                  beside: [
                    besideAnswer('compensation', ['Percent', 'Amount'], {
                      ...{ name: 'rate', field: 'compensation', label: 'Percentage or amount' },
                      ...{ kind: 'text', max: 60, isRequired: true },
                    }),
                  ],
                },
              ),
              plainItem('terms', 'Other terms', {
                ...{ field: 'other_terms', kind: 'lines', max: 5000, isRequired: false },
              }),
            ],
            { after: text.of('agreement') },
          ),
        ],
      },
    ],
    lines: [
      ...signingLines('buyer', 3, valueFields('buyer'), { certifies }),
      ...signingLines('agent', 1, valueFields('agent'), { certifies }),
    ],
    initialsOf: ['buyer'],
  };
}

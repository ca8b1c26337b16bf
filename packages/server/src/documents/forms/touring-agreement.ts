import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { besideAnswer, plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** The agreement that a tour needs. Its wording is the brokerage's. */
export function touringAgreement(words: FormWords): FormDefinition {
  const text = words('touring-agreement');
  const certifies = text.of('certification');
  return {
    ...{ key: 'touring-agreement', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['touring-agreement'], language: 'en-US' },
    sources: [text.source],
    parts: [
      {
        ...{ id: 'tours', title: '' },
        sections: [
          section(
            'tours',
            '',
            [
              plainItem('buyer', 'Buyer', { field: 'buyer_name', max: 300 }),
              plainItem('firm', 'Broker', { field: 'firm_name', max: 200 }),
              plainItem('agent', 'Agent', { field: 'agent_name', max: 200 }),
              plainItem('start', 'Start date', { field: 'start_date', kind: 'date' }),
              plainItem('end', 'End date', { field: 'end_date', kind: 'date' }),
              plainItem('homes', 'Homes', {
                ...{ field: 'homes', kind: 'lines', max: 2000, isRequired: false },
              }),
              plainItem(
                'compensation',
                'Broker’s compensation for these tours',
                {
                  ...{ field: 'compensation_kind', kind: 'choice' },
                  choices: [
                    { key: 'None', label: 'None' },
                    { key: 'Amount', label: 'A fixed amount' },
                  ],
                },
                {
                  help: 'Fully negotiable and not set by law.',
                  beside: [
                    besideAnswer('compensation', ['Amount'], {
                      ...{ name: 'amount', field: 'compensation', label: 'Amount' },
                      ...{ kind: 'text', max: 60, isRequired: true },
                    }),
                  ],
                },
              ),
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
    initialsOf: [],
  };
}

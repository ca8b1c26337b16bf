import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** The VA escape clause, which buyers and sellers sign. */
export function vaAddendum(words: FormWords): FormDefinition {
  const text = words('va-escape-clause');
  const deposit = words('earnest-deposit');
  const certifies = text.of('certification');
  return {
    ...{ key: 'va-addendum', version: versionOf(VERSION, text, deposit), title: text.title },
    ...{ documentName: documentNames['va-addendum'], language: 'en-US' },
    sources: [text.source, deposit.source],
    parts: [
      {
        ...{ id: 'agreement', title: '' },
        sections: [
          section(
            'agreement',
            '',
            [
              plainItem('buyer', 'Buyer', { field: 'buyer', max: 300 }),
              plainItem('seller', 'Seller', { field: 'seller', max: 300 }),
              plainItem('property', 'Property located at', {
                field: 'property_locatedAt',
                max: 300,
              }),
              plainItem('agreement-date', 'Date of the purchase agreement', {
                ...{ field: 'property_aggrement_date', kind: 'date' },
              }),
            ],
            { after: text.of('clause') },
          ),
        ],
      },
    ],
    lines: [
      ...signingLines('buyer', 3, valueFields('buyer'), { certifies }),
      ...signingLines('seller', 3, valueFields('seller'), { certifies }),
    ],
    initialsOf: [],
    closing: deposit.of('line'),
  };
}

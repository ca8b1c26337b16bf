import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** The buyer's receipt of the latest statement of a sanitary and improvement district. */
export function sidReceipt(words: FormWords): FormDefinition {
  const text = words('sid-receipt');
  return {
    ...{ key: 'sid-receipt', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['sid-receipt'], language: 'en-US', sources: [text.source] },
    parts: [
      {
        ...{ id: 'district', title: '', before: text.of('notice') },
        sections: [
          section('district', '', [
            plainItem('property', 'Property located at', {
              field: 'property_located_at',
              max: 300,
            }),
            plainItem('district', 'Sanitary and improvement district (number and county)', {
              ...{ field: 'sid_name', max: 200 },
            }),
            plainItem(
              'statement',
              'Date of the statement',
              { field: 'statement_date', kind: 'date' },
              { help: 'The date on the statement that you got, or on which it was filed.' },
            ),
          ]),
        ],
      },
    ],
    lines: signingLines('buyer', 3, valueFields('buyer'), { certifies: text.of('certification') }),
    initialsOf: [],
  };
}

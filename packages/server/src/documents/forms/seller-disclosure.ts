import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { environmentalItems, structuralItems } from './seller-condition.ts';
import { sellerEquipment } from './seller-equipment.ts';
import { sellerHead } from './seller-head.ts';
import { otherItems, serviceItems, titleItems } from './seller-title.ts';
import { plainFields, signingLines } from './signing-lines.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';

/** Explanations and free comments, the form's Part III. */
const COMMENTS_MAX = 20_000;

/** Nebraska's Seller Property Condition Disclosure Statement, for one to four dwelling units. */
export function sellerDisclosure(words: FormWords): FormDefinition {
  const text = words('seller-disclosure');
  return {
    ...{ key: 'seller-disclosure', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['seller-disclosure'], language: 'en-US' },
    sources: [text.source],
    parts: [
      sellerHead([...text.of('statement'), ...text.of('instructions')]),
      sellerEquipment(text.of('equipment')),
      {
        id: 'II',
        title: 'Part II',
        before: text.of('condition'),
        sections: [
          section('II-A', 'Section A. Structural conditions', structuralItems, { column: 'left' }),
          section('II-B', 'Section B. Environmental conditions', environmentalItems, {
            ...{ column: 'left', before: text.of('environment') },
          }),
          section('II-C', 'Section C. Title conditions', titleItems, {
            ...{ column: 'right', before: text.of('title') },
          }),
          section('II-D', 'Section D. Other conditions', otherItems, { column: 'right' }),
          section('II-E', 'Section E. Cleaning and servicing', serviceItems, {
            before: text.of('servicing'),
          }),
        ],
      },
      {
        id: 'III',
        title: 'Part III',
        before: text.of('comments'),
        sections: [
          section('III', '', [
            {
              ...{ id: 'III', number: '', label: 'Comments' },
              help: 'Each explanation is printed here under its item. Add what else a buyer should know.',
              inputs: [
                {
                  ...{ key: 'III.comments', field: 'comments', label: 'Comments', kind: 'lines' },
                  ...{ max: COMMENTS_MAX, isRequired: false },
                },
                {
                  ...{ key: 'III.continued', field: 'checked_here', kind: 'check' },
                  ...{ label: 'Continued on a separate page', isRequired: false },
                },
              ],
            },
          ]),
        ],
      },
    ],
    lines: [
      ...signingLines('seller', 2, plainFields('seller'), { certifies: text.of('certification') }),
      ...signingLines('buyer', 2, plainFields('purchaser'), { certifies: text.of('receipt') }),
    ],
    initialsOf: ['seller', 'buyer'],
  };
}

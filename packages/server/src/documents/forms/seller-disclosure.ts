import {
  documentNames,
  type FormDefinition,
  type SigningLine,
} from '@homestead/contract/documents';
import { section } from './form-rows.ts';
import { environmentalItems, structuralItems } from './seller-disclosure-condition.ts';
import { sellerEquipment } from './seller-disclosure-equipment.ts';
import { sellerHead } from './seller-disclosure-head.ts';
import { otherItems, serviceItems, titleItems } from './seller-disclosure-title.ts';
import { partOfWords, type Words } from './words-of-form.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';

/** Explanations and free comments, the form's Part III. */
const COMMENTS_MAX = 20_000;

/** Nebraska's Seller Property Condition Disclosure Statement, for one to four dwelling units. */
export function sellerDisclosure(words: Words): FormDefinition {
  const text = words('seller-disclosure');
  const of = (part: string) => partOfWords(text, part);
  return {
    ...{
      key: 'seller-disclosure',
      version: VERSION > text.version ? VERSION : text.version,
      title: text.title,
    },
    ...{ documentName: documentNames['seller-disclosure'], language: 'en-US' },
    sources: [text.source],
    parts: [
      sellerHead([...of('statement'), ...of('instructions')]),
      sellerEquipment(of('equipment')),
      {
        id: 'II',
        title: 'Part II',
        before: of('condition'),
        sections: [
          section('II-A', 'Section A. Structural conditions', structuralItems, { column: 'left' }),
          section('II-B', 'Section B. Environmental conditions', environmentalItems, {
            ...{ column: 'left', before: of('environment') },
          }),
          section('II-C', 'Section C. Title conditions', titleItems, {
            ...{ column: 'right', before: of('title') },
          }),
          section('II-D', 'Section D. Other conditions', otherItems, { column: 'right' }),
          section('II-E', 'Section E. Cleaning and servicing', serviceItems, {
            before: of('servicing'),
          }),
        ],
      },
      {
        id: 'III',
        title: 'Part III',
        before: of('comments'),
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
      ...linesOf('seller', 'seller', 'Seller', of('certification').join('\n\n')),
      ...linesOf('buyer', 'purchaser', 'Purchaser', of('receipt').join('\n\n')),
    ],
    initialsOf: ['seller', 'buyer'],
  };
}

const linesOf = (
  role: 'seller' | 'buyer',
  field: string,
  label: string,
  certifies: string,
): SigningLine[] =>
  [1, 2].map((number) => ({
    ...{ id: `${role}-${number}`, role, number, label: `${label}’s signature` },
    ...{ field: `${field}${number}`, dateField: `${field}${number}_date` },
    ...{ isRequired: number === 1, certifies },
  }));

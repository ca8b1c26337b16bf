import type { FormPart } from '@homestead/contract/documents';
import { besideAnswer, plainItem, section, yesNoBoxes } from './form-rows.ts';

const yesNo = { kind: 'choice', choices: yesNoBoxes } as const;
const plainYear = { kind: 'year', isRequired: true, orElse: ['UNK'] } as const;

/** The head of the disclosure: the property, and whether the seller has lived there. */
export const sellerHead = (before: readonly string[]): FormPart => ({
  id: 'H',
  title: 'The property and the seller',
  before,
  sections: [
    section('H', '', [
      plainItem(
        'H-1',
        'How long has the seller owned the property (years)?',
        { field: 'property_year', max: 40 },
        { help: 'Write years as a number. For less than a year, write the months: “8 months”.' },
      ),
      plainItem(
        'H-2',
        'Is the seller living in the property now?',
        { field: 'isseller_currently_property', ...yesNo },
        {
          beside: [
            besideAnswer('H-2', ['yes'], {
              ...{ name: 'years', field: 'seller_occupied_property_year', kind: 'text', max: 40 },
              ...{ label: 'If yes, for how long (years)?', isRequired: true },
            }),
          ],
        },
      ),
      {
        ...{ id: 'H-3', number: '', label: 'If no, has the seller ever lived in the property?' },
        inputs: [
          {
            ...{ key: 'H-3', field: 'isseller_ever_occupied_property', ...yesNo },
            label: 'If no, has the seller ever lived in the property?',
            ...{ isRequired: true, onlyIf: { key: 'H-2', is: ['no'] } },
          },
          besideAnswer('H-3', ['yes'], {
            ...{ name: 'from', field: 'fromyear', label: 'From (year)', ...plainYear },
          }),
          besideAnswer('H-3', ['yes'], {
            ...{ name: 'to', field: 'toyear', label: 'To (year)', ...plainYear },
          }),
        ],
      },
      plainItem('H-4', 'Property located at', { field: 'propert_located_at', max: 300 }),
      plainItem('H-5', 'County', { field: 'country_of', max: 100 }),
      plainItem(
        'H-6',
        'Legally described as',
        { field: 'legally_discribed_as', kind: 'lines', max: 2000 },
        { help: 'The lot, block and subdivision. It is on your deed and your tax statement.' },
      ),
    ]),
  ],
});

import { documentNames, type FormDefinition } from '@homestead/contract/documents';
import { besideAnswer, plainItem, section } from './form-rows.ts';
import { type FormWords, versionOf } from './form-words.ts';
import { signingLines, valueFields } from './signing-lines.ts';

const VERSION = '2026-11-28';

/** The addendum about lead in the soil of the area that the service area outlines. */
export function leadSoil(words: FormWords): FormDefinition {
  const text = words('lead-soil');
  const certifies = text.of('certification');
  return {
    ...{ key: 'lead-soil', version: versionOf(VERSION, text), title: text.title },
    ...{ documentName: documentNames['lead-soil'], language: 'en-US', sources: [text.source] },
    parts: [
      {
        ...{ id: 'home', title: '', before: text.of('notice') },
        sections: [
          section('home', '', [
            plainItem('agreement-date', 'Date of the purchase agreement', {
              ...{ field: 'purchase_agreement_date', kind: 'date' },
            }),
            plainItem('property', 'Property known as', { field: 'property_knownas', max: 300 }),
            plainItem(
              'level',
              'Level of lead in soil above which action is taken now (ppm), if stated',
              { field: 'action_level', max: 60, isRequired: false },
              { help: 'It has changed over the years. Copy it from the registry, with its date.' },
            ),
          ]),
        ],
      },
      {
        ...{ id: 'seller', title: 'Seller’s disclosure', before: text.of('seller') },
        sections: [
          section('seller', '', [
            {
              ...{ id: 'report', number: '', label: 'Report about lead in the soil' },
              help: 'Such as the letter with the test results that owners got from the EPA.',
              inputs: [
                {
                  ...{ key: 'report', field: 'no_report', kind: 'choice', isRequired: true },
                  label: 'Report about lead in the soil',
                  choices: [
                    {
                      ...{ key: 'none', field: 'no_report' },
                      label: 'Seller has no report about lead in the soil of the property',
                    },
                    {
                      ...{ key: 'provided', field: 'report_have_been' },
                      label:
                        'A report about lead in the soil of the property has been provided to the purchaser',
                    },
                  ],
                },
                besideAnswer('report', ['provided'], {
                  ...{ name: 'list', field: 'report_list', label: 'Reports provided' },
                  ...{ kind: 'lines', max: 2000, isRequired: true },
                }),
              ],
            },
            plainItem(
              'result',
              'Result for this parcel in the registry, as looked up',
              { field: 'parcel_result', kind: 'lines', max: 1000, isRequired: false },
              {
                help: 'Copy what the registry says for the address, with the figures it gives.',
                beside: [
                  {
                    ...{ key: 'result.date', field: 'parcel_result_date', kind: 'date' },
                    ...{ label: 'Looked up on', isRequired: false },
                  },
                ],
              },
            ),
          ]),
        ],
      },
    ],
    lines: [
      ...signingLines('seller', 2, valueFields('seller'), { certifies }),
      ...signingLines('buyer', 2, valueFields('buyer'), { certifies }),
      ...signingLines('witness', 2, valueFields('witness'), { certifies, required: 0 }),
    ],
    initialsOf: [],
  };
}

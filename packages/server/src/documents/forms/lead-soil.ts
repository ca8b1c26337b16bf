import type { FormDefinition } from '@homestead/contract/documents';
import { inputOf, itemOf, linesOf, numbered, partOf, textPart } from './form-parts.ts';
import { type FormWords, versionOf } from './form-words.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';
const provided = { onlyIf: { key: 'report', is: ['provided'] } };

/** The addendum for homes in the area where soil may hold lead. No level is fixed by the form. */
export function leadSoil(words: FormWords): FormDefinition {
  const text = words('lead-soil');
  const receipt = words('lead-soil-receipt');
  const fields = (name: string) => numbered(name, '_value');
  const certifies = receipt.paragraphs.join('\n\n');
  return {
    ...{ key: 'lead-soil', documentName: 'leadinsoiladdendum', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, text, receipt) },
    sources: [text.source, receipt.source],
    parts: [
      partOf('agreement', 'Agreement and property', [
        itemOf('agreement-date', 'Date of the purchase agreement', {
          ...{ field: 'purchase_agreement_date', kind: 'date' },
        }),
        itemOf('property', 'Property known as', { field: 'property_knownas', max: 300 }),
      ]),
      textPart('text', 'Lead in soil', text.paragraphs),
      partOf('report', 'Test of the soil', [report, level]),
    ],
    lines: [
      ...linesOf('seller', 2, { label: 'Seller', fields: fields('seller'), certifies }),
      ...linesOf('buyer', 2, { label: 'Buyer', fields: fields('buyer'), certifies }),
      ...linesOf('witness', 2, {
        ...{ label: 'Witness', fields: fields('witness'), isRequired: false, certifies },
      }),
    ],
    initialsOf: [],
  };
}

const report = itemOf(
  'report',
  'Report of a test of the soil',
  {
    ...{ field: 'no_report', kind: 'choice' },
    choices: [
      { key: 'none', field: 'no_report', label: 'The seller has no report on this property' },
      {
        ...{ key: 'provided', field: 'report_have_been' },
        label: 'A report on this property has been provided to the buyer',
      },
    ],
  },
  {
    help: 'Letters of the EPA or the city with results of tests, and reports of work on the soil.',
    beside: [
      inputOf('report.result', 'Result for this parcel, as reported', {
        ...{ field: 'sampling_result', kind: 'lines', max: 2000, isRequired: false },
        ...provided,
      }),
      inputOf('report.date', 'Date of the report', {
        ...{ field: 'report_date', kind: 'date', isRequired: false, ...provided },
      }),
    ],
  },
);

const level = itemOf(
  'level',
  'Level of lead that the result was compared with, in parts per million (ppm)',
  { field: 'level_ppm', kind: 'count', max: 6, isRequired: false, ...provided },
  { help: 'Copy it from the report. The level that the EPA acts on has changed over the years.' },
);

import type { FormDefinition } from '@homestead/contract/documents';
import { itemOf, linesOf, numbered, partOf, textPart } from './form-parts.ts';
import { type FormWords, versionOf } from './form-words.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';

/** The VA escape clause, which the veteran buyer and the seller sign. */
export function vaAddendum(words: FormWords): FormDefinition {
  const text = words('va-addendum');
  const clause = words('va-escape-clause');
  const deposit = words('earnest-deposit');
  const texts = [text, clause, deposit];
  return {
    ...{ key: 'va-addendum', documentName: 'vaaddendum', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, ...texts) },
    sources: texts.map(({ source }) => source),
    parts: [
      partOf('parties', 'Parties and property', [
        itemOf(
          'buyer',
          'Buyer',
          { field: 'buyer', max: 300 },
          {
            help: 'All buyers, as in the purchase agreement. The veteran is one of them.',
          },
        ),
        itemOf('seller', 'Seller', { field: 'seller', max: 300 }),
        itemOf('property', 'Property located at', { field: 'property_locatedAt', max: 300 }),
        itemOf('agreement-date', 'Date of the purchase agreement', {
          ...{ field: 'property_aggrement_date', kind: 'date' },
        }),
      ]),
      textPart('text', 'Amendment', text.paragraphs),
      textPart('clause', clause.title, clause.paragraphs),
      textPart('provisions', '', deposit.paragraphs),
    ],
    lines: [
      ...linesOf('buyer', 3, { label: 'Buyer', fields: numbered('buyer') }),
      ...linesOf('seller', 3, { label: 'Seller', fields: numbered('seller') }),
    ],
    initialsOf: [],
  };
}

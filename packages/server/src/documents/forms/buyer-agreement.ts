import type { FormDefinition } from '@homestead/contract/documents';
import {
  aboveSignatures,
  itemOf,
  linesOf,
  numbered,
  partOf,
  partsOfWording,
} from './form-parts.ts';
import { type FormWords, versionOf } from './form-words.ts';

/** The day on which the items of the form were changed last. */
const VERSION = '2026-11-28';

/** The agreement by which a buyer is represented. Its terms are the brokerage's own. */
export function buyerAgreement(words: FormWords): FormDefinition {
  const text = words('buyer-agreement');
  const certifies = aboveSignatures(text);
  return {
    ...{ key: 'buyer-agreement', documentName: 'buyeragreement', language: 'en-US' },
    ...{ title: text.title, version: versionOf(VERSION, text), sources: [text.source] },
    parts: [people, search, terms, ...partsOfWording(text)],
    lines: [
      ...linesOf('buyer', 2, { label: 'Buyer', fields: numbered('buyer'), certifies }),
      ...linesOf('agent', 1, { label: 'Agent', fields: numbered('agent'), certifies }),
    ],
    initialsOf: ['buyer'],
  };
}

const people = partOf('people', 'Parties', [
  itemOf('buyer', 'Buyer', { field: 'buyer', max: 300 }),
  itemOf('firm', 'Brokerage', { field: 'brokerage', max: 200 }),
  itemOf('agent', 'Agent', { field: 'agent', max: 200 }),
]);

const search = partOf('search', 'What the buyer looks for', [
  itemOf(
    'kinds',
    'Kinds of property',
    { field: 'property_kinds', max: 300 },
    {
      help: 'Such as houses and townhouses.',
    },
  ),
  itemOf(
    'area',
    'Area',
    { field: 'area', max: 300 },
    {
      help: 'Cities, counties, or ZIP codes in which the agreement applies.',
    },
  ),
]);

const terms = partOf('terms', 'Terms', [
  itemOf('from', 'First day', { field: 'begins_on', kind: 'date' }),
  itemOf('to', 'Last day', { field: 'ends_on', kind: 'date' }),
  itemOf(
    'exclusive',
    'Is this agreement exclusive?',
    {
      ...{ field: 'is_exclusive', kind: 'choice' },
      choices: [
        { key: 'yes', label: 'Yes' },
        { key: 'no', label: 'No' },
      ],
    },
    { help: 'With an exclusive agreement, you work with this brokerage alone during it.' },
  ),
  itemOf(
    'compensation',
    'Compensation of the brokerage (amount or rate)',
    {
      ...{ field: 'compensation', max: 300 },
    },
    {
      help: 'An amount, a percentage of the price, or an amount by the hour. You can negotiate it.',
    },
  ),
]);

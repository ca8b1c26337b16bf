import { formatPhone } from '@homestead/contract/platform';
import { partyKinds } from '@homestead/contract/transactions';
import type { FieldHints } from '#desk';
import { partyDeskMessages } from '../messages/parties.ts';
import { findParties } from './party-client.ts';

const facts: (string | FieldHints)[] = [
  { name: 'phone', kind: 'tel', placeholder: '(402) 555-0100', format: formatPhone },
  { name: 'email', kind: 'email' },
  'license',
  { name: 'notes', kind: 'lines', isWide: true },
];

const kinds: FieldHints = {
  name: 'kinds',
  kind: 'many',
  choices: Object.entries(partyKinds).map(([value, label]) => ({ value, label })),
};

const company: FieldHints = {
  name: 'companyName',
  find: async (words, signal) => {
    const found = await findParties(words, { type: 'company' }, signal);
    return found.map(({ id, name }) => ({ value: id, label: name }));
  },
};

/** The fields of a company or a person that is in the directory. */
export const fieldsOf = (type: 'company' | 'person'): (string | FieldHints)[] =>
  type === 'company' ? ['name', kinds, ...facts] : ['name', company, ...facts];

const types = () => [
  { value: 'company', label: partyDeskMessages.isCompany() },
  { value: 'person', label: partyDeskMessages.isPerson() },
];
const isPerson = (values: { readonly [name: string]: unknown }) => values.type === 'person';

/** The fields of a new one, of either type. */
export const newFields = (): (string | FieldHints)[] => [
  { name: 'type', choices: types(), isRequired: true },
  'name',
  { ...company, isRequired: true, isShown: isPerson },
  { ...kinds, hint: partyDeskMessages.kindsHint() },
  ...facts,
];

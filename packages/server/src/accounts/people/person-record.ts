import type { peopleEndpoints } from '@homestead/contract/accounts';
import { type BodyOf, storedPhone } from '@homestead/contract/platform';
import type { PersonRow } from '../person-store.ts';

/** The columns of a person that staff may edit, with their wire names. */
export const recordFields = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  role_key: 'role',
  phone: 'phone',
  department: 'department',
  street_one: 'address1',
  street_two: 'address2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
  date_of_birth: 'dateOfBirth',
  tshirt_size: 'tShirtSize',
  relationship: 'relationshipStatus',
  facebook: 'faceBook',
  instagram: 'instaGram',
  linkedin: 'linkdin',
  twitter: 'twitter',
  company: 'company',
  license_number: 'license_number',
  license_expires_on: 'license_expires_on',
  eo_carrier: 'eo_carrier',
  eo_policy: 'eo_policy',
  eo_expires_on: 'eo_expires_on',
  commission_agent: 'commission_agent',
} as const satisfies Partial<Record<keyof PersonRow, keyof Given>>;

type RecordColumn = keyof typeof recordFields;
export type PersonRecord = Pick<PersonRow, RecordColumn>;
export const recordColumns = Object.keys(recordFields) as RecordColumn[];

type Given = Partial<
  Omit<BodyOf<typeof peopleEndpoints.updatePerson>, 'id' | 'version'> & { country: string | null }
>;

/**
 * The given fields of a person as columns: an absent field stays absent, null clears. A cleared
 * country is the USA (R-64, defaults).
 */
export function readPersonRecord(given: Given): Partial<PersonRecord> {
  const record = recordColumns.flatMap((column) => {
    const value = given[recordFields[column]];
    return value === undefined ? [] : [[column, storedValue(column, value)]];
  });
  return Object.fromEntries(record) as Partial<PersonRecord>;
}

function storedValue(column: RecordColumn, value: NonNullable<Given[keyof Given]> | null) {
  if (column === 'country') return value ?? 'USA';
  return column === 'phone' && value ? storedPhone(String(value)) : value;
}

/** The part of `changes` that differs from the person, before and after; null when nothing does. */
export function differenceOf(
  person: PersonRecord,
  changes: Partial<PersonRecord>,
): { before: Partial<PersonRecord>; after: Partial<PersonRecord> } | null {
  const columns = recordColumns.filter(
    (column) => column in changes && changes[column] !== person[column],
  );
  if (columns.length === 0) return null;
  const pick = (from: Partial<PersonRecord>) =>
    Object.fromEntries(columns.map((column) => [column, from[column] ?? null]));
  return { before: pick(person), after: pick(changes) };
}

import type { peopleEndpoints } from '@homestead/contract/accounts';
import { storedPhone } from '@homestead/contract/accounts';
import type { BodyOf } from '@homestead/contract/platform';
import type { PersonRow } from '../person-store.ts';

/** The columns of a person that staff may edit. */
export const recordColumns = [
  'first_name',
  'last_name',
  'email',
  'role_key',
  'phone',
  'department',
  'street_one',
  'street_two',
  'city',
  'state',
  'zip',
  'country',
  'date_of_birth',
  'tshirt_size',
  'relationship',
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'company',
  'license_number',
  'license_expires_on',
  'commission_agent',
] as const satisfies readonly (keyof PersonRow)[];

export type RecordColumn = (typeof recordColumns)[number];
export type PersonRecord = Pick<PersonRow, RecordColumn>;

type Given = Partial<
  Omit<BodyOf<typeof peopleEndpoints.updatePerson>, 'id' | 'version'> & { country: string | null }
>;

/**
 * What was given of a person, by columns: an absent field stays absent, null clears. A cleared
 * country is the USA (spec 2 section 3, defaults).
 */
export function readPersonRecord(given: Given): Partial<PersonRecord> {
  const record: { [Column in RecordColumn]: PersonRecord[Column] | undefined } = {
    first_name: given.first_name,
    last_name: given.last_name,
    email: given.email,
    role_key: given.role,
    phone: given.phone && storedPhone(given.phone),
    department: given.department,
    street_one: given.address1,
    street_two: given.address2,
    city: given.city,
    state: given.state,
    zip: given.zip,
    country: given.country === null ? 'USA' : given.country,
    date_of_birth: given.dateOfBirth,
    tshirt_size: given.tShirtSize,
    relationship: given.relationshipStatus,
    facebook: given.faceBook,
    instagram: given.instaGram,
    linkedin: given.linkdin,
    twitter: given.twitter,
    company: given.company,
    license_number: given.license_number,
    license_expires_on: given.license_expires_on,
    commission_agent: given.commission_agent,
  };
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Partial<PersonRecord>;
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

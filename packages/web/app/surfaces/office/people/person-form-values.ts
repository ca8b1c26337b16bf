import {
  emailProblem,
  formatPhone,
  nameProblem,
  optionalLinkProblem,
  optionalPhoneProblem,
  optionalZipProblem,
  type WirePersonDetail,
} from '@homestead/contract/accounts';

/** A person as the form holds it: texts, empty where nothing is stated. */
export interface PersonFormValues {
  first_name: string;
  last_name: string;
  email: string;
  role: string;
  phone: string;
  company: string;
  department: string;
  license_number: string;
  license_expires_on: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  dateOfBirth: string;
  tShirtSize: string;
  relationshipStatus: string;
  faceBook: string;
  instaGram: string;
  linkdin: string;
  twitter: string;
  commission_agent: boolean;
}

export const emptyPerson: PersonFormValues = {
  first_name: '',
  last_name: '',
  email: '',
  role: '',
  phone: '',
  company: '',
  department: '',
  license_number: '',
  license_expires_on: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: 'USA',
  dateOfBirth: '',
  tShirtSize: '',
  relationshipStatus: '',
  faceBook: '',
  instaGram: '',
  linkdin: '',
  twitter: '',
  commission_agent: false,
};

const names = Object.keys(emptyPerson) as (keyof PersonFormValues)[];

/** What the form shows of a person. */
export function readPerson(person: WirePersonDetail): PersonFormValues {
  const texts = names.map((name) => [
    name,
    (person as never as Record<string, unknown>)[name] ?? '',
  ]);
  return {
    ...(Object.fromEntries(texts) as PersonFormValues),
    role: person.role.role,
    phone: person.phone ? formatPhone(person.phone) : '',
    commission_agent: person.commission_agent,
  };
}

/** The fields that differ, by the names of the wire: a save changes what it names. */
export function changedFields(
  before: PersonFormValues,
  after: PersonFormValues,
): Partial<PersonFormValues> {
  return Object.fromEntries(
    names
      .filter((name) => trimmed(before[name]) !== trimmed(after[name]))
      .map((name) => [name, trimmed(after[name])]),
  );
}

/** The fields of a new person: what was left empty is left out. */
export function newFields(values: PersonFormValues): Partial<PersonFormValues> {
  return Object.fromEntries(
    names
      .map((name) => [name, trimmed(values[name])] as const)
      .filter(([, value]) => value !== '' && value !== false),
  );
}

const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** What the form can tell by itself, by field; the server's answer wins. */
export function personProblems(values: PersonFormValues): Record<string, string> {
  const problems: [keyof PersonFormValues, string | null][] = [
    ['first_name', nameProblem(values.first_name, 'First Name')],
    ['last_name', nameProblem(values.last_name, 'Last Name')],
    ['email', emailProblem(values.email)],
    ['role', values.role === '' ? 'Role is required' : null],
    ['phone', optionalPhoneProblem(values.phone)],
    ['zip', optionalZipProblem(values.zip)],
    ['faceBook', optionalLinkProblem(values.faceBook)],
    ['instaGram', optionalLinkProblem(values.instaGram)],
    ['linkdin', optionalLinkProblem(values.linkdin)],
    ['twitter', optionalLinkProblem(values.twitter)],
  ];
  return Object.fromEntries(problems.filter((entry) => entry[1] !== null)) as Record<
    string,
    string
  >;
}

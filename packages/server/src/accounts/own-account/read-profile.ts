import {
  nameProblem,
  normalizeEmail,
  optionalPhoneProblem,
  optionalZipProblem,
  ownAccountEndpoints,
} from '@homestead/contract/accounts';
import {
  type BodyOf,
  type FieldRefusal,
  isDay,
  localDate,
  storedPhone,
} from '@homestead/contract/platform';
import { fieldMessages } from '../messages/fields.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseFields } from '../refuse-field.ts';

type Profile = BodyOf<typeof ownAccountEndpoints.updateProfile>;

/** The columns of a profile that a person may change themselves. */
export type ProfileColumns = Pick<
  PersonRow,
  | 'first_name'
  | 'last_name'
  | 'street_one'
  | 'street_two'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'phone'
  | 'relationship'
  | 'date_of_birth'
  | 'tshirt_size'
  | 'language'
  | 'is_primary_contact'
>;

/**
 * The given profile fields as columns: an absent field stays absent, null and an empty text clear;
 * a cleared country is the USA. Refuses every field that breaks a rule, and an email address
 * other than `ownEmail`, which has its own call.
 */
export function readProfile(body: Profile, ownEmail: string): Partial<ProfileColumns> {
  requireGood(body, ownEmail);
  const columns: { [Column in keyof ProfileColumns]: ProfileColumns[Column] | undefined } = {
    first_name: body.firstName?.trim(),
    last_name: body.lastName?.trim(),
    street_one: orNull(body.streetOne),
    street_two: orNull(body.streetTwo),
    city: orNull(body.city),
    state: orNull(body.state),
    zip: orNull(body.zip),
    country: body.country === undefined ? undefined : body.country || 'USA',
    phone: body.phone ? storedPhone(body.phone) : orNull(body.phone),
    relationship: orNull(body.relationship),
    date_of_birth: orNull(body.dateOfBirth),
    tshirt_size: orNull(body.tShirtSize),
    language: body.language,
    is_primary_contact: body.isPrimary,
  };
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<ProfileColumns>;
}

function orNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}

function requireGood(body: Profile, ownEmail: string): void {
  const isOtherEmail = body.email ? normalizeEmail(body.email) !== ownEmail : false;
  const problems = {
    firstName:
      body.firstName === undefined
        ? null
        : nameProblem(body.firstName ?? '', fieldMessages.firstName()),
    lastName:
      body.lastName === undefined
        ? null
        : nameProblem(body.lastName ?? '', fieldMessages.lastName()),
    email: isOtherEmail ? fieldMessages.emailHasOwnCall() : null,
    phone: optionalPhoneProblem(body.phone ?? ''),
    zip: optionalZipProblem(body.zip ?? ''),
    dateOfBirth: birthProblem(body.dateOfBirth ?? ''),
  };
  const { labels } = ownAccountEndpoints.updateProfile;
  const fields: FieldRefusal[] = Object.entries(problems).flatMap(([field, message]) =>
    message ? [{ field, label: labels?.[field] ?? field, message }] : [],
  );
  if (fields.length > 0) refuseFields(fields);
}

/** A real date, not before 1900 and not in the future. */
function birthProblem(date: string): string | null {
  if (date === '') return null;
  if (!isDay(date) || date < '1900-01-01') return fieldMessages.birthDateUnreadable();
  return date > localDate(new Date()) ? fieldMessages.birthDateInFuture() : null;
}

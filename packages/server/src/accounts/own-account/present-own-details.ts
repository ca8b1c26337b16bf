import {
  isRoleKey,
  type LeadRole,
  type ownAccountEndpoints,
  personPhotoAddress,
} from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import type { PersonRow } from '../person-store.ts';

type OwnDetails = AnswerOf<typeof ownAccountEndpoints.getUserDetails>['data'];

/** A person's own profile; `waitingEmail` is an unconfirmed address. */
export function presentOwnDetails(person: PersonRow, waitingEmail: string | null): OwnDetails {
  return {
    id: person.id,
    email: person.email,
    emailVerified: person.email_verified_at !== null,
    waitingEmail,
    hasPassword: person.password_hash !== null,
    rolename: isRoleKey(person.role_key) ? person.role_key : 'client',
    leadRole: person.lead_role as LeadRole | null,
    firstName: person.first_name,
    lastName: person.last_name,
    streetOne: person.street_one,
    streetTwo: person.street_two,
    city: person.city,
    state: person.state,
    zip: person.zip,
    country: person.country,
    phone: person.phone,
    isPrimary: person.is_primary_contact,
    relationship: person.relationship,
    dateOfBirth: person.date_of_birth,
    tShirtSize: person.tshirt_size,
    language: person.language === 'es' ? 'es' : 'en',
    faceBook: person.facebook,
    instaGram: person.instagram,
    linkdin: person.linkedin,
    twitter: person.twitter,
    photo: person.photo_key && personPhotoAddress(person.photo_key),
    licenseNumber: person.license_number,
    licenseExpiresOn: person.license_expires_on,
    version: person.version,
    createdAt: person.created_at.toISOString(),
  };
}

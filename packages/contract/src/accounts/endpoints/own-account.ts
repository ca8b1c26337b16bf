import { z } from 'zod';
import { defineEndpoint, lineText, recordVersion, secretText } from '#platform';
import { ownAccountCalls } from '../calls.ts';
import { leadRoles } from '../lead-roles.ts';
import { PASSWORD_MAX } from '../person-rules.ts';
import { roleKeys } from '../roles.ts';
import { done, succeeded } from './succeeded.ts';

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;
const text = (most: number) => lineText(most).nullish();
const currentPassword = secretText(PASSWORD_MAX);
const orRecentProof = currentPassword
  .optional()
  .describe('without it, the session needs a recent proof (User/ProveYourself)');
const token = lineText(100).min(1);
const personId = z.uuid();
const nullableText = z.string().nullable();

/** A person's own profile; `phone` is +1 and ten digits, dates are YYYY-MM-DD. */
const ownDetails = z.object({
  id: personId,
  email: z.string(),
  emailVerified: z.boolean(),
  waitingEmail: nullableText.describe('an address waiting to be confirmed'),
  hasPassword: z.boolean().describe('false: signs in only by identity provider or passkey'),
  rolename: z.enum(roleKeys),
  leadRole: z.enum(leadRoles).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  streetOne: nullableText,
  streetTwo: nullableText,
  city: nullableText,
  state: nullableText,
  zip: nullableText,
  country: z.string(),
  phone: nullableText,
  isPrimary: z.boolean(),
  relationship: nullableText,
  dateOfBirth: nullableText,
  tShirtSize: nullableText,
  language: z.enum(['en', 'es']).describe('of the emails to them'),
  faceBook: nullableText,
  instaGram: nullableText,
  linkdin: nullableText,
  twitter: nullableText,
  photo: nullableText.describe('path of the photo on this site'),
  licenseNumber: nullableText.describe('the real-estate license, as the office recorded it'),
  licenseExpiresOn: nullableText,
  version: z.number().int(),
  createdAt: z.string(),
});

/** `userid` is the caller's own, the all-zero id, or that of a person they may edit. */
export const getUserDetails = defineEndpoint(ownAccountCalls.getUserDetails, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'A person’s own profile',
  query: z.object({ userid: personId.optional() }),
  answer: succeeded(ownDetails),
  example: {
    data: {
      id: '0b6f3f0e-6f5d-4c35-9c2c-0f0f5b7f2a11',
      email: 'jordan.ellis@example.com',
      emailVerified: true,
      waitingEmail: null,
      hasPassword: true,
      rolename: 'client',
      leadRole: 'Buyer',
      firstName: 'Jordan',
      lastName: 'Ellis',
      streetOne: '5102 Capitol Avenue',
      streetTwo: null,
      city: 'Omaha',
      state: 'NE',
      zip: '68132',
      country: 'USA',
      phone: '+14025550117',
      isPrimary: true,
      relationship: null,
      dateOfBirth: '1990-04-17',
      tShirtSize: 'M',
      language: 'en',
      faceBook: null,
      instaGram: 'https://www.instagram.com/jordan.ellis.example',
      linkdin: null,
      twitter: null,
      photo: '/people-photos/3f9a0c1b.webp',
      licenseNumber: null,
      licenseExpiresOn: null,
      version: 3,
      createdAt: '2026-03-02T15:04:05.000Z',
    },
    message: '',
    status: 200,
    statusCode: 'success',
  },
});

/** Contact fields. Missing fields don't change; null or an empty text clears. */
export const updateProfile = defineEndpoint(ownAccountCalls.updateProfile, {
  access: signedIn,
  summary: 'Change your profile',
  labels: {
    id: 'Id',
    firstName: 'First Name',
    lastName: 'Last Name',
    streetOne: 'Address Line 1',
    streetTwo: 'Address Line 2',
    city: 'City',
    state: 'State',
    zip: 'Zip',
    country: 'Country',
    email: 'Email',
    phone: 'Phone',
    relationship: 'Relationship',
    dateOfBirth: 'Date of Birth',
    tShirtSize: 'T-Shirt Size',
    language: 'Language of emails',
    isPrimary: 'Primary contact',
  },
  body: z.object({
    id: personId.optional(),
    firstName: lineText(300).nullish(),
    lastName: lineText(300).nullish(),
    streetOne: text(100),
    streetTwo: text(100),
    city: text(60),
    state: text(30),
    zip: text(20),
    country: text(60),
    email: text(300).describe('may be included; to change it, there is a separate call'),
    phone: text(30),
    relationship: text(60),
    dateOfBirth: text(10),
    tShirtSize: text(10),
    language: z.enum(['en', 'es']).optional(),
    isPrimary: z.boolean().optional(),
    version: recordVersion.optional().describe('refused if someone changed it in the meantime'),
  }),
  answer: succeeded(ownDetails),
  example: {
    ...getUserDetails.example,
    message: 'Your profile has been updated.',
  },
});

/** Links must be https. Missing fields don't change; null or an empty text clears. */
export const updateSocialMedia = defineEndpoint(ownAccountCalls.updateSocialMedia, {
  access: signedIn,
  summary: 'Change your social media links',
  labels: {
    id: 'Id',
    faceBook: 'Facebook',
    instaGram: 'Instagram',
    linkdin: 'LinkedIn',
    twitter: 'Twitter',
  },
  body: z.object({
    id: personId.optional(),
    faceBook: text(300),
    instaGram: text(300),
    linkdin: text(300),
    twitter: text(300),
  }),
  answer: done,
  example: {
    data: true,
    message: 'Your links have been updated.',
    status: 200,
    statusCode: 'success',
  },
});

/** Ends all other sessions and notifies the person by email. */
export const changePassword = defineEndpoint(ownAccountCalls.changePassword, {
  access: signedIn,
  summary: 'Change your password; requires the current one',
  labels: { currentPassword: 'Current password', newPassword: 'Password' },
  body: z.object({ currentPassword, newPassword: secretText(PASSWORD_MAX) }),
  answer: done,
  example: {
    data: true,
    message: 'Your password has been changed.',
    status: 200,
    statusCode: 'success',
  },
});

/** The answer is the same for a taken address; only its owner gets an email. */
export const changeEmail = defineEndpoint(ownAccountCalls.changeEmail, {
  access: signedIn,
  summary: 'Request another email address; requires a proof and takes effect once confirmed',
  labels: { currentPassword: 'Current password', newEmail: 'Email' },
  body: z.object({ currentPassword: orRecentProof, newEmail: lineText(300) }),
  answer: done,
  example: {
    data: true,
    message: 'Open the link we emailed to the new address.',
    status: 200,
    statusCode: 'success',
  },
});

export const confirmEmailChange = defineEndpoint(ownAccountCalls.confirmEmailChange, {
  access: openTo,
  summary: 'Confirm a new email address with the secret link',
  labels: { token: 'Link' },
  body: z.object({ token }),
  answer: succeeded(z.object({ email: z.string() })),
  example: {
    data: { email: 'jordan@example.org' },
    message: 'Your email has been changed.',
    status: 200,
    statusCode: 'success',
  },
});

/** From the email to the old address, for seven days. All sessions of the person end. */
export const undoEmailChange = defineEndpoint(ownAccountCalls.undoEmailChange, {
  access: openTo,
  summary: 'Undo a change of email address with the link emailed to the old one',
  labels: { token: 'Link' },
  body: z.object({ token }),
  answer: succeeded(z.object({ email: z.string() })),
  example: {
    data: { email: 'jordan.ellis@example.com' },
    message: 'Your email has been changed back. Set a new password.',
    status: 200,
    statusCode: 'success',
  },
});

/** Everything stored about the caller, by room and topic, without secrets. Needs a recent proof. */
export const exportMyData = defineEndpoint(ownAccountCalls.exportMyData, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Export everything stored about you',
  answer: succeeded(
    z.object({
      exportedAt: z.string(),
      rooms: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  ),
  example: {
    data: {
      exportedAt: '2026-03-02T15:04:05.000Z',
      rooms: { accounts: { profile: { email: 'jordan.ellis@example.com' } } },
    },
    message: '',
    status: 200,
    statusCode: 'success',
  },
});

/** Refused with `handover-needed` while others depend on the person's work. */
export const deleteMyAccount = defineEndpoint(ownAccountCalls.deleteMyAccount, {
  access: signedIn,
  summary: 'Delete your account; requires a proof; erased after 30 days',
  labels: { currentPassword: 'Current password' },
  body: z.object({ currentPassword: orRecentProof }),
  answer: done,
  example: {
    data: true,
    message: 'Your account has been deleted.',
    status: 200,
    statusCode: 'success',
  },
});

import { z } from 'zod';
import { defineEndpoint, legalTextNames, lineText, secretText, visitOrigin } from '#platform';
import { registrationCalls } from '../calls.ts';
import { leadRoles } from '../lead-roles.ts';
import { PASSWORD_MAX } from '../person-rules.ts';
import { done, succeeded } from './succeeded.ts';

const openTo = { kind: 'public' } as const;
const typed = lineText(300).nullish();
const password = secretText(PASSWORD_MAX).nullish();
const token = lineText(100).min(1);
const ignored = z.unknown().optional().describe('accepted and not stored');

/**
 * The registration payload of R-44. The server words violations of R-44, so the schema lets empty
 * texts through. Unknown fields are ignored.
 */
export const createUser = defineEndpoint(registrationCalls.createUser, {
  access: openTo,
  summary: 'Register; the account exists once the email address is verified',
  isForm: true,
  isSpamGuarded: true,
  labels: {
    first_name: 'First Name',
    last_name: 'Last Name',
    email: 'Email',
    password: 'Password',
    leadRole: 'Goal',
    agreeTermAndCondition: 'Terms and conditions',
  },
  body: z.object({
    first_name: typed,
    last_name: typed,
    email: typed,
    password,
    leadRole: z.enum(leadRoles).nullish().describe('Buyer by default'),
    agreeTermAndCondition: z.boolean().nullish(),
    ...visitOrigin,
    phone: ignored,
    department: ignored,
    relationshipStatus: ignored,
    dateOfBirth: ignored,
    tShirtSize: ignored,
    address1: ignored,
    address2: ignored,
    country: ignored,
    city: ignored,
    state: ignored,
    zip: ignored,
    faceBook: ignored,
    instaGram: ignored,
    linkdin: ignored,
    twitter: ignored,
  }),
  answer: done,
  example: {
    data: true,
    message: 'Check your email to finish creating your account.',
    status: 200,
    statusCode: 'success',
  },
});

const provenWith = {
  password: password.describe('as typed at registration; needed in another browser'),
  newPassword: password.describe('replaces the one typed at registration'),
};

/**
 * The key of the secret link, or the address with the six digits from the same email. In another
 * browser than the one that registered, also the password typed there, or a new one.
 */
export const verifyEmail = defineEndpoint(registrationCalls.verifyEmail, {
  access: openTo,
  summary:
    'Verify an email address with the key of the secret link or the emailed code; creates the account',
  labels: {
    email: 'Email',
    code: 'Code',
    token: 'Link',
    password: 'Password',
    newPassword: 'Password',
  },
  body: z.union([
    z.object({ token, ...provenWith }),
    z.object({ email: lineText(300), code: lineText(20), ...provenWith }),
  ]),
  answer: succeeded(z.object({ email: z.string() })),
  example: {
    data: { email: 'jordan.ellis@example.com' },
    message: 'Your email is verified. You can sign in now.',
    status: 200,
    statusCode: 'success',
  },
});

/** Gives the same answer whether or not a registration waits for this address. */
export const resendVerification = defineEndpoint(registrationCalls.resendVerification, {
  access: openTo,
  summary: 'Email the link and a new code again',
  isForm: true,
  isSpamGuarded: true,
  labels: { email: 'Email' },
  body: z.object({ email: typed }),
  answer: done,
  example: {
    data: true,
    message: 'If this email is waiting to be verified, we’ve sent a new code.',
    status: 200,
    statusCode: 'success',
  },
});

/** Gives the same answer for every well-formed address. */
export const forgetPassword = defineEndpoint(registrationCalls.forgetPassword, {
  access: openTo,
  summary: 'Email a password reset link',
  isForm: true,
  isSpamGuarded: true,
  labels: { email: 'Email' },
  body: z.object({ email: typed }),
  answer: done,
  example: { data: true, message: 'Check your email', status: 200, statusCode: 'success' },
});

/** For reset and invitation: `token` is the key of the secret link, bound to person and address. */
export const resetPassword = defineEndpoint(registrationCalls.resetPassword, {
  access: openTo,
  summary: 'Set a new password with the secret link; ends all of the person’s sessions',
  labels: { email: 'Email', newPassword: 'Password', token: 'Link' },
  body: z.object({
    email: typed,
    newPassword: password,
    token: lineText(100).nullish().describe('required; without it nothing changes (R-3)'),
  }),
  answer: done,
  example: {
    data: true,
    message: 'Password has been reset successfully',
    status: 200,
    statusCode: 'success',
  },
});

/** `version` of the terms is stored with a registration. */
export const getLegalText = defineEndpoint(registrationCalls.getLegalText, {
  access: openTo,
  summary: 'A text of the brokerage, such as its terms of use',
  labels: { name: 'Text', language: 'Language' },
  params: z.object({ name: z.enum(legalTextNames) }),
  query: z.object({ language: z.enum(['en', 'es']).optional() }),
  answer: z.object({
    language: z.enum(['en', 'es']).describe('English where there is no translation'),
    title: z.string(),
    version: z.iso.date().describe('the day of the last change'),
    body: z.string().describe('CommonMark'),
  }),
  example: {
    language: 'en',
    title: 'Terms of Use',
    version: '2026-11-23',
    body: '## Your account\n\n- Give your own name.',
  },
});

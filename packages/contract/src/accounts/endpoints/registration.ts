import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { leadRoles } from '../lead-roles.ts';
import { accountPaths } from '../paths.ts';
import { PASSWORD_MOST } from '../person-rules.ts';
import { done, succeeded } from './succeeded.ts';

const openTo = { kind: 'public' } as const;
const typed = z.string().max(300).nullish();
const password = z.string().max(PASSWORD_MOST).nullish();
const token = z.string().min(1).max(100);
const ignored = z.unknown().optional().describe('taken and not kept');

/**
 * The registration payload of spec 1 section 3. The rules of spec 1 section 5 are the server's to
 * word, so the schema lets empty texts through. Fields it does not name are ignored (safety.md).
 */
export const createUser = defineEndpoint({
  method: 'POST',
  path: accountPaths.createUser,
  access: openTo,
  summary: 'Ask for an account; it exists once the mailbox is proven',
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
    leadRole: z.enum(leadRoles).nullish().describe('Buyer unless said'),
    agreeTermAndCondition: z.boolean().nullish(),
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

/** The token of the mailed link, or the mailbox with the six digits of the same mail. */
export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: accountPaths.verifyEmail,
  access: openTo,
  summary: 'Prove a mailbox with the mailed link or code; the account exists from here on',
  labels: { email: 'Email', code: 'Code', token: 'Link' },
  body: z.union([
    z.object({ token }),
    z.object({ email: z.string().max(300), code: z.string().max(20) }),
  ]),
  answer: succeeded(z.object({ email: z.string() })),
  example: {
    data: { email: 'jordan.ellis@example.com' },
    message: 'Your email is verified. You can sign in now.',
    status: 200,
    statusCode: 'success',
  },
});

/** Answers the same whether anything waits for this mailbox or not. */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: accountPaths.resendVerification,
  access: openTo,
  summary: 'Mail the link and a new code once more',
  labels: { email: 'Email' },
  body: z.object({ email: typed }),
  answer: done,
  example: {
    data: true,
    message: 'If an account is waiting for this email, a new code is on its way.',
    status: 200,
    statusCode: 'success',
  },
});

/** Answers the same for every well-formed address (decision 4). */
export const forgetPassword = defineEndpoint({
  method: 'POST',
  path: accountPaths.forgetPassword,
  access: openTo,
  summary: 'Mail a link for setting a new password',
  labels: { email: 'Email' },
  body: z.object({ email: typed }),
  answer: done,
  example: { data: true, message: 'Check your email', status: 200, statusCode: 'success' },
});

/** Reset and invitation alike: `token` is the mailed link's, bound to person and mailbox. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: accountPaths.resetPassword,
  access: openTo,
  summary: 'Set a new password with the mailed link; all sessions of the person end',
  labels: { email: 'Email', newPassword: 'Password', token: 'Link' },
  body: z.object({
    email: typed,
    newPassword: password,
    token: z.string().max(100).nullish().describe('without one nothing is changed (decision 3)'),
  }),
  answer: done,
  example: {
    data: true,
    message: 'Password has been reset successfully',
    status: 200,
    statusCode: 'success',
  },
});

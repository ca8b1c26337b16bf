import { z } from 'zod';
import { defineEndpoint, lineText, secretText } from '#platform';
import { identityCalls } from '../calls.ts';
import { PASSWORD_MAX } from '../person-rules.ts';
import { exampleSignIn, logInAnswerSchema } from '../wire-sign-in.ts';
import { exampleHead } from './example-head.ts';
import { done, succeeded } from './succeeded.ts';

/*
 * Sign-in through OpenID Connect issuers. The site itself sends people to the link `start`;
 * the two calls `auth/nonce` and `auth/google/login` are for a client with its own ID token.
 */

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;
const alias = z.string().regex(/^[a-z0-9-]{1,30}$/, 'isn’t known');

const exampleNonce = 'q0Yy6M3mWm0c0d6y8s0k3wqvS1o8bqzJ3m0yqS1o8bo';

/** Issuers in the order of their buttons. */
export const getIdentityProviders = defineEndpoint(identityCalls.getIdentityProviders, {
  access: openTo,
  summary: 'Identity providers that people may sign in with',
  answer: succeeded(
    z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        start: z.string().describe('the link to follow, with ?mode=popup or ?mode=page'),
      }),
    ),
  ),
  example: {
    data: [{ key: 'google', name: 'Google', start: '/auth/start/google' }],
    ...exampleHead,
  },
});

/** A nonce for the issuer's ID token: used once, within ten minutes. */
export const getIdentityNonce = defineEndpoint(identityCalls.getIdentityNonce, {
  access: openTo,
  summary: 'A nonce for requesting an ID token',
  body: z.object({ alias }),
  answer: succeeded(z.object({ nonce: z.string() })).extend({ nonce: z.string() }),
  example: { data: { nonce: exampleNonce }, nonce: exampleNonce, ...exampleHead },
});

/** Signs in with an ID token; `token` next to `data.jwtToken`, as the specified client reads it. */
export const identityLogIn = defineEndpoint(identityCalls.identityLogIn, {
  access: openTo,
  summary: 'Sign in with an ID token issued for one of our nonces',
  body: z.object({ token: lineText(16_000).min(1), alias }),
  answer: logInAnswerSchema.and(z.object({ token: z.string(), rolename: z.string() })),
  example: {
    ...exampleSignIn,
    token: exampleSignIn.data.jwtToken,
    rolename: exampleSignIn.data.rolename,
  },
});

const identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string().describe('the provider’s name, or the issuer if it is no longer set up'),
  email: z.string(),
  linkedAt: z.string(),
  lastUsedAt: z.string().nullable(),
  start: z.string().nullable().describe('the link to sign in with it again; null: not set up here'),
});

/** The caller's own accounts at identity providers. */
export const getIdentities = defineEndpoint(identityCalls.getIdentities, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Identity provider accounts linked to the caller’s account',
  answer: succeeded(z.array(identity)),
  example: {
    data: [
      {
        issuer: 'https://accounts.google.com',
        subject: '110169484474386276334',
        name: 'Google',
        email: 'ada@example.org',
        linkedAt: '2026-03-01T12:00:00.000Z',
        lastUsedAt: '2026-03-02T08:00:00.000Z',
        start: '/auth/start/google',
      },
    ],
    ...exampleHead,
  },
});

/** Links an account at a provider with the person that the link was emailed to. */
export const confirmIdentity = defineEndpoint(identityCalls.confirmIdentity, {
  access: openTo,
  summary: 'Link an identity provider account with the secret link',
  labels: { token: 'Link' },
  body: z.object({ token: secretText(400).min(1) }),
  answer: done,
  example: { data: true, ...exampleHead, message: 'You can now sign in this way.' },
});

/** Unlinks the caller's account from one at a provider. An unknown one is 404. */
export const removeIdentity = defineEndpoint(identityCalls.removeIdentity, {
  access: signedIn,
  summary: 'Unlink an identity provider account',
  labels: { currentPassword: 'Current password' },
  body: z.object({
    issuer: lineText(300).min(1),
    subject: lineText(300).min(1),
    currentPassword: secretText(PASSWORD_MAX).min(1),
  }),
  answer: done,
  example: { data: true, ...exampleHead, message: 'The sign-in method was removed.' },
});

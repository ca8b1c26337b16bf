import { z } from 'zod';
import { defineEndpoint, lineText, pageFacts, pageQuery, secretText } from '#platform';
import { signInCalls } from '../calls.ts';
import { PASSWORD_MAX } from '../person-rules.ts';
import { sessionEndCauses } from '../session-ends.ts';
import { exampleSignIn, logInAnswerSchema, signInAnswerSchema } from '../wire-sign-in.ts';
import { seeingAsSchema } from './seeing-as.ts';
import { done } from './succeeded.ts';

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

/**
 * Sign-in with a password. Sets the session cookie.
 * Pending credentials are refused with `verify-identity`, wrong ones with `no-user-found`.
 */
export const logIn = defineEndpoint(signInCalls.logIn, {
  access: openTo,
  summary: 'Sign in with email and password',
  labels: { email: 'Email', password: 'Password' },
  body: z.object({ email: lineText(300), password: secretText(PASSWORD_MAX) }),
  answer: logInAnswerSchema,
  example: exampleSignIn,
});

/**
 * A new access token for the session cookie, which is rotated. Accepts only the cookie, only
 * from our own origin; refuses with `signed-out`, and leaves a notice that the session is over, and
 * why.
 */
export const refresh = defineEndpoint(signInCalls.refresh, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'A new access token for the session cookie',
  answer: signInAnswerSchema,
  example: exampleSignIn,
});

/** Ends the session of the bearer token and the one of the cookie; clears the cookies. */
export const signOut = defineEndpoint(signInCalls.signOut, {
  whileSeeingAs: 'open',
  access: openTo,
  summary: 'Sign out',
  answer: done,
  example: { data: true, message: 'You’re signed out.', status: 200, statusCode: 'success' },
});

/** The signed-in person with their current permissions. */
export const getSession = defineEndpoint(signInCalls.getSession, {
  access: signedIn,
  summary: 'Who is signed in and their permissions',
  answer: z.object({
    data: z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.string(),
      roleLabel: z.string(),
      side: z.enum(['staff', 'external', 'client']),
      scope: z.enum(['own', 'team', 'all']),
      permissions: z.array(z.string()).describe('permission keys; for a column: may be viewed'),
      edits: z.array(z.string()).describe('columns that may be edited'),
      mustSetUpTwoStep: z.boolean(),
      isTwoStepSuggested: z.boolean().describe('the role should have it, and the person doesn’t'),
      landing: z.string(),
      sessionId: z.uuid(),
      seeingAs: seeingAsSchema
        .nullable()
        .describe('set while the caller sees the office as someone else: the rest is that person'),
    }),
  }),
  example: {
    data: {
      id: exampleSignIn.data.id,
      firstName: 'Maria',
      lastName: 'Olsen',
      email: 'maria@example.org',
      role: 'client',
      roleLabel: 'Client',
      side: 'client',
      scope: 'own',
      permissions: [],
      edits: [],
      mustSetUpTwoStep: false,
      isTwoStepSuggested: false,
      landing: '/homepage',
      sessionId: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11',
      seeingAs: null,
    },
  },
});

/** Why the session of the cookie is over; null unless the cookie has a secret of that session. */
export const getSessionEnd = defineEndpoint(signInCalls.getSessionEnd, {
  access: openTo,
  summary: 'Why the session of the cookie is over',
  answer: z.object({ data: z.object({ why: z.enum(sessionEndCauses).nullable() }) }),
  example: { data: { why: 'idle' } },
});

/** The caller's open sessions, last used first, at most 100. */
export const getSessions = defineEndpoint(signInCalls.getSessions, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Devices that are signed in',
  answer: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        address: z.string().nullable(),
        signedInBy: z.enum(['password', 'identity-provider', 'passkey', 'link']),
        startedAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  example: {
    data: [
      {
        id: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11',
        device: 'Chrome on Windows',
        address: '203.0.113.7',
        signedInBy: 'password',
        startedAt: '2026-06-06T18:00:00.000Z',
        lastUsedAt: '2026-06-06T18:30:00.000Z',
        isCurrent: true,
      },
    ],
  },
});

/** Ends one of the caller's sessions; another person's is not found. Needs a recent proof. */
export const endSession = defineEndpoint(signInCalls.endSession, {
  access: signedIn,
  summary: 'Sign out one device',
  body: z.object({ id: z.uuid() }),
  answer: done,
  example: {
    data: true,
    message: 'The device was signed out.',
    status: 200,
    statusCode: 'success',
  },
});

/** Ends all of the caller's sessions but this one. Needs a recent proof. */
export const endOtherSessions = defineEndpoint(signInCalls.endOtherSessions, {
  access: signedIn,
  summary: 'Sign out all other devices',
  answer: done,
  example: {
    data: true,
    message: 'All other devices were signed out.',
    status: 200,
    statusCode: 'success',
  },
});

/** Security events of the caller's account, newest first. */
export const getSecurityEvents = defineEndpoint(signInCalls.getSecurityEvents, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Security events of the account',
  query: z.object(pageQuery),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        happenedAt: z.iso.datetime(),
        device: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    ...pageFacts,
  }),
  example: {
    data: [
      {
        id: 1,
        kind: 'signed-in',
        happenedAt: '2026-06-06T18:00:00.000Z',
        device: 'Chrome on Windows',
        address: '203.0.113.7',
      },
    ],
    page: 1,
    pageSize: 20,
    total: 1,
  },
});

import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { accountPaths } from '../paths.ts';
import { PASSWORD_MOST } from '../person-rules.ts';
import { exampleSignIn, logInAnswerSchema, signInAnswerSchema } from '../wire-sign-in.ts';
import { done } from './succeeded.ts';

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

/**
 * Sign-in with a password (spec 1 sections 5, 7, 8; decisions 4, 5, 32). Sets the session cookie.
 * Pending credentials are refused with `verify-identity`, wrong ones with `no-user-found`.
 */
export const logIn = defineEndpoint({
  method: 'POST',
  path: accountPaths.logIn,
  access: openTo,
  summary: 'Sign in with e-mail and password',
  labels: { email: 'Email', password: 'Password' },
  body: z.object({ email: z.string().max(300), password: z.string().max(PASSWORD_MOST) }),
  answer: logInAnswerSchema,
  example: exampleSignIn,
});

/**
 * A new access token for the session cookie, which is rotated (decision 7). Takes the cookie alone,
 * from our own origin alone; refuses with `signed-out`.
 */
export const refresh = defineEndpoint({
  method: 'POST',
  path: accountPaths.refresh,
  access: openTo,
  summary: 'A new access token for the session cookie',
  answer: signInAnswerSchema,
  example: exampleSignIn,
});

/** Ends the session of the bearer token and the one of the cookie; clears the cookies. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: accountPaths.signOut,
  access: openTo,
  summary: 'Sign out',
  answer: done,
  example: { data: true, message: 'Signed out.', status: 200, statusCode: 'success' },
});

/** Who is signed in, and what they hold at this moment. */
export const session = defineEndpoint({
  method: 'GET',
  path: accountPaths.session,
  access: signedIn,
  summary: 'Who is signed in and what they hold',
  answer: z.object({
    data: z.object({
      id: z.uuid(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      rolename: z.string(),
      rolelabel: z.string(),
      side: z.enum(['staff', 'external', 'client']),
      reach: z.enum(['own', 'team', 'all']),
      permissions: z.array(z.string()).describe('keys held; for a column: may be seen'),
      edits: z.array(z.string()).describe('columns that may be changed'),
      must_set_up_two_step: z.boolean(),
      landing: z.string(),
      session_id: z.uuid(),
    }),
  }),
  example: {
    data: {
      id: exampleSignIn.data.id,
      first_name: 'Maria',
      last_name: 'Olsen',
      email: 'maria@example.org',
      rolename: 'client',
      rolelabel: 'Client',
      side: 'client',
      reach: 'own',
      permissions: [],
      edits: [],
      must_set_up_two_step: false,
      landing: '/homepage',
      session_id: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11',
    },
  },
});

/** The caller's sessions that have not ended, last used first, at most 100. */
export const sessions = defineEndpoint({
  method: 'GET',
  path: accountPaths.sessions,
  access: signedIn,
  summary: 'Devices that are signed in',
  answer: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        address: z.string().nullable(),
        signed_in_by: z.enum(['password', 'identity-provider', 'passkey', 'link']),
        started_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
  example: {
    data: [
      {
        id: '0197f6f1-8f3c-7b6e-9c59-2f4c6a3f1d11',
        device: 'Chrome on Windows',
        address: '203.0.113.7',
        signed_in_by: 'password',
        started_at: '2026-06-06T18:00:00.000Z',
        last_used_at: '2026-06-06T18:30:00.000Z',
        current: true,
      },
    ],
  },
});

/** Ends one of the caller's sessions; another person's is not found. */
export const endSession = defineEndpoint({
  method: 'POST',
  path: accountPaths.endSession,
  access: signedIn,
  summary: 'Sign one device out',
  body: z.object({ id: z.uuid() }),
  answer: done,
  example: { data: true, message: 'The device is signed out.', status: 200, statusCode: 'success' },
});

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: accountPaths.endOtherSessions,
  access: signedIn,
  summary: 'Sign all other devices out',
  answer: done,
  example: {
    data: true,
    message: 'All other devices are signed out.',
    status: 200,
    statusCode: 'success',
  },
});

/** What happened to the caller's account, newest first; `next` is sent as `before`. */
export const securityEvents = defineEndpoint({
  method: 'GET',
  path: accountPaths.securityEvents,
  access: signedIn,
  summary: 'What happened to the account',
  query: z.object({
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        happened_at: z.iso.datetime(),
        device: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    next: z.number().int().nullable(),
  }),
  example: {
    data: [
      {
        id: 1,
        kind: 'signed-in',
        happened_at: '2026-06-06T18:00:00.000Z',
        device: 'Chrome on Windows',
        address: '203.0.113.7',
      },
    ],
    next: null,
  },
});

import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { accountPaths } from '../paths.ts';
import { PASSWORD_MOST } from '../person-rules.ts';
import { exampleSignIn, secondStepMethods, signInAnswerSchema } from '../wire-sign-in.ts';
import { succeeded } from './succeeded.ts';
import {
  assertionSchema,
  attestationSchema,
  creationOptionsSchema,
  requestOptionsSchema,
} from './web-authn.ts';

/*
 * Two-step sign-in is on as soon as an authenticator app is confirmed or a passkey stands. Whoever
 * turns on the first of them is given ten recovery codes, shown once.
 */

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;
const labels = {
  code: 'Code',
  recoveryCode: 'Recovery code',
  currentPassword: 'Current password',
  name: 'Name',
  passkey: 'Passkey',
  response: 'Passkey',
};

const challenge = z.string().min(1).max(200);
const currentPassword = z.string().min(1).max(PASSWORD_MOST);
/** Six digits; spaces as apps show them are taken out. */
const totpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must have 6 digits'));
const anyCode = z.string().trim().min(6).max(30);

const success = { status: 200, statusCode: 'success' } as const;

const recoveryCodes = z.array(z.string()).describe('ten one-use codes, shown this once');
const exampleCodes = ['4kq7m-xw2pd', '9b3ht-c6vnz'];

/**
 * What a half-finished sign-in asks for, for a page that did not start it: after a popup, or without
 * script. Without a challenge the browser's cookie says which, from our own origin alone. Refuses
 * with `challenge-over`.
 */
export const getSecondStep = defineEndpoint({
  method: 'POST',
  path: accountPaths.secondStep,
  access: openTo,
  summary: 'What the half-finished sign-in of this browser asks for',
  body: z.object({ challenge: challenge.optional() }),
  answer: succeeded(
    z.object({ challenge: z.string(), methods: z.array(z.enum(secondStepMethods)) }),
  ),
  example: {
    data: {
      challenge: 'b5nN2Kc5mYh7m1Jv0h3J3m0yqS1o8bqzb5nN2Kc5mYh',
      methods: ['totp', 'recovery-code'],
    },
    message: '',
    ...success,
  },
});

/**
 * Ends a half-finished sign-in with exactly one of code, recovery code or passkey. Without a challenge
 * the browser's cookie says which sign-in it is, from our own origin alone.
 */
export const completeTwoStep = defineEndpoint({
  method: 'POST',
  path: accountPaths.completeTwoStep,
  access: openTo,
  summary: 'Second step of a sign-in: authenticator code, recovery code or passkey',
  labels,
  body: z
    .object({
      challenge: challenge.optional(),
      code: totpCode.optional(),
      recoveryCode: anyCode.optional(),
      passkey: assertionSchema.optional(),
    })
    .refine((body) => [body.code, body.recoveryCode, body.passkey].filter(Boolean).length === 1, {
      path: ['code'],
      message: 'is required',
    }),
  answer: signInAnswerSchema,
  example: exampleSignIn,
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  backedUp: z.boolean().describe('synced by a password manager, so it survives the device'),
});
const examplePasskey = {
  id: 'Qk3hE6eWk1mPz0',
  name: 'Phone',
  createdAt: '2026-03-02T15:04:05.000Z',
  lastUsedAt: null,
  backedUp: true,
};

/** How two-step sign-in stands for the caller. */
export const getTwoStep = defineEndpoint({
  method: 'GET',
  path: accountPaths.twoStep,
  access: signedIn,
  summary: 'How two-step sign-in stands: authenticator app, passkeys, recovery codes left',
  answer: succeeded(
    z.object({
      isOn: z.boolean(),
      isRequired: z.boolean().describe('the role asks for it: it can’t be turned off entirely'),
      totp: z.object({ isOn: z.boolean(), since: z.string().nullable() }),
      recoveryCodesLeft: z.number().int(),
      passkeys: z.array(passkey),
      passkeysAvailable: z
        .boolean()
        .describe('false where the site’s address is a bare IP address, which WebAuthn refuses'),
    }),
  ),
  example: {
    data: {
      isOn: true,
      isRequired: false,
      totp: { isOn: true, since: '2026-03-01T12:00:00.000Z' },
      recoveryCodesLeft: 10,
      passkeys: [examplePasskey],
      passkeysAvailable: true,
    },
    message: '',
    ...success,
  },
});

/** Makes a new secret for an authenticator app; it counts once confirmed. */
export const startTotp = defineEndpoint({
  method: 'POST',
  path: accountPaths.startTotp,
  access: signedIn,
  summary: 'A new secret for an authenticator app, as text, address and QR code',
  labels,
  body: z.object({ currentPassword }),
  answer: succeeded(
    z.object({
      secret: z.string().describe('base32, in groups of four'),
      otpauthUri: z.string(),
      qrSvg: z.string().describe('an SVG document; show it as an image from a data: address'),
    }),
  ),
  example: {
    data: {
      secret: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
      otpauthUri: 'otpauth://totp/Example%20Realty:ada%40example.org?secret=JBSWY3DPEHPK3PXP',
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    },
    message: 'Scan the code with your authenticator app, then enter what it shows.',
    ...success,
  },
});

/** Turns the authenticator app on. Codes are null when they were given before. */
export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: accountPaths.confirmTotp,
  access: signedIn,
  summary: 'Confirms the authenticator app with its first code',
  labels,
  body: z.object({ code: totpCode }),
  answer: succeeded(z.object({ recoveryCodes: recoveryCodes.nullable() })),
  example: {
    data: { recoveryCodes: exampleCodes },
    message: 'Two-step sign-in is on.',
    ...success,
  },
});

/** Takes the authenticator app away; passkeys stay until they are removed one by one. */
export const turnOffTwoStep = defineEndpoint({
  method: 'POST',
  path: accountPaths.turnOffTwoStep,
  access: signedIn,
  summary: 'Turns the authenticator app off, with the password and a code or recovery code',
  labels,
  body: z.object({ currentPassword, code: anyCode }),
  answer: succeeded(z.object({ isOn: z.boolean() })),
  example: {
    data: { isOn: false },
    message: 'The authenticator app is turned off.',
    ...success,
  },
});

/** Ten new recovery codes; the old ones are void. */
export const newRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: accountPaths.newRecoveryCodes,
  access: signedIn,
  summary: 'New recovery codes in place of the old',
  labels,
  body: z.object({ currentPassword }),
  answer: succeeded(z.object({ recoveryCodes })),
  example: {
    data: { recoveryCodes: exampleCodes },
    message: 'Your old recovery codes no longer work.',
    ...success,
  },
});

/**
 * What to ask the browser for. Without a challenge: any passkey of this site, which signs in by
 * itself. With the challenge of a half-finished sign-in: the passkeys of that person.
 */
export const passkeySignInOptions = defineEndpoint({
  method: 'POST',
  path: accountPaths.passkeySignInOptions,
  access: openTo,
  summary: 'WebAuthn options for signing in with a passkey',
  body: z.object({ challenge: challenge.optional() }),
  answer: succeeded(z.object({ options: requestOptionsSchema })),
  example: {
    data: {
      options: {
        challenge: 'b5nN2Kc5mYh7m1Jv0h3J3m0yqS1o8bqz',
        rpId: 'homes.example.org',
        allowCredentials: [],
        timeout: 300_000,
        userVerification: 'required',
      },
    },
    message: '',
    ...success,
  },
});

/** Signs in with a passkey alone; having verified the person it counts as both steps. */
export const passkeySignIn = defineEndpoint({
  method: 'POST',
  path: accountPaths.passkeySignIn,
  access: openTo,
  summary: 'Signs in with a passkey, without a password',
  labels,
  body: z.object({ response: assertionSchema }),
  answer: signInAnswerSchema,
  example: exampleSignIn,
});

/** What to ask the browser for when a passkey is added. */
export const passkeyRegistrationOptions = defineEndpoint({
  method: 'POST',
  path: accountPaths.passkeyRegistrationOptions,
  access: signedIn,
  summary: 'WebAuthn options for adding a passkey',
  labels,
  body: z.object({ currentPassword }),
  answer: succeeded(z.object({ options: creationOptionsSchema })),
  example: {
    data: {
      options: {
        rp: { id: 'homes.example.org', name: 'Example Realty' },
        user: { id: 'AAECAw', name: 'ada@example.org', displayName: 'Ada Example' },
        challenge: 'b5nN2Kc5mYh7m1Jv0h3J3m0yqS1o8bqz',
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    },
    message: '',
    ...success,
  },
});

/** Adds a passkey. Recovery codes are null when they were given before. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: accountPaths.addPasskey,
  access: signedIn,
  summary: 'Adds the passkey that the browser made',
  labels,
  body: z.object({ name: z.string().trim().min(1).max(60), response: attestationSchema }),
  answer: succeeded(z.object({ passkey, recoveryCodes: recoveryCodes.nullable() })),
  example: {
    data: { passkey: examplePasskey, recoveryCodes: exampleCodes },
    message: 'The passkey is added.',
    ...success,
  },
});

/** Removes a passkey of one's own. */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: accountPaths.removePasskey,
  access: signedIn,
  summary: 'Removes a passkey',
  labels,
  body: z.object({ id: z.string().min(1).max(1400), currentPassword }),
  answer: succeeded(z.object({ isOn: z.boolean() })),
  example: { data: { isOn: false }, message: 'The passkey is removed.', ...success },
});

import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { twoStepCalls } from '../calls.ts';
import { exampleSignIn, secondStepMethods, signInAnswerSchema } from '../wire-sign-in.ts';
import { exampleHead } from './example-head.ts';
import { succeeded } from './succeeded.ts';
import {
  challenge,
  currentPassword,
  exampleCodes,
  examplePasskey,
  passkey,
  recoveryCodes,
  twoStepLabels,
} from './two-step-fields.ts';
import { assertionSchema } from './web-authn.ts';

export * from './passkeys.ts';

/*
 * Two-step sign-in is on as soon as an authenticator app is confirmed or a passkey exists. Setting
 * up the first of them gives ten recovery codes, shown once.
 */

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

/** Six digits; the spaces that apps show are removed. */
const totpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must have 6 digits'));
const anyCode = lineText(30).min(6);

/**
 * The second step that a sign-in needs, for a page that didn't start it: after a popup, or without
 * script. Without a challenge, the browser's cookie identifies it, only from our own origin.
 * Refuses with `challenge-over`.
 */
export const getSecondStep = defineEndpoint(twoStepCalls.getSecondStep, {
  access: openTo,
  summary: 'What this browser’s half-finished sign-in still needs',
  body: z.object({ challenge: challenge.optional() }),
  answer: succeeded(
    z.object({ challenge: z.string(), methods: z.array(z.enum(secondStepMethods)) }),
  ),
  example: {
    data: {
      challenge: 'b5nN2Kc5mYh7m1Jv0h3J3m0yqS1o8bqzb5nN2Kc5mYh',
      methods: ['totp', 'recovery-code'],
    },
    ...exampleHead,
  },
});

/**
 * Ends a half-finished sign-in with exactly one of code, recovery code or passkey. Without a
 * challenge, the browser's cookie identifies the sign-in, only from our own origin.
 */
export const completeTwoStep = defineEndpoint(twoStepCalls.completeTwoStep, {
  access: openTo,
  summary: 'Second step of a sign-in: authenticator code, recovery code or passkey',
  labels: twoStepLabels,
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

/** The caller's two-step sign-in settings. */
export const getTwoStep = defineEndpoint(twoStepCalls.getTwoStep, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Two-step sign-in settings: authenticator app, passkeys, recovery codes left',
  answer: succeeded(
    z.object({
      isOn: z.boolean(),
      isRequired: z.boolean().describe('the role requires it: it can’t be turned off completely'),
      totp: z.object({ isOn: z.boolean(), since: z.string().nullable() }),
      recoveryCodesLeft: z.number().int(),
      passkeys: z.array(passkey),
      passkeysAvailable: z
        .boolean()
        .describe('false if the site’s address is a bare IP address, which WebAuthn refuses'),
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
    ...exampleHead,
  },
});

/** Makes a new secret for an authenticator app; it counts once confirmed. */
export const startTotp = defineEndpoint(twoStepCalls.startTotp, {
  access: signedIn,
  summary: 'A new secret for an authenticator app, as text, link and QR code',
  labels: twoStepLabels,
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
    ...exampleHead,
    message: 'Scan the code with your authenticator app, then enter the code it shows.',
  },
});

/**
 * Turns the authenticator app on. Returns recovery codes only if the person has none yet, otherwise
 * null.
 */
export const confirmTotp = defineEndpoint(twoStepCalls.confirmTotp, {
  access: signedIn,
  summary: 'Confirm the authenticator app with its first code',
  labels: twoStepLabels,
  body: z.object({ code: totpCode }),
  answer: succeeded(z.object({ recoveryCodes: recoveryCodes.nullable() })),
  example: {
    data: { recoveryCodes: exampleCodes },
    ...exampleHead,
    message: 'Two-step sign-in is on.',
  },
});

/** Removes the authenticator app; passkeys are removed one by one. */
export const turnOffTwoStep = defineEndpoint(twoStepCalls.turnOffTwoStep, {
  access: signedIn,
  summary: 'Turn off the authenticator app, with the password and a code or recovery code',
  labels: twoStepLabels,
  body: z.object({ currentPassword, code: anyCode }),
  answer: succeeded(z.object({ isOn: z.boolean() })),
  example: {
    data: { isOn: false },
    ...exampleHead,
    message: 'The authenticator app is off.',
  },
});

/** Ten new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = defineEndpoint(twoStepCalls.renewRecoveryCodes, {
  access: signedIn,
  summary: 'Replace the recovery codes with new ones',
  labels: twoStepLabels,
  body: z.object({ currentPassword }),
  answer: succeeded(z.object({ recoveryCodes })),
  example: {
    data: { recoveryCodes: exampleCodes },
    ...exampleHead,
    message: 'Your old recovery codes no longer work.',
  },
});

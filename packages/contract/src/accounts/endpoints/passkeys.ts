import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { twoStepCalls } from '../calls.ts';
import { exampleSignIn, signInAnswerSchema } from '../wire-sign-in.ts';
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
import {
  assertionSchema,
  attestationSchema,
  creationOptionsSchema,
  requestOptionsSchema,
} from './web-authn.ts';

const openTo = { kind: 'public' } as const;
const signedIn = { kind: 'signed-in' } as const;

/**
 * What to ask the browser for. Without a challenge: any passkey of this site, which signs in by
 * itself. With the challenge of a half-finished sign-in: the passkeys of that person.
 */
export const getPasskeySignInOptions = defineEndpoint(twoStepCalls.getPasskeySignInOptions, {
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
    ...exampleHead,
  },
});

/** Signs in with only a passkey; since it verifies the person, it counts as both steps. */
export const passkeySignIn = defineEndpoint(twoStepCalls.passkeySignIn, {
  access: openTo,
  summary: 'Sign in with a passkey, without a password',
  labels: twoStepLabels,
  body: z.object({ response: assertionSchema }),
  answer: signInAnswerSchema,
  example: exampleSignIn,
});

/** What to ask the browser for when a passkey is added. */
export const getPasskeyRegistrationOptions = defineEndpoint(
  twoStepCalls.getPasskeyRegistrationOptions,
  {
    access: signedIn,
    summary: 'WebAuthn options for adding a passkey',
    labels: twoStepLabels,
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
      ...exampleHead,
    },
  },
);

/** Adds a passkey. Returns recovery codes only if the person has none yet, otherwise null. */
export const addPasskey = defineEndpoint(twoStepCalls.addPasskey, {
  access: signedIn,
  summary: 'Add the passkey that the browser created',
  labels: twoStepLabels,
  body: z.object({ name: lineText(60).min(1), response: attestationSchema }),
  answer: succeeded(z.object({ passkey, recoveryCodes: recoveryCodes.nullable() })),
  example: {
    data: { passkey: examplePasskey, recoveryCodes: exampleCodes },
    ...exampleHead,
    message: 'The passkey was added.',
  },
});

/** Removes one of the caller's passkeys. */
export const removePasskey = defineEndpoint(twoStepCalls.removePasskey, {
  access: signedIn,
  summary: 'Remove a passkey',
  labels: twoStepLabels,
  body: z.object({ id: lineText(1400).min(1), currentPassword }),
  answer: succeeded(z.object({ isOn: z.boolean() })),
  example: { data: { isOn: false }, ...exampleHead, message: 'The passkey was removed.' },
});

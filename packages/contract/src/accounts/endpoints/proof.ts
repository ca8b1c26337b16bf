import { z } from 'zod';
import { defineEndpoint, lineText } from '#platform';
import { proofCalls } from '../calls.ts';
import { exampleHead } from './example-head.ts';
import { getPasskeySignInOptions } from './passkeys.ts';
import { done, succeeded } from './succeeded.ts';
import { currentPassword, twoStepLabels } from './two-step-fields.ts';
import { assertionSchema } from './web-authn.ts';

/*
 * A session may change what could take the account over only within five minutes of a proof: of the
 * sign-in itself, or of one given here.
 */

const signedIn = { kind: 'signed-in' } as const;
const digits = lineText(20).min(6);

/** The ways to prove who you are without a new sign-in. */
const proofMethods = ['password', 'totp', 'passkey', 'emailed-code'] as const;
export type ProofMethod = (typeof proofMethods)[number];

const proof = z.object({
  provenUntil: z.iso.datetime().nullable().describe('null: a proof is needed'),
  methods: z.array(z.enum(proofMethods)),
});
const exampleProof = { provenUntil: '2026-03-02T15:09:05.000Z', methods: ['password' as const] };

/** An emailed code is offered only to people who have nothing else here. */
export const getProof = defineEndpoint(proofCalls.getProof, {
  whileSeeingAs: 'personal',
  access: signedIn,
  summary: 'Whether this session was proven recently, and how to prove it',
  answer: succeeded(proof),
  example: { data: exampleProof, ...exampleHead },
});

/** For people without a password, authenticator app and passkey. */
export const sendProofCode = defineEndpoint(proofCalls.sendProofCode, {
  access: signedIn,
  summary: 'Email a code that proves who you are',
  answer: done,
  example: { data: true, ...exampleHead, message: 'We emailed you a code.' },
});

export const getProofPasskeyOptions = defineEndpoint(proofCalls.getProofPasskeyOptions, {
  access: signedIn,
  summary: 'What to ask the browser for, to prove who you are with a passkey',
  answer: getPasskeySignInOptions.answer,
  example: getPasskeySignInOptions.example,
});

/** Exactly one of the four. Counts for this session, for five minutes. */
export const proveYourself = defineEndpoint(proofCalls.proveYourself, {
  access: signedIn,
  summary: 'Prove who you are: password, authenticator code, passkey or emailed code',
  labels: { ...twoStepLabels, emailedCode: 'Code' },
  body: z
    .object({
      currentPassword: currentPassword.optional(),
      code: digits.optional(),
      emailedCode: digits.optional(),
      passkey: assertionSchema.optional(),
    })
    .refine((body) => Object.values(body).filter(Boolean).length === 1, {
      path: ['currentPassword'],
      message: 'is required',
    }),
  answer: succeeded(proof),
  example: { data: exampleProof, ...exampleHead, message: 'Thanks for confirming.' },
});

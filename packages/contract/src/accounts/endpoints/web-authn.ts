import { z } from 'zod';
import { lineText } from '#platform';

/*
 * What a browser answers to WebAuthn options, as PublicKeyCredential.toJSON() writes it (W3C Web
 * Authentication Level 3, section 5.1). Binary fields are base64url; everything is bounded.
 */

const base64Url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'is not base64url');

const credentialId = base64Url(1400);
const clientDataJSON = base64Url(4000);
const attachment = z.enum(['platform', 'cross-platform']);

/** The answer of `navigator.credentials.get()`. */
export const assertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment.nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64Url(4000),
    signature: base64Url(4000),
    userHandle: base64Url(200).nullish(),
  }),
});

/** The answer of `navigator.credentials.create()`. */
export const attestationSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment.nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
  response: z.object({
    clientDataJSON,
    attestationObject: base64Url(60_000),
    transports: z.array(lineText(30)).max(10).optional(),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** The input of `navigator.credentials.get()`, for parseRequestOptionsFromJSON. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.number().int().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
});

/** The input of `navigator.credentials.create()`, for parseCreationOptionsFromJSON. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  extensions: z.looseObject({}).optional(),
  hints: z.array(z.string()).optional(),
});

export type WireAssertion = z.output<typeof assertionSchema>;
export type WireAttestation = z.output<typeof attestationSchema>;
